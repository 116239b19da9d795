import { type DayNumber, weekday } from "../../../../domain/dates.ts";

/** Where Friday and Saturday are the days off. */
const FRIDAY_WEEKENDS = new Set("BH EG JO KW OM QA SA".split(" "));
const FRIDAY = 4;
const SATURDAY = 5;

/** True on the weekend of a country. */
export function isDayOff(day: DayNumber, country: string): boolean {
  const on = weekday(day);
  return FRIDAY_WEEKENDS.has(country) ? on === FRIDAY || on === SATURDAY : on >= SATURDAY;
}
