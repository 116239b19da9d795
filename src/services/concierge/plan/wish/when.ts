import { type DayNumber, dateOf, dayNumber, monthOf, yearOf } from "../../../../domain/dates.ts";
import { PART_DAYS, WINDOWS } from "../understand/lexicon/month-parts.ts";
import type { Wish } from "./wish.ts";

/** When the trip is, as far as it is said. */
export interface When {
  readonly start: DayNumber;
  /** The last day, where one was given. */
  readonly end?: DayNumber;
  /** False where only a month or a season was given: then `start` is a day in it. */
  readonly exact: boolean;
  /** `start` is a feast that the trip has to contain, not its first day. */
  readonly feast?: true;
  /** A day that the trip is over before: "before Ramadan". */
  readonly before?: DayNumber;
}

/** The first and the last day that a trip may begin on, where its day was not said. */
export function windowOf(start: DayNumber): readonly [DayNumber, DayNumber] {
  const date = dateOf(start);
  const [first, last] = WINDOWS[date] ?? [date, date + 3];
  return [start - date + first, start - date + last];
}

/** The next such day of a year, tomorrow or later; the first half of a month counts as well. */
export function upcoming(month: number, day: number, today: DayNumber): DayNumber {
  const thisYear = dayNumber(yearOf(today), month, day);
  if (thisYear > today) return thisYear;
  const isNow = month === monthOf(today) && dateOf(today) < 15;
  return isNow ? today + 1 : dayNumber(yearOf(today) + 1, month, day);
}

/** A trip over a feast begins early enough to contain it. */
export function aroundFeast({ feast, ...when }: When, days: number | undefined): When {
  if (!feast) return when;
  const before = days === undefined ? 1 : Math.floor((days - 1) / 2);
  return { ...when, start: when.start - Math.min(3, before) };
}

const AUGUST = 8;

/** Who goes with children at the end of August is home before school begins. */
export function beforeSchool(when: When, { children }: Wish["party"]): When {
  const { start, exact } = when;
  const isLate = !exact && monthOf(start) === AUGUST && dateOf(start) >= PART_DAYS.late;
  if (!isLate || children === 0) return when;
  return { ...when, before: dayNumber(yearOf(start), AUGUST + 1, 1) };
}

/** 10 to 15 June are six days or five nights: both are fair readings of "5 days". */
export function disagree(days: number | undefined, dated: number | undefined): boolean {
  return days !== undefined && dated !== undefined && Math.abs(dated - days - 0.5) > 0.6;
}
