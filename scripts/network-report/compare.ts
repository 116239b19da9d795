import { findAirline } from "../../src/world/airlines/airlines.ts";
import type { Route } from "../../src/world/network/network.ts";
import { findAirport, findCity } from "../../src/world/places/airports.ts";
import { marketersOf } from "./operators.ts";
import type { RealRoute } from "./real-routes.ts";

/** How many of some real routes, and of their flights, the network has. */
export interface Coverage {
  readonly routes: number;
  readonly coveredRoutes: number;
  readonly flights: number;
  readonly coveredFlights: number;
}

/** One airline's network beside the real one; routes are directed. */
export interface AirlineComparison extends Coverage {
  readonly code: string;
  readonly ours: number;
  /** Those with a flight a day at least: a file of busy routes holds no others. */
  readonly oursDaily: number;
  /** Estimated from the share of reality that the file holds. */
  readonly real: number;
}

export interface Comparison extends Coverage {
  readonly airlines: readonly AirlineComparison[];
  /** Real routes that the network lacks, busiest first. */
  readonly missing: readonly RealRoute[];
  /** Real routes of airlines that are in no table. */
  readonly skipped: number;
  /** Real routes to railway and bus stations, or to airports closed since. */
  readonly stations: number;
}

interface Tally {
  routes: number;
  coveredRoutes: number;
  flights: number;
  coveredFlights: number;
  /** Weight of each pair: an operator's route belongs to its airlines in equal parts. */
  readonly pairs: Map<string, number>;
}

/** `share`: the part of the real routes that the file holds. */
export function compareNetworks(
  real: readonly RealRoute[],
  routes: readonly Route[],
  share: number,
): Comparison {
  const flown = new Set(routes.map(({ airline, a, b }) => airline.code + pairOf(a.iata, b.iata)));
  const tallies = new Map<string, Tally>();
  const total = emptyTally();
  const missing: RealRoute[] = [];
  const stations = new Set<string>();
  let skipped = 0;
  for (const row of real) {
    const marketers = marketersOf(row.airline).filter((code) => findAirline(code));
    if (marketers.length === 0) {
      skipped++;
      continue;
    }
    if (!knownPlace(row.origin) || !knownPlace(row.destination)) {
      stations.add(row.origin + row.destination);
      continue;
    }
    const pair = pairOf(currentCode(row.origin), currentCode(row.destination));
    const covered = marketers.some((code) => flown.has(code + pair));
    if (!covered) missing.push(row);
    count(total, row, covered);
    for (const code of marketers) {
      const tally = tallies.get(code) ?? emptyTally();
      tallies.set(code, tally);
      count(tally, row, covered);
      const direction = row.origin + row.destination;
      const weight = Math.max(tally.pairs.get(direction) ?? 0, 1 / marketers.length);
      tally.pairs.set(direction, weight);
    }
  }
  return {
    ...total,
    skipped,
    stations: stations.size,
    missing: missing.sort((x, y) => y.flights - x.flights),
    airlines: [...tallies].map(([code, tally]) => ({
      ...tally,
      code,
      ours: 2 * routes.filter(({ airline }) => airline.code === code).length,
      oursDaily: 2 * routes.filter((r) => r.airline.code === code && r.weekly >= 7).length,
      real: [...tally.pairs.values()].reduce((sum, weight) => sum + weight, 0) / share,
    })),
  };
}

function emptyTally(): Tally {
  return { routes: 0, coveredRoutes: 0, flights: 0, coveredFlights: 0, pairs: new Map() };
}

function count(tally: Tally, { flights }: RealRoute, covered: boolean): void {
  tally.routes++;
  tally.flights += flights;
  if (!covered) return;
  tally.coveredRoutes++;
  tally.coveredFlights += flights;
}

function knownPlace(code: string): boolean {
  return (findAirport(code) ?? findCity(code)) !== undefined;
}

/** Some cities have moved to a new airport and code since the file was made (KIV, FRU, ADA). */
function currentCode(code: string): string {
  return (findAirport(code) ?? findCity(code)?.airports[0])?.iata ?? code;
}

function pairOf(a: string, b: string): string {
  return a < b ? a + b : b + a;
}
