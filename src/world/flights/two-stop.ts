import { distanceKm } from "../../domain/geo.ts";
import { routesBetween } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { type Chain, KM_PER_MINUTE, makeChain, mostPromising } from "./chain.ts";
import { connectionCost, mostKm } from "./connection.ts";
import type { Leniency } from "./leniency.ts";
import { type Via, viasNear } from "./vias.ts";

const MOST_CHAINS = 40;
/** Of the places around either end those that are tried first, and the pairs of them that are enough. */
const MOST_PER_END = 40;
const FEW_PAIRS = 8;
const MOST_PAIRS = 60;
/** How much further from the end a change of planes may be than the one before: hubs lie off the line. */
const BACKTRACK = { km: 300, share: 0.15 } as const;

/** Chains of three routes by way of two places that are joined and lie well on the way. */
export function twoStopChains(from: Airport, to: Airport, leniency: Leniency): readonly Chain[] {
  const direct = distanceKm(from, to);
  const limit = mostKm(direct, leniency);
  const backtrack = BACKTRACK.km + BACKTRACK.share * direct;
  const chains: Chain[] = [];
  for (const {
    vias: [x, y],
  } of pairs(from, to, { limit, backtrack })) {
    for (const second of routesBetween(x, y)) {
      for (const first of routesBetween(from, x)) {
        const change = connectionCost(first.airline, second.airline, x, leniency.anyPartner);
        if (change === undefined) continue;
        for (const third of routesBetween(y, to)) {
          const again = connectionCost(second.airline, third.airline, y, leniency.anyPartner);
          if (again === undefined) continue;
          chains.push(makeChain([first, second, third], [from, x, y, to], change + again));
        }
      }
    }
  }
  return mostPromising(chains, MOST_CHAINS);
}

interface Bounds {
  readonly limit: number;
  readonly backtrack: number;
}

interface Pair {
  readonly vias: readonly [Airport, Airport];
  readonly rank: number;
}

/**
 * The best pairs of joined places. Places on the way are tried first; a town with a flight to every
 * village around has its hubs behind those, so where they make few pairs all are tried.
 */
function pairs(from: Airport, to: Airport, bounds: Bounds): readonly Pair[] {
  const firsts = viasNear(from, from, to, bounds.limit);
  const seconds = viasNear(to, from, to, bounds.limit);
  let found = joined(firsts.slice(0, MOST_PER_END), seconds.slice(0, MOST_PER_END), bounds);
  const areMore = Math.max(firsts.length, seconds.length) > MOST_PER_END;
  if (found.length < FEW_PAIRS && areMore) found = joined(firsts, seconds, bounds);
  // Sorting is stable and the lists come in a fixed order, so equals need no tie-break.
  return found.sort((p, q) => p.rank - q.rank).slice(0, MOST_PAIRS);
}

function joined(
  firsts: readonly Via[],
  seconds: readonly Via[],
  { limit, backtrack }: Bounds,
): Pair[] {
  const found: Pair[] = [];
  for (const x of firsts) {
    for (const y of seconds) {
      if (x.airport.cityCode === y.airport.cityCode) continue;
      if (y.toEnd > x.toEnd + backtrack || x.fromStart > y.fromStart + backtrack) continue;
      const between = routesBetween(x.airport, y.airport)[0];
      if (!between) continue;
      const km = x.fromStart + between.km + y.toEnd;
      if (km > limit) continue;
      found.push({ vias: [x.airport, y.airport], rank: km / KM_PER_MINUTE - x.busy - y.busy });
    }
  }
  return found;
}
