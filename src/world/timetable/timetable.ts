import { type DayNumber, MINUTES_PER_DAY, weekday } from "../../domain/dates.ts";
import type { Aircraft } from "../airlines/aircraft.ts";
import { routeOfFlight } from "../network/flight-numbers.ts";
import type { Route } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { instantOf, offsetAt } from "../places/zones.ts";
import type { Seed } from "../random.ts";
import type { FlightLeg } from "./leg.ts";
import { countOn } from "./operating-days.ts";
import {
  DAYS_LATER_BIAS,
  DAYS_LATER_SHIFT,
  outwardWay,
  PLAN_STRIDE,
  type RoutePlan,
  TURNROUND_MINUTES,
} from "./plan.ts";
import { planOf } from "./plans.ts";

/** The flights of a route that leave `from` on a local day, in order of departure. */
export function legsOn(
  seed: Seed,
  route: Route,
  from: Airport,
  day: DayNumber,
): readonly FlightLeg[] {
  const plan = planOf(seed, route);
  const legs: FlightLeg[] = [];
  const flights = flightCount(plan);
  let latest = 0;
  let sorted = true;
  for (let index = from.index === route.a.index ? 0 : 1; index < flights; index += 2) {
    if (!operates(plan, index, day)) continue;
    const leg = makeLeg(route, plan, index, day);
    if (leg.departure < latest) sorted = false;
    latest = leg.departure;
    legs.push(leg);
  }
  return sorted ? legs : legs.sort((x, y) => x.departure - y.departure || x.number - y.number);
}

/** The types of aircraft that fly a route, on whichever days. */
export function typesOf(seed: Seed, route: Route): readonly Aircraft[] {
  return planOf(seed, route).types;
}

/** The flight that an airline, its number and a local date of departure name. */
export function findLeg(
  seed: Seed,
  airlineCode: string,
  number: number,
  day: DayNumber,
): FlightLeg | undefined {
  const route = routeOfFlight(airlineCode, number);
  if (!route) return undefined;
  const plan = planOf(seed, route);
  const index = number - route.firstNumber;
  return operates(plan, index, day) ? makeLeg(route, plan, index, day) : undefined;
}

/** The flight that a flight's plane comes from. */
export interface Inbound {
  readonly leg: FlightLeg;
  /** It left home: what it brings is the only plane there. */
  readonly fromHome: boolean;
}

/**
 * On a plane's way home its flight out. Out of home the first plane of the route that is back the
 * same day and not off again yet; none in the morning.
 */
export function inboundOf(seed: Seed, leg: FlightLeg): Inbound | undefined {
  const route = routeOfFlight(leg.airline.code, leg.number);
  if (!route) return undefined;
  const plan = planOf(seed, route);
  const index = leg.number - route.firstNumber;
  if ((index & 1) === outwardWay(route, index >> 1)) {
    const back = backBefore(route, plan, leg);
    return back && { leg: back, fromHome: false };
  }
  const out = makeLeg(route, plan, index ^ 1, leg.day - daysLater(plan, index));
  return { leg: out, fromHome: true };
}

function backBefore(route: Route, plan: RoutePlan, leg: FlightLeg): FlightLeg | undefined {
  const rotations: { readonly out: FlightLeg; readonly back: FlightLeg }[] = [];
  const way = (leg.number - route.firstNumber) & 1;
  for (let index = way; index < flightCount(plan); index += 2) {
    if (outwardWay(route, index >> 1) !== way || !operates(plan, index, leg.day)) continue;
    const out = makeLeg(route, plan, index, leg.day);
    const back = makeLeg(route, plan, index ^ 1, leg.day + daysLater(plan, index ^ 1));
    if (out.aircraft === leg.aircraft) rotations.push({ out, back });
  }
  rotations.sort((x, y) => x.out.departure - y.out.departure || x.out.number - y.out.number);
  const free: FlightLeg[] = [];
  const turn = TURNROUND_MINUTES[leg.aircraft.body];
  for (const { out, back } of rotations) {
    free.sort((x, y) => x.arrival - y.arrival);
    const ready = free[0] && free[0].arrival + turn <= out.departure ? free.shift() : undefined;
    if (out.number === leg.number) return ready;
    free.push(back);
  }
  return undefined;
}

/** Days between a plane's leaving home and this flight of its. */
function daysLater({ flights, start }: RoutePlan, index: number): number {
  return ((flights[start + index * PLAN_STRIDE + 1] ?? 0) >> DAYS_LATER_SHIFT) - DAYS_LATER_BIAS;
}

/** Of both ways. */
function flightCount({ start, end }: RoutePlan): number {
  return (end - start) / PLAN_STRIDE;
}

/** A flight flies when its plane left home, on a day with more flights than its rank and open to it. */
function operates({ flights, start, counts }: RoutePlan, index: number, day: DayNumber): boolean {
  const at = start + index * PLAN_STRIDE;
  const days = flights[at + 1] ?? 0;
  const left = day - ((days >> DAYS_LATER_SHIFT) - DAYS_LATER_BIAS);
  return (flights[at] ?? 0) < countOn(counts, left) && (days & (1 << weekday(left))) !== 0;
}

function makeLeg(route: Route, plan: RoutePlan, index: number, day: DayNumber): FlightLeg {
  const { flights, start, types, terminalA, terminalB } = plan;
  const at = start + index * PLAN_STRIDE;
  const outward = (index & 1) === 0;
  const from = outward ? route.a : route.b;
  const to = outward ? route.b : route.a;
  const duration = flights[at + 3] ?? 0;
  const aircraft = types[flights[at + 4] ?? 0];
  if (!aircraft) throw new RangeError(`No aircraft for ${route.airline.code} ${route.firstNumber}`);
  // A local time that a clock change skips becomes the instant just as long after it.
  const departure = instantOf(from.zone, day * MINUTES_PER_DAY + (flights[at + 2] ?? 0));
  const arrival = departure + duration;
  return {
    airline: route.airline,
    number: route.firstNumber + index,
    from,
    to,
    departure,
    departureOffset: offsetAt(from.zone, departure),
    arrival,
    arrivalOffset: offsetAt(to.zone, arrival),
    duration,
    aircraft,
    operator: route.operator,
    departureTerminal: outward ? terminalA : terminalB,
    arrivalTerminal: outward ? terminalB : terminalA,
    km: Math.round(route.km),
    day,
  };
}
