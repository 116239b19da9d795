import { type DayNumber, dayNumber, isoDate } from "../../domain/dates.ts";
import type { KindOfPlace, Year } from "./season.ts";

/** Days of a year when a town is dearer than its season, as month and day. */
type Peak = readonly [from: number, to: number, level: number];

/** Fairs, races and feasts with a date of their own, by town or country: first night, last, price. */
const PEAKS: Readonly<Record<string, readonly Peak[]>> = {
  BAK: [[923, 927, 2.2]],
  MUC: [[918, 1003, 2.1]],
  MIL: [[418, 425, 1.9]],
  BCN: [[301, 304, 1.7]],
  CEQ: [[512, 522, 2]],
  MCM: [[520, 525, 2.2]],
  LIS: [[1108, 1112, 1.4]],
  FRA: [[1013, 1017, 1.5]],
  DVS: [[118, 123, 2.8]],
  CAN: [
    [415, 504, 1.3],
    [1015, 1103, 1.3],
  ],
  AUH: [[1203, 1207, 1.7]],
  LAS: [[105, 108, 1.5]],
  MEX: [[1024, 1102, 1.35]],
  SPK: [[203, 211, 1.4]],
  GBB: [[320, 324, 1.3]],
  XSH: [[320, 324, 1.3]],
  CN: [[1001, 1006, 1.45]],
  JP: [[429, 505, 1.3]],
};
/** Nights before and after Carnival Tuesday, and the price. */
const CARNIVAL: Readonly<Record<string, number>> = { RIO: 3, SSA: 2.4, VCE: 1.3, MSY: 1.6 };
const CARNIVAL_DAYS = 5;

const HOLIDAY_KINDS: ReadonlySet<KindOfPlace> = new Set(["ski", "mountain", "isles", "beach"]);
/** New Year where it lies in the season of a holiday place, where the sea is warm, and elsewhere. */
const NEW_YEAR_HOLIDAY = 1.5;
const NEW_YEAR = 1.2;

/** A town's price on a night beside what season and weekday say. */
export function peakLevel(
  town: {
    readonly code: string;
    readonly country: string;
    readonly kind: KindOfPlace;
    readonly year: Year;
  },
  night: DayNumber,
): number {
  const [year = 0, month = 0, day = 0] = isoDate(night).split("-").map(Number);
  const date = month * 100 + day;
  let level = 1;
  for (const [from, to, peak] of PEAKS[town.code] ?? PEAKS[town.country] ?? []) {
    if (date >= from && date <= to) level = peak;
  }
  const carnival = CARNIVAL[town.code];
  if (carnival && Math.abs(night - (easter(year) - 47) + 1) <= CARNIVAL_DAYS) level = carnival;
  if (date >= 1227 || date <= 104) {
    const inSeason = (town.year[0] ?? 0) + (town.year[11] ?? 0) >= 1;
    const warm = town.kind === "seaside" || HOLIDAY_KINDS.has(town.kind);
    if (inSeason && warm) level = NEW_YEAR_HOLIDAY;
    else if (date >= 1230 || date === 101) level = NEW_YEAR;
  }
  return level;
}

/** 1 Ramadan of 1447 and the mean length of a year of twelve moons: within a day or two. */
const RAMADAN = dayNumber(2026, 2, 18);
const MOON_YEAR = 354.367;
/** Days from 1 Ramadan to the pilgrimage, and how long each fills the holy cities. */
const HAJJ_AFTER = 92;
const HAJJ_DAYS = 16;
const RAMADAN_DAYS = 32;
const LAST_NIGHTS_FROM = 19;

/** The season of the holy cities: Ramadan, its last ten nights above all, and the pilgrimage. */
export function moonHeight(night: DayNumber): number {
  const years = (night - RAMADAN) / MOON_YEAR;
  const day = (years - Math.floor(years)) * MOON_YEAR;
  if (day < LAST_NIGHTS_FROM) return 0.6;
  if (day < RAMADAN_DAYS) return 1;
  if (day >= HAJJ_AFTER && day < HAJJ_AFTER + HAJJ_DAYS) return 1;
  return day > MOON_YEAR - 30 ? 0.3 : 0.1;
}

/** Easter Sunday, by the Gregorian reckoning. */
function easter(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon =
    (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) %
    30;
  const paschal = moon - (moon > 28 || (moon === 28 && golden > 10) ? 1 : 0);
  const dayOfWeek =
    (year + Math.floor(year / 4) + paschal + 2 - century + Math.floor(century / 4)) % 7;
  const fromMarch = 28 + paschal - dayOfWeek;
  return dayNumber(year, 3, 1) + fromMarch - 1;
}
