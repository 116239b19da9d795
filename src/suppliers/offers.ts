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
  readonly options: readonly FlightOption[];
  /** Unix milliseconds at which the first of them is worth nothing any more. */
  readonly validUntil: number;
  /** What there was besides, but outside the hours or with more connections than asked for. */
  readonly outside: number;
  /** What a reader should know of the batch as a whole. */
  readonly notes: readonly string[];
  /** For what is sold here. */
  readonly stock?: OfferStock;
}

/** What booking an option takes. */
export interface OfferStock {
  /** How many of each unit. */
  readonly seats: number;
  /** By booking id. */
  readonly units: Readonly<Record<string, readonly StockUnit[]>>;
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
  if (returnDate === undefined) return [out];
  return [out, { origin: destination, destination: origin, date: returnDate }];
}

/** Whether slices keep to what was asked for. */
export function fitsSearch(slices: readonly OptionSlice[], search: OfferSearch): boolean {
  return slices.length > 0 && slices.every((slice, index) => fitsWay(slice, search, index));
}

/** The same for one of them: windows are about the first way. */
export function fitsWay(slice: OptionSlice, search: OfferSearch, index: number): boolean {
  if (slice.stops > search.maxConnections) return false;
  return (
    index > 0 ||
    (withinWindow(slice.departing_at.slice(11, 16), search.departureTime) &&
      withinWindow(slice.arriving_at.slice(11, 16), search.arrivalTime))
  );
}
