import { type Money, toDecimal } from "../../domain/money.ts";

/** `84.00 EUR`: the way prices are written on this desk. */
export function priceText(money: Money): string {
  return `${toDecimal(money)} ${money.currency}`;
}

/** Of something seen: 38 of 500 is 7.6. */
export function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
