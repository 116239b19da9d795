import { instant } from "../../config/values.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";

const UNIT_MS: Readonly<Record<string, number>> = {
  m: 60_000,
  h: 3_600_000,
  d: MS_PER_DAY,
  w: 604_800_000,
  y: 31_536_000_000,
};

/** The moment that `90d`, `2027-03-01` or an instant means, in epoch milliseconds. */
export function expiry(text: string, now: number): number {
  const [, count, unit] = /^(\d{1,5})([mhdwy])$/.exec(text) ?? [];
  const span = unit === undefined ? undefined : UNIT_MS[unit];
  const at = span === undefined ? moment(text) : now + Number(count) * span;
  if (at !== undefined && at > now) return at;
  throw new TravelError(
    "invalid",
    at === undefined ? `'${text}' is no time` : `'${text}' is not in the future`,
    {
      reason: "invalid_expiry",
      field: "--expires",
      value: text,
      hint: "Use a span (12h, 90d, 1y), a date (2027-03-01) or an instant (2027-03-01T09:30:00Z).",
    },
  );
}

function moment(text: string): number | undefined {
  try {
    return instant(text);
  } catch {
    return undefined;
  }
}
