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
  if (extras.length === 0) return priced;
  const cancelled = new Set(priced.flatMap(({ part, lives }) => (lives ? [] : [part])));
  for (const { part, price } of extras) {
    priced.push({ part, cents: price, lives: !cancelled.has(part) });
  }
  return priced;
}

/** What each part that is still booked costs. */
function livingPrices(booking: Parts): Map<string, number> {
  const prices = new Map<string, number>();
  for (const { part, cents, lives } of pricedOf(booking)) {
    if (lives) prices.set(part, (prices.get(part) ?? 0) + cents);
  }
  return prices;
}

/** How the ledger names what a way costs more by itself. */
export const RAISED = "kept by itself at ";

/**
 * What a booking costs; one that is cancelled as a whole keeps the price it had. What a way given up
 * paid for one that was kept is in the prices of both, and counts once.
 */
export function totalPrice(booking: Parts, ledger: readonly LedgerEntry[] = []): number {
  return pricesOf(booking, ledger).total;
}

/** What a booking costs, and what its parts cost together that are still booked. */
function pricesOf(booking: Parts, ledger: readonly LedgerEntry[]) {
  let price = 0;
  let living = 0;
  let isLiving = false;
  for (const { cents, lives } of pricedOf(booking)) {
    price += cents;
    if (lives) living += cents;
    isLiving ||= lives;
  }
  if (isLiving) return { total: living, living };
  for (const { amount, note } of ledger) if (note?.startsWith(RAISED)) price -= amount;
  return { total: Math.max(0, price), living };
}

/** What one part costs, as long as it is booked. */
export function partPrice(booking: Parts, part: string): number {
  let price = 0;
  for (const one of pricedOf(booking)) if (one.lives && one.part === part) price += one.cents;
  return price;
}

/** The parts of a booking that are still booked, each once. */
export function livingParts(booking: Parts): string[] {
  const parts: string[] = [];
  for (const { part, lives } of pricedOf(booking)) {
    if (lives && !parts.includes(part)) parts.push(part);
  }
  return parts;
}

/** One charge for each part. */
export function chargesOf(booking: Parts, at: number): LedgerEntry[] {
  const charges: LedgerEntry[] = [];
  for (const [part, amount] of livingPrices(booking)) {
    charges.push({ at, type: "charge", amount, part });
  }
  return charges;
}

export function owedBy(ledger: readonly LedgerEntry[]): number {
  let owed = 0;
  for (const { amount } of ledger) owed += amount;
  return owed;
}

/** What came back, in money or as a credit. */
export function returnedBy(ledger: readonly LedgerEntry[]): number {
  let back = 0;
  for (const { type, amount } of ledger) {
    if (type === "refund" || type === "credit") back += amount;
  }
  return back;
}

/** Fees of changes, and what is kept for parts that were given up: paid on top of what is booked. */
export function keptBy(ledger: readonly LedgerEntry[]): number {
  let kept = 0;
  for (const { type, amount } of ledger) if (type === "fee") kept += amount;
  return kept;
}

/** What was paid, less what came back in money or as a credit. */
export function paidBy(ledger: readonly LedgerEntry[]): number {
  let paid = 0;
  for (const { type, amount } of ledger) if (type !== "charge" && type !== "fee") paid -= amount;
  return paid;
}

/** How the ledger names a payment with the credit of another booking. */
export const CREDIT_OF = "credit of ";

/** What credits of other bookings paid of this one and did not come back as a credit yet. */
export function creditPaid({ ledger = [] }: Pick<Pnr, "ledger">): number {
  let left = 0;
  for (const { type, amount, note } of ledger) {
    if (type === "payment" && note?.startsWith(CREDIT_OF)) left -= amount;
    if (type === "credit") left -= amount;
  }
  return Math.max(0, left);
}

function chargedBy(ledger: readonly LedgerEntry[]): number {
  let charged = 0;
  for (const { type, amount } of ledger) if (type === "charge") charged += amount;
  return charged;
}

/** The booking with its price and its balance, which follow from its parts and its ledger. */
export function summedUp(booking: Omit<Pnr, "totalPrice" | "currency" | "paid" | "owed">): Pnr {
  return { ...booking, ...sumsOf(booking, booking.ledger ?? []) };
}

/** What follows from the parts of a booking and its ledger. */
export function sumsOf(parts: Parts, ledger: readonly LedgerEntry[]) {
  const currency: Pnr["currency"] = "USD";
  return {
    totalPrice: totalPrice(parts, ledger),
    currency,
    paid: paidBy(ledger),
    owed: owedBy(ledger),
  };
}

/**
 * Whether the total is that of the parts, and whether the ledger is balanced: charges are the price of
 * what is booked, and nothing is owed but on a hold.
 */
export function trueSums(booking: Pnr): { readonly total: boolean; readonly ledger: boolean } {
  const { ledger = [] } = booking;
  const { total, living } = pricesOf(booking, ledger);
  return { total: booking.totalPrice === total, ledger: isBalanced(booking, living) };
}

function isBalanced({ ledger, status, paid, owed }: Pnr, living: number): boolean {
  if (!ledger) return true;
  return (
    ledger.every(({ amount }) => Number.isSafeInteger(amount)) &&
    chargedBy(ledger) === living &&
    owed === owedBy(ledger) &&
    paid === paidBy(ledger) &&
    (status === "pending" ? paid === 0 : owed === 0)
  );
}
