import { hourOf } from "./flights.ts";
import type { Journey } from "./frame.ts";

/** Take-off less the drive before it, and landing with the drive behind it, that need no night. */
const DRIVES_FROM = 8;
const DRIVES_UNTIL = 24;
const NIGHT_DRIVE_HOURS = 8;
const CHANGE_HOURS = 3;

/** Hours on the way, with what changing planes and driving through the night are worth avoiding. */
export function effort({ flight, hours }: Journey, gateway: string): number {
  if (!flight) return hours;
  const isHome = flight.from === gateway;
  const isByNight = isHome
    ? hourOf(flight.departs) - hours < DRIVES_FROM
    : hourOf(flight.arrives) + hours > DRIVES_UNTIL;
  const night = hours > 1 && isByNight ? NIGHT_DRIVE_HOURS : 0;
  return hours + flight.minutes / 60 + flight.stops * CHANGE_HOURS + night;
}
