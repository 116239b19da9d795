import type { Route } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";

/** Routes that can be flown one after the other. */
export interface Chain {
  readonly routes: readonly Route[];
  /** Where the journey starts, changes and ends: one more than there are routes. */
  readonly stops: readonly Airport[];
  /** How awkward the changes of plane are, in minutes. */
  readonly cost: number;
  /** Rough minutes from end to end, to tell promising chains from others. */
  readonly estimate: number;
}

export const KM_PER_MINUTE = 13.5;
const MINUTES_PER_LEG = 35;
/** Half the usual gap between flights, shrinking with the flights there are in a week. */
const WAIT_BY_WEEKLY = 3400;
const LONGEST_WAIT = 420;

export function makeChain(
  routes: readonly Route[],
  stops: readonly Airport[],
  cost: number,
): Chain {
  return { routes, stops, cost, estimate: estimateOf(cost, routes) };
}

export function estimateOf(cost: number, routes: readonly Route[]): number {
  let estimate = cost;
  for (const { km, weekly } of routes) {
    estimate += km / KM_PER_MINUTE + MINUTES_PER_LEG;
    estimate += Math.min(LONGEST_WAIT, WAIT_BY_WEEKLY / weekly);
  }
  return estimate;
}

/** The most promising chains first; equals in the order of their routes. */
export function mostPromising(chains: Chain[], count: number): readonly Chain[] {
  chains.sort((x, y) => x.estimate - y.estimate || compareRoutes(x.routes, y.routes));
  return chains.slice(0, count);
}

export function compareRoutes(x: readonly Route[], y: readonly Route[]): number {
  for (let i = 0; i < x.length; i++) {
    const difference = (x[i]?.id ?? 0) - (y[i]?.id ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
