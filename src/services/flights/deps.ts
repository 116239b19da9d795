import type { Log } from "../../logging/log.ts";
import type { Store } from "../../stores/types.ts";
import type { LowFares } from "../../suppliers/low-fares.ts";
import type { OfferSource } from "../../suppliers/offers.ts";
import type { ExchangeRates, Places } from "../../suppliers/types.ts";

/** What the flights desk works with. Time and ids come in, so that nothing is ambient. */
export interface FlightsDeps {
  readonly source: OfferSource;
  /** Absent where a live supplier has the fares: it sells one day at a time. */
  readonly lowFares?: LowFares | undefined;
  readonly places: Places;
  readonly rates: ExchangeRates;
  /** Codes of an airline or of an alliance's members; undefined for what is neither. */
  readonly airlineCodes: (word: string) => readonly string[] | undefined;
  readonly store: Pick<Store, "cache" | "inventory">;
  readonly log: Log;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Milliseconds of a clock that never jumps. */
  readonly elapsed: () => number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly newId: () => string;
}
