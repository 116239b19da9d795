import type { Coordinates } from "../../domain/geo.ts";
import data from "../data/airports.json" with { type: "json" };

export type AirportSize = "large" | "medium" | "small";

/** An airport with scheduled flights. */
export interface Airport extends Coordinates {
  readonly index: number;
  readonly iata: string;
  readonly icao: string;
  readonly name: string;
  readonly city: string;
  /** Metropolitan code (LON), or the airport's own code when it stands alone. */
  readonly cityCode: string;
  /** ISO 3166 alpha-2; of the airport, which may lie across the border from its city (BSL). */
  readonly country: string;
  /** Index into the zones. */
  readonly zone: number;
  readonly size: AirportSize;
  /** People (thousands) in its catchment, shared out among airports nearby. */
  readonly catchment: number;
}

/** A city with its airports, the main one first. Coordinates are the town's, not the airport's. */
export interface City extends Coordinates {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly airports: readonly Airport[];
  readonly zone: number;
  /** Thousands; of the town itself, without its suburbs. */
  readonly population: number;
}

const sizes: Readonly<Record<string, AirportSize>> = { L: "large", M: "medium", S: "small" };

// Plain loops and indexes: this runs at every start, before anything is compiled, and destructuring
// takes twice as long there.
const cityNames = new Map<string, string>();
for (const row of data.cities) cityNames.set(String(row[0]), String(row[1]));

const airportList: Airport[] = [];
const airportByCode = new Map<string, Airport>();
for (const row of data.airports) {
  const iata = String(row[0]);
  const cityCode = String(row[3]) || iata;
  const airport: Airport = {
    index: airportList.length,
    iata,
    icao: String(row[1]),
    name: String(row[2]),
    city: cityNames.get(cityCode) ?? "",
    cityCode,
    country: String(row[4]),
    lat: Number(row[5]),
    lon: Number(row[6]),
    zone: Number(row[7]),
    size: sizes[String(row[8])] ?? "small",
    catchment: Number(row[9]),
  };
  airportList.push(airport);
  airportByCode.set(iata, airport);
}

const cityList: City[] = [];
const cityByCode = new Map<string, City>();
for (const row of data.cities) {
  const code = String(row[0]);
  const members: Airport[] = [];
  for (const iata of (String(row[6]) || code).split(" ")) {
    const airport = airportByCode.get(iata);
    if (airport) members.push(airport);
  }
  const city: City = {
    code,
    name: String(row[1]),
    country: String(row[2]),
    airports: members,
    lat: Number(row[3]),
    lon: Number(row[4]),
    zone: members[0]?.zone ?? 0,
    population: Number(row[5]),
  };
  cityList.push(city);
  cityByCode.set(code, city);
}

/** Sorted by IATA code. */
export const airports: readonly Airport[] = airportList;
/** Sorted by code. */
export const cities: readonly City[] = cityList;

/** Of a country's largest airports the one that most people live around. */
export function mainAirport(country: string): Airport | undefined {
  const rank = ({ size, catchment }: Airport) => (size === "large" ? 1e9 : 0) + catchment;
  let main: Airport | undefined;
  for (const airport of airportList)
    if (airport.country === country && (!main || rank(airport) > rank(main))) main = airport;
  return main;
}

export function findAirport(code: string): Airport | undefined {
  return airportByCode.get(code);
}

/**
 * Airports behind an airport code or a metropolitan code. Where one code is both (IST, SHA, HOU),
 * it means the airport: `findCity(code)?.airports` gives the whole city, as does `IST+SAW`.
 */
export function airportsOf(code: string): readonly Airport[] {
  const airport = airportByCode.get(code);
  return airport ? [airport] : (cityByCode.get(code)?.airports ?? joined(code));
}

function joined(codes: string): readonly Airport[] {
  return codes.split("+").flatMap((code) => airportByCode.get(code) ?? []);
}

/** The city of a metropolitan or airport code (LHR gives London, LON). */
export function findCity(code: string): City | undefined {
  return cityByCode.get(code) ?? cityByCode.get(airportByCode.get(code)?.cityCode ?? "");
}
