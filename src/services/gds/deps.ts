import type { Caller } from "../../domain/caller.ts";
import type { Store } from "../../stores/types.ts";
import type { LowFares } from "../../suppliers/low-fares.ts";
import type {
  CarSupplier,
  ExchangeRates,
  FlightSupplier,
  HotelSupplier,
  Places,
  Sights,
} from "../../suppliers/types.ts";
import type { Identifiers } from "./identifiers.ts";
import type { SearchHistory } from "./search-history.ts";

/** A call at work: its dependencies, its caller, and the one instant it goes by (Unix milliseconds). */
export interface GdsCall {
  readonly deps: GdsDeps;
  readonly caller: Caller;
  readonly now: number;
}

/** Something that is written down as a login is: who asked, and how much was found. */
export interface AuditEvent {
  readonly what: string;
  readonly found: number;
  readonly by?: string | undefined;
}

/** What the desk works with. Time, ids and references come in, so that nothing is ambient. */
export interface GdsDeps extends Identifiers {
  readonly flights: FlightSupplier;
  /** Says why a search for flights found nothing. */
  readonly lowFares?: LowFares;
  readonly hotels: HotelSupplier;
  readonly cars: CarSupplier;
  readonly places: Places;
  readonly rates: ExchangeRates;
  /** What hotels may be near to, besides airports. */
  readonly sights?: Sights;
  readonly store: Store;
  readonly searches: SearchHistory;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly sessionTtlMs: number;
  /** Hears of searches for bookings by name, for the log. */
  readonly audit?: (event: AuditEvent) => void;
  /** True where no authentication is configured: then a PNR is enough to see a booking. */
  readonly open: boolean;
}
