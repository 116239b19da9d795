import { type Airline, airlines, findAirline } from "../../world/airlines/airlines.ts";
import { routes } from "../../world/network/network.ts";
import { type Airport, airports, findAirport } from "../../world/places/airports.ts";
import { resolvePlace } from "../../world/places/resolve.ts";
import { zoneName } from "../../world/places/zones.ts";
import type { ReferenceData, ReferenceRecord } from "../types.ts";

/** The tables behind the simulated world, to read. */
export function simulatedReference(): ReferenceData {
  let byFlights: readonly Airport[] | undefined;
  let byRoutes: readonly Airline[] | undefined;

  return {
    airports(limit) {
      byFlights ??= airportsByFlights();
      const american = byFlights.filter(({ country }) => country === "US").slice(0, limit >> 1);
      const others = byFlights.filter(({ country }) => country !== "US");
      const shown = [...american, ...others.slice(0, limit - american.length)];
      return { total: byFlights.length, records: shown.map(airportRecord) };
    },

    airport(code) {
      const airport = findAirport(code);
      return airport && airportRecord(airport);
    },

    airlines(limit) {
      byRoutes ??= airlinesByRoutes();
      return { total: byRoutes.length, records: byRoutes.slice(0, limit).map(airlineRecord) };
    },

    airline(code) {
      const airline = findAirline(code);
      return airline && airlineRecord(airline);
    },

    completePlaces: (typed, limit) => placesLike(typed, limit).map(({ code }) => code),

    completeAirports: (typed, limit) => [
      ...new Set(placesLike(typed, limit).flatMap((place) => place.airports)),
    ],

    completeAirlines(typed, limit) {
      const start = typed.trim().toLowerCase();
      return airlines
        .filter(({ code, name }) =>
          [code, name].some((word) => word.toLowerCase().startsWith(start)),
        )
        .slice(0, limit)
        .map(({ code }) => code);
    },
  };
}

function placesLike(typed: string, limit: number) {
  return typed.trim() === "" ? [] : resolvePlace(typed, { limit }).matches;
}

function airportsByFlights(): readonly Airport[] {
  const weekly = new Float64Array(airports.length);
  for (const route of routes) {
    for (const { index } of [route.a, route.b]) weekly[index] = (weekly[index] ?? 0) + route.weekly;
  }
  return [...airports].sort((a, b) => (weekly[b.index] ?? 0) - (weekly[a.index] ?? 0));
}

function airlinesByRoutes(): readonly Airline[] {
  const counts = new Map<Airline, number>();
  for (const { airline } of routes) counts.set(airline, (counts.get(airline) ?? 0) + 1);
  return [...airlines].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

function airlineRecord({ code, name, country, alliance, kind, hubs }: Airline): ReferenceRecord {
  return {
    type: "airline",
    code,
    name,
    metadata: { country, kind, hubs, ...(alliance !== undefined && { alliance }) },
  };
}

function airportRecord(airport: Airport): ReferenceRecord {
  const { iata, icao, name, city, cityCode, country, lat, lon, zone, size } = airport;
  return {
    type: "airport",
    code: iata,
    name,
    metadata: {
      icao,
      city,
      cityCode,
      country,
      latitude: lat,
      longitude: lon,
      timeZone: zoneName(zone),
      size,
    },
  };
}
