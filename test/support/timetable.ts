import { type DayNumber, parseIsoDate } from "../../src/domain/dates.ts";
import { routesBetween } from "../../src/world/network/network.ts";
import { findAirport } from "../../src/world/places/airports.ts";
import { seedFrom } from "../../src/world/random.ts";
import type { FlightLeg } from "../../src/world/timetable/leg.ts";
import { legsOn } from "../../src/world/timetable/timetable.ts";

/** Flights are looked up, never named: their numbers belong to the world's generation. */
export function flightsOn(airline: string, pair: string, date: string): readonly FlightLeg[] {
  const [from, to] = pair.split("-").map((code) => findAirport(code));
  const day: DayNumber | undefined = parseIsoDate(date);
  if (!from || !to || day === undefined)
    throw new Error(`No such airports or day: ${pair} ${date}`);
  return routesBetween(from, to)
    .filter((route) => route.airline.code === airline)
    .flatMap((route) => legsOn(seedFrom("fixed"), route, from, day));
}

/** The first flight of the day, e.g. `BA117`. */
export function flightOn(airline: string, pair: string, date: string): string {
  return numberOf(flightsOn(airline, pair, date)[0]);
}

export function numberOf(leg: FlightLeg | undefined): string {
  if (!leg) throw new Error("The timetable has no such flight: look for another day or pair");
  return `${leg.airline.code}${leg.number}`;
}

/** `HH:MM` at the airport. */
export function localTime(instant: number, offset: number): string {
  const minutes = (((instant + offset) % 1440) + 1440) % 1440;
  const clock = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${clock(minutes / 60)}:${clock(minutes % 60)}`;
}
