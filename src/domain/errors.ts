import { shorten, shortenValue } from "../text/shorten.ts";

/**
 * Every way a call can be refused. `invalid` blames the input, `not_found` the reference,
 * `rule` the business, `conflict` a repeated key; the rest blame us or what we depend on.
 */
export type TravelErrorCode =
  | "invalid"
  | "not_found"
  | "rule"
  | "conflict"
  | "unavailable"
  | "timeout"
  | "internal";

const RETRYABLE: Readonly<Record<TravelErrorCode, boolean>> = {
  invalid: false,
  not_found: false,
  rule: false,
  conflict: false,
  unavailable: true,
  timeout: true,
  internal: false,
};

export interface TravelErrorDetails {
  /** Stable machine word, e.g. `unknown_airport`, `price_changed`. */
  readonly reason: string;
  /** Path of the offending input, e.g. `passengers[1].lastName`. */
  readonly field?: string;
  readonly value?: unknown;
  /** What to do next, in a sentence. */
  readonly hint?: string;
  /** Further facts for programs, e.g. the old and the new price. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Beyond any sentence of ours: what is longer repeats a caller's text. */
const LONGEST_SENTENCE = 4000;

/**
 * The one error that is thrown on purpose. Surfaces encode it once; see docs/architecture.md. What
 * it repeats of the input is shortened here, so that no message, header or log line has to be.
 */
export class TravelError extends Error {
  readonly code: TravelErrorCode;
  readonly details: TravelErrorDetails;

  constructor(code: TravelErrorCode, message: string, details: TravelErrorDetails) {
    super(shorten(message, LONGEST_SENTENCE));
    this.name = "TravelError";
    this.code = code;
    const { field, value, hint } = details;
    this.details = {
      ...details,
      ...(field !== undefined && { field: shorten(field) }),
      ...(value !== undefined && { value: shortenValue(value) }),
      ...(hint !== undefined && { hint: shorten(hint, LONGEST_SENTENCE) }),
    };
  }

  get retryable(): boolean {
    return RETRYABLE[this.code];
  }
}
