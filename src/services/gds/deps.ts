import type { Store } from "../../stores/types.ts";
import type { CarSupplier, FlightSupplier, HotelSupplier, Places } from "../../suppliers/types.ts";
import type { SearchNotes } from "./search-notes.ts";

/** What the desk works with. Time, ids and references come in, so that nothing is ambient. */
export interface GdsDeps {
  readonly flights: FlightSupplier;
  readonly hotels: HotelSupplier;
  readonly cars: CarSupplier;
  readonly places: Places;
  readonly store: Store;
  readonly searches: SearchNotes;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
  /** A handle for a session that nobody has named. */
  readonly newSessionId: () => string;
  readonly newPnr: () => string;
  readonly sessionTtlMs: number;
  /** True where no authentication is configured: then whoever asks may see any booking. */
  readonly open: boolean;
}
