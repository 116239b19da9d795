import type { Airline } from "../../src/world/airlines/airlines.ts";
import { type Rhythm, slotsOf } from "../../src/world/network/seasons.ts";
import type { Airport } from "../../src/world/places/airports.ts";
import { LONG_HAUL_KM } from "./appeal.ts";
import { stateOf } from "./rights.ts";

const LAST_NUMBER = 9999;

/** A route with its place in the timetable, before it has numbers. */
export interface PlannedRoute extends Rhythm {
  readonly airline: Airline;
  readonly a: Airport;
  readonly b: Airport;
  readonly km: number;
}

export interface NumberedRoute extends PlannedRoute {
  readonly firstNumber: number;
}

/**
 * Blocks of flight numbers for one airline's routes: the lowest to long-haul, busiest first, then
 * short-haul abroad, then domestic flights. Each group starts at a round number where there is room.
 */
export function numberRoutes(routes: readonly PlannedRoute[]): readonly NumberedRoute[] {
  const groups: PlannedRoute[][] = [[], [], []];
  for (const route of routes) groups[groupOf(route)]?.push(route);
  const needed = routes.reduce((sum, route) => sum + 2 * slotsOf(route), 0);
  let spare = LAST_NUMBER - needed;
  if (spare < 0) throw new Error(`${routes[0]?.airline.code} has more flights than numbers`);

  let next = 1;
  return groups.flatMap((group) => {
    const round = next === 1 ? 0 : roundUp(next, next < 1000 ? 100 : 1000) - next;
    if (round <= spare) {
      next += round;
      spare -= round;
    }
    return group.sort(byImportance).map((route) => {
      const firstNumber = next;
      next += 2 * slotsOf(route);
      return { ...route, firstNumber };
    });
  });
}

function groupOf({ a, b, km }: PlannedRoute): number {
  if (km > LONG_HAUL_KM) return 0;
  return stateOf(a.country) === stateOf(b.country) ? 2 : 1;
}

function byImportance(x: PlannedRoute, y: PlannedRoute): number {
  return y.weekly - x.weekly || y.km - x.km || (nameOf(x) < nameOf(y) ? -1 : 1);
}

function nameOf({ a, b }: PlannedRoute): string {
  return a.iata + b.iata;
}

function roundUp(value: number, step: number): number {
  return Math.ceil(value / step) * step;
}
