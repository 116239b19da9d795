import { distanceKm } from "../../../src/domain/geo.ts";
import type { Aircraft } from "../../../src/world/airlines/aircraft.ts";
import type { Airline, AirlineKind } from "../../../src/world/airlines/airlines.ts";
import type { Route } from "../../../src/world/network/network.ts";
import { type Airport, findAirport } from "../../../src/world/places/airports.ts";

/** Small hand-made things for tests that must not depend on what the real network holds. */
export const TURBOPROP = plane("AT7", "turboprop", 1500, 510, [70, 0, 0, 0]);
export const REGIONAL = plane("E75", "regional", 3700, 830, [64, 0, 12, 0]);
export const NARROW = plane("738", "narrow", 5700, 838, [150, 0, 16, 0]);
export const LONG_NARROW = plane("32Q", "narrow", 7400, 838, [160, 0, 16, 0]);
export const WIDE = plane("77W", "wide", 13_650, 905, [216, 24, 60, 8]);

export function airport(code: string): Airport {
  const found = findAirport(code);
  if (!found) throw new Error(`${code} is no airport`);
  return found;
}

export interface AirlineOptions {
  readonly kind?: AirlineKind;
  readonly country?: string;
  readonly hubs?: readonly string[];
  readonly alliance?: "Star Alliance" | "oneworld" | "SkyTeam";
  readonly fleet?: readonly Aircraft[];
}

let airlineCount = 100_000;
export function airline(code: string, options: AirlineOptions = {}): Airline {
  const { kind = "full_service", country = "US", hubs = [], alliance, fleet } = options;
  airlineCount++;
  return {
    index: airlineCount,
    code,
    name: code,
    country,
    ...(alliance && { alliance }),
    kind,
    hubs,
    bases: [],
    fleet: fleet ?? [TURBOPROP, REGIONAL, NARROW, WIDE],
  };
}

let routeCount = 1_000_000;
export function route(by: Airline, from: string, to: string, weekly: number): Route {
  const a = airport(from);
  const b = airport(to);
  // Ids far above the real ones, for plans are remembered by id.
  routeCount++;
  const km = Math.round(distanceKm(a, b));
  return {
    id: routeCount,
    airline: by,
    a,
    b,
    km,
    weekly,
    season: "flat",
    week: "flat",
    firstNumber: 100,
    codeshares: [],
  };
}

function plane(
  code: string,
  body: Aircraft["body"],
  rangeKm: number,
  cruiseKmh: number,
  [economy, premium_economy, business, first]: readonly [number, number, number, number],
): Aircraft {
  const seats = { economy, premium_economy, business, first };
  return { code, name: code, rangeKm, cruiseKmh, seats, body };
}
