import type { DayNumber, Minutes } from "../domain/dates.ts";
import type { Coordinates } from "../domain/geo.ts";
import type { Cabin, Party } from "../domain/travel.ts";
import type { FlightOffer } from "./types.ts";

/** Codes of airports, or of cities with several. */
export interface Pair {
  readonly origin: string;
  readonly destination: string;
}

/** What is asked of every fare. */
export interface FareWish {
  readonly cabin: Cabin;
  readonly party: Party;
  readonly quoteDay: DayNumber;
  /** Nothing that leaves before this instant is offered. */
  readonly notBefore: Minutes;
  readonly maxConnections: number;
}

/** Days in a row; with `nights` the way back is so many days after each. */
export interface FareSpan {
  readonly first: DayNumber;
  readonly days: number;
  readonly nights?: number;
}

/** One way, or there and back, with room for the party before anything that was sold here. */
export interface LowFare {
  /** USD cents, the whole party, every direction. */
  readonly price: number;
  /** How many it is sold as. */
  readonly tickets: number;
  /** Made when they are wanted: most fares are only compared. */
  offers(): readonly FlightOffer[];
}

export interface FareDay {
  readonly day: DayNumber;
  /** The cheapest first; none when nothing flies or nothing has room. */
  readonly fares: readonly LowFare[];
}

/** A city to go to, with what travellers choose by. */
export interface Destination extends Coordinates {
  readonly code: string;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly countryName: string;
  readonly km: number;
  /** About how warm a day gets in that day's month, in °C. */
  high(day: DayNumber): number;
  readonly beach: boolean;
  /** Resorts with snow then, the nearest first, with the hours by road. */
  readonly slopes: readonly { readonly resort: string; readonly hours: number }[];
}

export interface DestinationQuery extends FareWish, FareSpan {
  readonly origin: string;
  /** USD cents for the whole party. */
  readonly mostPrice?: number;
  /** A name that `knowsRegion` knows. */
  readonly region?: string;
  /** Whether to go there on that day. */
  wanted(destination: Destination, day: DayNumber): boolean;
}

/** A destination that a fare may be found to. */
export interface FareDestination {
  readonly destination: Destination;
  /** The cheapest day, as far as the days were looked at; undefined where nothing has room. */
  cheapest(): FareDay | undefined;
}

/** Another pair of airports, and how far its ends lie from those that were asked for. */
export interface NearbyPair extends Pair {
  readonly km: number;
}

/** The cheapest of many flights, without an offer made of each: only a source that is at hand has it. */
export interface LowFares {
  /** What `search_flights` would find cheapest, day by day. */
  days(pair: Pair, span: FareSpan, wish: FareWish): Promise<readonly FareDay[]>;
  /** Where one can fly, about the cheapest first: nonstop, or with a change where few are. */
  destinations(query: DestinationQuery): readonly FareDestination[];
  /** Days of the month that begins with one on which there is a way, looked for as they are taken. */
  flownDays(pair: Pair, first: DayNumber, wish: FareWish): AsyncIterable<DayNumber>;
  /** Pairs that have a way in the week that begins with a day, the nearest first. */
  nearbyPairs(pair: Pair, first: DayNumber, wish: FareWish): Promise<readonly NearbyPair[]>;
  /** Whether there are nonstop flights at all. */
  flies(pair: Pair): boolean;
  /** Continents, countries, parts of the world. */
  knowsRegion(name: string): boolean;
}
