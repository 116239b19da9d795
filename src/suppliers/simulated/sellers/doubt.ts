import { clockTime, isoDate } from "../../../domain/dates.ts";
import { routesBetween } from "../../../world/network/network.ts";
import { findAirport } from "../../../world/places/airports.ts";
import type { Seed } from "../../../world/random.ts";
import type { FlightLeg } from "../../../world/timetable/leg.ts";
import { findLeg, legsOn } from "../../../world/timetable/timetable.ts";
import type { FareFlight } from "../../fare-sources.ts";

/** Timetables are changed a little all the time. */
const TOLERATED_MINUTES = 30;

/** Why a flight is not what the timetable has; undefined where it is. */
export function doubtOf(seed: Seed, flight: FareFlight): string | undefined {
  const { airline, number, from, to, day } = flight;
  const name = `${airline} ${number}`;
  const leg = findLeg(seed, airline, number, day);
  if (leg && leg.from.iata === from && leg.to.iata === to) {
    const off = Math.abs(leg.departure - flight.departure);
    if (off <= TOLERATED_MINUTES) return undefined;
    return `${name} leaves ${from} at ${localClock(leg)} by the timetable, not at ${flight.departureTime}.`;
  }
  const flies = leg ? `, where it flies ${leg.from.iata}-${leg.to.iata}` : "";
  const near = nearest(seed, flight);
  const instead = near
    ? `; ${near.airline.code} ${near.number} leaves at ${localClock(near)}`
    : `; ${airline} has no flight ${from}-${to} on that day`;
  return `${name} ${from}-${to} is not in the timetable of ${isoDate(day)}${flies}${instead}.`;
}

/** The airline's flight of the same way and day that leaves nearest to then. */
function nearest(seed: Seed, flight: FareFlight): FlightLeg | undefined {
  const from = findAirport(flight.from);
  const to = findAirport(flight.to);
  if (!from || !to) return undefined;
  const off = (leg: FlightLeg) => Math.abs(leg.departure - flight.departure);
  return routesBetween(from, to)
    .filter((route) => route.airline.code === flight.airline)
    .flatMap((route) => [...legsOn(seed, route, from, flight.day)])
    .sort((a, b) => off(a) - off(b))[0];
}

function localClock({ departure, departureOffset }: FlightLeg): string {
  return clockTime(departure + departureOffset);
}
