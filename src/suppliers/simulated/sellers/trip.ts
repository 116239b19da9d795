import { distanceKm } from "../../../domain/geo.ts";
import type { Cabin } from "../../../domain/travel.ts";
import type { Aircraft } from "../../../world/airlines/aircraft.ts";
import { type Airline, findAirline } from "../../../world/airlines/airlines.ts";
import { cabinSeats } from "../../../world/fares/cabins.ts";
import { type Airport, findAirport } from "../../../world/places/airports.ts";
import { offsetAt } from "../../../world/places/zones.ts";
import { hashText, type Seed } from "../../../world/random.ts";
import type { FlightLeg } from "../../../world/timetable/leg.ts";
import { findLeg } from "../../../world/timetable/timetable.ts";
import type { FareFlight, FareQuestion } from "../../fare-sources.ts";

/** An itinerary as the world sees it. */
export interface Trip {
  readonly legs: readonly (readonly FlightLeg[])[];
  /** The airline that flies most of it. */
  readonly airline: Airline;
  readonly airlines: readonly Airline[];
  readonly origin: Airport;
  /** Of the longest way, end to end. */
  readonly km: number;
  /** Names the market: all ends and airlines, whatever the day. */
  readonly market: number;
  /** Names the days on which it is flown. */
  readonly days: number;
  /** False when the airline has no such cabin on the longest flight of a leg. */
  readonly hasCabin: boolean;
}

/** Flights of the world where it has them; others as their airline would fly them. */
export function readTrip(seed: Seed, question: FareQuestion): Trip | undefined {
  const legs: FlightLeg[][] = [];
  for (const flights of question.legs) {
    const leg: FlightLeg[] = [];
    for (const flight of flights) {
      const found = worldFlight(seed, flight) ?? unknownFlight(flight, question.cabin);
      if (!found) return undefined;
      leg.push(found);
    }
    legs.push(leg);
  }
  const all = legs.flat();
  const origin = all[0]?.from;
  const airline = mainAirline(all);
  if (!origin || !airline) return undefined;
  return {
    legs,
    airline,
    airlines: [...new Set(all.map((leg) => leg.airline))],
    origin,
    km: Math.max(...legs.map(legKm)),
    market: hashText(
      all.map(({ airline: { code }, from, to }) => code + from.iata + to.iata).join(),
    ),
    days: hashText(all.map(({ day }) => day).join()),
    hasCabin: legs.every((leg) => sellsCabin(leg, question.cabin)),
  };
}

function worldFlight(seed: Seed, flight: FareFlight): FlightLeg | undefined {
  const leg = findLeg(seed, flight.airline, flight.number, flight.day);
  return leg && leg.from.iata === flight.from && leg.to.iata === flight.to ? leg : undefined;
}

function unknownFlight(flight: FareFlight, cabin: Cabin): FlightLeg | undefined {
  const airline = findAirline(flight.airline);
  const from = findAirport(flight.from);
  const to = findAirport(flight.to);
  if (!airline || !from || !to) return undefined;
  const km = Math.round(distanceKm(from, to));
  const aircraft = likelyAircraft(airline, km, cabin);
  if (!aircraft) return undefined;
  const { number, day, departure, arrival } = flight;
  return {
    airline,
    number,
    from,
    to,
    departure,
    departureOffset: offsetAt(from.zone, departure),
    arrival,
    arrivalOffset: offsetAt(to.zone, arrival),
    duration: arrival - departure,
    aircraft,
    km,
    day,
  };
}

/** One that reaches as far and has the cabin, if the airline owns such a one. */
function likelyAircraft(airline: Airline, km: number, cabin: Cabin): Aircraft | undefined {
  const farEnough = airline.fleet.filter(({ rangeKm }) => rangeKm >= km);
  const able = farEnough.length > 0 ? farEnough : airline.fleet;
  return able.find((aircraft) => cabinSeats(airline, aircraft, cabin) > 0) ?? able[0];
}

/** The longest flight decides: a feeder without the cabin does not matter. */
function sellsCabin(leg: readonly FlightLeg[], cabin: Cabin): boolean {
  const longest = leg.reduce((a, b) => (b.km > a.km ? b : a));
  return cabinSeats(longest.airline, longest.aircraft, cabin) > 0;
}

function legKm(leg: readonly FlightLeg[]): number {
  const first = leg[0];
  const last = leg.at(-1);
  return first && last ? Math.round(distanceKm(first.from, last.to)) : 0;
}

function mainAirline(legs: readonly FlightLeg[]): Airline | undefined {
  const km = new Map<Airline, number>();
  for (const leg of legs) km.set(leg.airline, (km.get(leg.airline) ?? 0) + leg.km);
  return [...km].sort(([, a], [, b]) => b - a)[0]?.[0];
}
