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

const cityNames = new Map<string, string>();
for (const row of data.cities) {
  const start = row.indexOf("|") + 1;
  cityNames.set(row.slice(0, start - 1), row.slice(start, row.indexOf("|", start)));
}

/** Sorted by IATA code. */
export const airports: readonly Airport[] = data.airports.map((row, index) => {
  const [iata = "", icao = "", name = "", metro = "", country = "", lat, lon, zone, size, people] =
    row.split("|");
  const cityCode = metro === "" ? iata : metro;
  return {
    index,
    iata,
    icao,
    name,
    city: cityNames.get(cityCode) ?? name,
    cityCode,
    country,
    lat: Number(lat),
    lon: Number(lon),
    zone: Number(zone),
    size: sizes[size ?? ""] ?? "small",
    catchment: Number(people),
  };
});

const airportByCode = new Map(airports.map((airport) => [airport.iata, airport]));

/** Sorted by code. */
export const cities: readonly City[] = data.cities.flatMap((row) => {
  const [code = "", name = "", country = "", lat, lon, population, members = ""] = row.split("|");
  const served = (members === "" ? [code] : members.split(" ")).flatMap((iata) => {
    const airport = airportByCode.get(iata);
    return airport ? [airport] : [];
  });
  const [main] = served;
  if (!main) return [];
  return {
    code,
    name,
    country,
    airports: served,
    lat: Number(lat),
    lon: Number(lon),
    zone: main.zone,
    population: Number(population),
  };
});

const cityByCode = new Map(cities.map((city) => [city.code, city]));

export function findAirport(code: string): Airport | undefined {
  return airportByCode.get(code);
}

/**
 * Airports behind an airport code or a metropolitan code. Where one code is both (IST, SHA, HOU),
 * it means the airport: `findCity(code)?.airports` gives the whole city.
 */
export function airportsOf(code: string): readonly Airport[] {
  const airport = airportByCode.get(code);
  return airport ? [airport] : (cityByCode.get(code)?.airports ?? []);
}

/** The city of a metropolitan or airport code (LHR gives London, LON). */
export function findCity(code: string): City | undefined {
  return cityByCode.get(code) ?? cityByCode.get(airportByCode.get(code)?.cityCode ?? "");
}
