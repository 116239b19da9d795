import type { Party } from "../../../../domain/travel.ts";
import { choosePrice, findBarePrice, type SaidPrice } from "../../../../reading/money.ts";
import { amountAt } from "../../../../reading/numbers.ts";
import { findFirst, type Reading } from "../../../../reading/reading.ts";

/** What may be spent, in whole and parts of a unit, not yet minor units. */
export interface Budget {
  readonly amount: number;
  /** Undefined where only a figure was given. */
  readonly currency: string | undefined;
  readonly per: "total" | "person" | "day";
}

/** The budget among the prices of a text; a bare figure counts behind a word about money. */
export function budgetFrom(
  reading: Reading,
  prices: readonly SaidPrice[],
  /** A field about money and nothing else. */
  alone: boolean,
  { adults = 1, children = 0, infants = 0 }: Partial<Party> = {},
): Budget | undefined {
  // "hotel up to 180 EUR a night, my own budget 400 EUR": a rate is no whole.
  const whole = prices.filter(({ perDay }) => !perDay);
  const price = choosePrice(whole) ?? choosePrice(prices) ?? findBarePrice(reading, true);
  if (price) {
    const [currency] = price.currencies;
    if (price.perCouple) return { amount: price.amount / 2, currency, per: "person" };
    if (price.perChild && children > 0)
      return { amount: price.amount * children, currency, per: "total" };
    // "40 USD a day each"
    if (price.perDay && price.each)
      return { amount: price.amount * (adults + children + infants), currency, per: "day" };
    const per = price.perDay ? "day" : price.each || price.perChild ? "person" : "total";
    return { amount: price.amount, currency, per };
  }
  // A field for money is about money, whatever figure stands in it.
  const amount = alone ? findFirst(reading, (index) => amountAt(reading, index)) : undefined;
  return amount && { amount: amount.value, currency: undefined, per: "total" };
}
