import type { Feast, Season } from "./types.ts";

/** Feasts on the same day every year: month and day. */
export const FIXED: Readonly<Partial<Record<Feast, readonly [number, number]>>> = {
  newYear: [12, 31],
  christmas: [12, 25],
  valentine: [2, 14],
  womensDay: [3, 8],
  novruz: [3, 21],
  mayHolidays: [5, 1],
};

/** The first day of Ramadan, by year. */
export const RAMADAN: Readonly<Record<number, readonly [number, number]>> = {
  2026: [2, 18],
  2027: [2, 8],
  2028: [1, 28],
  2029: [1, 16],
  2030: [1, 5],
};

/** The month that stands for a season. */
export const SEASON_MONTH: Readonly<Record<Season, number>> = {
  spring: 5,
  summer: 7,
  autumn: 10,
  winter: 1,
};
