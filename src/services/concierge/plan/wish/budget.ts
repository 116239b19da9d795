import type { Party } from "../../../../domain/travel.ts";
import type { SaidPrice } from "../../../../reading/money.ts";

/** What may be spent, in whole and parts of a unit, not yet minor units. */
export interface Budget {
  readonly amount: number;
  /** Undefined where only a figure was given. */
  readonly currency: string | undefined;
  readonly per: "total" | "person" | "day";
}

/** A price that was said, with what it is the price of as far as that was said. */
export type BudgetPrice = Pick<SaidPrice, "amount" | "currencies"> & Partial<SaidPrice>;

/** What a price is a budget for: a person, a day, the whole party. */
export function budgetOf(
  { amount, currencies: [currency], perCouple, perChild, day, night, each }: BudgetPrice,
  { adults = 1, children = 0, infants = 0 }: Partial<Party> = {},
): Budget {
  if (perCouple) return { amount: amount / 2, currency, per: "person" };
  if (perChild && children > 0) return { amount: amount * children, currency, per: "total" };
  // "40 USD a day each"
  if (day || night) {
    const times = each ? adults + children + infants : 1;
    return { amount: amount * times, currency, per: "day" };
  }
  return { amount, currency, per: each || perChild ? "person" : "total" };
}

/** "A room up to 180 euro, 1800 for both": a bare sum is in the money of the other. */
export function inMoneyOf(price: BudgetPrice, [other]: readonly SaidPrice[]): BudgetPrice {
  return price.currencies.length > 0 ? price : { ...price, currencies: other?.currencies ?? [] };
}

/** The most that a night in a room may cost; a sum for so many rooms together is shared by them. */
export function nightlyAmong(prices: readonly SaidPrice[], text = "") {
  const price = prices.find(({ night, day }) => night && !day);
  const rooms = ROOMS.find(([said]) => said.test(text))?.[1] ?? 1;
  return price && { amount: price.amount / rooms, currency: price.currencies[0] };
}

/** Rooms in brackets behind a sum: "150 a night (2 rooms)". */
const ROOMS: readonly (readonly [RegExp, number])[] = [
  [/\((?:2|two|iki|два|две) (?:rooms?|otaq|номера)[^)]{0,12}\)/iu, 2],
  [/\((?:3|three|üç|три) (?:rooms?|otaq|номера)[^)]{0,12}\)/iu, 3],
];
