import type { DateWords } from "./formats.ts";

/** Chromium says that it knows Azerbaijani and then writes "2026 M11 15": so here are the names. */
const MONTHS = "yan fev mar apr may iyn iyl avq sen okt noy dek".split(" ");
const WEEKDAYS = ["B.", "B.e.", "Ç.a.", "Ç.", "C.a.", "C.", "Ş."];
const UNITS = { minute: "dəq", hour: "saat", day: "gün" } as const;

function written(day: number, month: number, year: number): string {
  return `${day} ${MONTHS[month] ?? ""} ${year}`;
}

export const az: DateWords = {
  moment: (at) => `${az.date(at)}, ${two(at.getHours())}:${two(at.getMinutes())}`,
  date: (at) => written(at.getDate(), at.getMonth(), at.getFullYear()),
  day: (utc) =>
    `${WEEKDAYS[utc.getUTCDay()] ?? ""}, ${written(utc.getUTCDate(), utc.getUTCMonth(), utc.getUTCFullYear())}`,
  ago(value, unit) {
    if (value === 0) return "indicə";
    if (unit === "day" && value === 1) return "dünən";
    return `${value} ${UNITS[unit]} əvvəl`;
  },
};

function two(value: number): string {
  return String(value).padStart(2, "0");
}
