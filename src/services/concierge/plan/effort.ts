import { endsAtNight, leavesAtNight } from "./flights.ts";
import type { Journey } from "./frame.ts";

const NIGHT_DRIVE_HOURS = 8;
const CHANGE_HOURS = 3;
/** Bags from the plane into a train: an hour, and each hour behind it half as much again. */
const OTHER_AIRPORT_HOURS = 1;
const HOUR_BY_LAND = 1.5;

/** Hours on the way, with what changing planes, riding on and driving through the night are worth avoiding. */
export function effort({ flight, hours }: Journey, isHome: boolean): number {
  if (!flight) return hours;
  const isByNight = isHome ? leavesAtNight(flight, hours) : endsAtNight(flight, hours);
  const night = isByNight ? NIGHT_DRIVE_HOURS : 0;
  const land = hours > 1 ? OTHER_AIRPORT_HOURS + hours * HOUR_BY_LAND : hours;
  return land + flight.minutes / 60 + flight.stops * CHANGE_HOURS + night;
}
