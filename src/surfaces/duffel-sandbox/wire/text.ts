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
