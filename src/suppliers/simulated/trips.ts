import type { Minutes } from "../../domain/dates.ts";
import type { FlightOffer, SoldTogether } from "../types.ts";
import { priceOfTrip, soldTogether } from "./flight-offer.ts";

/** A trip put together of ways by themselves. */
export interface FoundTrip {
  readonly ways: readonly FlightOffer[];
  readonly sold: SoldTogether;
}

/** Offers of each way that are combined, by the number of ways: the cheapest, of each airline too, and the fastest of the others. */
interface Chosen {
  readonly cheapest: number;
  readonly airlines: number;
  readonly fastest: number;
}
const CHOSEN: readonly Chosen[] = [
  { cheapest: 0, airlines: 0, fastest: 0 },
  { cheapest: Number.POSITIVE_INFINITY, airlines: 0, fastest: 0 },
  { cheapest: 12, airlines: 8, fastest: 6 },
  { cheapest: 4, airlines: 3, fastest: 2 },
  { cheapest: 3, airlines: 1, fastest: 1 },
  { cheapest: 2, airlines: 1, fastest: 1 },
  { cheapest: 2, airlines: 0, fastest: 1 },
];
const LEAST_STAY_MINUTES = 60;

/** How much, and how long. */
interface Measures<T> {
  readonly price: (one: T) => number;
  readonly minutes: (one: T) => number;
}

/** What a way is chosen by. */
export type WayToChoose = Pick<FlightOffer, "price" | "departure" | "arrival" | "airline">;

const OF_WAY: Measures<WayToChoose> = {
  price: ({ price }) => price,
  minutes: ({ departure, arrival }) => arrival - departure,
};
/** A trip that is compared with others; most are not taken. */
interface ComparedTrip {
  readonly ways: readonly FlightOffer[];
  readonly price: number;
  readonly minutes: number;
}
const OF_TRIP: Measures<ComparedTrip> = {
  price: ({ price }) => price,
  minutes: ({ minutes }) => minutes,
};

/** Trips of one way each from every list, in order: at most `most`, half of them the cheapest, half the fastest others. */
export function combineWays(lists: readonly (readonly FlightOffer[])[], most: number): FoundTrip[] {
  let trips: FlightOffer[][] = [[]];
  for (const list of lists) {
    const chosen = chooseWays(list, lists.length);
    trips = trips.flatMap((trip) => {
      const landed = trip.at(-1)?.arrival ?? Number.NEGATIVE_INFINITY;
      return chosen
        .filter(({ departure }) => canFollow(departure, landed))
        .map((way) => [...trip, way]);
    });
  }
  const found = trips.map((ways): ComparedTrip => {
    const minutes = ways.reduce((sum, way) => sum + OF_WAY.minutes(way), 0);
    return { ways, price: priceOfTrip(ways), minutes };
  });
  const taken = cheapestAndFastest(found, OF_TRIP, Math.ceil(most / 2), Math.floor(most / 2));
  return taken.map(({ ways }): FoundTrip => ({ ways, sold: soldTogether(ways) }));
}

/** Whether a way that leaves then can be taken after one that landed. */
export function canFollow(departure: Minutes, landed: Minutes): boolean {
  return departure >= landed + LEAST_STAY_MINUTES;
}

/**
 * The ways that are combined, of those for one part of a trip of so many. What is cheap by itself
 * need not be in a return: so every airline's cheapest has its chance.
 */
export function chooseWays<T extends WayToChoose>(list: readonly T[], parts: number): readonly T[] {
  const how = CHOSEN[parts];
  if (!how) return [];
  if (!Number.isFinite(how.cheapest)) return list;
  const chosen = new Set(cheapestAndFastest(list, OF_WAY, how.cheapest, how.fastest));
  const airlines = new Map<string, T>();
  for (const offer of list) {
    const known = airlines.get(offer.airline);
    if (!known || offer.price < known.price) airlines.set(offer.airline, offer);
  }
  const best = [...airlines.values()].sort((a, b) => a.price - b.price);
  for (const offer of best.slice(0, how.airlines)) chosen.add(offer);
  return [...chosen];
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
