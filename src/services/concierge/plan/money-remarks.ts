import { currencyDigits } from "../../../domain/money.ts";
import type { Planning } from "./planning.ts";
import type { Remark } from "./remarks.ts";
import { isElsewhere, type Sketch } from "./sketch.ts";
import type { Trip } from "./trip.ts";
import { waysOut } from "./ways-out.ts";

/** So much of a budget left over is worth a word. */
const SOME_LEFT = 0.04;

/** Says whether the budget is enough, where there is one, and what would be cheaper where it is not. */
export async function moneyRemarks(
  fits: boolean,
  planning: Planning,
  sketch: Sketch,
  trip: Trip,
): Promise<Remark[]> {
  const { purse, wish } = planning;
  const { budget, currency } = purse;
  const { costs, flights } = trip;
  if (!budget) return [];
  const isFlown = wish.origin !== undefined && sketch.unreached.length === 0;
  const withoutFlights = !isFlown && isElsewhere(wish, sketch.choice);
  if (fits) {
    const left = budget.minor - costs.total;
    const isWorthAWord = left > budget.minor * SOME_LEFT;
    return [
      { kind: "fits", budget, withoutFlights },
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
      budget,
      withoutFlights,
      ...(flown > 0 && { forFlights }),
      ways: await waysOut(planning, sketch, trip),
    },
  ];
}
