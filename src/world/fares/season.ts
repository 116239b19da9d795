import type { DayNumber } from "../../domain/dates.ts";
import { SEASONS, type SeasonName } from "../network/seasons.ts";

const DAYS_PER_YEAR = 365.2425;
const PERIODS = 36;

/** Demand in thirds of a month, from January: high summer, Christmas, a little of Easter. */
// biome-ignore format: a year by months reads better than a column
const NORTH = Float64Array.of(
  0.8, 0.2, 0.15,   0.15, 0.25, 0.25,   0.3, 0.4, 0.45,   0.55, 0.5, 0.4,
  0.4, 0.4, 0.5,    0.6, 0.75, 0.85,    1, 1, 1,          1, 0.9, 0.75,
  0.5, 0.45, 0.4,   0.4, 0.4, 0.35,     0.25, 0.3, 0.5,   0.45, 0.85, 1,
);
// biome-ignore format: as above
const SOUTH = Float64Array.of(
  1, 0.9, 0.8,      0.6, 0.5, 0.4,      0.35, 0.35, 0.4,  0.5, 0.45, 0.35,
  0.25, 0.2, 0.2,   0.3, 0.4, 0.5,      0.6, 0.5, 0.4,    0.3, 0.3, 0.3,
  0.4, 0.5, 0.5,    0.5, 0.4, 0.35,     0.35, 0.4, 0.45,  0.6, 0.9, 1,
);

/** Routes whose year is not that of their latitudes: islands in winter, snow, the monsoon. */
const OWN_CALENDAR: ReadonlySet<SeasonName> = new Set([
  "canaries",
  "caribbean",
  "gulf",
  "india",
  "australia",
  "south_leisure",
  "ski",
  "winter_only",
]);
/** How far above the year's mean a route's flights go in a month that is as wanted as can be, in per cent. */
const WIDEST = 60;
const MEAN = 0.45;
/** Christmas and New Year are wanted everywhere: the last two thirds of December and the first of January. */
const YEAR_END = 34;

/** Demand from 0 to 1 in each third of a month. */
export type Year = Float64Array;

const BOTH = NORTH.map((north, period) => (north + (SOUTH[period] ?? 0)) / 2);

/** Own years by the latitudes' year and the route's season. */
const ownYears = new Map<Year, Map<SeasonName, Year>>(
  [NORTH, SOUTH, BOTH].map((year) => [year, new Map()]),
);

/** The year of a market: that of its ends' latitudes, or the route's own. */
export function yearOf(fromLat: number, toLat: number, season: SeasonName): Year {
  const latitudes = fromLat < 0 === toLat < 0 ? (fromLat < 0 ? SOUTH : NORTH) : BOTH;
  if (!OWN_CALENDAR.has(season)) return latitudes;
  const known = ownYears.get(latitudes)?.get(season);
  if (known) return known;
  const own = ownYear(latitudes, season);
  ownYears.get(latitudes)?.set(season, own);
  return own;
}

function ownYear(latitudes: Year, season: SeasonName): Year {
  const flown = SEASONS[season];
  return latitudes.map((usual, period) => {
    if (period === 0 || period >= YEAR_END) return usual;
    const above = (flown[Math.floor(period / 3)] ?? 100) - 100;
    return Math.max(0, Math.min(1, MEAN + above / WIDEST));
  });
}

/** 0 to 1: how much people want to travel on a day. */
export function seasonOn(year: Year, day: DayNumber): number {
  // Good to a day, without asking a calendar.
  const ofYear = day - Math.floor(day / DAYS_PER_YEAR) * DAYS_PER_YEAR;
  return year[Math.floor((ofYear / DAYS_PER_YEAR) * PERIODS)] ?? 0;
}

/** Where the shoulder, high and peak seasons of fares begin. */
const SHOULDER = 0.28;
const HIGH = 0.65;
const PEAK = 0.92;

/** 0 to 3: low, shoulder, high, peak. */
export function fareSeason(season: number): 0 | 1 | 2 | 3 {
  if (season < HIGH) return season < SHOULDER ? 0 : 1;
  return season < PEAK ? 2 : 3;
}
