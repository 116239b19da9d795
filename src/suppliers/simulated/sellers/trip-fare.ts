import type { DayNumber } from "../../../domain/dates.ts";
import { distanceKm } from "../../../domain/geo.ts";
import type { Cabin } from "../../../domain/travel.ts";
import { adultPrice, typicalPrice } from "../../../world/fares/adult-price.ts";
import { curveTable, onCurve } from "../../../world/fares/curve-table.ts";
import type { Seed } from "../../../world/random.ts";
import type { FlightLeg } from "../../../world/timetable/leg.ts";
import type { FareParty, FareQuestion, TripShape, TypicalFare } from "../../fare-sources.ts";
import type { Trip } from "./trip.ts";

/** How much of what a return saves is left to trips of other shapes. */
const SAVED: Readonly<Record<TripShape, number>> = {
  one_way: 0,
  round_trip: 1,
  open_jaw: 0.8,
  multi_city: 0.6,
};
const CHILD_SHARE = 0.75;
const LAP_SHARE = 0.1;

const STEP_KM = 100;

/**
 * Half of a return fare against a one-way: the farther, the dearer is a way
 * without return. In hundreds of kilometres.
 */
const HALF_RETURN = curveTable([
  [0, 0.92],
  [15, 0.85],
  [40, 0.7],
  [80, 0.58],
  [120, 0.51],
  [180, 0.5],
]);
const DOMESTIC = 0.92;

/** USD cents that the airline itself asks of one adult for the whole trip. */
export function adultTripFare(
  seed: Seed,
  { legs }: Trip,
  { shape, cabin }: Pick<FareQuestion, "shape" | "cabin">,
  quoteDay: DayNumber,
): number {
  let cents = 0;
  for (const leg of legs) {
    cents += (adultPrice(seed, leg, cabin, quoteDay)?.cents ?? 0) * wayFactor(leg, shape);
  }
  return Math.round(cents);
}

/** What the trip costs the party in that season, bought neither very early nor very late. */
export function typicalTripFare(
  { legs }: Trip,
  shape: TripShape,
  cabin: Cabin,
  party: FareParty,
): TypicalFare {
  let low = 0;
  let high = 0;
  for (const leg of legs) {
    const [least, most] = typicalPrice(leg, cabin);
    low += least * wayFactor(leg, shape);
    high += most * wayFactor(leg, shape);
  }
  const weight = partyWeight(party, CHILD_SHARE);
  return { low: Math.round(low * weight), high: Math.round(high * weight) };
}

/** How many adult fares the party pays. */
export function partyWeight(party: FareParty, childShare: number): number {
  const { adults, children, infantsInSeat, infantsOnLap } = party;
  return adults + (children + infantsInSeat) * childShare + infantsOnLap * LAP_SHARE;
}

export function seatsOf({ adults, children, infantsInSeat }: FareParty): number {
  return adults + children + infantsInSeat;
}

function wayFactor(leg: readonly FlightLeg[], shape: TripShape): number {
  const first = leg[0];
  const last = leg.at(-1);
  if (!first || !last) return 1;
  const domestic = first.from.country === last.to.country;
  const lowCost = leg.every(({ airline }) => airline.kind === "low_cost");
  const half = halfReturn(distanceKm(first.from, last.to), domestic, lowCost);
  return 1 - (1 - half) * SAVED[shape];
}

/** What a way of `km` costs as half of a return, as a share of its one-way price. */
function halfReturn(km: number, domestic: boolean, lowCost: boolean): number {
  // Low-cost airlines sell every way by itself.
  if (lowCost) return 1;
  return domestic ? DOMESTIC : onCurve(HALF_RETURN, Math.round(km / STEP_KM));
}
