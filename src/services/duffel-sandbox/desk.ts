import type { Caller } from "../../domain/caller.ts";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import type { Account, AccountDeps } from "./deps.ts";
import { type FaultCode, fault, offerGone } from "./faults.ts";
import type { Offer } from "./model.ts";
import type { OrderPassenger } from "./order.ts";

/** What the booking desk calls a passenger's fields, and what they are called here. */
const FIELDS: Readonly<Record<string, string>> = {
  firstName: "given_name",
  lastName: "family_name",
  dateOfBirth: "born_on",
  email: "email",
  phone: "phone_number",
};
/** Refusals of the desk that mean the offer cannot be had any more. */
const GONE = new Set([
  "sold_out",
  "unknown_offer",
  "date_in_past",
  "check_in_closed",
  "flights_overlap",
  "hold_not_possible",
]);

/**
 * Books an offer's flights on the booking desk, so that their seats are gone everywhere. The
 * request's key makes a repeat after a crash find the same booking instead of making a second one.
 */
export async function bookOffer(
  deps: AccountDeps,
  offer: Offer,
  { passengers, key, hold, seats }: NewBooking,
): Promise<Pnr | undefined> {
  if (!offer.flightIds) return undefined;
  try {
    const { pnr } = await deps.gds.bookFlight(
      {
        flightIds: offer.flightIds,
        passengers: passengers.map((person) => ({
          type: person.type,
          firstName: person.givenName,
          lastName: person.familyName,
          dateOfBirth: person.bornOn,
          email: person.email,
          phone: person.phone,
          frequentFlyerNumber: person.loyalty[0]?.number,
        })),
        contactEmail: passengers[0]?.email,
        ...(hold && { hold }),
        ...(seats.length > 0 && {
          seats: seats.map((one) => ({ ...one, passenger: deskPassenger(one.passenger) })),
        }),
        idempotencyKey: key,
      },
      accountCaller(deps.account),
    );
    // A repeat is told the booking as it was; it may have its bags already.
    return await deps.gds.retrieveBooking({ pnr }, accountCaller(deps.account));
  } catch (error) {
    throw error instanceof TravelError ? reworded(error) : error;
  }
}

interface NewBooking {
  readonly passengers: readonly OrderPassenger[];
  readonly key: string;
  readonly hold: boolean;
  readonly seats: readonly BookedSeat[];
}

/** A seat for a passenger, by their place in the order. */
export interface BookedSeat {
  readonly passenger: number;
  readonly flightNumber: string;
  readonly seat: string;
}

/** Bags for a passenger, by their place in the order, on a part of the booking. */
export interface BookedBags {
  readonly passenger: number;
  readonly part: string;
  readonly count: number;
}

/** Buys bags on the booking, at the price of its fares. */
export async function bookBags(
  { gds, account }: AccountDeps,
  pnr: string,
  bags: readonly BookedBags[],
): Promise<Pnr> {
  const caller = accountCaller(account);
  const asked = bags.map(({ passenger, part, count }) => ({
    passenger: deskPassenger(passenger),
    part,
    count,
  }));
  const { quoteId, items } = await gds.quoteChange({ pnr, bags: asked }, caller);
  if (quoteId === undefined) {
    const why = items.find(({ allowed }) => !allowed)?.why ?? "This cannot be added.";
    throw fault("ancillary_service_not_available", why);
  }
  return gds.confirmChange({ pnr, quoteId }, caller);
}

/** What the desk calls the passenger at a place of the order. */
export function deskPassenger(index: number): string {
  return `P${index + 1}`;
}

/** The booking of an order; undefined where records were moved to a store without it. */
export async function readBooking(deps: AccountDeps, pnr: string): Promise<Pnr | undefined> {
  try {
    return await deps.gds.retrieveBooking({ pnr }, accountCaller(deps.account));
  } catch (error) {
    if (error instanceof TravelError && error.code === "not_found") return undefined;
    throw error;
  }
}

export function accountCaller({ principal }: Pick<Account, "principal">): Caller {
  return { transport: "http", ...(principal !== undefined && { principal }) };
}

/** Why the desk refused, if it did so for a rule; anything else is thrown on. */
export function ruleBroken(error: unknown): string {
  if (error instanceof TravelError && error.code === "rule") return error.details.reason;
  throw error;
}

function reworded(error: TravelError): TravelError {
  const { reason, field } = error.details;
  if (reason === "seat_not_available" || (reason === "sold_out" && field?.startsWith("seats"))) {
    return fault(
      "ancillary_service_not_available",
      "A seat is not available any more. Please choose another one.",
      "/services",
    );
  }
  if (GONE.has(reason)) return offerGone();
  if (reason === "price_changed") {
    return fault("price_changed", "The price of this offer has changed. Please get it again.");
  }
  if (reason === "idempotency_key_reused") {
    return fault(
      "offer_request_already_booked",
      "An order has already been created from this offer request.",
      "/selected_offers",
    );
  }
  if (error.code !== "invalid") return error;
  const [, index, name] = /^passengers\[(\d+)\]\.(\w+)$/.exec(field ?? "") ?? [];
  const own = FIELDS[name ?? ""];
  const pointer =
    index === undefined || own === undefined ? "/passengers" : `/passengers/${index}/${own}`;
  const code: FaultCode = name === "phone" ? "invalid_phone_number" : "validation_format";
  // The desk's sentence begins with its own name of the field.
  const said = error.message.replace(`${field} `, "");
  return fault(code, [said, error.details.hint].filter(Boolean).join(". "), pointer);
}
