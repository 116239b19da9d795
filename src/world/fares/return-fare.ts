import type { FlightLeg } from "../timetable/leg.ts";
import { type AdultPrice, pricingOfJourney, sameFamily } from "./adult-price.ts";
import { curveTable, onCurve } from "./curve-table.ts";
import { marketBetween } from "./markets.ts";

/** Half of a return against a one-way: the farther, the dearer is a way without return. In hundreds of kilometres. */
const HALF_RETURN = curveTable([
  [0, 0.96],
  [25, 0.93],
  [45, 0.88],
  [60, 0.83],
  [90, 0.8],
]);
/** A return never costs less than one of its ways would. */
const LEAST_HALF = 0.5;

/** What of a full return's saving is left to a trip: 1 there and back, less for other shapes, 0 one way. */
export type Saving = number;

/** USD cents for a way that is part of a trip, of its one-way price. Low-cost and leisure airlines sell every way by itself. */
export function wayPrice(legs: readonly FlightLeg[], price: AdultPrice, saving: Saving): number {
  const first = legs[0];
  const last = legs[legs.length - 1];
  if (saving === 0 || !first || !last || pricingOfJourney(legs) !== "full") return price.cents;
  const { km } = marketBetween(first.from, last.to);
  const half = Math.round(price.market * onCurve(HALF_RETURN, Math.round(km / 100)));
  const least = Math.ceil(price.cents * LEAST_HALF);
  const saved = price.cents - Math.min(price.cents, Math.max(half, least));
  return price.cents - Math.round(saved * saving);
}

/** Airlines sell a return where both ways are theirs or an ally's, and each gets back what the other left. */
export function isReturn(out: readonly FlightLeg[], back: readonly FlightLeg[]): boolean {
  const [firstOut, lastOut] = [out[0], out[out.length - 1]];
  const [firstBack, lastBack] = [back[0], back[back.length - 1]];
  if (!firstOut || !lastOut || !firstBack || !lastBack) return false;
  return (
    firstOut.from.cityCode === lastBack.to.cityCode &&
    lastOut.to.cityCode === firstBack.from.cityCode &&
    sameFamily(longest(out, firstOut).airline, longest(back, firstBack).airline)
  );
}

function longest(legs: readonly FlightLeg[], first: FlightLeg): FlightLeg {
  let most = first;
  for (const leg of legs) if (leg.km > most.km) most = leg;
  return most;
}
