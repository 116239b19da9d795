import type { Pnr } from "../contracts/gds/bookings.ts";
import type { LedgerEntry } from "../contracts/gds/ledger.ts";

type Parts = Pick<Pnr, "flights" | "hotels" | "cars" | "extras">;

/** Everything of a booking that has a price, with the part it belongs to. */
interface Priced {
  readonly part: string;
  readonly cents: number;
  readonly lives: boolean;
}

function pricedOf({ flights, hotels, cars, extras = [] }: Parts): Priced[] {
  const priced: Priced[] = [];
  for (const { part = "", price, bookingStatus } of flights) {
    priced.push({ part, cents: price, lives: bookingStatus !== "cancelled" });
  }
  for (const { part = "", price, status } of hotels) {
    priced.push({ part, cents: price, lives: status !== "cancelled" });
  }
  for (const { part = "", totalPrice: cents, status } of cars) {
    priced.push({ part, cents, lives: status !== "cancelled" });
  }
  const cancelled = new Set(priced.flatMap(({ part, lives }) => (lives ? [] : [part])));
  for (const { part, price } of extras) {
    priced.push({ part, cents: price, lives: !cancelled.has(part) });
  }
  return priced;
}

/** What the parts that are still booked cost together. */
function livingPrice(booking: Parts): number {
  return sum(pricedOf(booking).filter(({ lives }) => lives));
}

/** What a booking costs; one that is cancelled as a whole keeps the price it had. */
export function totalPrice(booking: Parts): number {
  const priced = pricedOf(booking);
  const living = priced.filter(({ lives }) => lives);
  return sum(living.length > 0 ? living : priced);
}

/** What one part costs, as long as it is booked. */
export function partPrice(booking: Parts, part: string): number {
  return sum(pricedOf(booking).filter((one) => one.part === part && one.lives));
}

/** The parts of a booking that are still booked, each once. */
export function livingParts(booking: Parts): string[] {
  return [...new Set(pricedOf(booking).flatMap(({ part, lives }) => (lives ? [part] : [])))];
}

/** One charge for each part. */
export function chargesOf(booking: Parts, at: number): LedgerEntry[] {
  return livingParts(booking).map((part) => ({
    at,
    type: "charge",
    amount: partPrice(booking, part),
    part,
  }));
}

export function owedBy(ledger: readonly LedgerEntry[]): number {
  return ledger.reduce((owed, { amount }) => owed + amount, 0);
}

/** What was paid, less what came back in money or as a credit. */
export function paidBy(ledger: readonly LedgerEntry[]): number {
  return 0 - owedBy(ledger.filter(({ type }) => type !== "charge" && type !== "fee"));
}

/** The booking with its price and its balance, which follow from its parts and its ledger. */
export function summedUp(booking: Omit<Pnr, "totalPrice" | "currency" | "paid" | "owed">): Pnr {
  const { ledger = [] } = booking;
  return {
    ...booking,
    totalPrice: totalPrice(booking),
    currency: "USD",
    paid: paidBy(ledger),
    owed: owedBy(ledger),
  };
}

/** True where charges are the price of what is booked, and nothing is owed but on a hold. */
export function isBalanced(booking: Pnr): boolean {
  const { ledger, status, paid, owed } = booking;
  if (!ledger) return true;
  const charged = owedBy(ledger.filter(({ type }) => type === "charge"));
  return (
    ledger.every(({ amount }) => Number.isSafeInteger(amount)) &&
    charged === livingPrice(booking) &&
    owed === owedBy(ledger) &&
    paid === paidBy(ledger) &&
    (status === "pending" ? paid === 0 : owed === 0)
  );
}

function sum(priced: readonly Priced[]): number {
  return priced.reduce((total, { cents }) => total + cents, 0);
}
