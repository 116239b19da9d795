import type { FlightLeg } from "../timetable/leg.ts";
import { type AdultPrice, pricingOfJourney } from "./adult-price.ts";
import { curveTable, onCurve } from "./curve-table.ts";
import { marketBetween } from "./markets.ts";
import type { Saving } from "./tickets.ts";

/** Half of a return against a one-way: the farther, the dearer is a way without return. In hundreds of kilometres. */
const HALF_RETURN = curveTable([
  [0, 0.96],
  [25, 0.93],
  [45, 0.86],
  [60, 0.81],
  [90, 0.8],
]);
/** In front a way without return is dearer still: it is sold to those whose employers pay. */
const HALF_RETURN_IN_FRONT = curveTable([
  [0, 0.95],
  [25, 0.9],
  [45, 0.78],
  [60, 0.72],
  [90, 0.7],
]);

/** USD cents for a way that is part of a trip, of its one-way price. Low-cost and leisure airlines sell every way by itself. */
export function wayPrice(legs: readonly FlightLeg[], price: AdultPrice, saving: Saving): number {
  const first = legs[0];
  const last = legs[legs.length - 1];
  const { cents, step } = price;
  if (saving === 0 || !first || !last || pricingOfJourney(legs) !== "full") return cents + step;
  const { km } = marketBetween(first.from, last.to);
  const share = price.cabin === "economy" ? HALF_RETURN : HALF_RETURN_IN_FRONT;
  const half = Math.round(cents * onCurve(share, Math.round(km / 100)));
  return cents - Math.round((cents - half) * saving) + step;
}
