import { distanceKm } from "../../domain/geo.ts";
import { destinationsFrom, routeCount } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { KM_PER_MINUTE } from "./chain.ts";
import { mayPassThrough } from "./connection.ts";

/** A busy airport is worth this many minutes per route, up to a bound. */
const MINUTES_PER_ROUTE = 1.2;
const MOST_ROUTES = 200;

/** A place to change planes, as seen from the whole journey. */
export interface Via {
  readonly airport: Airport;
  readonly fromStart: number;
  readonly toEnd: number;
  readonly busy: number;
}

/** Neighbours of one end that a journey from `from` to `to` may pass through, the best first. */
export function viasNear(end: Airport, from: Airport, to: Airport, limit: number): readonly Via[] {
  const found: Via[] = [];
  for (const airport of destinationsFrom(end)) {
    if (!mayPassThrough(airport, from, to)) continue;
    const fromStart = distanceKm(from, airport);
    const toEnd = distanceKm(airport, to);
    if (fromStart + toEnd > limit) continue;
    const busy = MINUTES_PER_ROUTE * Math.min(MOST_ROUTES, routeCount(airport));
    found.push({ airport, fromStart, toEnd, busy });
  }
  return found.sort((x, y) => rank(x) - rank(y));
}

function rank({ fromStart, toEnd, busy }: Via): number {
  return (fromStart + toEnd) / KM_PER_MINUTE - busy;
}
