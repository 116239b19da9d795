import type { FareSourceKind } from "../../fare-sources.ts";

/** Shares of the airline's own fare, lowest and highest. */
export type Range = readonly [low: number, high: number];

/** A seller of tickets, and its habits. */
export interface Seller {
  readonly id: string;
  readonly name: string;
  readonly kind: FareSourceKind;
  /** `local`: of the buyer's country. */
  readonly currency: "local" | string;
  /** On top of the airline's fare; anew for every market and day. */
  readonly margin: Range;
  /** Markets in which it has fares that are not published, and what they take off. */
  readonly special: { readonly share: number; readonly discount: Range };
  /** USD cents for every seat. */
  readonly feePerSeat: number;
  /** For paying by card, of the fare. */
  readonly feeShare: number;
  readonly childShare: number;
  /** Which of the airline's fare brands it shows. */
  readonly brands: "lowest" | "standard" | "all";
  readonly sellsLowCost: boolean;
  /** Puts airlines together that do not work with each other. */
  readonly combines: boolean;
  /** Continents whose airlines give it better terms. */
  readonly strongIn: readonly string[];
  /** Share of questions that it answers. */
  readonly reliability: number;
  /** Its prices are at most this old. */
  readonly freshMinutes: number;
  /** It takes this long to answer. */
  readonly delayMs: Range;
}
