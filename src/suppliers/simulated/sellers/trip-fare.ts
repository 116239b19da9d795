import type { DayNumber } from "../../../domain/dates.ts";
import type { Cabin } from "../../../domain/travel.ts";
import { adultPrice, typicalPrice } from "../../../world/fares/adult-price.ts";
import { childPrice, isLowCost, lapPrice } from "../../../world/fares/fare.ts";
import { isReturn, wayPrice } from "../../../world/fares/return-fare.ts";
import type { Seed } from "../../../world/random.ts";
import type { FareParty, FareQuestion, TripShape, TypicalFare } from "../../fare-sources.ts";
import type { Trip } from "./trip.ts";

/** How much of what a return saves is left to trips of other shapes. */
const SAVED: Readonly<Record<TripShape, number>> = {
  one_way: 0,
  round_trip: 1,
  open_jaw: 0.8,
  multi_city: 0.6,
};

/** USD cents that the airline itself asks of one adult for the whole trip. */
export function adultTripFare(
  seed: Seed,
  { legs }: Pick<Trip, "legs">,
  { shape, cabin }: Pick<FareQuestion, "shape" | "cabin">,
  quoteDay: DayNumber,
): number {
  const saving = savingOf(legs, shape);
  let cents = 0;
  for (const leg of legs) {
    const price = adultPrice(seed, leg, { cabin, quoteDay });
    if (price) cents += wayPrice(leg, price, saving);
  }
  return cents;
}

/** What the trip costs the party in that season, bought neither very early nor very late. */
export function typicalTripFare(
  { legs }: Trip,
  shape: TripShape,
  cabin: Cabin,
  party: FareParty,
): TypicalFare {
  const saving = savingOf(legs, shape);
  let low = 0;
  let high = 0;
  for (const leg of legs) {
    const typical = typicalPrice(leg, cabin);
    if (!typical) continue;
    low += wayPrice(leg, typical[0], saving);
    high += wayPrice(leg, typical[1], saving);
  }
  return { low: partyFare(low, legs, party), high: partyFare(high, legs, party) };
}

/** What the party pays when one adult pays so much for the whole trip; agencies sell a child's seat for their own share. */
export function partyFare(
  adult: number,
  legs: Trip["legs"],
  { adults, children, infantsInSeat, infantsOnLap }: FareParty,
  childShare?: number,
): number {
  const lowCost = legs.every(isLowCost);
  const child =
    lowCost || childShare === undefined ? childPrice(adult, lowCost) : adult * childShare;
  const lap = lowCost ? lapPrice(adult, true) * legs.length : lapPrice(adult, false);
  return Math.round(adults * adult + (children + infantsInSeat) * child + infantsOnLap * lap);
}

export function seatsOf({ adults, children, infantsInSeat }: FareParty): number {
  return adults + children + infantsInSeat;
}

function savingOf(legs: Trip["legs"], shape: TripShape): number {
  const [out, back] = legs;
  return shape === "round_trip" && out && back && !isReturn(out, back) ? 0 : SAVED[shape];
}
