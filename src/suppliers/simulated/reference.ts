import { airlines } from "../../world/airlines/airlines.ts";
import { type Airport, airports, findAirport } from "../../world/places/airports.ts";
import { resolvePlace } from "../../world/places/resolve.ts";
import { zoneName } from "../../world/places/zones.ts";
import type { ReferenceData, ReferenceRecord } from "../types.ts";

const SIZE_RANK = { large: 0, medium: 1, small: 2 } as const;

/** The tables behind the simulated world, to read. */
export function simulatedReference(): ReferenceData {
  let bySize: readonly Airport[] | undefined;

  return {
    airports(limit) {
      bySize ??= [...airports].sort(
        (a, b) => SIZE_RANK[a.size] - SIZE_RANK[b.size] || b.catchment - a.catchment,
      );
      return { total: bySize.length, records: bySize.slice(0, limit).map(airportRecord) };
    },

    airport(code) {
      const airport = findAirport(code);
      return airport && airportRecord(airport);
    },

    airlines: () =>
      airlines.map(({ code, name, country, alliance, kind, hubs }) => ({
        type: "airline",
        code,
        name,
        metadata: { country, kind, hubs, ...(alliance !== undefined && { alliance }) },
      })),

    complete: (typed, limit) =>
      typed.trim() === "" ? [] : resolvePlace(typed, { limit }).matches.map(({ code }) => code),
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
