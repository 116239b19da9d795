import { type Aircraft, findAircraft } from "../../src/world/airlines/aircraft.ts";
import type { Station } from "./airline-table.ts";
import { PLANES } from "./airlines/planes.ts";
import { LONG_HAUL_KM } from "./appeal.ts";
import type { Field } from "./fields.ts";
import type { Planner } from "./planner.ts";
import type { Choice } from "./spokes.ts";
import { operatorFleets } from "./units.ts";

/** A choice that waits for its frequency. */
export interface WantedRoute extends Choice {
  readonly planner: Planner;
  /** How many flights it would have beside the others, before anything limits them. */
  readonly wanted: number;
  readonly operator?: string;
}

const LEAST_WEEKLY = 2;
/** Every forty minutes, all day: what one airline flies between two airports at most. */
const MOST_WEEKLY = 182;
const MOST_FAR_WEEKLY = 56;
/** Long-haul routes are flown about daily, with what part of an airline's hours at most. */
const USUAL_FAR_WEEKLY = 8.5;
const MOST_FAR_SHARE = { least: 0.35, wide: 0.5 } as const;
const FAR = " far";
/** Beyond this many flights between two airports, bigger aircraft take the place of more of them. */
const OFTEN_WEEKLY = 160;
const BEYOND_OFTEN = 0.6;

/** Hours in the air a day, each aircraft. */
const HOURS_A_DAY = { full_service: 6.7, low_cost: 6.8, regional: 3.6 } as const;
/** Aircraft that fly for a big airline fly as much as its own. */
const UNIT_HOURS_A_DAY = 9.8;
const WIDE_HOURS_A_DAY = 12.5;
const CRUISE_KMH = 800;
const TAXI_HOURS = 0.55;

/** Seats that are taken, and weeks of both ways a year: from weekly flights to millions of passengers. */
const MILLIONS_A_FLIGHT = (0.82 * 2 * 52) / 1e6;
/** Airports quieter than this (millions) take what comes. */
const MEASURED = 0.1;
const ROUNDS = 30;
/**
 * A crowded airport takes at most this from a route that its airline wants, a quiet one adds at
 * most that: what the airline wants counts for more than figures of all its passengers.
 */
const MOST_SQUEEZED = 2;
const MOST_SWOLLEN = 1.5;

/** Abroad nearby, frequencies differ less: thin routes have smaller aircraft rather than fewer days. */
const ABROAD_EXPONENT = 0.75;

/** How much a route is wanted: its appeal to the airline, times how much both ends travel. */
export function wantedFlights(planner: Planner, { from, to, km, appeal }: Choice): number {
  const crosses = from.state !== to.state;
  const pull = (field: Field) =>
    0.02 +
    (km > LONG_HAUL_KM ? 3 * field.longHaulPull : crosses ? field.foreignPull : field.homePull);
  const exponent = planner.airline.kind === "regional" ? 0.25 : 0.5;
  return (
    appeal ** (crosses && km <= LONG_HAUL_KM ? ABROAD_EXPONENT : 1) *
    (pull(from) * pull(to)) ** exponent
  );
}

/**
 * Flights a week, each way, of every route of the world at once. Two things are known of each route
 * beside how much it is wanted: its airline has so many aircraft, which fly so many hours; and both
 * airports have so many passengers a year. Scaling by turns to the one and the other (iterative
 * proportional fitting) shares out the trunks and keeps the small places small.
 */
