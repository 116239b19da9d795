import type { Journey } from "../days/frame.ts";
import { endsAtNight, type FlightPick, leavesAtNight } from "./flights.ts";

/** A flight by the nearest airport that another one is better than. */
export interface Passed {
  readonly passed?: FlightPick;
}

const NIGHT_DRIVE_HOURS = 8;
/** A road that takes all of a night. */
const LONG_ROAD_HOURS = 4;
const CHANGE_HOURS = 3;
/** Bags from the plane into a train: an hour, and each hour behind it half as much again. */
const OTHER_AIRPORT_HOURS = 1;
const HOUR_BY_LAND = 1.5;

/** Hours on the way, with what changing planes, riding on and driving through the night are worth avoiding. */
export function effort({ flight, hours }: Journey, isHome: boolean): number {
  if (!flight) return hours;
  const isByNight = isHome ? leavesAtNight(flight, hours) : endsAtNight(flight, hours);
  const nights = hours > LONG_ROAD_HOURS ? 2 : 1;
  const night = isByNight ? NIGHT_DRIVE_HOURS * nights : 0;
  const land = hours > 1 ? OTHER_AIRPORT_HOURS + hours * HOUR_BY_LAND : hours;
  return land + flight.minutes / 60 + flight.stops * CHANGE_HOURS + night;
}
