import type { Journey } from "./journey.ts";

/** As many offers as a search shows at most. */
const MOST_OFFERS = 200;
/** Journeys of each slice that are combined, by the number of slices. */
const PER_SLICE = [0, MOST_OFFERS, 20, 8, 5, 3, 3] as const;
export const MOST_SLICES = PER_SLICE.length - 1;

/** Every way to put the slices together that can be flown, cheapest first. */
export function combine(slices: readonly (readonly Journey[])[]): Journey[][] {
  const perSlice = PER_SLICE[slices.length] ?? 1;
  let trips: Journey[][] = [[]];
  for (const journeys of slices) {
    const chosen = varied(journeys, perSlice);
    trips = trips.flatMap((trip) =>
      chosen
        .filter((journey) => journey.departure > (trip.at(-1)?.arrival ?? Number.NEGATIVE_INFINITY))
        .map((journey) => [...trip, journey]),
    );
  }
  return trips
    .map((trip) => ({ trip, price: trip.reduce((sum, { price }) => sum + price, 0) }))
    .sort((a, b) => a.price - b.price)
    .slice(0, MOST_OFFERS)
    .map(({ trip }) => trip);
}

/** The cheapest of every airline, the quickest, then whatever is cheapest. */
function varied(journeys: readonly Journey[], most: number): readonly Journey[] {
  if (journeys.length <= most) return journeys;
  const first = new Map<string, Journey>();
  for (const journey of journeys) {
    if (!first.has(journey.airline)) first.set(journey.airline, journey);
  }
  const quickest = [...journeys].sort((a, b) => a.slice.minutes - b.slice.minutes).slice(0, 2);
  const chosen = new Set([...quickest, ...first.values(), ...journeys]);
  return [...chosen].slice(0, most);
}
