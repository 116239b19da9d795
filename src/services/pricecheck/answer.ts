import type { FareSourceKind } from "../../suppliers/fare-sources.ts";

export interface Saving {
  /** In units of the caller's currency. */
  readonly amount: string;
  readonly currency: string;
  readonly percent: number;
}

/** One seller's price, as clients of the price check know it, and what to know about it. */
export interface PricedResult {
  readonly rank: number;
  /** `84.00 EUR`, as the seller asks it: the whole party, taxes and fees included. */
  readonly price: string;
  readonly currency: string;
  /** The same in the caller's currency; null where it is that already. */
  readonly convertedPrice: string | null;
  readonly convertedCurrency: string | null;
  readonly website: string;
  readonly bookingUrl: string;
  readonly fareType: "Special Fare" | "Standard Fare";
  /** When the price was true. */
  readonly timestamp: string;
  readonly seller: FareSourceKind;
  readonly source: string;
  readonly fareBrand?: string;
  readonly baggage?: string;
  readonly refundable?: boolean;
  readonly feesIncluded?: string;
  readonly saving?: Saving;
  readonly remarks?: readonly string[];
}

export type VerdictCode =
  | "cheaper_elsewhere"
  | "nothing_cheaper"
  | "no_price_to_compare"
  | "not_offered"
  | "no_answer";

export interface Verdict {
  readonly code: VerdictCode;
  readonly text: string;
  readonly saving?: Saving;
  /** The price that was seen lies below or above what is typical. */
  readonly seenPrice?: "unusually_low" | "typical" | "high";
}

export interface TypicalRange {
  readonly low: string;
  readonly high: string;
  readonly currency: string;
  /** What it is the range of. */
  readonly basis: string;
}

export interface NotAnswered {
  readonly name: string;
  readonly reason: string;
}

export type CheckStatus = "COMPLETED" | "FAILED";

/** All of the answer. */
export interface PriceCheckAnswer {
  readonly message: string;
  readonly status: CheckStatus;
  readonly searchResult: {
    readonly status: CheckStatus;
    readonly request_id: string;
    readonly totalResults: number;
    readonly currency: string;
    readonly requestCurrency: string;
    readonly results: readonly PricedResult[];
  };
  readonly userOriginalPrice: string | null;
  readonly userOriginalCurrency: string;
  readonly userRequestedCurrency: string;
  readonly verdict: Verdict;
  readonly typicalRange?: TypicalRange;
  /** The day of the rates that prices were converted with. */
  readonly exchangeRatesDate: string;
  readonly sourcesAsked: number;
  /** Sources whose prices are not known: they may well be cheaper. */
  readonly notAnswered: readonly NotAnswered[];
  /** Sources that do not sell these flights. */
  readonly notOffered: readonly NotAnswered[];
  readonly notes: readonly string[];
}
