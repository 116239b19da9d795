import { distanceKm } from "../../domain/geo.ts";
import { routesBetween } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { type Chain, KM_PER_MINUTE, makeChain, mostPromising } from "./chain.ts";
import { connectionCost, mostKm } from "./connection.ts";
import type { Leniency } from "./leniency.ts";
import { viasNear } from "./vias.ts";

const MOST_CHAINS = 40;
const MOST_PER_END = 40;
const MOST_PAIRS = 60;
/** How much further from the end a change of planes may be than the one before: hubs lie off the line. */
const BACKTRACK = { km: 300, share: 0.15 } as const;

/** Chains of three routes by way of two places that are joined and lie well on the way. */
export function twoStopChains(from: Airport, to: Airport, leniency: Leniency): readonly Chain[] {
  const direct = distanceKm(from, to);
  const limit = mostKm(direct, leniency);
  const backtrack = BACKTRACK.km + BACKTRACK.share * direct;
  const chains: Chain[] = [];
  for (const [x, y] of pairs(from, to, limit, backtrack)) {
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

function pairs(
  from: Airport,
  to: Airport,
  limit: number,
  backtrack: number,
): readonly (readonly [Airport, Airport])[] {
  const found: { readonly vias: readonly [Airport, Airport]; readonly rank: number }[] = [];
  const firsts = viasNear(from, from, to, limit).slice(0, MOST_PER_END);
  const seconds = viasNear(to, from, to, limit).slice(0, MOST_PER_END);
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
  // Sorting is stable and the lists come in a fixed order, so equals need no tie-break.
  found.sort((p, q) => p.rank - q.rank);
  return found.slice(0, MOST_PAIRS).map((pair) => pair.vias);
}
