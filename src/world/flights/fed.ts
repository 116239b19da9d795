import { distanceKm } from "../../domain/geo.ts";
import { destinationsFrom, type Route, routeCount, routesBetween } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { type Chain, KM_PER_MINUTE, makeChain, mostPromising } from "./chain.ts";
import { connectionCost, mayPassThrough, mostKm } from "./connection.ts";
import type { Leniency } from "./leniency.ts";

const MOST_CHAINS = 24;
/** Rows of stops for which airlines are looked for, until there are enough chains. */
const MOST_ROWS = 150;
/** Gateways considered at either end, and places between two of them. */
const MOST_GATEWAYS = 20;
const MOST_BETWEEN = 3;
/** A gateway with many routes is worth a detour: minutes for each, up to a bound. */
const MINUTES_PER_ROUTE = 1.5;
const MOST_ROUTES = 300;
const MINUTES_PER_STOP = 60;

/** A way from one end of the journey to a place with more flights: the stops, the end first. */
interface Approach {
  readonly stops: readonly Airport[];
  readonly km: number;
  readonly rank: number;
}

/** A row of stops, before airlines are chosen. */
interface Row {
  readonly stops: readonly Airport[];
  readonly rank: number;
}

/** Chains of up to three stops: a feeder at either end and a change between. */
export function threeStopChains(from: Airport, to: Airport, leniency: Leniency): readonly Chain[] {
  return fedChains(from, to, leniency, 1);
}

/** Chains of up to four stops between remote places: by up to two feeders at either end. */
export function farChains(from: Airport, to: Airport, leniency: Leniency): readonly Chain[] {
  return fedChains(from, to, leniency, 2);
}

type Feeders = 1 | 2;

function fedChains(
  from: Airport,
  to: Airport,
  leniency: Leniency,
  feeders: Feeders,
): readonly Chain[] {
  const limit = mostKm(distanceKm(from, to), leniency);
  const journey = { from, to, limit, mostLegs: feeders + 3 };
  const chains: Chain[] = [];
  for (const { stops } of rowsOf(journey, feeders).slice(0, MOST_ROWS)) {
    const chain = bestChain(stops, leniency.anyPartner);
    if (chain && chains.push(chain) === MOST_CHAINS) break;
  }
  return mostPromising(chains, MOST_CHAINS);
}

interface JourneyEnds {
  readonly from: Airport;
  readonly to: Airport;
  readonly limit: number;
  readonly mostLegs: number;
}

/** The shortest rows first; each once. */
function rowsOf(journey: JourneyEnds, feeders: Feeders): readonly Row[] {
  const { from, to, limit, mostLegs } = journey;
  const rows = new Map<string, Row>();
  const lasts = approaches(to, journey, feeders).map((last) => ({
    last,
    near: kilometresFrom(gatewayOf(last)),
  }));
  for (const first of approaches(from, journey, feeders)) {
    const near = kilometresFrom(gatewayOf(first));
    for (const { last, near: far } of lasts) {
      const fed = first.km + last.km;
      for (const { via, km } of waysBetween(gatewayOf(first), near, gatewayOf(last), far)) {
        if (fed + km > limit) continue;
        const stops = [...first.stops, ...via, ...last.stops.toReversed()];
        const legs = stops.length - 1;
        if (legs < 2 || legs > mostLegs || !isSensible(stops, from, to)) continue;
        const name = stops.map(({ index }) => index).join();
        rows.set(name, { stops, rank: (fed + km) / KM_PER_MINUTE + MINUTES_PER_STOP * legs });
      }
    }
  }
  return [...rows.values()].sort((x, y) => x.rank - y.rank);
}

function gatewayOf({ stops }: Approach): Airport {
  const gateway = stops.at(-1);
  if (!gateway) throw new RangeError("An approach without stops");
  return gateway;
}

/** Kilometres of the nonstops from an airport, by the airport at the other end. */
function kilometresFrom(airport: Airport): ReadonlyMap<Airport, number> {
  return new Map(
    destinationsFrom(airport).map((to) => [to, routesBetween(airport, to)[0]?.km ?? 0]),
  );
}

/** The end itself, its neighbours and theirs: those on the way with the most routes, each by its best way. */
function approaches(
  end: Airport,
  { from, to }: JourneyEnds,
  feeders: Feeders,
): readonly Approach[] {
  const other = end === from ? to : from;
  const best = new Map<Airport, Approach>();
  const take = (airport: Airport, km: number, before: readonly Airport[]) => {
    const busy = MINUTES_PER_ROUTE * Math.min(MOST_ROUTES, routeCount(airport));
    const way = (km + distanceKm(airport, other)) / KM_PER_MINUTE;
    const rank = way + MINUTES_PER_STOP * before.length - busy;
    if (rank >= (best.get(airport)?.rank ?? Number.POSITIVE_INFINITY)) return;
    best.set(airport, { stops: [...before, airport], km, rank });
  };
  take(end, 0, []);
  for (const [near, km] of kilometresFrom(end)) {
    if (!mayPassThrough(near, from, to)) continue;
    take(near, km, [end]);
    if (feeders === 1) continue;
    const before = [end, near];
    for (const [next, more] of kilometresFrom(near)) {
      if (next !== end && mayPassThrough(next, from, to)) take(next, km + more, before);
    }
  }
  return [...best.values()].sort((x, y) => x.rank - y.rank).slice(0, MOST_GATEWAYS);
}

interface Between {
  readonly via: readonly Airport[];
  readonly km: number;
}

/** What lies between two gateways: nothing where they are joined, else the best places to change. */
function waysBetween(
  a: Airport,
  fromA: ReadonlyMap<Airport, number>,
  b: Airport,
  fromB: ReadonlyMap<Airport, number>,
): readonly Between[] {
  if (a === b) return [];
  const direct = fromA.get(b);
  if (direct !== undefined) return [{ via: [], km: direct }];
  const found: Between[] = [];
  const [few, many] = fromA.size <= fromB.size ? [fromA, fromB] : [fromB, fromA];
  for (const [via, km] of few) {
    const rest = many.get(via);
    if (rest !== undefined) found.push({ via: [via], km: km + rest });
  }
  return found.sort((x, y) => x.km - y.km).slice(0, MOST_BETWEEN);
}

/** No city twice, and no change where the journey may not pass through. */
function isSensible(stops: readonly Airport[], from: Airport, to: Airport): boolean {
  if (new Set(stops.map(({ cityCode }) => cityCode)).size < stops.length) return false;
  return stops.slice(1, -1).every((via) => mayPassThrough(via, from, to));
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
