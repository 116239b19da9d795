import type { FareSource, FlightFacts } from "../../suppliers/fare-sources.ts";
import type { Gazetteer } from "../../suppliers/gazetteer.ts";
import type { ExchangeRates, Places } from "../../suppliers/types.ts";

/** What the price-check desk is put together from. */
export interface PriceCheckDeps {
  readonly sources: readonly FareSource[];
  readonly facts: FlightFacts;
  /** To read people's words with. */
  readonly gazetteer: Gazetteer;
  readonly places: Places;
  readonly rates: ExchangeRates;
  /** A check takes no longer than this. */
  readonly withinMs: number;
  readonly newId: () => string;
  /** Tells the operator, not the caller, why a source failed. */
  readonly onFailure?: (source: FareSource, error: unknown) => void;
}
