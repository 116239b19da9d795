import { distanceKm } from "../../domain/geo.ts";
import { destinationsFrom, routesBetween } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { type Chain, makeChain, mostPromising } from "./chain.ts";
import { connectionCost, mayPassThrough, mostKm } from "./connection.ts";
import type { Leniency } from "./leniency.ts";

const MOST_CHAINS = 40;

/** Chains of two routes from `from` to `to`, the most promising first. */
export function oneStopChains(from: Airport, to: Airport, leniency: Leniency): readonly Chain[] {
  const limit = mostKm(distanceKm(from, to), leniency);
  const chains: Chain[] = [];
  const near = destinationsFrom(from);
  const far = destinationsFrom(to);
  for (const via of near.length <= far.length ? near : far) {
    if (!mayPassThrough(via, from, to)) continue;
    const firsts = routesBetween(from, via);
    const seconds = routesBetween(via, to);
    if ((firsts[0]?.km ?? limit) + (seconds[0]?.km ?? limit) > limit) continue;
    for (const first of firsts) {
      for (const second of seconds) {
        const cost = connectionCost(first.airline, second.airline, via, leniency.anyPartner);
        if (cost !== undefined) chains.push(makeChain([first, second], [from, via, to], cost));
      }
    }
  }
  return mostPromising(chains, MOST_CHAINS);
}
