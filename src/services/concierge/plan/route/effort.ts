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
/** A second change is what a long road to another airport is taken for. */
const SECOND_CHANGE_HOURS = 8;
/** Bags from the plane into a train: an hour, and each hour behind it half as much again. */
const OTHER_AIRPORT_HOURS = 1;
const HOUR_BY_LAND = 1.5;
/** Behind so many hours by land each costs more again: nobody leaves an airport at the door for half a day's road. */
const FAR_BY_LAND = 2;
const HOUR_FAR_BY_LAND = 3;

/** Hours on the way, with what changing planes, riding on and driving through the night are worth avoiding. */
export function effort({ flight, hours }: Journey, isHome: boolean): number {
  if (!flight) return hours;
  const isByNight = isHome ? leavesAtNight(flight, hours) : endsAtNight(flight, hours);
  const nights = hours > LONG_ROAD_HOURS ? 2 : 1;
  const night = isByNight ? NIGHT_DRIVE_HOURS * nights : 0;
  const far = Math.max(0, hours - FAR_BY_LAND) * HOUR_FAR_BY_LAND;
  const land = hours > 1 ? OTHER_AIRPORT_HOURS + hours * HOUR_BY_LAND + far : hours;
  const second = Math.max(0, flight.stops - 1) * SECOND_CHANGE_HOURS;
  return land + flight.minutes / 60 + flight.stops * CHANGE_HOURS + second + night;
}
