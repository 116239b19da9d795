import { instantOf, quoteDayOf } from "../../../domain/dates.ts";
import type { InventoryStore } from "../../../stores/types.ts";
import type {
  ExchangeRates,
  FlightSupplier,
  HotelSupplier,
  Places,
} from "../../../suppliers/types.ts";
import type { Atlas, LandmassOf } from "./atlas.ts";

/** What the planner works with. */
export interface PlannerDeps {
  readonly atlas: Atlas;
  readonly places: Places;
  readonly landmassOf: LandmassOf;
  readonly flights: FlightSupplier;
  readonly hotels: HotelSupplier;
  readonly rates: ExchangeRates;
  /** What was sold here is gone in every window. */
  readonly inventory: Pick<InventoryStore, "soldIn">;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** A day that prices are taken of, and the day they are taken on. */
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
