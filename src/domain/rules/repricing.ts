import type { Pnr } from "../contracts/gds/bookings.ts";
import type { LedgerEntry } from "../contracts/gds/ledger.ts";
import type { PartCancellation } from "../contracts/servicing/cancellation.ts";
import { allocate, formatUsd } from "../money.ts";
import { RAISED } from "./ledger.ts";
import { livingFlights, ticketOf } from "./parts.ts";

/** What a way of a ticket costs more once others are given up. Amounts are cents. */
export interface Raise {
  readonly part: string;
  readonly amount: number;
  /** What the way costs with the others, and by itself. */
  readonly price: number;
  readonly alone: number;
}

/** What becomes of a part; of its fee, the raises stay with the ways that are kept. */
export interface PartOutcome extends Omit<PartCancellation, "what"> {
  readonly raises: readonly Raise[];
  /** Its fee, but for the raises, is the whole ticket's. */
  readonly ofTicket?: boolean | undefined;
}

/** What the kept ways of a ticket cost more without those that are given up. */
export function raisesOf(
  booking: Pnr,
  ticket: number,
  given: readonly string[],
  alone: ReadonlyMap<string, number>,
): Raise[] {
  const kept = new Set(
    livingFlights(booking).flatMap(({ part = "", ticket: of = 1 }) =>
      of === ticket && !given.includes(part) ? [part] : [],
    ),
  );
  // A way of which a flight came back is no longer what an offer is priced for.
  const whole = [...kept].filter((part) =>
    booking.flights.every((one) => one.part !== part || one.bookingStatus !== "cancelled"),
  );
  return whole.flatMap((part) => {
    const price = faresOf(booking, part);
    const single = alone.get(part) ?? price;
    // Flights that an airline gave in the place of others cost many times what was paid for those.
    const amount = Math.min(price, single - price);
    return amount > 0 ? [{ part, amount, price, alone: single }] : [];
  });
}

/** The raises as far as so many cents go, and what is left of them. */
export function paidRaises(
  raises: readonly Raise[],
  cents: number,
): { readonly paid: Raise[]; readonly left: Raise[] } {
  let rest = cents;
  const paid: Raise[] = [];
  const left: Raise[] = [];
  for (const raise of raises) {
    const amount = Math.min(rest, raise.amount);
    rest -= amount;
    if (amount > 0) paid.push({ ...raise, amount });
    if (amount < raise.amount) left.push({ ...raise, amount: raise.amount - amount });
  }
  return { paid, left };
}

export function raisedBy({ raises }: PartOutcome): number {
  return raises.reduce((sum, { amount }) => sum + amount, 0);
}

export function raiseText({ part, amount, price, alone }: Raise): string {
  const whole = amount === alone - price ? "" : " of the difference";
  return `${part} by itself costs ${formatUsd(alone)}, not ${formatUsd(price)}: ${formatUsd(amount)}${whole} goes to it.`;
}

export function raiseEntries({ raises }: PartOutcome, at: number): LedgerEntry[] {
  return raises.map(({ part, amount, price }) => ({
    at,
    type: "charge",
    amount,
    part,
    note: `${RAISED}${formatUsd(price + amount)} instead of ${formatUsd(price)}`,
  }));
}

/**
 * The booking with the raises on the parts that are kept, whose ticket asks no second time for the fee
 * that was paid; those given up keep what they were sold for.
 */
export function repriced(booking: Pnr, outcomes: readonly PartOutcome[]): Pnr {
  return outcomes
    .flatMap(({ raises }) => raises)
    .reduce(
      (before, { part, amount }) => raised(before, part, amount),
      withFeesPaid(booking, outcomes),
    );
}

function withFeesPaid(booking: Pnr, outcomes: readonly PartOutcome[]): Pnr {
  const paid = new Map<number, number>();
  for (const outcome of outcomes) {
    const fee = outcome.ofTicket ? outcome.fee - raisedBy(outcome) : 0;
    const ticket = ticketOf(booking, outcome.part);
    if (fee > 0) paid.set(ticket, fee + (paid.get(ticket) ?? 0));
  }
  if (paid.size === 0) return booking;
  const given = new Set(outcomes.map(({ part }) => part));
  const fares = booking.fares?.map((fare) => {
    const fee = given.has(fare.part) ? undefined : paid.get(ticketOf(booking, fare.part));
    if (fee === undefined || fare.refundFee === undefined) return fare;
    return { ...fare, refundFee: Math.max(0, fare.refundFee - fee) };
  });
  return { ...booking, fares };
}

function raised(booking: Pnr, part: string, cents: number): Pnr {
  const own = booking.flights.filter((flight) => flight.part === part);
  const shares = allocate(
    faresOf(booking, part) + cents,
    own.map(({ price }) => price),
  );
  const prices = new Map(own.map((flight, index) => [flight, shares[index] ?? flight.price]));
  return {
    ...booking,
    flights: booking.flights.map((flight) => {
      const price = prices.get(flight);
      if (price === undefined) return flight;
      const shared = flight.priceBreakdown?.map((share) => ({
        ...share,
        each: Math.round((share.each * price) / flight.price),
      }));
      return { ...flight, price, ...(shared && { priceBreakdown: shared }) };
    }),
  };
}

/** What the flights of a part cost, without bags and seats. */
export function faresOf({ flights }: Pick<Pnr, "flights">, part: string): number {
  return flights.reduce((sum, flight) => sum + (flight.part === part ? flight.price : 0), 0);
}
