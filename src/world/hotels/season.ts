import type { DayNumber } from "../../domain/dates.ts";
import { weekday } from "../../domain/dates.ts";

/** When a place is full: by the year's course, and by the week's. */
export type SeasonKind =
  | "city"
  | "summer"
  | "ski"
  | "alpine"
  | "southern"
  | "desert"
  | "tropical"
  | "bali"
  | "andes";

/** Demand at mid-month, January first; 100 is the year's average or so. */
const YEAR: Readonly<Record<SeasonKind, readonly number[]>> = {
  city: [82, 86, 96, 104, 110, 110, 102, 98, 110, 110, 98, 94],
  summer: [70, 74, 82, 94, 106, 120, 134, 136, 114, 96, 78, 82],
  ski: [138, 142, 128, 92, 70, 76, 88, 90, 76, 74, 84, 128],
  alpine: [116, 120, 106, 84, 84, 104, 124, 126, 104, 84, 76, 112],
  southern: [130, 124, 110, 100, 84, 78, 84, 84, 92, 102, 112, 128],
  desert: [120, 118, 118, 108, 88, 72, 66, 66, 78, 104, 122, 124],
  tropical: [124, 124, 118, 104, 86, 82, 92, 94, 80, 84, 104, 126],
  bali: [96, 86, 88, 92, 98, 108, 122, 124, 110, 100, 92, 116],
  andes: [84, 80, 86, 96, 106, 122, 130, 128, 112, 102, 92, 92],
};

/** Nights from Monday's to Sunday's. */
const BUSINESS_WEEK = [98, 104, 105, 101, 97, 102, 88] as const;
const LEISURE_WEEK = [92, 90, 91, 95, 112, 118, 98] as const;

const DAYS_PER_YEAR = 365.2425;
const NEW_YEAR_PEAK = 1.15;

/** Demand of a night, 1 on an average one. Only + - * / go in: every machine gets the same bits. */
export function seasonalDemand(kind: SeasonKind, night: DayNumber): number {
  const year = night / DAYS_PER_YEAR;
  const phase = year - Math.floor(year);
  const month = phase * 12 - 0.5;
  const before = Math.floor(month);
  const share = month - before;
  const months = YEAR[kind];
  const level =
    (months[(before + 12) % 12] ?? 100) * (1 - share) + (months[(before + 1) % 12] ?? 100) * share;
  const week = kind === "city" ? BUSINESS_WEEK : LEISURE_WEEK;
  const peak = phase > 0.986 || phase < 0.006 ? NEW_YEAR_PEAK : 1;
  return (level * (week[weekday(night)] ?? 100) * peak) / 10_000;
}

const DESERT = new Set("AE SA QA KW BH OM YE EG JO IQ LY SD NE ML MR DZ TD".split(" "));

/** The season of a city that has none of its own in a table. */
export function seasonOf(country: string, lat: number, people: number): SeasonKind {
  if (DESERT.has(country)) return "desert";
  if (country === "PE" || country === "BO") return "andes";
  if (lat < -20) return "southern";
  if (lat < 0) return "bali";
  if (lat < 23.5) return "tropical";
  return people >= 400 ? "city" : "summer";
}
