import { type DayNumber, dateOf, dayNumber, monthOf, weekday, yearOf } from "../domain/dates.ts";

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

const FIGURES = /(?<!\d)(\d{1,2})([/-])(\d{1,2})(?:\2(?:\d{4}|\d{2}))?(?!\d)/g;

/** The order of figures, from the dates of a text that leave no choice. */
export function orderOf(text: string): Order {
  // "dates are dd/mm"
  const said = /(?<!\p{L})(?:(d)d[./-]mm|mm[./-]dd)(?!\p{L})/iu.exec(text);
  if (said) return said[1] === undefined ? "month" : "day";
  let order: Order;
  for (const [whole, first, sign, second] of text.matchAll(FIGURES)) {
    if (sign === "-" && whole.length < 8) continue;
    if (Number(first) > 12 && Number(first) <= 31 && Number(second) <= 12) return "day";
    if (Number(second) > 12 && Number(second) <= 31 && Number(first) <= 12) order = "month";
  }
  return order;
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
  if (date.month === undefined) return sure(dayOfMonth(date.day, previous ?? today));
  const readings: (readonly [number, number])[] = [[date.day, date.month]];
  if (date.openOrder) {
    if (calendar.order === "month") readings[0] = [date.month, date.day];
    else if (calendar.order === undefined) readings.push([date.month, date.day]);
  }
  const daysIn = ([day, month]: readonly [number, number]) => inYears(day, month, date.year, today);
  const days = readings.flatMap(daysIn);
  const turned = date.openOrder ? daysIn([date.month, date.day]) : [];
  const fitting =
    [days, turned]
      .map((some) => some.filter((day) => weekday(day) === date.weekday))
      .find((some) => some.length > 0) ?? [];
  // A weekday that fits none of the readings decides nothing.
  const kept = date.weekday !== undefined && fitting.length > 0 ? fitting : days;
  const later = previous === undefined ? kept : kept.filter((day) => day >= previous);
  const meant = kept.length > 1 && later.length > 0 && date.year === undefined ? later : kept;
  return { days: [...new Set(meant)].sort((a, b) => a - b), yearInferred: date.year === undefined };
}

function sure(day: DayNumber) {
  return { days: [day], yearInferred: false };
}

function inYears(
  day: number,
  month: number,
  year: number | undefined,
  today: DayNumber,
): readonly DayNumber[] {
  if (year !== undefined) return real(day, month, year);
  const thisYear = yearOf(today);
  const [now] = real(day, month, thisYear);
  if (now !== undefined && now >= today) return [now];
  const [next] = [1, 2, 3, 4].flatMap((ahead) => real(day, month, thisYear + ahead));
  if (next === undefined) return [];
  return now !== undefined && today - now < LATELY ? [now, next] : [next];
}

/** 30 February is no day. */
function real(day: number, month: number, year: number): readonly DayNumber[] {
  const number = dayNumber(year, month, day);
  return monthOf(number) === month ? [number] : [];
}

/** The coming one; "next" is that of next week, and on a Sunday that begins tomorrow week. */
function comingWeekday(
  wanted: number,
  nextWeek: boolean,
  today: DayNumber,
  previous: DayNumber | undefined,
): DayNumber {
  const base = previous !== undefined && !nextWeek && previous > today ? previous : today;
  if (!nextWeek) return base + ((wanted - weekday(base) + 7) % 7 || 7);
  const toMonday = 7 - weekday(today);
  return today + (toMonday === 1 ? 8 : toMonday) + wanted;
}

/** "the 4th": of the month of what was said before, or the month after. */
function dayOfMonth(day: number, from: DayNumber): DayNumber {
  const isPast = day < dateOf(from);
  return dayNumber(yearOf(from), monthOf(from) + (isPast ? 1 : 0), day);
}
