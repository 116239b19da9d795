import { distanceKm } from "../../domain/geo.ts";
import { routesBetween } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { type Chain, makeChain, mostPromising } from "./chain.ts";
import { connectionCost, mayPassThrough, mostKm } from "./connection.ts";
import type { Leniency } from "./leniency.ts";
import { oneStopChains } from "./one-stop.ts";
import { viasNear } from "./vias.ts";

const MOST_CHAINS = 24;
const MOST_PER_END = 5;
const MOST_BETWEEN = 6;

/** The ends of a chain, and what its feeders must keep to. */
interface FedEnds {
  readonly from: Airport;
  readonly to: Airport;
  readonly limit: number;
  readonly anyPartner: boolean;
}

/** Chains of four routes, from one remote place to another: a feeder at either end of one stop. */
export function threeStopChains(from: Airport, to: Airport, leniency: Leniency): readonly Chain[] {
  const limit = mostKm(distanceKm(from, to), leniency);
  const ends = { from, to, limit, anyPartner: leniency.anyPartner };
  const chains: Chain[] = [];
  const lasts = viasNear(to, from, to, limit).slice(0, MOST_PER_END);
  for (const x of viasNear(from, from, to, limit).slice(0, MOST_PER_END)) {
    for (const y of lasts) {
      if (x.airport.cityCode === y.airport.cityCode) continue;
      if (x.fromStart + distanceKm(x.airport, y.airport) + y.toEnd > limit) continue;
      for (const middle of oneStopChains(x.airport, y.airport, leniency).slice(0, MOST_BETWEEN)) {
        addFeeders(chains, middle, ends);
      }
    }
  }
  return mostPromising(chains, MOST_CHAINS);
}

function addFeeders(
  chains: Chain[],
  middle: Chain,
  { from, to, limit, anyPartner }: FedEnds,
): void {
  const [x, via, y] = middle.stops;
  const [second, third] = middle.routes;
  if (!x || !via || !y || !second || !third || !mayPassThrough(via, from, to)) return;
  for (const first of routesBetween(from, x)) {
    const one = connectionCost(first.airline, second.airline, x, anyPartner);
    if (one === undefined) continue;
    for (const fourth of routesBetween(y, to)) {
      if (first.km + second.km + third.km + fourth.km > limit) continue;
      const three = connectionCost(third.airline, fourth.airline, y, anyPartner);
      if (three === undefined) continue;
      const stops = [from, x, via, y, to];
      chains.push(makeChain([first, second, third, fourth], stops, one + middle.cost + three));
    }
  }
}
