import { findAirline } from "../../src/world/airlines/airlines.ts";
import type { Route } from "../../src/world/network/network.ts";
import { findAirport } from "../../src/world/places/airports.ts";
import { marketersOf } from "./operators.ts";
import { reasonNotJudged } from "./today.ts";

/** An airline's size, in directed routes and flights a week, beside the real one. */
export interface SizeComparison {
  readonly code: string;
  readonly ours: Size;
  readonly real: Size;
}

interface Size {
  routes: number;
  flights: number;
}

export interface SizeReport {
  readonly judged: readonly SizeComparison[];
  /** Codes left out, with the reason. */
  readonly left: readonly { readonly code: string; readonly reason: string }[];
}

/** Rows of airline-sizes: airline, routes, weekly flights. Operators are airlines of their own where the network names them. */
export function compareSizes(rows: readonly string[][], routes: readonly Route[]): SizeReport {
  const named = new Set(rows.map(([code]) => code));
  const ours = new Map<string, Size>();
  for (const { airline, operator, weekly } of routes) {
    const size = sizeIn(ours, operator && named.has(operator.code) ? operator.code : airline.code);
    size.routes += 2;
    size.flights += 2 * weekly;
  }
  const real = new Map<string, Size>();
  const left: { code: string; reason: string }[] = [];
  for (const [code = "", routeCount, flights] of rows) {
    const reason = reasonNotJudged(code);
    const marketers = marketersOf(code);
    if (reason !== undefined) left.push({ code, reason });
    else if (ours.has(code) || findAirline(code)) add(real, code, routeCount, flights);
    else if (marketers.length === 1 && marketers[0] !== code)
      add(real, marketers[0] ?? code, routeCount, flights);
    else if (marketers.length > 1) left.push({ code, reason: "flies for several, not told apart" });
    else add(real, code, routeCount, flights);
  }
  return {
    judged: [...real].map(([code, size]) => ({
      code,
      ours: ours.get(code) ?? { routes: 0, flights: 0 },
      real: size,
    })),
    left,
  };
}

function add(sizes: Map<string, Size>, code: string, routes = "0", flights = "0"): void {
  const size = sizeIn(sizes, code);
  size.routes += Number(routes);
  size.flights += Number(flights);
}

function sizeIn(sizes: Map<string, Size>, code: string): Size {
  const size = sizes.get(code) ?? { routes: 0, flights: 0 };
  sizes.set(code, size);
  return size;
}

/** Flights a week from one airport to another, over all airlines. */
export interface PairComparison {
  readonly pair: string;
  readonly ours: number;
  readonly real: number;
}

/** Rows of busy pairs: origin, destination, weekly flights. Stations without an airport are left out. */
export function comparePairs(
  rows: readonly string[][],
  routes: readonly Route[],
): PairComparison[] {
  const weekly = new Map<string, number>();
  for (const { a, b, weekly: flights } of routes) {
    for (const pair of [`${a.iata}-${b.iata}`, `${b.iata}-${a.iata}`]) {
      weekly.set(pair, (weekly.get(pair) ?? 0) + flights);
    }
  }
  return rows.flatMap(([from = "", to = "", flights]) => {
    if (!findAirport(from) || !findAirport(to)) return [];
    const pair = `${from}-${to}`;
    return [{ pair, ours: weekly.get(pair) ?? 0, real: Number(flights) }];
  });
}

/** Within half and double. */
export function isNear(ours: number, real: number): boolean {
  return ours >= real / 2 && ours <= 2 * real;
}
