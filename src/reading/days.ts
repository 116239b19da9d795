import { type DayNumber, dateOf, dayNumber, monthOf, weekday, yearOf } from "../domain/dates.ts";
import { DAY_FIRST, MONTH_FIRST } from "./lexicon/patterns.ts";

/** What a date says; which day it is depends on today, the language and the other dates. */
export interface SaidDate {
  readonly day?: number;
  /** 1 to 12. */
  readonly month?: number;
  readonly year?: number | undefined;
  /** Day and month as figures whose order is open: day and month are then the first reading. */
  readonly openOrder?: boolean;
  /** 0 is Monday. */
  readonly weekday?: number;
  /** "next" of "next Friday". */
  readonly nextWeek?: boolean;
  /** Days from today. */
  readonly fromToday?: number;
}

/** Which of two figures comes first, where the text gives it away. */
export type Order = "day" | "month" | undefined;

/** What a date is read against. */
export interface Calendar {
  readonly today: DayNumber;
  readonly order: Order;
}

/** A date that passed fewer days ago may still be meant. */
const LATELY = 31;

/** The order of figures, from the dates of a text that leave no choice. */
export function orderOf(text: string): Order {
  if (DAY_FIRST.test(text)) return "day";
  return MONTH_FIRST.test(text) ? "month" : undefined;
}

/** Days that a date may mean: one when there is no doubt, none when it names no day at all. */
export function daysOf(date: SaidDate, calendar: Calendar, previous: DayNumber | undefined) {
  const { today } = calendar;
  if (date.fromToday !== undefined) return sure(today + date.fromToday);
  if (date.day === undefined) {
    return date.weekday === undefined
      ? { days: [], yearInferred: false }
      : sure(comingWeekday(date.weekday, date.nextWeek ?? false, today, previous));
  }
  if (date.month === undefined) return sure(inMonthOf(previous ?? today, date.day));
  const { year } = date;
  const written = inYears(date.day, date.month, year, today);
  const turned = date.openOrder ? inYears(date.month, date.day, year, today) : [];
  const read = { day: written, month: turned, open: [...written, ...turned] };
  const days = read[date.openOrder ? (calendar.order ?? "open") : "day"];
  const onWeekday = [days, turned]
    .map((some) => some.filter((day) => weekday(day) === date.weekday))
    .find((some) => some.length > 0);
  // A weekday that fits none of the readings decides nothing.
  const kept = onWeekday ?? days;
  const later = kept.filter((day) => day >= (previous ?? day));
  const meant = later.length > 0 && year === undefined ? later : kept;
  return { days: [...new Set(meant)].sort((a, b) => a - b), yearInferred: year === undefined };
}

function sure(day: DayNumber) {
  return { days: [day], yearInferred: false };
}

/** In a year that is not said: the next, and before it one that passed lately. */
function inYears(day: number, month: number, year: number | undefined, today: DayNumber) {
  if (year !== undefined) return real(day, month, year);
  const near = [0, 1, 2, 3, 4]
    .flatMap((ahead) => real(day, month, yearOf(today) + ahead))
    .filter((one) => one > today - LATELY);
  return near.slice(0, (near[0] ?? today) < today ? 2 : 1);
}

/** 30 February is no day. */
function real(day: number, month: number, year: number): readonly DayNumber[] {
  const number = dayNumber(year, month, day);
  return monthOf(number) === month ? [number] : [];
}

/** The coming one; "next" is that of next week, and on a Sunday that begins tomorrow week. */
function comingWeekday(wanted: number, nextWeek: boolean, today: DayNumber, previous = today) {
  const isSunday = weekday(today) === 6;
  if (nextWeek) return today + (isSunday ? 8 : 7 - weekday(today)) + wanted;
  const base = Math.max(today, previous);
  return base + ((wanted - weekday(base) + 7) % 7 || 7);
}

/** "the 4th": of the month of what was said before, or the month after. */
function inMonthOf(from: DayNumber, day: number): DayNumber {
  return dayNumber(yearOf(from), monthOf(from) + (day < dateOf(from) ? 1 : 0), day);
}
