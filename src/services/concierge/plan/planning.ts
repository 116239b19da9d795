import { instantOf, quoteDayOf } from "../../../domain/dates.ts";
import type { InventoryStore } from "../../../stores/types.ts";
import type {
  ExchangeRates,
  FlightSupplier,
  HotelSupplier,
  Places,
} from "../../../suppliers/types.ts";
import type { Atlas, LandmassOf } from "./atlas/atlas.ts";
import type { Roads } from "./atlas/roads.ts";
import type { Former } from "./changes/former.ts";
import type { Candidate } from "./route/flights.ts";
import type { Purse, Timing } from "./route/terms.ts";
import type { Wish } from "./wish/wish.ts";

/** What the planner works with. */
export interface PlannerDeps {
  readonly atlas: Atlas;
  readonly places: Places;
  readonly landmassOf: LandmassOf;
  readonly flights: FlightSupplier;
  readonly hotels: HotelSupplier;
  readonly rates: ExchangeRates;
  /** Stock sold by any desk is gone for the planner too. */
  readonly inventory: Pick<InventoryStore, "soldIn">;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** The instant of a request, in the units that dates, quotes and departures are counted in. */
export interface Clock {
  readonly today: number;
  readonly quoteDay: number;
  /** Minutes since 1970. */
  readonly instant: number;
}

export function clockAt(now: number): Clock {
  const today = quoteDayOf(now);
  return { today, quoteDay: today, instant: instantOf(now) };
}

/** One request on its way through the planner: every stage reads it, none changes it. */
export interface Planning {
  readonly deps: PlannerDeps;
  readonly clock: Clock;
  readonly wish: Wish;
  /** The length of the plan. */
  readonly days: number;
  readonly timing: Timing;
  readonly purse: Purse;
  /** Ways over land and water in the month of the trip. */
  readonly roads: Roads;
  /** Flights of a way and a day that were looked for already: routes that are tried share most of theirs. */
  readonly found: Map<string, Promise<readonly Candidate[]>>;
  /** The plan that is changed, as far as it stays. */
  readonly former?: Former;
  /** The budget is exceeded: the price of a flight counts more than its hours. */
  readonly thrifty?: true;
}
