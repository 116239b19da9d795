import type { Contacts, Person, Pnr } from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import { formatUsd } from "../../domain/money.ts";
import { chargesOf, livingParts } from "../../domain/rules/ledger.ts";
import { namedParts } from "../../domain/rules/parts.ts";
import { addContacts } from "./contacts.ts";
import type { GdsCall } from "./deps.ts";
import { indexNames } from "./find/name-index.ts";
import { type Payer, paidUp } from "./payment.ts";
import { joinPassengers } from "./travellers.ts";
import { type BookedClaim, changeBooking, type Target } from "./write.ts";

/** What is added to a booking that exists. */
export interface Addition {
  readonly people: readonly Person[];
  readonly field: (index: number) => string;
  readonly parts: Partial<Pick<Pnr, "hotels" | "cars">>;
  readonly warnings: readonly string[];
  readonly contacts: Contacts;
  readonly payer: Payer;
}

/** Adds a stay or a car to a booking, with its stock, in one step. */
export async function addPart(
  call: GdsCall,
  target: Target,
  claims: readonly BookedClaim[],
  add: (booking: Pnr) => Addition,
): Promise<Pnr> {
  const changed = await changeBooking(call, target, ({ booking }) => {
    refuseCancelled(booking, target.field);
    refuseUnpaid(booking, target.field, ", or book this on a PNR of its own");
    refuseFull(booking, target.field);
    const { people, field, parts, warnings, contacts: given, payer } = add(booking);
    const { contacts, warnings: kept } = addContacts(booking, given);
    const passengers = joinPassengers(booking, people, field);
    const joined = passengers.slice(booking.passengers.length).map(joinedWarning);
    const all = [...(booking.warnings ?? []), ...warnings, ...joined, ...kept];
    const grown = namedParts({
      ...booking,
      ...parts,
      ...contacts,
      passengers,
      ...(all.length > 0 && { warnings: [...new Set(all)] }),
    });
    const before = livingParts(booking);
    const charges = chargesOf(grown, call.now).filter(({ part = "" }) => !before.includes(part));
    return { booking: grown, claims, entries: paidUp(charges, call.now, payer) };
  });
  // With flights the passenger list is fixed.
  if (changed.flights.length === 0) await indexNames(call.deps, changed);
  return changed;
}

function joinedWarning({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName} was not on this booking and was added to its passengers.`;
}

/** Each part is written and read again with the whole booking. */
const MOST_PARTS = 50;

function refuseFull({ pnr, flights, hotels, cars }: Pnr, field: string): void {
  if (flights.length + hotels.length + cars.length < MOST_PARTS) return;
  throw new TravelError("rule", `${field}: ${pnr} has ${MOST_PARTS} parts already`, {
    reason: "booking_full",
    field,
    value: pnr,
    hint: "Leave existingPnr out to start a new PNR.",
  });
}

/** What is added is paid at once, and a hold is paid as a whole. */
export function refuseUnpaid({ status, pnr }: Pnr, field: string, or = ""): void {
  if (status !== "pending") return;
  throw new TravelError("rule", `${field}: ${pnr} is only held`, {
    reason: "booking_on_hold",
    field,
    value: pnr,
    hint: `Pay it with ticketBooking first${or}. Names and contacts are corrected before, too.`,
  });
}

export function refuseCancelled(booking: Pnr, field: string): void {
  if (booking.status !== "cancelled") return;
  throw new TravelError(
    "rule",
    `${field}: ${booking.pnr} is cancelled already: ${outcomeOf(booking)}`,
    {
      reason: "booking_cancelled",
      field,
      value: booking.pnr,
      hint: "Nothing was changed now. A cancelled booking cannot be changed; search and book anew.",
    },
  );
}

/** What a booking that is cancelled gave back. */
function outcomeOf({ ledger = [], cancellationReason }: Pnr): string {
  let [paid, refund, credit] = [0, 0, 0];
  for (const { type, amount } of ledger) {
    if (type === "payment") paid -= amount;
    if (type === "refund") refund += amount;
    if (type === "credit") credit += amount;
  }
  if (paid === 0) return `${cancellationReason ?? "it was held"}, and nothing was charged`;
  return `of ${formatUsd(paid)} paid, ${formatUsd(refund)} was refunded and ${formatUsd(credit)} given as credit`;
}
