import { currencyDigits } from "../../../../domain/money.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { hasFlightsApart } from "../money/budget.ts";
import { extrasOf } from "../money/extras.ts";
import { waysOut } from "../money/ways-out.ts";
import type { Planning } from "../planning.ts";
import { isElsewhere, type Sketch } from "../route/sketch.ts";
import type { Trip } from "../trip.ts";
import { answersOf } from "./answers.ts";
import type { Remark } from "./remarks.ts";

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
  const isApart = hasFlightsApart(wish) && flights.length > 0;
  const withoutFlights = isApart || (!isFlown && isElsewhere(wish, sketch.choice));
  if (fits) {
    const left = budget.minor - costs.counted;
    const isWorthAWord = left > budget.minor * SOME_LEFT;
    const amount = { minor: left, currency };
    const owed = hasUnpaidWishes(trip);
    return [
      { kind: "fits", budget, withoutFlights },
      ...(isWorthAWord ? [{ kind: "left-over", amount, owed } as const] : []),
    ];
  }
  const by = { minor: costs.counted - budget.minor, currency };
  const unit = 10 ** currencyDigits(currency);
  const flown = flights.reduce((sum, { price }) => sum + price.minor, 0);
  const forFlights = { minor: Math.round(flown / unit) * unit, currency };
  return [
    {
      kind: "short",
      by,
      needed: { minor: costs.counted, currency },
      budget,
      withoutFlights,
      ...(flown > 0 && !isApart && { forFlights }),
      ways: await waysOut(planning, sketch, trip),
    },
  ];
}

/** Wishes for things and rooms that cost something and are not in the sum. */
function hasUnpaidWishes(trip: Trip): boolean {
  const { unmet, onRequest } = answersOf(trip);
  const paid = new Set<WishKind>([
    ...extrasOf(trip.wish, trip.days, trip.frame).map(({ kind }) => kind),
    ...trip.lodgings.flatMap(({ villa, supplement }) =>
      [villa, supplement].flatMap((one) => one?.kind ?? []),
    ),
  ]);
  return (
    onRequest.some((kind) => !paid.has(kind) && COSTING.has(kind)) ||
    unmet.some(({ why }) => why === "none")
  );
}

/** What an operator adds for money. */
const COSTING: ReadonlySet<WishKind> = new Set([
  "privateGuide",
  "adaptedTransport",
  "photoShoot",
  "heliSki",
  "seaView",
  "dinner",
  "snorkelling",
]);
