import type { Pnr } from "../contracts/gds/bookings.ts";
import type { BookedFlight } from "../contracts/gds/flights.ts";
import type { LedgerEntry } from "../contracts/gds/ledger.ts";
import type { PartCancellation } from "../contracts/servicing/cancellation.ts";
import { formatUsd } from "../money.ts";
import { type CancellationFacts, type Ending, endingOf, hasLeft } from "./endings.ts";
import { creditDay } from "./issue.ts";
import { creditPaid, partPrice } from "./ledger.ts";
import { isLiving, livingFlights, ticketOf } from "./parts.ts";
import {
  faresOf,
  type PartOutcome,
  paidRaises,
  type Raise,
  raisedBy,
  raiseEntries,
  raisesOf,
  raiseText,
} from "./repricing.ts";

/** A part that ends; its fee may be more than it costs. */
type EndedPart = Ending & Pick<PartCancellation, "part" | "price">;

/**
 * What cancelling some parts of a booking gives back. The ways of a ticket that are kept are priced
 * anew, as what they are without the others; the difference goes to them of what comes back. A fare that
 * is forfeited covers it: of such a way the taxes come back whole.
 */
export function cancellationsOf(
  booking: Pnr,
  parts: readonly string[],
  known: CancellationFacts,
): PartOutcome[] {
  const facts = withTheirTickets(booking, parts, known);
  const outcomes = withRaises(booking, parts, facts);
  const credit = creditPaid(booking);
  return credit === 0 ? outcomes : asPaid(booking, outcomes, credit);
}

/** With a way that its airline changed, the other ways of its ticket that have not left come back in full. */
function withTheirTickets(
  booking: Pnr,
  parts: readonly string[],
  facts: CancellationFacts,
): CancellationFacts {
  const hit = parts.filter((part) => facts.involuntary.has(part));
  if (hit.length === 0) return facts;
  const involuntary = new Map(facts.involuntary);
  for (const part of parts) {
    const flights = booking.flights.filter((flight) => flight.part === part);
    if (involuntary.has(part) || flights.length === 0 || facts.begun.has(part)) continue;
    if (hasLeft(flights, facts.now) && !facts.waits.has(part)) continue;
    const mate = hit.find((one) => ticketOf(booking, one) === ticketOf(booking, part));
    if (mate === undefined) continue;
    involuntary.set(part, `In full, on one ticket with ${mate}, which the airline changed.`);
  }
  return { ...facts, involuntary };
}

/** What a credit paid of the flights comes back as one, before any money does. */
function asPaid(booking: Pnr, outcomes: readonly PartOutcome[], credit: number): PartOutcome[] {
  let left = credit;
  return outcomes.map((outcome) => {
    const { part, back, form, rule } = outcome;
    if (form === "none" || !booking.flights.some((flight) => flight.part === part)) return outcome;
    const asCredit = Math.min(left, back);
    left -= asCredit;
    if (form === "credit" || asCredit === 0) return outcome;
    const told = `${rule} ${formatUsd(asCredit)} was paid with a credit and comes back as one of ${booking.pnr}, to book with until ${creditDay(booking, part)}.`;
    return asCredit === back
      ? { ...outcome, form: "credit", rule: told }
      : { ...outcome, asCredit, rule: told };
  });
}

function withRaises(
  booking: Pnr,
  parts: readonly string[],
  facts: CancellationFacts,
): PartOutcome[] {
  const outcomes = feesOnce(booking, parts, facts);
  const isKept = (flight: BookedFlight) => isLiving(flight) && !parts.includes(flight.part ?? "");
  if (!booking.flights.some(isKept)) return outcomes;
  const owing = new Map<number, readonly Raise[]>();
  for (const { part = "", ticket = 1 } of livingFlights(booking)) {
    if (!parts.includes(part) || owing.has(ticket)) continue;
    owing.set(ticket, raisesOf(booking, ticket, parts, facts.alone));
  }
  for (const outcome of outcomes) {
    const ticket = ticketOf(booking, outcome.part);
    const { left } = paidRaises(owing.get(ticket) ?? [], forfeited(booking, outcome));
    owing.set(ticket, left);
  }
  return outcomes.map((outcome): PartOutcome => {
    const { part } = outcome;
    const ticket = ticketOf(booking, part);
    const isFlight = booking.flights.some((flight) => flight.part === part);
    const isFree = facts.involuntary.has(part) || forfeited(booking, outcome) > 0;
    const asked = isFlight && !isFree ? (owing.get(ticket) ?? []) : [];
    const { paid: raises, left } = paidRaises(asked, outcome.back);
    if (raises.length === 0) return outcome;
    owing.set(ticket, left);
    const kept = raisedBy({ ...outcome, raises });
    const { fee, back, form, rule } = outcome;
    return {
      ...outcome,
      raises,
      fee: fee + kept,
      back: back - kept,
      form: back > kept ? form : "none",
      rule: [rule, ...raises.map(raiseText)].join(" "),
    };
  });
}

