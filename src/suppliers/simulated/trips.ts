import type { Minutes } from "../../domain/dates.ts";
import { type ComparedWay, priceTogether } from "../../world/fares/fare.ts";
import type { FlightOffer, SoldTogether } from "../types.ts";
import { comparedWays, soldTogether } from "./flight-offer.ts";

/** A trip put together of ways by themselves. */
export interface FoundTrip {
  readonly ways: readonly FlightOffer[];
  /** USD cents. */
  readonly price: number;
  /** How many. */
  readonly tickets: number;
  /** With what each way costs in it: worked out for the trips that are shown. */
  sold(): SoldTogether;
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
type WayToChoose = Pick<FlightOffer, "price" | "departure" | "arrival" | "airline">;

const OF_WAY: Measures<WayToChoose> = {
  price: ({ price }) => price,
  minutes: ({ departure, arrival }) => arrival - departure,
};
/** Trips that are compared, as numbers: hundreds are, and a few dozen are made. */
class ComparedTrips {
  readonly #lists: readonly (readonly FlightOffer[])[];
  readonly #ways: readonly (readonly ComparedWay[])[];
  readonly price: Float64Array;
  readonly minutes: Float64Array;
  readonly #tickets: Uint8Array;
  /** Of each the places of its ways in their lists, one behind the other. */
  readonly #places: Uint8Array;
  count = 0;

  constructor(lists: readonly (readonly FlightOffer[])[]) {
    const most = lists.reduce((product, { length }) => product * length, 1);
    this.#lists = lists;
    this.#ways = lists.map(comparedWays);
    this.price = new Float64Array(most);
    this.minutes = new Float64Array(most);
    this.#tickets = new Uint8Array(most);
    this.#places = new Uint8Array(most * lists.length);
    this.#join([], [], Number.NEGATIVE_INFINITY, 0);
  }

  /** Adds every trip that begins with some ways; both lists are of the trip in the making, and left as they were. */
  #join(begun: ComparedWay[], places: number[], landed: Minutes, minutes: number): void {
    const list = this.#lists[begun.length];
    const ways = this.#ways[begun.length];
    if (!list || !ways) {
      const trip = this.count++;
      const { total, tickets } = priceTogether(begun);
      this.price[trip] = total;
      this.minutes[trip] = minutes;
      this.#tickets[trip] = tickets;
      this.#places.set(places, trip * places.length);
      return;
    }
    for (let place = 0; place < list.length; place++) {
      const offer = list[place];
      const way = ways[place];
      if (!offer || !way || !canFollow(offer.departure, landed)) continue;
      begun.push(way);
      places.push(place);
      this.#join(begun, places, offer.arrival, minutes + OF_WAY.minutes(offer));
      begun.pop();
      places.pop();
    }
  }

  made(trip: number): FoundTrip {
    const ways: FlightOffer[] = [];
    for (let part = 0; part < this.#lists.length; part++) {
      const way = this.#lists[part]?.[this.#places[trip * this.#lists.length + part] ?? 0];
      if (way) ways.push(way);
    }
    const price = this.price[trip] ?? 0;
    const tickets = this.#tickets[trip] ?? 0;
    return { ways, price, tickets, sold: () => soldTogether(ways) };
  }
}

/** Trips of one way each from every list, in order: at most `most`, half of them the cheapest, half the fastest others. */
export function combineWays(lists: readonly (readonly FlightOffer[])[], most: number): FoundTrip[] {
  const trips = new ComparedTrips(lists.map((list) => chooseWays(list, lists.length)));
  const ofTrip: Measures<number> = {
    price: (trip) => trips.price[trip] ?? 0,
    minutes: (trip) => trips.minutes[trip] ?? 0,
  };
  const all = Array.from({ length: trips.count }, (_, trip) => trip);
  return cheapestAndFastest(all, ofTrip, Math.ceil(most / 2), Math.floor(most / 2)).map((trip) =>
    trips.made(trip),
  );
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
  const cheap = firstOf(all, cheapest, (a, b) => price(a) - price(b) || minutes(a) - minutes(b));
  const taken = new Set(cheap);
  const rest = taken.size === all.length ? [] : all.filter((one) => !taken.has(one));
  const quick = firstOf(rest, fastest, (a, b) => minutes(a) - minutes(b) || price(a) - price(b));
  return [...cheap, ...quick];
}

/**
 * The first `count` of all by an order. Most are never among them, which one comparison shows; equals stay in
 * the order in which they come, which the world fixes, so the choice is the same everywhere.
 */
export function firstOf<T>(all: readonly T[], count: number, order: (a: T, b: T) => number): T[] {
  if (count === 0) return [];
  if (all.length <= count) return [...all].sort(order);
  const first: T[] = [];
  for (const one of all) {
    const last = first[count - 1];
    if (last !== undefined && order(one, last) >= 0) continue;
    if (first.length === count) first.pop();
    let low = 0;
    let high = first.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const there = first[middle];
      if (there !== undefined && order(one, there) < 0) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, one);
  }
  return first;
}
