import { distanceKm } from "../../domain/geo.ts";
import { destinationsFrom, routesBetween, routesFrom } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { type Chain, KM_PER_MINUTE, makeChain, mostPromising } from "./chain.ts";
import { connectionCost } from "./connection.ts";
import { type DetourRule, mayPassThrough, mostKm } from "./detour.ts";

const MOST_CHAINS = 40;
const MOST_PER_END = 40;
const MOST_PAIRS = 60;
/** How much further from the end a change of planes may be than the one before. */
const BACKTRACK_KM = 400;
/** A busy airport is worth this many minutes per route, up to a bound. */
const MINUTES_PER_ROUTE = 1.2;
const MOST_ROUTES = 200;

/** A place to change planes, as seen from the whole journey. */
interface Via {
  readonly airport: Airport;
  readonly fromStart: number;
  readonly toEnd: number;
  readonly busy: number;
}

/** Chains of three routes by way of two places that are joined and lie well on the way. */
export function twoStopChains(from: Airport, to: Airport, rule: DetourRule): readonly Chain[] {
  const limit = mostKm(distanceKm(from, to), rule);
  const chains: Chain[] = [];
  for (const [x, y] of pairs(from, to, limit)) {
    for (const second of routesBetween(x, y)) {
      for (const first of routesBetween(from, x)) {
        const change = connectionCost(first.airline, second.airline, x);
        if (change === undefined) continue;
        for (const third of routesBetween(y, to)) {
          const again = connectionCost(second.airline, third.airline, y);
          if (again === undefined) continue;
          chains.push(makeChain([first, second, third], [from, x, y, to], change + again));
        }
      }
    }
  }
  return mostPromising(chains, MOST_CHAINS);
}

function pairs(
  from: Airport,
  to: Airport,
  limit: number,
): readonly (readonly [Airport, Airport])[] {
  const found: { readonly vias: readonly [Airport, Airport]; readonly rank: number }[] = [];
  const firsts = vias(from, from, to, limit);
  const seconds = vias(to, from, to, limit);
  for (const x of firsts) {
    for (const y of seconds) {
      if (x.airport.cityCode === y.airport.cityCode) continue;
      if (y.toEnd > x.toEnd + BACKTRACK_KM || x.fromStart > y.fromStart + BACKTRACK_KM) continue;
      const between = routesBetween(x.airport, y.airport)[0];
      if (!between) continue;
      const km = x.fromStart + between.km + y.toEnd;
      if (km > limit) continue;
      found.push({ vias: [x.airport, y.airport], rank: km / KM_PER_MINUTE - x.busy - y.busy });
    }
  }
  // Sorting is stable and the lists come in a fixed order, so equals need no tie-break.
  found.sort((p, q) => p.rank - q.rank);
  return found.slice(0, MOST_PAIRS).map((pair) => pair.vias);
}

/** Neighbours of one end that a journey from `from` to `to` may pass through, the best first. */
function vias(end: Airport, from: Airport, to: Airport, limit: number): readonly Via[] {
  const found: Via[] = [];
  for (const airport of destinationsFrom(end)) {
    if (!mayPassThrough(airport, from, to)) continue;
    const fromStart = distanceKm(from, airport);
    const toEnd = distanceKm(airport, to);
    if (fromStart + toEnd > limit) continue;
    const busy = MINUTES_PER_ROUTE * Math.min(MOST_ROUTES, routesFrom(airport).length);
    found.push({ airport, fromStart, toEnd, busy });
  }
  found.sort((x, y) => rank(x) - rank(y));
  return found.slice(0, MOST_PER_END);
}

function rank({ fromStart, toEnd, busy }: Via): number {
  return (fromStart + toEnd) / KM_PER_MINUTE - busy;
}
