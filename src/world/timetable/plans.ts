import type { Aircraft } from "../airlines/aircraft.ts";
import type { Route } from "../network/network.ts";
import type { Seed } from "../random.ts";
import { makePlan, type RoutePlan } from "./plan.ts";

/**
 * Every plan that was asked for, by route. Those of the whole network take a few megabytes, because
 * their flights lie one behind the other in long columns: an array of its own takes more than what it holds.
 */
let plans: (RoutePlan | undefined)[] = [];
/** A process serves one world; another seed starts afresh. */
let plansOf: Seed | undefined;

const COLUMN_LENGTH = 32_768;
let column = new Int16Array(0);
let filled = 0;

/** Routes have few different sets of types among them. */
const fleets = new Map<string, readonly Aircraft[]>();

export function planOf(seed: Seed, route: Route): RoutePlan {
  if (seed !== plansOf) {
    plans = [];
    plansOf = seed;
  }
  const known = plans[route.id];
  if (known) return known;
  const plan = packed(makePlan(seed, route));
  plans[route.id] = plan;
  return plan;
}

function packed({ flights, counts, types, terminalA, terminalB }: RoutePlan): RoutePlan {
  if (filled + flights.length > column.length) {
    column = new Int16Array(Math.max(COLUMN_LENGTH, flights.length));
    filled = 0;
  }
  column.set(flights, filled);
  const start = filled;
  filled += flights.length;
  const name = types.map(({ code }) => code).join();
  const fleet = fleets.get(name) ?? types;
  fleets.set(name, fleet);
  return { flights: column, start, end: filled, counts, types: fleet, terminalA, terminalB };
}
