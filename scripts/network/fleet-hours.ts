import { type Aircraft, findAircraft } from "../../src/world/airlines/aircraft.ts";
import type { Station } from "./airline-table.ts";
import { PLANES } from "./airlines/planes.ts";
import { LONG_HAUL_KM } from "./fields.ts";
import type { Planner } from "./planner.ts";
import { operatorFleets } from "./units.ts";

/** Whose aircraft fly a route: an operator's, else the airline's own. */
export interface Flyer {
  readonly planner: Planner;
  readonly operator?: string;
}

/** Hours in the air in a week, of aircraft for short and for long flights. */
export interface FleetHours {
  readonly near: number;
  readonly far: number;
}

/** Hours in the air a day, each aircraft; some of a fleet is always on the ground. */
const HOURS_A_DAY = { full_service: 8.4, low_cost: 8.5, regional: 4.5 } as const;
/** Aircraft that fly for a big airline fly as much as its own. */
const UNIT_HOURS_A_DAY = 10.8;
/** More than long-haul aircraft fly: those leased in and the longest single aisles are not counted. */
const FAR_HOURS_A_DAY = 18;

const planes: ReadonlyMap<string, readonly [number, number | undefined]> = new Map(
  [...PLANES.matchAll(/(\w\w) (\d+)(?:\/(\d+))?/g)].map(([, code = "", all, far]) => [
    code,
    [Number(all), far === undefined ? undefined : Number(far)],
  ]),
);

export function fleetHours(flyer: Flyer): FleetHours {
  const { planner, operator } = flyer;
  const fleet = fleetOf(flyer);
  const [all, listed] = planes.get(operator ?? planner.airline.code) ?? [
    estimatedPlanes(planner),
    undefined,
  ];
  const far = listed ?? (planes.has(operator ?? planner.airline.code) ? 0 : all * wideShare(fleet));
  const small = fleet.every(({ body }) => body === "turboprop" || body === "regional");
  const kind = operator === undefined ? planner.airline.kind : "full_service";
  const usual = operator !== undefined && small ? UNIT_HOURS_A_DAY : HOURS_A_DAY[kind];
  return { near: (all - far) * usual * 7, far: far * FAR_HOURS_A_DAY * 7 };
}

/** Of the types in a fleet. */
function wideShare(fleet: readonly Aircraft[]): number {
  return fleet.filter(({ body }) => body === "wide").length / Math.max(1, fleet.length);
}

/** An aircraft for every five or six places. */
function estimatedPlanes({ profile, airline }: Planner): number {
  const spokes = profile.stations.reduce((total, station) => total + totalSpokes(station), 0);
  return Math.max(2, spokes / (airline.kind === "regional" ? 5 : 6.5));
}

export function totalSpokes({ domestic, abroad, longHaul, any }: Station): number {
  return domestic + abroad + longHaul + any;
}

function fleetOf({ planner, operator }: Flyer): readonly Aircraft[] {
  if (operator === undefined) return planner.airline.fleet;
  return (operatorFleets.get(operator) ?? []).flatMap((type) => findAircraft(type) ?? []);
}

/** Over so short a way turboprops are flown where an airline has them. */
const PROP_KM = 500;

/** Of the aircraft that the route would be flown with. */
export function seatsOf(flyer: Flyer, km: number): number {
  const fleet = fleetOf(flyer);
  const props = fleet.filter(({ body }) => body === "turboprop");
  if (km < PROP_KM && props.length > 0) return meanSeats(props);
  const far = fleet.filter(({ body }) => (body === "wide") === km > LONG_HAUL_KM);
  const main = far.filter(({ body }) => body === "wide" || body === "narrow");
  const fit = main.length > 0 ? main : far.length > 0 ? far : fleet;
  return meanSeats(fit);
}

function meanSeats(fleet: readonly Aircraft[]): number {
  const total = fleet.reduce((sum, { seats }) => {
    return sum + seats.economy + seats.premium_economy + seats.business + seats.first;
  }, 0);
  return total / Math.max(1, fleet.length);
}
