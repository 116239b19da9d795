import type { Caller } from "../../domain/caller.ts";
import type { Cancellation, Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../domain/contracts/gds/flights.ts";
import type {
  CancellationQuestion,
  CancellationQuote,
} from "../../domain/contracts/servicing/cancellation.ts";
import { TravelError } from "../../domain/errors.ts";
import { cancellationEntries, cancellationsOf } from "../../domain/rules/cancellation.ts";
import { isFlown, whatIs, whyKept } from "../../domain/rules/endings.ts";
import { livingParts } from "../../domain/rules/ledger.ts";
import { type PartOutcome, repriced } from "../../domain/rules/repricing.ts";
import type { Repeat } from "../repeat.ts";
import { refuseCancelled } from "./add-part.ts";
import { withRefunds } from "./day/answers.ts";
import type { GdsDeps } from "./deps.ts";
import { findQuote, keepQuote, quoteEnd, requireFresh } from "./kept-quotes.ts";
import { earlierOutcome, repeatable } from "./outcomes.ts";
import { readRecord } from "./record.ts";
import { type FactsNow, factsAt } from "./stay-terms.ts";
import { changeBooking } from "./write.ts";

interface AskedCancellation {
  readonly parts: readonly string[];
}

/** Says what cancelling would give back, part by part. Nothing is cancelled. */
export async function quoteCancellation(
  deps: GdsDeps,
  { pnr, parts, sessionId }: CancellationQuestion,
  caller: Caller,
): Promise<CancellationQuote> {
  const { booking, version } = await readRecord(deps, caller, { pnr, field: "pnr", sessionId });
  refuseCancelled(booking, "pnr");
  const now = deps.now();
  const facts = await factsAt(deps, booking, now);
  const named = partsNamed(booking, parts, facts);
  const outcomes = cancellationsOf(booking, named, facts);
  const validUntil = quoteEnd(booking, now);
  const asked: AskedCancellation = { parts: named };
  return {
    quoteId: await keepQuote(deps, "CANCEL", { pnr, version, at: now, validUntil, asked }),
    pnr,
    validUntil: new Date(validUntil).toISOString(),
    parts: outcomes.map(({ raises: _, ofTicket: __, part, ...outcome }) => ({
      part,
      what: whatIs(booking, part),
      ...outcome,
    })),
    ...sumsOf(outcomes),
  };
}

/** Cancels a booking or some of its parts and gives their stock back. */
export async function cancelBooking(
  deps: GdsDeps,
  request: Cancellation,
  caller: Caller,
): Promise<Pnr> {
  const { sessionId } = request;
  const repeat = repeatOf(caller, request);
  const earlier = repeat && (await earlierOutcome(deps, repeat));
  if (earlier) return earlier;
  const { pnr, quoteId, reason } = request;
  const now = deps.now();
  const asRead = await readRecord(deps, caller, { pnr, field: "pnr", sessionId });
  const quote =
    quoteId === undefined
      ? undefined
      : await findQuote<AskedCancellation>(deps, "CANCEL", { id: quoteId, pnr });
  const facts = await factsAt(deps, asRead.booking, quote?.at ?? now);
  const target = { pnr, field: "pnr", sessionId, repeat, asRead };
  return changeBooking({ deps, caller, now }, target, (record) => {
    const { booking } = record;
    refuseCancelled(booking, "pnr");
    if (quote && quoteId !== undefined) requireFresh("CANCEL", quoteId, quote, record);
    const named = partsNamed(booking, request.parts ?? quote?.asked.parts, facts);
    if (quote && named.join() !== quote.asked.parts.join()) throw otherParts(named, quote.asked);
    const outcomes = cancellationsOf(booking, named, facts);
    const given = withoutParts(booking, named, facts, reason);
    const isAll = given.status === "cancelled";
    return {
      booking: repriced(given, outcomes),
      gives: ({ part = "" }) => isAll || named.includes(part),
      entries: outcomes.flatMap((outcome) => cancellationEntries(outcome, now)),
      reason,
    };
  });
}

function repeatOf(caller: Caller, request: Cancellation): Repeat | undefined {
  if (request.idempotencyKey === undefined) return undefined;
  const { idempotencyKey, sessionId: _, ...body } = request;
  return repeatable(caller, "cancelBooking", idempotencyKey, body);
}

function sumsOf(outcomes: readonly PartOutcome[]) {
  let [fee, refund, credit] = [0, 0, 0];
  for (const one of outcomes) {
    const { asCredit = one.form === "credit" ? one.back : 0 } = one;
    fee += one.fee;
    credit += asCredit;
    refund += one.back - asCredit;
  }
  return { fee, refund, credit };
}

/** The parts as a request names them, in the booking's order; all that are left and not flown when it names none. */
function partsNamed(booking: Pnr, given: readonly string[] | undefined, facts: FactsNow): string[] {
  const living = livingParts(booking);
  const open = living.filter((part) => !isFlown(booking, part, facts));
  const wanted = new Set(given?.map((part) => part.trim().toUpperCase()) ?? open);
  const unknown = [...wanted].find((part) => !living.includes(part));
  if (unknown !== undefined) {
    throw new TravelError("invalid", `parts: ${booking.pnr} has no part ${unknown} to cancel`, {
      reason: "unknown_part",
      field: "parts",
      value: unknown,
      hint: `Its parts are ${living.join(", ")}.`,
    });
  }
  const named = living.filter((part) => wanted.has(part));
  for (const part of named.length === 0 ? living : named) {
    const why = whyKept(booking, part, named, facts);
    if (why !== undefined) throw notCancelled(booking, why, open);
  }
  return named;
}

function notCancelled({ pnr }: Pnr, why: string, open: readonly string[]): TravelError {
  return new TravelError("rule", `parts: ${why.replace(/\.$/, "")}`, {
    reason: "already_left",
    field: "parts",
    value: pnr,
    hint:
      open.length === 0
        ? "There is nothing left to cancel. What an airline owes for it is in retrieveBooking."
        : `Not flown yet: ${open.join(", ")}.`,
  });
}

function otherParts(named: readonly string[], asked: AskedCancellation): TravelError {
  return new TravelError(
    "invalid",
    `parts: the quote is for ${asked.parts.join(", ")}, not for ${named.join(", ")}`,
    {
      reason: "quote_for_other_parts",
      field: "parts",
      value: named,
      hint: "Leave parts out: the quote names them.",
    },
  );
}

/** The booking once some of its parts, or all, are cancelled; what is flown of those that their airline hit stays. */
export function withoutParts(
  booking: Pnr,
  parts: readonly string[],
  { rests, hits }: Pick<FactsNow, "rests" | "hits">,
  reason?: string,
): Pnr {
  const ends = ({ part = "" }: { readonly part?: string | undefined }) => parts.includes(part);
  const all = livingParts(booking).every((part) => parts.includes(part) && !rests.has(part));
  const ended: Pnr = {
    ...booking,
    status: all ? "cancelled" : booking.status,
    flights: booking.flights.map((flight) =>
      ends(flight) && !isOutsideRest(flight, rests)
        ? { ...flight, status: "cancelled", bookingStatus: "cancelled" }
        : flight,
    ),
    hotels: booking.hotels.map((one) => (ends(one) ? { ...one, status: "cancelled" } : one)),
    cars: booking.cars.map((one) => (ends(one) ? { ...one, status: "cancelled" } : one)),
  };
  const told = all && reason !== undefined ? { ...ended, cancellationReason: reason } : ended;
  const owed = hits.filter((hit) => hit.refund && parts.includes(hit.part));
  return owed.length === 0 ? told : withRefunds(told, owed);
}

function isOutsideRest({ part = "", id }: BookedFlight, rests: FactsNow["rests"]): boolean {
  const rest = rests.get(part);
  return rest !== undefined && !rest.unflown.some((flight) => flight.id === id);
}
