import type { Brand } from "../domain/brands.ts";
import type { FlightOption, OptionSlice } from "../domain/contracts/flights/offers.ts";
import { type TimeWindow, withinWindow } from "../domain/rules/windows.ts";
import type { StockUnit } from "../domain/stock.ts";
import type { Cabin, Party } from "../domain/travel.ts";

/** A search for offers, checked and with every default filled in. */
export interface OfferSearch {
  readonly origin: string;
  readonly destination: string;
  /** `YYYY-MM-DD`. */
  readonly departureDate: string;
  readonly returnDate?: string;
  readonly party: Party;
  /** Absent: any cabin. */
  readonly cabin?: Cabin;
  readonly maxConnections: number;
  /** Windows are about the way there. */
  readonly departureTime?: TimeWindow;
  readonly arrivalTime?: TimeWindow;
  /** Ways after the first, of an open jaw or a trip to several cities; not with `returnDate`. */
  readonly legs?: readonly OfferWay[];
  /** So many days before and after are looked at, too; all ways are moved alike. */
  readonly flexDays?: number;
  /** Absent: the lowest of the cabin. */
  readonly brand?: Brand;
  /** Codes that every flight's airline must be one of, and none of. */
  readonly airlines?: readonly string[];
  readonly exceptAirlines?: readonly string[];
  /** Each way. */
  readonly maxMinutes?: number;
  /** Checked bags that each fare includes at least. */
  readonly bags?: number;
  /** Local time of the way there, `YYYY-MM-DDTHH:MM`. */
  readonly latestArrival?: string;
}

/** What one call may cost, and how to end it. */
export interface OfferCall {
  /** Names the call in the log. */
  readonly operationId: string;
  /** For all of it: waiting and repeating included. */
  readonly timeoutMs: number;
  readonly retries: number;
  readonly signal: AbortSignal;
}

export interface OfferBatch {
  /** When the supplier said so, ISO 8601. */
  readonly asOf: string;
  readonly options: readonly FoundOption[];
  /** Unix milliseconds at which the first of them is worth nothing any more. */
  readonly validUntil: number;
  /** What there was besides, but not as asked for. */
  readonly outside: number;
  /** How many of these missed which wish. */
  readonly misses?: Misses;
  /** What a reader should know of the batch as a whole. */
  readonly notes: readonly string[];
  /** For what is sold here. */
  readonly stock?: OfferStock;
}

/** What of a way searches and ranks look at. */
export interface FoundWay
  extends Pick<
    OptionSlice,
    | "origin"
    | "destination"
    | "departing_at"
    | "arriving_at"
    | "duration_minutes"
    | "stops"
    | "checked_bags"
  > {
  /** Codes, flight by flight. */
  readonly airlines: readonly string[];
  /** A name for its flights and when they leave. */
  readonly flights: string;
}

/** An option before it is written out: of hundreds that are ranked a page is shown. */
export interface FoundOption
  extends Pick<FlightOption, "id" | "total" | "tickets" | "booking_ids"> {
  readonly ways: readonly FoundWay[];
  write(): FlightOption;
}

/** An option that is written already. */
export function foundOption(option: FlightOption): FoundOption {
  const { id, total, tickets, booking_ids, slices } = option;
  return { id, total, tickets, booking_ids, ways: slices.map(foundWay), write: () => option };
}

function foundWay(slice: OptionSlice): FoundWay {
  const { segments } = slice;
  return {
    origin: slice.origin,
    destination: slice.destination,
    departing_at: slice.departing_at,
    arriving_at: slice.arriving_at,
    duration_minutes: slice.duration_minutes,
    stops: slice.stops,
    checked_bags: slice.checked_bags,
    airlines: segments.map(({ airline }) => airline),
    flights: segments
      .map(({ airline, flight_number, departing_at }) => airline + flight_number + departing_at)
      .join(),
  };
}

/** What booking an option takes. */
export interface OfferStock {
  /** How many of each unit. */
  readonly seats: number;
  /** Every group that an option draws from. */
  readonly groups: readonly string[];
  /** By booking id; needed where something was sold. */
  units(): ReadonlyMap<string, readonly StockUnit[]>;
}

/** A source of flights to compare: the simulated world, or a live supplier in its place. */
export interface OfferSource {
  readonly source: "simulated" | "duffel";
  /** Tells apart sources whose answers must not be mixed up: another world, another account. */
  readonly tag: string;
  search(search: OfferSearch, call: OfferCall): Promise<OfferBatch>;
  /** The offer as it is now, alone in its batch; an `offer_gone` when there is no such offer any more. */
  reread(option: FlightOption, call: OfferCall): Promise<OfferBatch>;
}

/** One way of a search. */
export interface OfferWay {
  readonly origin: string;
  readonly destination: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** Every way of a search, in the order of travel. */
export function waysOf(search: OfferSearch): readonly OfferWay[] {
  const { origin, destination, departureDate, returnDate } = search;
  const out = { origin, destination, date: departureDate };
  if (returnDate === undefined) return [out, ...(search.legs ?? [])];
  return [out, { origin: destination, destination: origin, date: returnDate }];
}

/** Wishes that a way can miss. */
export const WISHES = {
  connections: "have more connections (max_connections)",
  hours: "lie outside the hours (departure_time, arrival_time)",
  airlines: "are of other airlines (airlines, exclude_airlines)",
  duration: "take longer (max_duration)",
  arrival: "arrive later (latest_arrival)",
  bags: "include fewer bags (bags)",
} as const;
export type Wish = keyof typeof WISHES;
export type Misses = Partial<Record<Wish, number>>;

/** The first wish that ways miss; undefined where they are as asked for. */
export function missOf(ways: readonly FoundWay[], search: OfferSearch): Wish | undefined {
  for (const [index, way] of ways.entries()) {
    const missed = missOfWay(way, search, index);
    if (missed) return missed;
  }
  return ways.length === 0 ? "connections" : undefined;
}

/** The same for one of them: hours and the latest arrival are about the first way. */
export function missOfWay(way: FoundWay, search: OfferSearch, index: number): Wish | undefined {
  const { airlines, exceptAirlines, maxMinutes = Number.POSITIVE_INFINITY, bags = 0 } = search;
  if (way.stops > search.maxConnections) return "connections";
  if (index === 0) {
    const { departureTime, arrivalTime, latestArrival } = search;
    const hours =
      (!departureTime || withinWindow(way.departing_at.slice(11, 16), departureTime)) &&
      (!arrivalTime || withinWindow(way.arriving_at.slice(11, 16), arrivalTime));
    if (!hours) return "hours";
    if (latestArrival !== undefined && way.arriving_at.slice(0, 16) > latestArrival)
      return "arrival";
  }
  if (airlines || exceptAirlines) {
    const wanted = way.airlines.every(
      (airline) => (airlines?.includes(airline) ?? true) && !exceptAirlines?.includes(airline),
    );
    if (!wanted) return "airlines";
  }
  if (way.duration_minutes > maxMinutes) return "duration";
  return bags > 0 && way.checked_bags < bags ? "bags" : undefined;
}

/** Counts misses, wish by wish. */
export function countMisses(missed: readonly (Wish | undefined)[]): Misses {
  const misses: Misses = {};
  for (const wish of missed) if (wish) misses[wish] = (misses[wish] ?? 0) + 1;
  return misses;
}
