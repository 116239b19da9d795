import type { Feast, Season } from "./types.ts";

/** Month and day. */
type Day = readonly [month: number, day: number];

/** Feasts on the same day every year. */
export const FIXED: Readonly<Partial<Record<Feast, Day>>> = {
  newYear: [12, 31],
  christmas: [12, 25],
  valentine: [2, 14],
  womensDay: [3, 8],
  novruz: [3, 21],
  mayHolidays: [5, 1],
};

/** First days of the others, by year: Easter as far as dates may lie ahead, the fast and its last ten nights as far as they are announced. */
export const MOVABLE: Readonly<Partial<Record<Feast, Readonly<Record<number, Day>>>>> = {
  easter: {
    2026: [4, 5],
    2027: [3, 28],
    2028: [4, 16],
    2029: [4, 1],
    2030: [4, 21],
    2031: [4, 13],
    2032: [3, 28],
    2033: [4, 17],
    2034: [4, 9],
    2035: [3, 25],
    2036: [4, 13],
    2037: [4, 5],
    2038: [4, 25],
    2039: [4, 10],
    2040: [4, 1],
    2041: [4, 21],
    2042: [4, 6],
    2043: [3, 29],
    2044: [4, 17],
    2045: [4, 9],
    2046: [3, 25],
    2047: [4, 14],
    2048: [4, 5],
    2049: [4, 18],
    2050: [4, 10],
  },
  orthodoxEaster: {
    2026: [4, 12],
    2027: [5, 2],
    2028: [4, 16],
    2029: [4, 8],
    2030: [4, 28],
    2031: [4, 13],
    2032: [5, 2],
    2033: [4, 24],
    2034: [4, 9],
    2035: [4, 29],
    2036: [4, 20],
    2037: [4, 5],
    2038: [4, 25],
    2039: [4, 17],
    2040: [5, 6],
    2041: [4, 21],
    2042: [4, 13],
    2043: [5, 3],
    2044: [4, 24],
    2045: [4, 9],
    2046: [4, 29],
    2047: [4, 21],
    2048: [4, 5],
    2049: [4, 25],
    2050: [4, 17],
  },
  ramadan: {
    2026: [2, 18],
    2027: [2, 8],
    2028: [1, 28],
    2029: [1, 16],
    2030: [1, 5],
  },
  lastTen: {
    2026: [3, 9],
    2027: [2, 27],
    2028: [2, 16],
    2029: [2, 4],
    2030: [1, 24],
  },
};

/** The month that stands for a season. */
export const SEASON_MONTH: Readonly<Record<Season, number>> = {
  spring: 5,
  summer: 7,
  autumn: 10,
  winter: 1,
};
