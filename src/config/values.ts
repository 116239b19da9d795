import { MS_PER_DAY, parseIsoDate } from "../domain/dates.ts";
import { nearest } from "../text/nearest.ts";

/** Says what a setting accepts; the reader adds which setting and what it was given. */
export class BadValue extends Error {}

export function oneOf<const T extends string>(values: readonly T[]): (raw: string) => T {
  return (raw) => {
    const found = values.find((value) => value === raw.trim().toLowerCase());
    if (found !== undefined) return found;
    const meant = nearest(raw, values);
    throw new BadValue(
      `use ${values.join(", ")}${meant === undefined ? "" : ` (did you mean ${meant}?)`}`,
    );
  };
}

/** Comma-separated; the `all` of a list with fixed values stands for every one of them. */
export function listOf<T extends string>(values: readonly T[]): (raw: string) => readonly T[] {
  const one = oneOf<T | "all">([...values, "all"]);
  return (raw) => {
    const items = new Set<T>();
    for (const word of words(raw)) {
      const item = one(word);
      for (const value of item === "all" ? values : [item]) items.add(value);
    }
    return [...items];
  };
}

export function words(raw: string): readonly string[] {
  return raw
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

export function wholeNumber(low: number, high: number): (raw: string) => number {
  return (raw) => {
    const value = Number(raw);
    if (/^\s*\d+\s*$/.test(raw) && value >= low && value <= high) return value;
    throw new BadValue(`use a whole number from ${low} to ${high}`);
  };
}

export function yesOrNo(raw: string): boolean {
  const word = raw.trim().toLowerCase();
  if (["true", "1", "yes", "on"].includes(word)) return true;
  if (["false", "0", "no", "off"].includes(word)) return false;
  throw new BadValue("use true or false");
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i;

/** Epoch milliseconds of an instant, or of the first moment (UTC) of a day. */
export function instant(raw: string): number {
  const text = raw.trim();
  const day = parseIsoDate(text);
  if (day !== undefined) return day * MS_PER_DAY;
  const match = INSTANT.exec(text);
  const value = match?.[1] && parseIsoDate(match[1]) !== undefined ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(value)) {
    throw new BadValue("use a date (2027-03-01) or an instant (2027-03-01T09:30:00Z)");
  }
  return value;
}

/** The world's calendar: what lies outside has no time zones here. */
const CALENDAR = { first: Date.UTC(2020, 0, 2), last: Date.UTC(2049, 11, 31) };

/** An instant that the world knows. */
export function worldInstant(raw: string): number {
  const value = instant(raw);
  if (value >= CALENDAR.first && value <= CALENDAR.last) return value;
  throw new BadValue("use a time from 2020-01-02 to 2049-12-31");
}

export function text(raw: string): string {
  return raw;
}

/** An http or https URL. */
export function webAddress(raw: string): string {
  const text = raw.trim();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "") {
    return text;
  }
  throw new BadValue("use a URL such as https://travel.example.com");
}
