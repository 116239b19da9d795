import { distanceKm } from "../../domain/geo.ts";
import { hopsFrom, type Route, routesBetween } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { type Approach, approaches, type Feeders, MINUTES_PER_STOP } from "./approaches.ts";
import {
  type Chain,
  compareRoutes,
  estimateOf,
  KM_PER_MINUTE,
  makeChain,
  mostPromising,
} from "./chain.ts";
import { connectionCost, mayPassThrough, mostKm } from "./connection.ts";
import type { Leniency } from "./leniency.ts";

const MOST_CHAINS = 24;
/** Rows of stops for which airlines are looked for, until there are enough chains. */
const MOST_ROWS = 150;
/** Places between two gateways. */
const MOST_BETWEEN = 3;

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
  const lasts = approaches(to, journey, feeders);
  for (const first of approaches(from, journey, feeders)) {
    for (const last of lasts) {
      const fed = first.km + last.km;
      const joined = first.stops.length + last.stops.length - 1;
      if (fed > limit || joined > mostLegs) continue;
      const ways = waysBetween(gatewayOf(first), gatewayOf(last), joined < mostLegs);
      for (const { via, km } of ways) {
        const legs = joined + via.length;
        if (fed + km > limit || legs < 2 || legs > mostLegs) continue;
        const stops = [...first.stops, ...via, ...last.stops.toReversed()];
        if (!isSensible(stops, from, to)) continue;
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

interface Between {
  readonly via: readonly Airport[];
  readonly km: number;
}

const NO_WAYS: readonly Between[] = [];

/** What lies between two gateways: nothing where they are joined, else the best places to change, if that may be. */
function waysBetween(a: Airport, b: Airport, mayChange: boolean): readonly Between[] {
  if (a === b) return NO_WAYS;
  const [direct] = routesBetween(a, b);
  if (direct) return [{ via: [], km: direct.km }];
  if (!mayChange) return NO_WAYS;
  const found: Between[] = [];
  const [few, many] = hopsFrom(a).to.length <= hopsFrom(b).to.length ? [a, b] : [b, a];
  const hops = hopsFrom(few);
  for (let i = 0; i < hops.to.length; i++) {
    const via = hops.to[i];
    const rest = via && routesBetween(many, via)[0];
    if (!rest) continue;
    const km = (hops.km[i] ?? 0) + rest.km;
    if (found.length === MOST_BETWEEN && km >= (found.at(-1)?.km ?? 0)) continue;
    found.splice(placeOf(km, found), 0, { via: [via], km });
    if (found.length > MOST_BETWEEN) found.pop();
  }
  return found;
}

/** Where so many kilometres belong among ways that are sorted by them: behind equals. */
function placeOf(km: number, ways: readonly Between[]): number {
  const longer = ways.findIndex((way) => way.km > km);
  return longer < 0 ? ways.length : longer;
}

/** No city twice, and no change where the journey may not pass through. */
function isSensible(stops: readonly Airport[], from: Airport, to: Airport): boolean {
  for (let i = 1; i < stops.length; i++) {
    const stop = stops[i];
    if (!stop) return false;
    for (let j = 0; j < i; j++) if (stops[j]?.cityCode === stop.cityCode) return false;
    if (i < stops.length - 1 && !mayPassThrough(stop, from, to)) return false;
  }
  return true;
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
        : hops.flatMap((route) => extend(reached, route, upTo, anyPartner) ?? []);
  }
  return mostPromising([...reached], 1)[0];
}

/** The most promising of some chains with one more route behind it. */
function extend(
  reached: readonly Chain[],
  route: Route,
  stops: readonly Airport[],
  anyPartner: boolean,
): Chain | undefined {
  const via = stops.at(-2);
  let best: { readonly routes: readonly Route[]; cost: number; estimate: number } | undefined;
  for (const { routes, cost } of reached) {
    const before = routes.at(-1);
    if (!via || !before) continue;
    const change = connectionCost(before.airline, route.airline, via, anyPartner);
    if (change === undefined) continue;
    const estimate = estimateOf(cost + change, routes);
    const isBetter =
      !best ||
      estimate < best.estimate ||
      (estimate === best.estimate && compareRoutes(routes, best.routes) < 0);
    if (isBetter) best = { routes, cost: cost + change, estimate };
  }
  return best && makeChain([...best.routes, route], stops, best.cost);
}