export function weeklyFlights(routes: readonly WantedRoute[]): readonly number[] {
  const pairs = groupBy(routes, pairOf);
  const flights = Float64Array.from(routes, (route) => {
    const rivals = pairs.get(pairOf(route))?.length ?? 1;
    return Math.max(1e-6, route.wanted * rivals ** -0.4);
  });
  const units = groupBy(routes, ({ planner, operator, km }) => {
    return `${operator ?? planner.airline.code}${km > LONG_HAUL_KM ? FAR : ""}`;
  });
  const ends = new Map<Field, number[]>();
  routes.forEach(({ from, to }, i) => {
    for (const field of [from, to]) push(ends, field, i);
  });
  const hours = routes.map(({ km }) => 2 * (km / CRUISE_KMH + TAXI_HOURS));
  const seats = routes.map(seatsOf);
  const daily = (own: readonly number[] = []) =>
    own.reduce((total, i) => total + USUAL_FAR_WEEKLY * (hours[i] ?? 0), 0);
  const budgets = new Map(
    [...units].map(([key, own]) => {
      const all = hoursOf(
        key.slice(0, 2),
        own.map((i) => routes[i]),
      );
      const most = MOST_FAR_SHARE.least + MOST_FAR_SHARE.wide * wideShare(routes[own[0] ?? 0]);
      const far = Math.min(most * all, daily(units.get(key.slice(0, 2) + FAR)));
      return [key, key.endsWith(FAR) ? far : all - far];
    }),
  );
  const bounds: number[] = routes.map(({ km }) =>
    km > LONG_HAUL_KM ? MOST_FAR_WEEKLY : MOST_WEEKLY,
  );

  const floors = new Float64Array(routes.length).fill(LEAST_WEEKLY / 2);
  const scale = (indices: readonly number[], factor: number) => {
    for (const i of indices) {
      const scaled = (flights[i] ?? 0) * factor;
      flights[i] = Math.min(bounds[i] ?? MOST_WEEKLY, Math.max(floors[i] ?? 1, scaled));
    }
  };
  const sum = (indices: readonly number[], weights: readonly number[]) =>
    indices.reduce((total, i) => total + (flights[i] ?? 0) * (weights[i] ?? 0), 0);

  for (let round = 0; round < ROUNDS; round++) {
    for (const [code, own] of units) scale(own, (budgets.get(code) ?? 0) / sum(own, hours));
    if (round === ROUNDS - 1) break;
    if (round === 0) {
      flights.forEach((value, i) => {
        floors[i] = Math.max(LEAST_WEEKLY / 2, value / MOST_SQUEEZED);
        if ((routes[i]?.km ?? 0) > 1500)
          bounds[i] = Math.min(
            bounds[i] ?? MOST_WEEKLY,
            Math.max(LEAST_WEEKLY, value * MOST_SWOLLEN),
          );
      });
    }
    for (const [field, own] of ends) {
      const carried = sum(own, seats) * MILLIONS_A_FLIGHT;
      const ratio = Math.sqrt(field.passengers / carried);
      // A quiet field is never flown more for its figure, which is a guess; only less.
      if (field.passengers > MEASURED || ratio < 1) scale(own, Math.min(2, Math.max(0.5, ratio)));
    }
  }
  for (const own of pairs.values()) {
    const total = own.reduce((all, i) => all + (flights[i] ?? 0), 0);
    if (total > OFTEN_WEEKLY) {
      scale(own, (OFTEN_WEEKLY + BEYOND_OFTEN * (total - OFTEN_WEEKLY)) / total);
    }
  }
  return [...flights].map((value) => tidy(Math.max(LEAST_WEEKLY, value)));
}

function pairOf({ from, to }: WantedRoute): string {
  return [from.airport.iata, to.airport.iata].sort().join("");
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  items.forEach((item, i) => {
    push(groups, keyOf(item), i);
  });
  return groups;
}

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

const planes: ReadonlyMap<string, number> = new Map(
  [...PLANES.matchAll(/(\w\w) (\d+)/g)].map(([, code = "", count]) => [code, Number(count)]),
);

/** Hours that an airline's or operator's aircraft fly in a week. */
function hoursOf(code: string, routes: readonly (WantedRoute | undefined)[]): number {
  const [first] = routes;
  if (!first) return 0;
  const fleet = fleetOf(first);
  const wide = wideShare(first);
  const small = fleet.every(({ body }) => body === "turboprop" || body === "regional");
  const kind = first.operator === undefined ? first.planner.airline.kind : "full_service";
  const usual = first.operator !== undefined && small ? UNIT_HOURS_A_DAY : HOURS_A_DAY[kind];
  const daily = usual * (1 - wide) + WIDE_HOURS_A_DAY * wide;
  return (planes.get(code) ?? estimatedPlanes(first.planner)) * daily * 7;
}

/** Of the types in a fleet. */
function wideShare(route: WantedRoute | undefined): number {
  const fleet = route ? fleetOf(route) : [];
  return fleet.filter(({ body }) => body === "wide").length / Math.max(1, fleet.length);
}

/** An aircraft for every five or six places. */
function estimatedPlanes({ profile, airline }: Planner): number {
  const spokes = profile.stations.reduce((total, station) => total + totalSpokes(station), 0);
  return Math.max(2, spokes / (airline.kind === "regional" ? 5 : 6.5));
}

function fleetOf({ planner, operator }: WantedRoute): readonly Aircraft[] {
  if (operator === undefined) return planner.airline.fleet;
  return (operatorFleets.get(operator) ?? []).flatMap((type) => findAircraft(type) ?? []);
}

/** Of the aircraft that the route would be flown with. */
function seatsOf(route: WantedRoute): number {
  const fleet = fleetOf(route);
  const props = fleet.filter(({ body }) => body === "turboprop");
  if (route.km < PROP_KM && props.length > 0) return meanSeats(props);
  const far = fleet.filter(({ body }) => (body === "wide") === route.km > LONG_HAUL_KM);
  const main = far.filter(({ body }) => body === "wide" || body === "narrow");
  const fit = main.length > 0 ? main : far.length > 0 ? far : fleet;
  return meanSeats(fit);
}

/** Over so short a way turboprops are flown where an airline has them. */
const PROP_KM = 500;

function meanSeats(fleet: readonly Aircraft[]): number {
  const total = fleet.reduce((sum, { seats }) => {
    return sum + seats.economy + seats.premium_economy + seats.business + seats.first;
  }, 0);
  return total / Math.max(1, fleet.length);
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
