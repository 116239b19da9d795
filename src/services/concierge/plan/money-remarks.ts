import { currencyDigits } from "../../../domain/money.ts";
import type { Remark } from "./remarks.ts";
import type { Purse } from "./terms.ts";
import type { Trip } from "./trip.ts";

/** So much of a budget left over is worth a word, and so much of it finer rooms. */
const SOME_LEFT = 0.04;
export const MUCH_LEFT = 0.15;

/** Says whether the budget is enough, where there is one. */
export function moneyRemarks(
  fits: boolean,
  { budget, currency }: Purse,
  { costs, flights }: Trip,
): Remark[] {
  if (!budget) return [];
  if (fits) {
    const left = budget.minor - costs.total;
    const isWorthAWord = left > budget.minor * SOME_LEFT;
    return [
      { kind: "fits", budget },
      ...(isWorthAWord ? [{ kind: "left-over", amount: { minor: left, currency } } as const] : []),
    ];
  }
  const by = { minor: costs.total - budget.minor, currency };
  const unit = 10 ** currencyDigits(currency);
  const flown = flights.reduce((sum, { price }) => sum + price.minor, 0);
  const forFlights = { minor: Math.round(flown / unit) * unit, currency };
  return [
    {
      kind: "short",
      by,
      needed: { minor: costs.total, currency },
      ...(flown > 0 && { forFlights }),
    },
  ];
}
