import {
  type CatalogueExcursion,
  type CataloguePlace,
  type ClosedOn,
  WEEKDAYS,
} from "../../../../domain/catalogue.ts";
import {
  type DayNumber,
  dayNumber,
  isoDate,
  monthOf,
  weekday,
  yearOf,
} from "../../../../domain/dates.ts";
import { nextFeast } from "../../../../reading/feasts.ts";

type Dated = Pick<CataloguePlace | CatalogueExcursion, "closed_on" | "between">;

/** Days of the Western Easter, counted from its Sunday; and the Sunday of the Eastern one. */
const FEAST_DAYS: Readonly<Record<string, readonly ["easter" | "orthodoxEaster", number]>> = {
  "good-friday": ["easter", -2],
  easter: ["easter", 0],
  "easter-monday": ["easter", 1],
  "orthodox-easter": ["orthodoxEaster", 0],
};

/** Month and day of a date: "10-12". */
const MONTH_AND_DAY = 5;

/** True on a date on which a thing is open as far as dates of the year and feasts decide. */
export function isOpenInYear({ closed_on, between }: Dated, date: DayNumber): boolean {
  const day = isoDate(date).slice(MONTH_AND_DAY);
  if (between) {
    const [first, last] = between;
    // Dates around the turn of the year: "11-25" to "01-06".
    if (first <= last ? day < first || last < day : last < day && day < first) return false;
  }
  return !closed_on?.some((one) => one === day || isFeastDay(one, date) || isWeekdayOf(one, date));
}

function isFeastDay(closed: ClosedOn, date: DayNumber): boolean {
  const [feast, after] = FEAST_DAYS[closed] ?? [];
  if (feast === undefined || after === undefined) return false;
  return nextFeast(feast, dayNumber(yearOf(date), 1, 1)) === date - after;
}

const WEEK = 7;

/** The first or the last Monday of a month is that with another month a week before or after it. */
function isWeekdayOf(closed: ClosedOn, date: DayNumber): boolean {
  const day = WEEKDAYS[weekday(date)];
  if (closed === `first-${day}`) return monthOf(date - WEEK) !== monthOf(date);
  return closed === `last-${day}` && monthOf(date + WEEK) !== monthOf(date);
}
