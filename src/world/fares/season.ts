import { SEASONS } from "../network/seasons.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import type { Market } from "./markets.ts";

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

/** How far from the year's mean a route's flights go in a month that is as wanted as can be, in per cent. */
const WIDEST = 120;

/** 0 to 1: how much people want to travel on a market at the time of a flight. */
export function seasonOf(market: Market, { from, to, day }: FlightLeg): number {
  // Good to a day, without asking a calendar.
  const ofYear = day - Math.floor(day / DAYS_PER_YEAR) * DAYS_PER_YEAR;
  const period = Math.floor((ofYear / DAYS_PER_YEAR) * PERIODS);
  const there = (from.lat < 0 ? SOUTH : NORTH)[period] ?? 0;
  const back = (to.lat < 0 ? SOUTH : NORTH)[period] ?? 0;
  const ofLatitudes = (there + back) / 2;
  if (market.season === "flat") return ofLatitudes;
  // The islands' winter and the mountains' are not the latitude's.
  const flown = SEASONS[market.season][Math.floor(period / 3)] ?? 100;
  const ofRoute = 0.5 + (flown - 100) / WIDEST;
  return (ofLatitudes + Math.max(0, Math.min(1, ofRoute))) / 2;
}