/** Each part by itself, with the fee for giving a ticket back asked once for all of its ways: the dearest. */
function feesOnce(booking: Pnr, parts: readonly string[], facts: CancellationFacts): PartOutcome[] {
  const [first, second] = parts;
  if (first !== undefined && second === undefined) return [partCancellation(booking, first, facts)];
  const ended = parts.map((part) => endedPart(booking, part, facts));
  const asked = new Map<number, number>();
  const payers = new Map<number, string>();
  for (const { part, fee, ofTicket } of ended) {
    const ticket = ticketOf(booking, part);
    if (ofTicket) asked.set(ticket, Math.max(fee, asked.get(ticket) ?? 0));
  }
  return ended.map((one) => {
    if (!one.ofTicket) return settled(booking, one);
    const ticket = ticketOf(booking, one.part);
    const left = asked.get(ticket) ?? 0;
    const outcome = settled(booking, { ...one, fee: left });
    asked.set(ticket, left - outcome.fee);
    const payer = payers.get(ticket);
    if (outcome.fee > 0) payers.set(ticket, one.part);
    if (outcome.fee > 0 || payer === undefined) return outcome;
    return { ...outcome, rule: `${outcome.rule} The fee is taken with ${payer}.` };
  });
}

/** What is lost of the fare of a way that does not come back; a fee for giving one back is apart. */
function forfeited(booking: Pnr, { part, back, fee, ofTicket }: PartOutcome): number {
  const fare = booking.fares?.find((one) => one.part === part);
  if (!fare || ofTicket || fee === 0) return 0;
  return Math.max(0, faresOf(booking, part) - back);
}

/** What cancelling one part of a booking gives back, and why. */
export function partCancellation(
  booking: Pnr,
  part: string,
  facts: CancellationFacts,
): PartOutcome {
  return settled(booking, endedPart(booking, part, facts));
}

function endedPart(booking: Pnr, part: string, facts: CancellationFacts): EndedPart {
  // What is flown of a way that its airline did not bring to its end is no part of what ends.
  const price = facts.rests.get(part)?.amount ?? partPrice(booking, part);
  const { fee, form, rule, ofTicket } = endingOf(booking, part, price, facts);
  return { part, price, fee, form, rule, ofTicket };
}

/** What comes back of a part: all but its fee, of which it pays no more than it cost. */
function settled(
  booking: Pnr,
  { part, price, rule, fee: asked, form: wanted, ofTicket }: EndedPart,
): PartOutcome {
  const raises: readonly Raise[] = [];
  if (booking.status === "pending") {
    return { part, price, fee: 0, back: 0, form: "none", rule: "Held and not paid.", raises };
  }
  const fee = Math.min(asked, price);
  const back = price - fee;
  const form = back === 0 ? "none" : wanted;
  return { part, price, fee, back, form, rule, raises, ofTicket };
}

/** The lines that a cancelled part adds to the ledger. */
export function cancellationEntries(outcome: PartOutcome, at: number): LedgerEntry[] {
  const { part, price, back, asCredit = 0, form, rule } = outcome;
  const fee = outcome.fee - raisedBy(outcome);
  const entries: LedgerEntry[] = [{ at, type: "charge", amount: -price, part, note: "cancelled" }];
  if (fee > 0) entries.push({ at, type: "fee", amount: fee, part, note: rule });
  if (outcome.raises.length > 0) entries.push(...raiseEntries(outcome, at));
  const rest = back - asCredit;
  if (rest > 0 && form !== "none") entries.push({ at, type: form, amount: rest, part, note: rule });
  if (asCredit > 0) entries.push({ at, type: "credit", amount: asCredit, part, note: rule });
  return entries;
}
