import type { Direction } from "./offer-option.ts";

/** Directions that are paired: the cheapest, and the fastest of the others. */
const CHEAPEST = 14;
const FASTEST = 6;
const LEAST_STAY_MINUTES = 60;

/** How much, and how long. */
interface Measures<T> {
  readonly price: (one: T) => number;
  readonly minutes: (one: T) => number;
}

const ONE_WAY: Measures<Direction> = {
  price: ({ offer }) => offer.price,
  minutes: ({ offer }) => offer.arrival - offer.departure,
};
const ROUND_TRIP: Measures<readonly Direction[]> = {
  price: (trip) => trip.reduce((sum, one) => sum + ONE_WAY.price(one), 0),
  minutes: (trip) => trip.reduce((sum, one) => sum + ONE_WAY.minutes(one), 0),
};

/** Round trips in one cabin: at most `most`, half of them the cheapest, half the fastest others. */
export function roundTrips(
  out: readonly Direction[],
  back: readonly Direction[],
  most: number,
): Direction[][] {
  const trips: Direction[][] = [];
  for (const there of cheapestAndFastest(out, ONE_WAY, CHEAPEST, FASTEST)) {
    for (const home of cheapestAndFastest(back, ONE_WAY, CHEAPEST, FASTEST)) {
      if (home.offer.departure >= there.offer.arrival + LEAST_STAY_MINUTES) {
        trips.push([there, home]);
      }
    }
  }
  return cheapestAndFastest(trips, ROUND_TRIP, Math.ceil(most / 2), Math.floor(most / 2));
}

/** So many by price, then so many of the rest by time. */
function cheapestAndFastest<T>(
  all: readonly T[],
  { price, minutes }: Measures<T>,
  cheapest: number,
  fastest: number,
): T[] {
  // Sorting is stable and the world's order is fixed, so the choice is the same everywhere.
  const byPrice = [...all].sort((a, b) => price(a) - price(b) || minutes(a) - minutes(b));
  const rest = byPrice
    .slice(cheapest)
    .sort((a, b) => minutes(a) - minutes(b) || price(a) - price(b));
  return [...byPrice.slice(0, cheapest), ...rest.slice(0, fastest)];
}
