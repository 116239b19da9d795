import type { DayNumber, Minutes } from "../../domain/dates.ts";

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

export function instantOf(nowMs: number): Minutes {
  return Math.floor(nowMs / MS_PER_MINUTE);
}

/** Prices are made per UTC day. */
export function quoteDayOf(nowMs: number): DayNumber {
  return Math.floor(nowMs / MS_PER_DAY);
}

/** A quote holds through the day after it was made: at least 24 hours, whatever the hour. */
export function quoteHolds(quoteDay: DayNumber, nowMs: number): boolean {
  return quoteDayOf(nowMs) - quoteDay <= 1;
}
