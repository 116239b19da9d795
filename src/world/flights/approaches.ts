import { distanceKm } from "../../domain/geo.ts";
import { type Hops, hopsFrom, routeCount } from "../network/network.ts";
import { type Airport, airports } from "../places/airports.ts";
import { KM_PER_MINUTE } from "./chain.ts";
import { mayPassThrough } from "./connection.ts";

/** A way from one end of a journey to a place with more flights: the stops, the end first. */
export interface Approach {
  readonly stops: readonly Airport[];
  readonly km: number;
}

export type Feeders = 1 | 2;

interface JourneyEnds {
  readonly from: Airport;
  readonly to: Airport;
}

/** Gateways considered at either end. */
const MOST_GATEWAYS = 20;
/** A gateway with many routes is worth a detour: minutes for each, up to a bound. */
const MINUTES_PER_ROUTE = 1.5;
const MOST_ROUTES = 300;
export const MINUTES_PER_STOP = 60;

/** How an airport is come to: it is the end itself, a neighbour of it, or behind the neighbour of that place. */
const THE_END = -2;
const A_NEIGHBOUR = -1;

/**
 * The best way so far to each airport, by its index. Two hops reach thousands of airports in tens of
 * thousands of ways, so these are columns that every search writes again: objects would be garbage.
 */
interface Reached {
  /** Which search wrote the row last. */
  readonly by: Uint32Array;
  /** Kilometres from it to the other end of the journey. */
  readonly rest: Float64Array;
  readonly busy: Float64Array;
  readonly behind: Int16Array;
  readonly km: Float64Array;
  readonly rank: Float64Array;
  /** Those that this search reached, in the order in which it did. */
  readonly order: Uint16Array;
}

let reached: Reached | undefined;
let search = 0;

function columns(): Reached {
  const count = airports.length;
  return {
    by: new Uint32Array(count),
    rest: new Float64Array(count),
    busy: new Float64Array(count),
    behind: new Int16Array(count),
    km: new Float64Array(count),
    rank: new Float64Array(count),
    order: new Uint16Array(count),
  };
}

/** The end itself, its neighbours and theirs: those on the way with the most routes, each by its best way. */
export function approaches(
  end: Airport,
  { from, to }: JourneyEnds,
  feeders: Feeders,
): readonly Approach[] {
  const other = end === from ? to : from;
  reached ??= columns();
  const { by, rest, busy, behind, km, rank, order } = reached;
  search++;
  let count = 0;
  const take = (airport: Airport, way: number, last: number) => {
    const at = airport.index;
    const isKnown = by[at] === search;
    if (!isKnown) {
      by[at] = search;
      order[count++] = at;
      rest[at] = distanceKm(airport, other);
      busy[at] = MINUTES_PER_ROUTE * Math.min(MOST_ROUTES, routeCount(airport));
    }
    const stops = last === THE_END ? 0 : last === A_NEIGHBOUR ? 1 : 2;
    const its =
      (way + (rest[at] ?? 0)) / KM_PER_MINUTE + MINUTES_PER_STOP * stops - (busy[at] ?? 0);
    if (isKnown && its >= (rank[at] ?? 0)) return;
    behind[at] = last;
    km[at] = way;
    rank[at] = its;
  };
  take(end, 0, THE_END);
  const near = hopsFrom(end);
  for (let i = 0; i < near.to.length; i++) {
    const first = near.to[i];
    if (!first || !mayPassThrough(first, from, to)) continue;
    const way = near.km[i] ?? 0;
    take(first, way, A_NEIGHBOUR);
    if (feeders === 1) continue;
    const hops = hopsFrom(first);
    for (let j = 0; j < hops.to.length; j++) {
      const next = hops.to[j];
      if (!next || next === end || !mayPassThrough(next, from, to)) continue;
      take(next, way + (hops.km[j] ?? 0), i);
    }
  }
  return bestOf(reached, count).map((at) => ({
    stops: stopsTo(at, end, near, behind[at] ?? THE_END),
    km: km[at] ?? 0,
  }));
}

/** The lowest ranks first, equals in the order in which they were reached. */
function bestOf({ order, rank }: Reached, count: number): readonly number[] {
  const best: number[] = [];
  for (let i = 0; i < count; i++) {
    const at = order[i] ?? 0;
    const its = rank[at] ?? 0;
    let place = best.length;
    while (place > 0 && its < (rank[best[place - 1] ?? 0] ?? 0)) place--;
    if (place === MOST_GATEWAYS) continue;
    best.splice(place, 0, at);
    if (best.length > MOST_GATEWAYS) best.pop();
  }
  return best;
}

function stopsTo(at: number, end: Airport, near: Hops, behind: number): readonly Airport[] {
  const airport = airports[at];
  if (!airport || behind === THE_END) return [end];
  const first = near.to[behind];
  return first ? [end, first, airport] : [end, airport];
}
