import type { Caller } from "../../../domain/caller.ts";
import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type {
  BookingMatch,
  BookingSearch,
  BookingsFound,
} from "../../../domain/contracts/servicing/find.ts";
import { MS_PER_DAY, parseIsoDate } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import { isPast } from "../../../domain/rules/parts.ts";
import {
  checkEmail,
  checkName,
  checkPhone,
  nameForms,
  plainName,
} from "../../../domain/rules/people.ts";
import { BOOKING } from "../../../stores/records.ts";
import type { GdsDeps } from "../deps.ts";
import { readDocument } from "../document.ts";
import { expireIfDue } from "../holds.ts";
import { mayAccess } from "../record.ts";
import { bookingsNamed } from "./name-index.ts";

const MOST_SHOWN = 10;
/** Searches that found nothing, as guesses do, before the next one has to wait. */
const MOST_MISSES = 10;
const WINDOW_MS = 15 * 60_000;
/** How far a traveller's day may begin before and end after the UTC day of the same date. */
const ZONE_MS = 14 * 3_600_000;

/** Finds bookings of the caller's by a passenger's name and at least one more fact. */
export async function findBookings(
  deps: GdsDeps,
  { sessionId, ...asked }: BookingSearch,
  caller: Caller,
): Promise<BookingsFound> {
  const facts = factsOf(asked);
  const misses = `find misses ${caller.principal ?? caller.bookingSessionId ?? "open"}`;
  await refuseGuessing(deps, misses);
  const bookings: BookingMatch[] = [];
  for await (const pnr of bookingsNamed(deps, asked.lastName)) {
    const found = await deps.store.records.get(BOOKING, pnr);
    const stored = found && (await expireIfDue(deps, found));
    if (!stored || !mayAccess(deps, caller, stored, sessionId)) continue;
    const { booking } = readDocument(stored.document);
    if (facts.every((fact) => fact(booking))) bookings.push(matchOf(booking, deps.now()));
    if (bookings.length === MOST_SHOWN) break;
  }
  deps.audit?.({ what: "bookings looked for", found: bookings.length, by: caller.principal });
  if (bookings.length === 0) await deps.store.cache.increment(misses, 1, WINDOW_MS);
  return { bookings };
}

type Fact = (booking: Pnr) => boolean;

/** What must be true of a booking; a name alone is not enough to be shown one. */
function factsOf(asked: Omit<BookingSearch, "sessionId">): Fact[] {
  const names = nameForms(checkName(asked.lastName, "lastName"));
  const facts: Fact[] = [
    ({ passengers }) => passengers.some(({ lastName }) => names.includes(plainName(lastName))),
  ];
  if (asked.email !== undefined) {
    const email = checkEmail(asked.email, "email").toLowerCase();
    facts.push((booking) => contactsOf(booking).some((one) => one?.toLowerCase() === email));
  }
  if (asked.phone !== undefined) {
    const phone = checkPhone(asked.phone, "phone");
    facts.push((booking) => contactsOf(booking).includes(phone));
  }
  if (asked.flightNumber !== undefined && asked.flightDate !== undefined) {
    const number = asked.flightNumber.replace(/[\s-]/g, "").toUpperCase();
    const date = asked.flightDate;
    facts.push(({ flights }) =>
      flights.some(
        (flight) => flight.flightNumber === number && flight.departureTime.startsWith(date),
      ),
    );
  }
  if (asked.bookedOn !== undefined) {
    const day = (parseIsoDate(asked.bookedOn) ?? 0) * MS_PER_DAY;
    facts.push(
      ({ createdAt }) => createdAt >= day - ZONE_MS && createdAt < day + MS_PER_DAY + ZONE_MS,
    );
  }
  if (facts.length < 2) throw tooFewFacts();
  return facts;
}

function contactsOf({ contactEmail, contactPhone, passengers }: Pnr): (string | undefined)[] {
  return [contactEmail, contactPhone, ...passengers.flatMap(({ email, phone }) => [email, phone])];
}

function matchOf(booking: Pnr, now: number): BookingMatch {
  const { pnr, status, createdAt, flights, hotels, cars } = booking;
  const past = isPast(booking, now) ? " (past)" : "";
  const stands = (one: { readonly status: string }) =>
    status === "cancelled" || one.status !== "cancelled";
  const what = [
    ...flights
      .filter(stands)
      .map(
        (flight) =>
          `${flight.flightNumber} ${flight.originCode}-${flight.destinationCode} ${flight.departureTime.slice(0, 10)}`,
      ),
    ...hotels.filter(stands).map((hotel) => `${hotel.hotelName} ${hotel.checkInDate}`),
    ...cars.filter(stands).map((car) => `${car.companyName} ${car.pickupDate.slice(0, 10)}`),
  ];
  return { pnr, status, createdAt, what: `${what.join(", ")}${past}` };
}

async function refuseGuessing({ store }: GdsDeps, misses: string): Promise<void> {
  if (Number((await store.cache.get(misses)) ?? 0) < MOST_MISSES) return;
  throw new TravelError("rule", "Too many searches found nothing", {
    reason: "too_many_attempts",
    hint: "Wait a quarter of an hour, or use retrieveBooking with the PNR.",
  });
}

function tooFewFacts(): TravelError {
  return new TravelError("invalid", "lastName alone does not find a booking", {
    reason: "too_few_facts",
    field: "lastName",
    hint: "Add email, phone, flightNumber with flightDate, or bookedOn.",
  });
}
