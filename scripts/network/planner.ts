import type { Aircraft } from "../../src/world/airlines/aircraft.ts";
import { type Airline, airlines } from "../../src/world/airlines/airlines.ts";
import { findAirport } from "../../src/world/places/airports.ts";
import { fitsRunway } from "../../src/world/timetable/fields.ts";
import { type AirlineProfile, profileOf, type Station } from "./airline-table.ts";
import type { Field } from "./fields.ts";
import { airportsOpen, homeMarket, isBarred, isDoorTo, mayFly, stateOf } from "./rights.ts";

/** Aircraft fly against wind and with reserves. */
const USABLE_RANGE = 0.93;
/** What passengers and airlines put up with in each kind of cabin, whatever the tanks hold. */
const BEARABLE_KM = { turboprop: 1300, regional: 3200, narrow: 5500, wide: 20_000 } as const;
/** Single-aisle types with this range (757, A321LR) cross oceans, but not in a low-cost cabin. */
const OCEAN_NARROW_KM = 7000;

/** An airline with all that choosing its routes needs. */
export interface Planner {
  readonly airline: Airline;
  readonly profile: AirlineProfile;
  readonly home: ReadonlySet<string>;
  /** States inside which it flies: its own, those of its sisters, and those of a hub or many bases. */
  readonly settled: ReadonlySet<string>;
  readonly stations: ReadonlyMap<string, Station>;
  /** Cities where it has a station: it does not use their other airports. */
  readonly stationCities: ReadonlySet<string>;
  /** Hubs of its alliance. */
  readonly allies: ReadonlySet<string>;
  readonly wideRange: number;
  readonly jetRange: number;
  readonly turbopropRange: number;
}

export function plannerOf(airline: Airline): Planner {
  const profile = profileOf(airline);
  const { alliance, fleet } = airline;
  return {
    airline,
    profile,
    home: homeMarket(airline.country, profile.also),
    settled: settledIn(airline, profile),
    stations: new Map(profile.stations.map((station) => [station.code, station])),
    stationCities: new Set(profile.stations.map(({ code }) => findAirport(code)?.cityCode ?? code)),
    allies: new Set(
      airlines.flatMap((other) => (alliance && other.alliance === alliance ? other.hubs : [])),
    ),
    wideRange: longest(airline, fleet),
    jetRange: longest(
      airline,
      fleet.filter(({ body }) => body !== "wide"),
    ),
    turbopropRange: longest(
      airline,
      fleet.filter(({ body }) => body === "turboprop"),
    ),
  };
}

/** A base or two abroad serve flights home; from so many of them an airline flies inside the country too. */
const SETTLED_BASES = 5;

function settledIn({ country, hubs }: Airline, profile: AirlineProfile): Set<string> {
  const { stations, also, inside } = profile;
  const settled = new Set([country, ...also, ...inside].map(stateOf));
  if (inside.length > 0) return settled;
  const bases = new Map<string, number>();
  for (const { code } of stations) {
    const state = stateOf(findAirport(code)?.country ?? "");
    const count = (bases.get(state) ?? 0) + 1;
    bases.set(state, count);
    if (count >= SETTLED_BASES || hubs.includes(code)) settled.add(state);
  }
  return settled;
}

function longest({ kind }: Airline, fleet: readonly Aircraft[]): number {
  return Math.max(0, ...fleet.map((type) => usableRange(type, kind)));
}

function usableRange({ body, rangeKm }: Aircraft, kind: Airline["kind"]): number {
  const crossesOceans = body === "narrow" && rangeKm >= OCEAN_NARROW_KM && kind !== "low_cost";
  const usable = USABLE_RANGE * rangeKm;
  return crossesOceans ? usable : Math.min(usable, BEARABLE_KM[body]);
}

/** Law, perimeter, range and the airports that the airline uses at all; not whether it would pay. */
export function canFly(planner: Planner, from: Field, to: Field, km: number): boolean {
  if (!planner.home.has(from.state) && !planner.home.has(to.state)) return false;
  const { not } = planner.profile;
  const [a, b] = [from.airport.iata, to.airport.iata];
  if (not.has(a) || not.has(b) || not.has(a + b) || not.has(b + a)) return false;
  if (!takesSize(planner, from) || !takesSize(planner, to)) return false;
  if (from.state === to.state && !planner.settled.has(from.state)) return false;
  if (km > rangeBetween(planner, from, to) || !hasTypeFor(planner, from, to, km)) return false;
  const crosses = from.state !== to.state;
  if (crosses && (isClosedTo(from, to) || isClosedTo(to, from))) return false;
  if (!isDoorTo(a, from.airport.country, to.airport.country)) return false;
  if (!isDoorTo(b, to.airport.country, from.airport.country)) return false;
  if (isTooFar(from, to, km) || isTooFar(to, from, km)) return false;
  const { country } = planner.airline;
  if (!airportsOpen(country, a, b)) return false;
  if (isBarred(country, from.airport.country, to.airport.country)) return false;
  return mayFly(planner.home, from.airport.country, to.airport.country);
}

/** Millions of passengers below which a small field has no stands and no passengers for big jets. */
const STRIP = 0.1;

/** Whether the airline has an aircraft for a strip, if it is one. */
function takesSize({ airline }: Planner, { airport, passengers }: Field): boolean {
  if (airport.size !== "small" || passengers >= STRIP) return true;
  return airline.fleet.some(({ body }) => body === "turboprop" || body === "regional");
}

/** Farthest the airline gets between two fields with an aircraft both take. */
function rangeBetween(planner: Planner, a: Field, b: Field): number {
  if (a.limits.turboprop || b.limits.turboprop) return planner.turbopropRange;
  return a.takesWide && b.takesWide ? planner.wideRange : planner.jetRange;
}

/** Beyond a perimeter, and not one of the airports that it makes an exception for. */
function isTooFar({ limits }: Field, { airport }: Field, km: number): boolean {
  return km > (limits.maxKm ?? km) && limits.beyond?.includes(airport.iata) !== true;
}

/** Whether the runways at both ends take a type that flies so far. */
function hasTypeFor({ airline }: Planner, from: Field, to: Field, km: number): boolean {
  return airline.fleet.some(
    (type) =>
      usableRange(type, airline.kind) >= km &&
      fitsRunway(type, from.airport.iata, km) &&
      fitsRunway(type, to.airport.iata, km),
  );
}

function isClosedTo({ limits }: Field, { airport }: Field): boolean {
  return limits.domestic === true && limits.except?.includes(airport.country) !== true;
}
