import type { DayNumber } from "../../../domain/dates.ts";
import { nextFeast } from "../../../reading/feasts.ts";
import type { Frame } from "./frame.ts";

/** What of the Muslim year a trip falls into, where it changes the days of visitors. */
export type HolyDays = "ramadan" | "ramadan-mild" | "hajj" | "eid" | "orthodox-easter";

/** Where by day most kitchens rest in Ramadan. */
export const FASTING = new Set("AE BH EG JO MA OM QA SA TN".split(" "));
/** Where shops and offices close for the feasts. */
export const FEASTING = new Set([...FASTING, ..."AZ ID KG KZ MY TJ TM TR UZ".split(" ")]);
/** Where Orthodox Easter closes shops and markets from Good Friday to Monday. */
const ORTHODOX = new Set("BG CY GE GR ME RO RS".split(" "));
const DAYS_OF_RAMADAN = 30;
const DAYS_OF_A_FEAST = 3;
/** Days from the first of Ramadan to the Feast of Sacrifice, and to the days of the Hajj. */
const TO_THE_SACRIFICE = 97;
const TO_THE_HAJJ = 95;
const DAYS_OF_THE_HAJJ = 7;

/** Of the days of a trip, how many fall into so many days that begin so long after Ramadan does. */
function daysWithin(start: DayNumber, days: number, after: number, length: number): number {
  const ramadan = nextFeast("ramadan", start - after - length + 1);
  if (ramadan === undefined) return 0;
  const first = Math.max(start, ramadan + after);
  const last = Math.min(start + days - 1, ramadan + after + length - 1);
  return Math.max(0, last - first + 1);
}

export function ramadanDuring(start: DayNumber, days: number): number {
  return daysWithin(start, days, 0, DAYS_OF_RAMADAN);
}

/** The two great feasts, as far as they fall into a trip. */
export function feastsDuring(start: DayNumber, days: number): readonly number[] {
  return [DAYS_OF_RAMADAN, TO_THE_SACRIFICE].filter(
    (after) => daysWithin(start, days, after, DAYS_OF_A_FEAST) > 0,
  );
}

export function holyDaysOf({ start, days, stays }: Frame): readonly HolyDays[] {
  const countries = stays.map(({ spot }) => spot.country);
  const fasts = countries.some((one) => FASTING.has(one));
  const feasts = countries.some((one) => FEASTING.has(one));
  const length = days.length;
  const found: HolyDays[] = [];
  if ((fasts || feasts) && ramadanDuring(start, length) > 0)
    found.push(fasts ? "ramadan" : "ramadan-mild");
  if (feasts && feastsDuring(start, length).length > 0) found.push("eid");
  if (countries.includes("SA") && daysWithin(start, length, TO_THE_HAJJ, DAYS_OF_THE_HAJJ) > 0)
    found.push("hajj");
  const easter = nextFeast("orthodoxEaster", start - 1);
  const isEaster = easter !== undefined && easter - 2 <= start + length - 1;
  if (isEaster && countries.some((one) => ORTHODOX.has(one))) found.push("orthodox-easter");
  return found;
}
