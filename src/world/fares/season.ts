import type { DayNumber } from "../../domain/dates.ts";

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

/** 0 to 1: how much people want to travel between two latitudes at this time of the year. */
export function season(fromLat: number, toLat: number, day: DayNumber): number {
  // Good to a day, without asking a calendar.
  const ofYear = day - Math.floor(day / DAYS_PER_YEAR) * DAYS_PER_YEAR;
  const period = Math.floor((ofYear / DAYS_PER_YEAR) * PERIODS);
  const from = (fromLat < 0 ? SOUTH : NORTH)[period] ?? 0;
  const to = (toLat < 0 ? SOUTH : NORTH)[period] ?? 0;
  return (from + to) / 2;
}
