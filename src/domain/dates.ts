/**
 * Civil dates as day numbers (days since 1970-01-01) and local date-times as minutes since
 * 1970-01-01T00:00. Plain integers: the world computes millions of them.
 */
export type DayNumber = number;
export type Minutes = number;

export const MINUTES_PER_DAY = 1440;
const MS_PER_MINUTE = 60_000;
export const MS_PER_DAY = 86_400_000;

/** The minute of a time in Unix milliseconds. */
export function instantOf(nowMs: number): Minutes {
  return Math.floor(nowMs / MS_PER_MINUTE);
}

/** The UTC day of a time in Unix milliseconds: prices are made per UTC day. */
export function quoteDayOf(nowMs: number): DayNumber {
  return Math.floor(nowMs / MS_PER_DAY);
}

/** Day number of `YYYY-MM-DD`, or undefined when that is no day of the calendar (2027-02-29). */
export function parseIsoDate(text: string): DayNumber | undefined {
  if (text.length !== 10 || text[4] !== "-" || text[7] !== "-") return undefined;
  const [year, month, date] = [digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10)];
  // Of years below 100 the platform makes others.
  const isDay = year > 99 && month >= 1 && date >= 1 && date <= daysIn(year, month);
  return isDay ? dayNumber(year, month, date) : undefined;
}

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Days of a month; none of one that a year does not have. */
function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (MONTHS[month - 1] ?? 0);
}

/** NaN where there is anything but digits. */
function digits(text: string, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

export function dayNumber(year: number, month: number, dayOfMonth: number): DayNumber {
  return Date.UTC(year, month - 1, dayOfMonth) / MS_PER_DAY;
}

/** The texts of this century's days, written when first needed: a search writes dozens. */
const CENTURY = { first: 10_957, days: 36_525 };
const texts: string[] = [];

export function isoDate(day: DayNumber): string {
  const index = day - CENTURY.first;
  if (!(index >= 0 && index < CENTURY.days)) return writeIsoDate(day);
  texts[index] ??= writeIsoDate(day);
  return texts[index];
}

function writeIsoDate(day: DayNumber): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function yearOf(day: DayNumber): number {
  return new Date(day * MS_PER_DAY).getUTCFullYear();
}

/** The day of its month. */
export function dateOf(day: DayNumber): number {
  return new Date(day * MS_PER_DAY).getUTCDate();
}

/** 1 to 12. */
export function monthOf(day: DayNumber): number {
  return new Date(day * MS_PER_DAY).getUTCMonth() + 1;
}

export function dayOf(local: Minutes): DayNumber {
  return Math.floor(local / MINUTES_PER_DAY);
}

/** `08:05` of a local date-time. */
export function clockTime(local: Minutes): string {
  const minuteOfDay = local - dayOf(local) * MINUTES_PER_DAY;
  return `${pad(Math.floor(minuteOfDay / 60))}:${pad(minuteOfDay % 60)}`;
}

/** `-05:00`, `+05:45`. */
export function formatOffset(offset: Minutes): string {
  const size = Math.abs(offset);
  return `${offset < 0 ? "-" : "+"}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** `2027-03-01T08:05:00-05:00` from an instant (UTC minutes) and the offset in force there. */
export function isoDateTime(instant: Minutes, offset: Minutes): string {
  const local = instant + offset;
  return `${isoDate(dayOf(local))}T${clockTime(local)}:00${formatOffset(offset)}`;
}

/** `6h05`, `45m`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${rest}m` : `${hours}h${rest < 10 ? "0" : ""}${rest}`;
}

const ISO_DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::[0-5]\d(?:\.\d+)?)?([Zz]|[+-]\d{2}:?\d{2})?$/;

/** A local date-time with the offset it was written with, if any; seconds are dropped. */
export function parseIsoDateTime(text: string): { local: Minutes; offset?: Minutes } | undefined {
  const [, date = "", hours = "", minutes = "", zone] = ISO_DATE_TIME.exec(text) ?? [];
  const day = parseIsoDate(date);
  if (day === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  const local = day * MINUTES_PER_DAY + Number(hours) * 60 + Number(minutes);
  if (zone === undefined) return { local };
  if (zone.toUpperCase() === "Z") return { local, offset: 0 };
  const offset = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  if (offset > 18 * 60) return undefined;
  return { local, offset: zone.startsWith("-") ? -offset : offset };
}

function pad(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
