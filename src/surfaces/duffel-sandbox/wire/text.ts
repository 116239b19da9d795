import type { FareCondition } from "../../../domain/fare-terms.ts";
import { toDecimal } from "../../../domain/money.ts";
import { CURRENCY } from "../../../services/duffel-sandbox/model.ts";

/** `1234.50`: all money is decimal text. */
export function amount(cents: number): string {
  return toDecimal({ minor: cents, currency: CURRENCY });
}

export function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}

export function isoTimeOrNull(ms: number | undefined): string | null {
  return ms === undefined ? null : isoTime(ms);
}

/** `PT7H5M`, `P1DT2H`. */
export function isoDuration(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  const time = `${hours > 0 ? `${hours}H` : ""}${rest > 0 ? `${rest}M` : ""}`;
  const day = days > 0 ? `${days}D` : "";
  return `P${day}${time === "" ? (day === "" ? "T0M" : "") : `T${time}`}`;
}

export type WireCondition =
  | { readonly allowed: true; readonly penalty_amount: string; readonly penalty_currency: string }
  | { readonly allowed: false; readonly penalty_amount: null; readonly penalty_currency: null };

export function wireCondition({ allowed, penalty = 0 }: FareCondition): WireCondition {
  return allowed
    ? { allowed, penalty_amount: amount(penalty), penalty_currency: CURRENCY }
    : { allowed, penalty_amount: null, penalty_currency: null };
}
