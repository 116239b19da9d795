import type { Journey } from "../../world/flights/search.ts";
import type { Seed } from "../../world/random.ts";
import type { FareDay, FareSpan, FareWish, LowFare } from "../low-fares.ts";
import { flightOffer } from "./flights.ts";
import { type Ends, waysBetween } from "./ways.ts";

/** Directions that are paired: the cheapest pair is among the cheapest of both. */
const PAIRED = 14;
const LEAST_STAY_MINUTES = 60;
/** So many stand in for those that turn out to be sold. */
const FARES_KEPT = 12;

/** The fares of each day of a span, the cheapest first. */
export function fareDays(
  seed: Seed,
  { from, to }: Ends,
  { first, days, nights }: FareSpan,
  wish: FareWish,
): readonly FareDay[] {
  const out = waysBetween(seed, { from, to }, wish);
  const back = waysBetween(seed, { from: to, to: from }, wish);
  return Array.from({ length: days }, (_, index): FareDay => {
    const day = first + index;
    const there = out.on(day);
    if (nights === undefined) return { day, fares: oneWays(seed, there, wish) };
    const home = there.length === 0 ? [] : back.on(day + nights);
    return { day, fares: roundTrips(seed, there, home, wish) };
  });
}

export function oneWays(seed: Seed, ways: readonly Journey[], wish: FareWish): readonly LowFare[] {
  return ways.slice(0, FARES_KEPT).map((one) => lowFare(seed, [one], wish));
}

/** Of ways that come the cheapest first. */
export function roundTrips(
  seed: Seed,
  out: readonly Journey[],
  back: readonly Journey[],
  wish: FareWish,
): readonly LowFare[] {
  const trips: LowFare[] = [];
  for (const there of out.slice(0, PAIRED)) {
    const lands = there.legs.at(-1)?.arrival ?? 0;
    for (const home of back.slice(0, PAIRED)) {
      if ((home.legs[0]?.departure ?? 0) < lands + LEAST_STAY_MINUTES) continue;
      trips.push(lowFare(seed, [there, home], wish));
    }
  }
  return trips.sort((a, b) => a.price - b.price).slice(0, FARES_KEPT);
}

function lowFare(seed: Seed, ways: readonly Journey[], wish: FareWish): LowFare {
  let price = 0;
  for (const { fare } of ways) price += fare.total;
  return { price, offers: () => ways.map((journey) => flightOffer(seed, journey, wish)) };
}
