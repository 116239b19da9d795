import { amountWords, centsWords, NUMBER_LOCALES } from "../../../src/domain/money-words.ts";
import { az } from "./azerbaijani.ts";

/** Dates, times and money as a language writes them. */
export interface Formats {
  /** A moment (Unix milliseconds) in the reader's own zone: `15 Nov 2026, 14:05`. */
  moment(at: number): string;
  /** `3 hours ago`; older than a week: the date. */
  ago(at: number, now: number): string;
  /** A local date or date and time as written, whatever the reader's zone: `Thu 10 Dec 2026`. */
  day(local: string): string;
  /** `18:00` of a local date and time. */
  time(local: string): string;
  /** Elapsed minutes: `7 h 5 min`. */
  duration(minutes: number): string;
  /** A sentence of the server's with its dates, times and dollars as the language writes them. */
  localized(text: string): string;
  /** A round sum has no parts of a unit. */
  money(amount: number, currency?: string): string;
  /** USD cents, with their two digits always. */
  cents(amount: number): string;
  number(value: number): string;
}

export function formatsOf(language: "en" | "az" | "ru"): Formats {
  const words = language === "az" ? az : intl(language === "en" ? "en-GB" : "ru");
  const [hour, minute] = UNITS[language];

  const formats: Formats = {
    moment: (at) => words.moment(new Date(at)),
    ago: (at, now) => {
      const [value, unit] = since(at, now);
      return unit === "date" ? words.date(new Date(at)) : words.ago(value, unit);
    },
    day: (local) => words.day(asUtc(local)),
    time: (local) => local.slice(11, 16),
    duration: (minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
      return [hours > 0 && `${hours} ${hour}`, (rest > 0 || hours === 0) && `${rest} ${minute}`]
        .filter(Boolean)
        .join(" ");
    },
    localized: (text) =>
      text
        .replace(DATES, (written: string, date: string, time?: string, zulu?: string) => {
          if (zulu !== undefined) return formats.moment(Date.parse(written));
          return [formats.day(date), ...(time === undefined ? [] : [time])].join(", ");
        })
        .replace(DOLLARS, (_, amount: string) =>
          formats.cents(Math.round(Number(amount.replaceAll(",", "")) * 100)),
        ),
    money: (amount, currency = "USD") => amountWords(language, amount, currency),
    cents: (amount) => centsWords(language, amount),
    number: (value) => new Intl.NumberFormat(NUMBER_LOCALES[language]).format(value),
  };
  return formats;
}

/** What differs between the browser's own data and ours. */
export interface DateWords {
  moment(date: Date): string;
  date(date: Date): string;
  /** Of a date whose UTC fields are local ones. */
  day(utc: Date): string;
  ago(value: number, unit: "minute" | "hour" | "day"): string;
}

export const UNITS = {
  en: ["h", "min", "days"],
  az: ["saat", "dəq", "gün"],
  ru: ["ч", "мин", "дн."],
} as const;
const DATES = /\b(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z)?)?/g;
const DOLLARS = /\$([\d,]+\.\d\d)/g;

function intl(locale: string): DateWords {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const day = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  return {
    moment: (at) => moment.format(at),
    date: (at) => date.format(at),
    day: (utc) => day.format(utc),
    ago: (value, unit) => relative.format(-value, unit),
  };
}

export const MINUTE = 60_000;

function since(at: number, now: number): [number, "minute" | "hour" | "day" | "date"] {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE));
  if (minutes < 60) return [minutes, "minute"];
  if (minutes < 24 * 60) return [Math.floor(minutes / 60), "hour"];
  const days = Math.floor(minutes / (24 * 60));
  return days <= 7 ? [days, "day"] : [days, "date"];
}

function asUtc(local: string): Date {
  return new Date(`${local.slice(0, 10)}T00:00:00Z`);
}
