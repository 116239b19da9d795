import { distanceKm } from "../../src/domain/geo.ts";
import { landmassOf } from "../../src/world/cars/landmasses.ts";
import { type Airport, airports, findAirport, findCity } from "../../src/world/places/airports.ts";
import { findCountry } from "../../src/world/places/countries.ts";
import { isResort } from "./holidays.ts";
import { type AirportLimits, limitsOf } from "./limits.ts";
import { stateOf } from "./rights.ts";
import { type Traffic, trafficOf } from "./traffic.ts";

/** Farther than this is long-haul. */
export const LONG_HAUL_KM = 4500;

/** An airport as the rules see it. */
export interface Field extends Traffic {
  readonly airport: Airport;
  readonly state: string;
  readonly continent: string;
  readonly limits: AirportLimits;
  /** Passengers who begin or end their journey here, in millions: at home, across borders, long-haul. */
  readonly homePull: number;
  readonly foreignPull: number;
  readonly longHaulPull: number;
  /** The piece of land it lies on, from which no road leads to another. */
  readonly land: string;
  /** The busiest airport of its city. */
  readonly main: boolean;
  /** Where most foreigners enter the country or territory. */
  readonly gateway: boolean;
  /** Where people go on holiday: from here flights open to towns that see no others. */
  readonly resort: boolean;
  /** Busy or long enough for wide-bodies. */
  readonly takesWide: boolean;
}

export const CONTINENTS: Readonly<Record<string, string>> = {
  AF: "africa",
  AS: "asia",
  EU: "europe",
  NA: "north-america",
  OC: "oceania",
  SA: "south-america",
};

/** Share of passengers who only change aircraft here. */
const TRANSFERS: Readonly<Record<string, number>> = {
  ADD: 0.7,
  PTY: 0.65,
  LFW: 0.6,
  DOH: 0.6,
  DXB: 0.45,
  AUH: 0.5,
  BAH: 0.5,
  IST: 0.5,
  KEF: 0.4,
  MCT: 0.35,
  SIN: 0.3,
  HKG: 0.3,
  FRA: 0.5,
  AMS: 0.4,
  MUC: 0.35,
  HEL: 0.35,
  CDG: 0.3,
  LHR: 0.3,
  ZRH: 0.3,
  VIE: 0.3,
  LIS: 0.25,
  CPH: 0.25,
  SAL: 0.5,
  NBO: 0.4,
  KGL: 0.4,
  CLT: 0.65,
  ATL: 0.6,
  DFW: 0.55,
  DEN: 0.4,
  ORD: 0.4,
  IAH: 0.45,
  DTW: 0.4,
  MSP: 0.4,
  SLC: 0.4,
  PHX: 0.3,
  PHL: 0.3,
  SEA: 0.3,
  IAD: 0.35,
  BSB: 0.4,
  VCP: 0.5,
  PEK: 0.1,
  CAN: 0.1,
};

/** All airports, ready for the rules. */
export interface Fields {
  /** By airport index. */
  readonly all: readonly Field[];
  get(code: string): Field;
  /** Kilometres to every field, by airport index. */
  distancesFrom(field: Field): Float64Array;
}

export function prepareFields(): Fields {
  const entries = busiestEntries();
  const all = airports.map((airport) => prepareField(airport, entries));
  const known = new Map<Field, Float64Array>();
  return {
    all,
    get(code) {
      const field = all[findAirport(code)?.index ?? -1];
      if (!field) throw new Error(`The airline tables have an airport nobody knows: ${code}`);
      return field;
    },
    distancesFrom(field) {
      const before = known.get(field);
      if (before) return before;
      const found = Float64Array.from(all, (to) => distanceKm(field.airport, to.airport));
      known.set(field, found);
      return found;
    },
  };
}

/** International passengers at the busiest airport of each country. */
function busiestEntries(): ReadonlyMap<string, number> {
  const entries = new Map<string, number>();
  for (const airport of airports) {
    const { international } = trafficOf(airport);
    entries.set(airport.country, Math.max(entries.get(airport.country) ?? 0, international));
  }
  return entries;
}

function prepareField(airport: Airport, entries: ReadonlyMap<string, number>): Field {
  const traffic = trafficOf(airport);
  const limits = limitsOf(airport.iata);
  const gateway = traffic.international === entries.get(airport.country);
  const big = traffic.passengers >= 1 || airport.size === "large" || gateway;
  const local = 1 - (TRANSFERS[airport.iata] ?? 0);
  return {
    ...traffic,
    airport,
    state: stateOf(airport.country),
    continent: CONTINENTS[findCountry(airport.country)?.continent ?? ""] ?? "",
    limits,
    homePull: traffic.passengers * local,
    foreignPull: traffic.international * local,
    longHaulPull: traffic.longHaul * local,
    land: landOf(airport),
    main: isMain(airport),
    gateway,
    resort: isResort(airport.iata),
    takesWide: big && traffic.passengers >= 0.15 && !limits.noWide && !limits.turboprop,
  };
}

/** Countries that the sea parts from their neighbours, though a road leads round it. */
const BEHIND_THE_SEA = new Set(["FI"]);

function landOf({ country, ...at }: Airport): string {
  const land = landmassOf(country, at, at.iata);
  return land === "main" && BEHIND_THE_SEA.has(country) ? country : land;
}

function isMain(airport: Airport): boolean {
  const { passengers } = trafficOf(airport);
  const city = findCity(airport.cityCode);
  return !city?.airports.some((other) => trafficOf(other).passengers > passengers);
}
