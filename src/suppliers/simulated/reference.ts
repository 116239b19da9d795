import { type Airline, airlines, findAirline } from "../../world/airlines/airlines.ts";
import { type Company, companies } from "../../world/cars/companies.ts";
import { type Brand, brands } from "../../world/hotels/brands.ts";
import { allRoutes, spanOf } from "../../world/network/network.ts";
import { type Airport, airports, findAirport } from "../../world/places/airports.ts";
import { resolvePlace } from "../../world/places/resolve.ts";
import { zoneName } from "../../world/places/zones.ts";
import type { ReferenceData, ReferenceRecord, ReferenceTable } from "../types.ts";

/** The tables behind the simulated world, to read. */
export function simulatedReference(): ReferenceData {
  let byRoutes: readonly Airline[] | undefined;

  return {
    airports(limit) {
      const byFlights = airportsByFlights();
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

    hotels: () => tableOf(brands.map(chainRecord)),
    carCompanies: () => tableOf(companies.map(companyRecord)),

    completePlaces: (typed, limit) =>
      distinct(
        codesLike(typed, limit),
        placesLike(typed, limit).map(({ code }) => code),
        limit,
      ),

    completeAirports: (typed, limit) =>
      distinct(
        codesLike(typed, limit),
        placesLike(typed, limit).flatMap((place) => place.airports),
        limit,
      ),

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

/** Airports whose code begins with what was typed, the busiest first. */
function codesLike(typed: string, limit: number): readonly string[] {
  const start = typed.trim().toUpperCase();
  if (!/^[A-Z]{2,3}$/.test(start)) return [];
  return airportsByFlights()
    .filter(({ iata }) => iata.startsWith(start))
    .slice(0, limit)
    .map(({ iata }) => iata);
}

function distinct(first: readonly string[], then: readonly string[], limit: number): string[] {
  return [...new Set([...first, ...then])].slice(0, limit);
}

function placesLike(typed: string, limit: number) {
  return typed.trim() === "" ? [] : resolvePlace(typed, { limit }).matches;
}

let busiestFirst: readonly Airport[] | undefined;

function airportsByFlights(): readonly Airport[] {
  if (busiestFirst) return busiestFirst;
  const weekly = new Float64Array(airports.length);
  for (const route of allRoutes()) {
    for (const { index } of [route.a, route.b]) weekly[index] = (weekly[index] ?? 0) + route.weekly;
  }
  busiestFirst = [...airports].sort((a, b) => (weekly[b.index] ?? 0) - (weekly[a.index] ?? 0));
  return busiestFirst;
}

function airlinesByRoutes(): readonly Airline[] {
  const count = ({ code }: Airline) => {
    const [first, end] = spanOf(code);
    return end - first;
  };
  return [...airlines].sort((a, b) => count(b) - count(a));
}

function airlineRecord({ code, name, country, alliance, kind, hubs }: Airline): ReferenceRecord {
  return {
    type: "airline",
    code,
    name,
    metadata: { country, kind, hubs, ...(alliance !== undefined && { alliance }) },
  };
}

function tableOf(records: readonly ReferenceRecord[]): ReferenceTable {
  return { total: records.length, records };
}

function chainRecord({ code, name, stars, where }: Brand): ReferenceRecord {
  return { type: "hotel", code, name, metadata: { starRating: stars, markets: marketsOf(where) } };
}

function companyRecord({ code, name, where, ...company }: Company): ReferenceRecord {
  return {
    type: "car_company",
    code,
    name,
    metadata: {
      markets: marketsOf(where),
      insuranceIncluded: company.cover === "included",
      youngDriverFeePerDay: company.youngDriverDaily,
    },
  };
}

/** Regions and ISO country codes; `*` is everywhere. */
function marketsOf(where: string): readonly string[] {
  return where.trim().split(" ");
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
