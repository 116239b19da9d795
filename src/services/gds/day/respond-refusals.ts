import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../../domain/errors.ts";
import { livingParts } from "../../../domain/rules/ledger.ts";
import type { KeptRecord } from "../record.ts";
import { ACCEPTED, REBOOKED, REFUNDED } from "./answers.ts";
import type { Hit } from "./disruption.ts";
import type { Mate } from "./mates.ts";

/** The journey that is answered for: the one that is named, or the only one that is hit. */
export function requireHit(hits: readonly Hit[], booking: Pnr, part: string | undefined): Hit {
  const { pnr, warnings = [] } = booking;
  const name = part?.trim().toUpperCase();
  const fitting = hits.filter((one) => name === undefined || one.part === name);
  const [hit, other] = fitting;
  if (hit && !other) return hit;
  const parts = hits.map((one) => one.part).join(", ");
  if (other)
    throw refused("part", "", "is missing: several parts are hit", `Name one of ${parts}.`);
  const answered = warnings.filter((note) =>
    [ACCEPTED, REBOOKED, REFUNDED].some((word) => note.startsWith(word)),
  );
  const why =
    answered.length > 0 && hits.length === 0
      ? `nothing is open on ${pnr} any more. ${answered.join(" ").replace(/\.$/, "")}`
      : `no airline has changed ${name ?? "the flights"} of ${pnr}`;
  throw new TravelError("rule", `pnr: ${why}`, {
    reason: "no_disruption",
    field: name === undefined ? "pnr" : "part",
    value: name ?? pnr,
    hint:
      parts === ""
        ? "For changes that the traveller wants: quoteChange or quoteCancellation."
        : `Hit: ${parts}.`,
  });
}

/** Another part of the ticket that the traveller no longer has a use for. */
export function requireMate(
  booking: Pnr,
  { part, unflown }: Hit,
  mates: readonly Mate[],
  { given, index }: { readonly given: string; readonly index: number },
): Mate {
  const name = given.trim().toUpperCase();
  const flights = booking.flights.filter((flight) => flight.part === name);
  const [first] = flights;
  const field = `alsoRefund[${index}]`;
  if (!first || name === part || !livingParts(booking).includes(name)) {
    throw refused(field, given, "is not another flight of this booking", "Name a part such as F2.");
  }
  if (first.ticket !== unflown[0]?.ticket) {
    throw refused(
      field,
      given,
      "is a ticket of its own",
      "It keeps its own terms: quoteCancellation.",
    );
  }
  const mate = mates.find((one) => one.part === name);
  if (!mate) throw refused(field, given, "has begun", "What is flown does not come back.");
  return mate;
}

export function refused(field: string, value: string, why: string, hint: string): TravelError {
  return new TravelError("rule", `${field}: ${value} ${why}`, {
    reason: "not_offered",
    field,
    value,
    hint,
  });
}

export function refundAlone(): TravelError {
  return new TravelError("invalid", "alsoRefund: goes with the choice refund alone", {
    reason: "invalid_params",
    field: "alsoRefund",
    hint: "Leave it out.",
  });
}

export function changedMeanwhile({ booking: { pnr } }: KeptRecord): TravelError {
  return new TravelError("conflict", `pnr: ${pnr} was changed at the same moment`, {
    reason: "booking_contended",
    field: "pnr",
    value: pnr,
    hint: "Read it again with retrieveBooking, then choose.",
  });
}
