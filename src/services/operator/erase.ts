import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import { BOOKING, type RecordStore } from "../../stores/records.ts";
import { readDocument, type TrailEntry, writeRecord } from "../gds/document.ts";
import { forgetNames } from "../gds/find/name-index.ts";
import { isOfTrip } from "../gds/moves.ts";
import { withdrawLinks } from "../itinerary/links.ts";
import { contactKeys } from "../requests/contact-keys.ts";
import { removeRequest } from "../requests/remove.ts";
import type { Holdings } from "./customer-book.ts";
import { type CustomerParts, holdingsOf, seenOf, showCustomer } from "./customers.ts";

export interface EraseParts extends CustomerParts {
  readonly records: RecordStore;
}

export interface Erased {
  readonly requests: number;
  readonly bookings: number;
}

/** What stands in a booking's place of a person: bookings keep their money, and a name each. */
export const ERASED = { firstName: "Erased", lastName: "Traveller" } as const;
const TRIES = 10;

/** What is to be erased, if it is what was looked at and no journey is ahead. */
export async function erasable(
  parts: CustomerParts,
  contact: string,
  seen: string,
): Promise<Holdings> {
  const held = await holdingsOf(parts, contact);
  if (seenOf(held) !== seen) throw seenOtherwise();
  const { ahead } = await showCustomer(parts, contact);
  if (ahead.length > 0) throw tripAhead(ahead);
  return held;
}

/**
 * Erases what is known of a customer: requests with their threads and notes leave, bookings are kept for
 * their money, without the people. What waits in the outbox names requests alone, and is dropped with
 * them. Done again after a crash, it finishes the rest.
 */
export async function eraseCustomer(
  parts: EraseParts,
  by: string,
  contact: string,
  { requests, bookings }: Holdings,
): Promise<Erased> {
  const booked = new Set(requests.map(({ entry }) => entry.pnr));
  // Bookings first: some are found by the requests alone.
  for (const { id } of bookings) {
    await withdrawLinks(parts, id);
    await eraseBooking(parts, { pnr: id, contact, all: booked.has(id) }, by);
  }
  for (const { id } of requests) await removeRequest(parts, id);
  return { requests: requests.length, bookings: bookings.length };
}

interface ErasedPart {
  readonly pnr: string;
  readonly contact: string;
  /** Everybody on it, not only the person of the contact. */
  readonly all: boolean;
}

async function eraseBooking(
  { records, now }: Pick<EraseParts, "records" | "now">,
  { pnr, contact, all }: ErasedPart,
  by: string,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stored = await records.get(BOOKING, pnr);
    if (!stored) return;
    const { booking, trail = [], holds } = readDocument(stored.document);
    const at = now();
    const next = withoutPeople(booking, contact, all);
    const erased: TrailEntry = { at, by, what: "erased" };
    const result = await records.write({
      ...stored,
      modifiedAt: at,
      expectedVersion: stored.version,
      document: writeRecord({
        booking: { ...next, lastModified: at },
        holds,
        trail: [...trail.map(withoutWords), erased],
      }),
    });
    if (result.kind !== "committed") continue;
    await forgetNames(records, booking);
    return;
  }
  throw new TravelError("unavailable", "This booking is being changed at this moment", {
    reason: "booking_contended",
    value: pnr,
    hint: "Erase the customer again in a moment; what is done stays done.",
  });
}

/** What an operator did, without reasons and without the people it was done to. */
function withoutWords({ text: _, moves, ...entry }: TrailEntry): TrailEntry {
  return { ...entry, ...(moves && { moves: moves.filter(isOfTrip) }) };
}

/** The booking without its people, or without the one passenger that has the contact. */
function withoutPeople(booking: Pnr, contact: string, all: boolean): Pnr {
  const { contactEmail, contactPhone, requests, ...rest } = booking;
  const isTheirs = all || contactKeys(contactEmail, contactPhone).includes(contact);
  const isOf = (email?: string, phone?: string) =>
    isTheirs || contactKeys(email, phone).includes(contact);
  const gone = new Set(
    booking.passengers.filter(({ email, phone }) => isOf(email, phone)).map(({ id }) => id),
  );
  const kept = requests?.filter(({ passenger }) => !gone.has(passenger)) ?? [];
  const { cancellationReason: _, warnings: __, ...nameless } = rest;
  return {
    ...(isTheirs ? nameless : { ...rest, contactEmail, contactPhone }),
    ...(kept.length > 0 && { requests: kept }),
    passengers: booking.passengers.map((person) =>
      gone.has(person.id) ? { id: person.id, type: person.type, ...ERASED } : person,
    ),
    hotels: booking.hotels.map(({ specialRequests, guests, ...hotel }) => ({
      ...hotel,
      guests: guests.map((guest) => (isOf(guest.email) ? { ...ERASED } : guest)),
      ...(!isTheirs && specialRequests !== undefined && { specialRequests }),
    })),
    cars: booking.cars.map(({ specialRequests, driver, ...car }) => ({
      ...car,
      driver: isOf(driver.email, driver.phone) ? { ...ERASED } : driver,
      ...(!isTheirs && specialRequests !== undefined && { specialRequests }),
    })),
  };
}

function seenOtherwise(): TravelError {
  return new TravelError("conflict", "Something of this customer changed meanwhile", {
    reason: "stale",
    field: "seen",
    hint: "Look at the customer as it is now, then erase.",
  });
}

function tripAhead(pnrs: readonly string[]): TravelError {
  return new TravelError("rule", `A journey is not over: ${pnrs.join(", ")}`, {
    reason: "trip_ahead",
    value: pnrs[0],
    hint: "Cancel the booking first, or erase after the journey.",
  });
}
