import type { Station } from "./airline-table.ts";
import { LONG_HAUL_KM } from "./appeal.ts";
import type { Planner } from "./planner.ts";
import type { Choice } from "./spokes.ts";

const LEAST_WEEKLY = 2;
const OFTEN_WEEKLY = 56;
const MOST_WEEKLY = 112;

/** Millions of passengers at both ends from which on a route is a trunk that airlines fly all day. */
const TRUNK_PASSENGERS = 18;

/** Small aircraft fly more often for the same passengers, low-cost airlines less often but fuller. */
const KIND_FACTOR = { full_service: 1, low_cost: 0.95, regional: 1.5 } as const;

/** Flights a week, each way. */
export function weeklyFlights(planner: Planner, choice: Choice): number {
  const { from, to, km, margin } = choice;
  const spokes = Math.max(
    2,
    spokesAt(planner, from.airport.iata),
    spokesAt(planner, to.airport.iata),
  );
  let weekly = 6 * margin ** 0.55 * (spokes / 40) ** 0.38 * ((km + 300) / 1300) ** -0.2;
  const busy = Math.sqrt(from.passengers * to.passengers) / TRUNK_PASSENGERS;
  if (busy > 1) weekly *= busy ** 0.5;
  if (from.state === to.state) weekly *= 1.3;
  if (km > LONG_HAUL_KM) weekly *= 0.65;
  weekly *= KIND_FACTOR[planner.airline.kind];
  // Beyond a flight every other hour airlines fly bigger aircraft rather than more.
  if (weekly > OFTEN_WEEKLY) weekly = OFTEN_WEEKLY + (weekly - OFTEN_WEEKLY) / 2;
  return tidy(Math.min(MOST_WEEKLY, Math.max(LEAST_WEEKLY, weekly)));
}

function spokesAt(planner: Planner, code: string): number {
  const station = planner.stations.get(code);
  return station ? totalSpokes(station) : 0;
}

export function totalSpokes({ domestic, abroad, longHaul, any }: Station): number {
  return domestic + abroad + longHaul + any;
}

/** A daily flight is daily: a week's count one off a multiple of seven becomes that multiple. */
function tidy(weekly: number): number {
  const whole = Math.round(weekly);
  const rest = whole % 7;
  if (rest === 6) return whole + 1;
  return rest === 1 && whole > 7 ? whole - 1 : whole;
}
