import type { Caller } from "../../domain/caller.ts";
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
const GONE = new Set(["sold_out", "unknown_offer", "date_in_past", "flights_overlap"]);

/**
 * Books an offer's flights on the booking desk, so that their seats are gone everywhere. The
 * request's key makes a repeat after a crash find the same booking instead of making a second one.
 */
export async function bookOffer(
  deps: AccountDeps,
  offer: Offer,
  { passengers, key }: { readonly passengers: readonly OrderPassenger[]; readonly key: string },
): Promise<string | undefined> {
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
        idempotencyKey: key,
      },
      accountCaller(deps.account),
    );
    return pnr;
  } catch (error) {
    throw error instanceof TravelError ? reworded(error) : error;
  }
}

/** Gives the seats back; a booking that was cancelled on the desk itself has done so already. */
export async function cancelBooking(deps: AccountDeps, pnr: string): Promise<void> {
  try {
    await deps.gds.cancelBooking({ pnr }, accountCaller(deps.account));
  } catch (error) {
    if (!(error instanceof TravelError) || error.code !== "rule") throw error;
  }
}

/** When a booking was cancelled on the desk itself; undefined while it stands. */
export async function cancelledOnDesk(deps: AccountDeps, pnr: string): Promise<number | undefined> {
  try {
    const { status, lastModified } = await deps.gds.retrieveBooking(
      { pnr },
      accountCaller(deps.account),
    );
    return status === "cancelled" ? lastModified : undefined;
  } catch (error) {
    // Records may have been moved to a store without their bookings.
    if (error instanceof TravelError && error.code === "not_found") return undefined;
    throw error;
  }
}

function accountCaller({ principal }: Pick<Account, "principal">): Caller {
  return { transport: "http", ...(principal !== undefined && { principal }) };
}

function reworded(error: TravelError): TravelError {
  const { reason, field } = error.details;
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
