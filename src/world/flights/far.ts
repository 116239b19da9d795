import { distanceKm } from "../../domain/geo.ts";
import { destinationsFrom, type Route, routesBetween, routesFrom } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { type Chain, KM_PER_MINUTE, makeChain, mostPromising } from "./chain.ts";
import { connectionCost, mayPassThrough, mostKm } from "./connection.ts";
import type { Leniency } from "./leniency.ts";

const MOST_CHAINS = 24;
/** Gateways considered at either end, and places between two of them. */
const MOST_GATEWAYS = 24;
const MOST_BETWEEN = 3;
const MOST_LEGS = 5;
/** A gateway with many routes is worth a detour: minutes for each, up to a bound. */
const MINUTES_PER_ROUTE = 1.5;
const MOST_ROUTES = 300;

/** A way from one end of the journey to a place with more flights: the stops, the end first. */
interface Approach {
  readonly stops: readonly Airport[];
  readonly rank: number;
}

/** Chains between remote places, by up to two feeders at either end and a change between. */
export function farChains(from: Airport, to: Airport, leniency: Leniency): readonly Chain[] {
  const limit = mostKm(distanceKm(from, to), leniency);
  const tried = new Set<string>();
  const chains: Chain[] = [];
  const ends = approaches(to, from, to);
  for (const { stops: first } of approaches(from, from, to)) {
    for (const { stops: last } of ends) {
      for (const between of waysBetween(first.at(-1) ?? from, last.at(-1) ?? to)) {
        const stops = [...first, ...between, ...last.toReversed()];
        const name = stops.map(({ iata }) => iata).join();
        if (tried.has(name) || !isSensible(stops, limit)) continue;
        tried.add(name);
        const chain = bestChain(stops, leniency.anyPartner);
        if (chain) chains.push(chain);
      }
    }
  }
  return mostPromising(chains, MOST_CHAINS);
}

/** The end itself, its neighbours and theirs: the nearest with the most routes, each by its best way. */
function approaches(end: Airport, from: Airport, to: Airport): readonly Approach[] {
  const best = new Map<number, Approach>();
  const take = (stops: readonly Airport[], km: number) => {
    const airport = stops.at(-1) ?? end;
    const busy = MINUTES_PER_ROUTE * Math.min(MOST_ROUTES, routesFrom(airport).length);
    const rank = km / KM_PER_MINUTE + 60 * stops.length - busy;
    if (rank < (best.get(airport.index)?.rank ?? Number.POSITIVE_INFINITY)) {
      best.set(airport.index, { stops, rank });
    }
  };
  take([end], 0);
  for (const near of destinationsFrom(end)) {
    if (!mayPassThrough(near, from, to)) continue;
    const km = distanceKm(end, near);
    take([end, near], km);
    for (const next of destinationsFrom(near)) {
      if (next !== end && mayPassThrough(next, from, to)) {
        take([end, near, next], km + distanceKm(near, next));
      }
    }
  }
  return [...best.values()].sort((x, y) => x.rank - y.rank).slice(0, MOST_GATEWAYS);
}

/** What lies between two gateways: nothing where they are joined, else the best places to change. */
function waysBetween(a: Airport, b: Airport): readonly (readonly Airport[])[] {
  if (a === b) return [];
  if (routesBetween(a, b).length > 0) return [[]];
  const far = new Set(destinationsFrom(b));
  return destinationsFrom(a)
    .filter((via) => far.has(via))
    .map((via) => ({ via, km: distanceKm(a, via) + distanceKm(via, b) }))
    .sort((x, y) => x.km - y.km)
    .slice(0, MOST_BETWEEN)
    .map(({ via }) => [via]);
}

/** Few enough legs, no city twice, and not too far round. */
function isSensible(stops: readonly Airport[], limit: number): boolean {
  if (stops.length < 3 || stops.length > MOST_LEGS + 1) return false;
  if (new Set(stops.map(({ cityCode }) => cityCode)).size < stops.length) return false;
  const [from] = stops;
  const to = stops.at(-1);
  if (!from || !to || !stops.slice(1, -1).every((via) => mayPassThrough(via, from, to)))
    return false;
  let km = 0;
  stops.forEach((stop, i) => {
    const before = stops[i - 1];
    if (before) km += distanceKm(before, stop);
  });
  return km <= limit;
}

/** The best airlines for a row of stops: for each route of a hop the cheapest way to have come to it. */
function bestChain(stops: readonly Airport[], anyPartner: boolean): Chain | undefined {
  let reached: readonly Chain[] = [];
  for (let i = 1; i < stops.length; i++) {
    const [via, to] = [stops[i - 1], stops[i]];
    if (!via || !to) return undefined;
    const hops = routesBetween(via, to);
    const upTo = stops.slice(0, i + 1);
    reached =
      i === 1
        ? hops.map((route) => makeChain([route], upTo, 0))
        : hops.flatMap((route) => extend(reached, route, upTo, anyPartner));
  }
  return mostPromising([...reached], 1)[0];
}

function extend(
  reached: readonly Chain[],
  route: Route,
  stops: readonly Airport[],
  anyPartner: boolean,
): readonly Chain[] {
  const via = stops.at(-2);
  const longer: Chain[] = [];
  for (const { routes, cost } of reached) {
    const before = routes.at(-1);
    if (!via || !before) continue;
    const change = connectionCost(before.airline, route.airline, via, anyPartner);
    if (change !== undefined) longer.push(makeChain([...routes, route], stops, cost + change));
  }
  return mostPromising(longer, 1);
}
