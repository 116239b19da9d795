import type { Passenger, Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { LedgerEntry } from "../../../domain/contracts/gds/ledger.ts";
import { allocate } from "../../../domain/money.ts";
import { livingParts } from "../../../domain/rules/ledger.ts";
import type { PassengerType } from "../../../domain/travel.ts";

/** Cents of each passenger, in the booking's order. */
type Each = readonly number[];

/** Lines of a ledger that are one thing, with what each passenger carries of it. */
interface Shared {
  readonly entry: LedgerEntry;
  readonly each: Each;
}

/** What each passenger's share of a flight's price is like, where the flight does not say. */
const USUAL: Readonly<Record<PassengerType, number>> = { adult: 100, child: 75, infant: 10 };

export function weightsOf(
  { priceBreakdown }: BookedFlight,
  passengers: readonly Passenger[],
): number[] {
  return passengers.map(
    ({ type }) => priceBreakdown?.find((share) => share.type === type)?.each ?? USUAL[type],
  );
}

/** All passengers with a seat, alike. */
export function headsOf(passengers: readonly Passenger[]): number[] {
  return passengers.map(({ type }) => (type === "infant" ? 0 : 1));
}

/** What each passenger paid for a part, given up or not; for all flights where none is named. */
export function pricesEach({ flights, extras = [], passengers }: Pnr, part?: string): Each {
  const isOf = (one: { readonly part?: string | undefined }) =>
    part === undefined || one.part === part;
  const fares = flights
    .filter(isOf)
    .map((flight) => allocate(flight.price, weightsOf(flight, passengers)));
  return passengers.map(({ id }, index) => {
    const own = extras.filter((one) => isOf(one) && one.passenger === id);
    return (
      fares.reduce((sum, each) => sum + (each[index] ?? 0), 0) +
      own.reduce((sum, { price }) => sum + price, 0)
    );
  });
}

/**
 * What the passengers carry of the fees on their flights, and what of these came back to each. A fee is
 * asked by head, and what it leaves of a passenger's price came back; where taxes alone do, they are by
 * head, and the rest of each price is what was kept.
 */
export function sharesOf(booking: Pnr): Shared[] {
  const lines = linesOf(booking);
  const living = livingParts(booking);
  const heads = headsOf(booking.passengers);
  const sumOf = (isFee: boolean, part: string | undefined) =>
    lines
      .filter((line) => (line.type === "fee") === isFee && line.part === part)
      .reduce((sum, { amount }) => sum + amount, 0);
  return lines.map((entry) => {
    const { type, part, amount } = entry;
    const isFee = type === "fee";
    const prices = pricesEach(booking, part);
    const isOver = part !== undefined && !living.includes(part);
    const isTaxes = isOver && sumOf(true, part) > 0 && !hasRefund(booking, part);
    if (isFee !== isTaxes) return { entry, each: allocate(amount, heads) };
    const others = isOver ? allocate(sumOf(!isFee, part), heads) : [];
    const rests = prices.map((price, index) => Math.max(0, price - (others[index] ?? 0)));
    return { entry, each: allocate(amount, rests.some((cents) => cents > 0) ? rests : heads) };
  });
}

/** What the passengers paid with credits of other bookings, by the price of their flights. */
export function creditsSpent(booking: Pnr, isSpent: (note: string) => boolean): Shared[] {
  const lines = summed(
    (booking.ledger ?? []).filter(({ type, note = "" }) => type === "payment" && isSpent(note)),
  );
  const prices = pricesEach(booking);
  return lines.map((entry) => ({ entry, each: allocate(entry.amount, prices) }));
}

function hasRefund({ fares = [] }: Pnr, part: string): boolean {
  return fares.some((fare) => fare.part === part && fare.refundFee !== undefined);
}

/** Fees, refunds and credits of the flights. Lines without a part are theirs where nothing else was booked. */
function linesOf({ ledger = [], hotels, cars }: Pnr): LedgerEntry[] {
  const isBare = hotels.length + cars.length === 0;
  return summed(
    ledger.filter(({ type, part }) => {
      if (type === "credit") return true;
      if (part === undefined) return type === "refund" && isBare;
      return part.startsWith("F") && (type === "fee" || type === "refund");
    }),
  );
}

/** One line of all that are of one kind: what came back is told by its part alone. */
function summed(ledger: readonly LedgerEntry[]): LedgerEntry[] {
  const sums = new Map<string, LedgerEntry>();
  for (const entry of ledger) {
    const { type, part, note } = entry;
    const isBack = type === "refund" || type === "credit";
    const key = `${type} ${part} ${isBack ? "" : note}`;
    sums.set(key, { ...entry, amount: entry.amount + (sums.get(key)?.amount ?? 0) });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}
