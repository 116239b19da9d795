import { MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import type { Aircraft } from "../airlines/aircraft.ts";
import type { Route } from "../network/network.ts";
import { slotsOf } from "../network/seasons.ts";
import type { Airport } from "../places/airports.ts";
import { hash, hashText, roll, type Seed } from "../random.ts";
import { trackKm } from "./airspace.ts";
import { blockMinutes } from "./block-time.ts";
import { type ClockShifts, clockShifts } from "./clock-shifts.ts";
import { hasClosedDays, isOpenOn } from "./curfews.ts";
import { departureWeights } from "./day-shape.ts";
import { chooseAircraft } from "./equipment.ts";
import { flightKey } from "./leg.ts";
import { clockFactor, nightOf, reachOf } from "./long-haul.ts";
import { type DailyCounts, dailyCounts } from "./operating-days.ts";
import { mostMissed } from "./ranks.ts";
import { nothingTaken, PATIENCE, returnAfter, spreadDepartures, type Taken } from "./spread.ts";
import { terminalOf } from "./terminals.ts";

/** A route's standing timetable. */
export interface RoutePlan {
  /**
   * From `start + (number - route.firstNumber) * PLAN_STRIDE` on, before `end`: the flight's rank (it flies on days that have
   * more flights than that), the weekdays on which it may and the days after which it follows the
   * flight out (`PlanDays`), local minute of departure, block minutes and index into `types`.
   */
  readonly flights: Int16Array;
  readonly start: number;
  readonly end: number;
  readonly counts: DailyCounts;
  readonly types: readonly Aircraft[];
  readonly terminalA: string | undefined;
  readonly terminalB: string | undefined;
}
export const PLAN_STRIDE = 5;

/** Weekdays of the flight out in the low seven bits, above them the days until the flight itself. */
type PlanDays = number;
const ALL_WEEK = 0x7f;
export const DAYS_LATER_SHIFT = 7;
/** Added to those days: over the date line a plane may be off again the day before it left, by the calendar. */
export const DAYS_LATER_BIAS = 2;

const DAYS_KEY = hashText("timetable.days");
const FLEET_KEY = hashText("timetable.fleet");
const TURN_KEY = hashText("timetable.turnround");
const TIMES_KEY = hashText("timetable.times");
export const TURNROUND_MINUTES = { turboprop: 30, regional: 35, narrow: 45, wide: 85 } as const;
/** Where wide bodies fly busy routes of an hour or two. */
const WIDE_TRUNKS = new Set(
  "JP CN KR TW HK TH VN ID MY SG PH IN SA AE QA KW BH OM EG PK BD".split(" "),
);
/** Airlines of these countries leave small jets to their operators. */
const SMALL_JETS_HIRED = new Set(["US", "CA"]);

/** A plan in the making. */
interface Draft {
  readonly seed: Seed;
  readonly route: Route;
  readonly slots: number;
  /** Of the route's first flight, for rolls. */
  readonly key: number;
  readonly flights: Int16Array;
  readonly types: Aircraft[];
}

export function makePlan(seed: Seed, route: Route): RoutePlan {
  const slots = slotsOf(route);
  const key = flightKey(route.airline.code, route.firstNumber);
  const flights = new Int16Array(slots * 2 * PLAN_STRIDE);
  const draft: Draft = { seed, route, slots, key, flights, types: [] };
  setAircraft(draft);
  const homes = homeEnds(route);
  const taken: readonly [Taken, Taken] = [nothingTaken(slots), nothingTaken(slots)];
  for (const out of [0, 1] as const) {
    const own: number[] = [];
    for (let slot = 0; slot < slots; slot++) {
      if (wayFrom(route, homes, slot) === out) own.push(slot);
    }
    setTimes(draft, own, out, taken);
  }
  setRanks(draft);
  const { airline, a, b } = route;
  const domestic = a.country === b.country;
  return {
    flights,
    start: 0,
    end: flights.length,
    counts: dailyCounts(route, hash(seed, DAYS_KEY, key) % 7),
    types: draft.types,
    terminalA: terminalOf(a.iata, airline, domestic),
    terminalB: terminalOf(b.iata, airline, domestic),
  };
}

/** Where the planes of a route sleep: flights leave from there in the morning and come back. */
function homeEnds({ airline, a, b }: Route): readonly Airport[] {
  for (const list of [airline.hubs, airline.bases]) {
    const atA = list.includes(a.iata);
    const atB = list.includes(b.iata);
    if (atA && atB) return [a, b];
    if (atA) return [a];
    if (atB) return [b];
  }
  return [a.catchment >= b.catchment ? a : b];
}

/** The direction in which a slot's plane leaves home: 0 from a to b. Two homes take turns. */
export function outwardWay(route: Route, slot: number): 0 | 1 {
  return wayFrom(route, homeEnds(route), slot);
}

/** Of a short route's planes every fourth sleeps at the far end, so that one can leave there in the morning. */
const NIGHT_STOP = { km: 1900, every: 4, place: 2 } as const;

function wayFrom(route: Route, homes: readonly Airport[], slot: number): 0 | 1 {
  if (homes.length > 1) return slot % 2 === 0 ? 0 : 1;
  const fromHome = homes[0] === route.a ? 0 : 1;
  const { airline, km } = route;
  const stops = airline.kind !== "low_cost" && km < NIGHT_STOP.km;
  if (!stops || slot % NIGHT_STOP.every !== NIGHT_STOP.place) return fromHome;
  return fromHome === 0 ? 1 : 0;
}

/** On days with fewer flights the numbers rest that are missed least. */
function setRanks({ slots, flights }: Draft): void {
  const times = ([0, 1] as const).map((way) =>
    Array.from({ length: slots }, (_, slot) => flights[(slot * 2 + way) * PLAN_STRIDE + 2] ?? 0),
  );
  mostMissed(times).forEach((slot, rank) => {
    flights[slot * 2 * PLAN_STRIDE] = rank;
    flights[(slot * 2 + 1) * PLAN_STRIDE] = rank;
  });
}

function setAircraft({ seed, route, slots, key, flights, types }: Draft): void {
  const { airline, a, b, weekly } = route;
  const km = trackKm(airline.country, a, b, route.km);
  const fleet = fleetOf(route);
  const mission = {
    km,
    weekly,
    sizes: [a.size, b.size],
    ends: [a.iata, b.iata],
    wideTrunks: WIDE_TRUNKS.has(a.country) && WIDE_TRUNKS.has(b.country),
  } as const;
  for (let slot = 0; slot < slots; slot++) {
    const aircraft = chooseAircraft(fleet, mission, (i) => {
      const ofRoute = roll(seed, FLEET_KEY, key, i);
      return 0.6 * ofRoute + 0.4 * roll(seed, FLEET_KEY, key, i, slot + 1);
    });
    if (!types.includes(aircraft)) types.push(aircraft);
    for (const way of [0, 1]) {
      const at = (slot * 2 + way) * PLAN_STRIDE;
      const [from, to] = way === 0 ? [a, b] : [b, a];
      flights[at + 3] = blockMinutes(from, to, km, aircraft);
      flights[at + 4] = types.indexOf(aircraft);
    }
  }
}

/** The operator's planes, or the airline's own. */
function fleetOf({ airline, operator }: Route): readonly Aircraft[] {
  if (operator) return operator.fleet;
  if (!SMALL_JETS_HIRED.has(airline.country)) return airline.fleet;
  const large = airline.fleet.filter(({ body }) => body === "narrow" || body === "wide");
  return large.length > 0 && airline.kind !== "regional" ? large : airline.fleet;
}

/** Flights on the busiest day of a route that is flown all day long, and of one that waits for no connections. */
const ALL_DAY = 4;
const SHUTTLE = 6;
/** The part of the day for one plane from an end: where another leaves the other end, morning here and evening there. */
const LONE = { any: [0, 1], 0: [0, 0.4], 1: [0.55, 0.95] } as const;

/** Sets when `own` slots leave home, and when each plane comes back. */
function setTimes(
  draft: Draft,
  own: readonly number[],
  out: 0 | 1,
  taken: readonly [Taken, Taken],
): void {
  if (own.length === 0) return;
  const { seed, route, slots, key, flights } = draft;
  const often = slots >= SHUTTLE;
  const back = out === 0 ? 1 : 0;
  const [home, away] = out === 0 ? [route.a, route.b] : [route.b, route.a];
  const hubHome = route.airline.hubs.includes(home.iata);
  const hubAway = route.airline.hubs.includes(away.iata);
  const shifts = clockShifts(home.zone, away.zone);
  const shiftsBack = clockShifts(away.zone, home.zone);
  const wayOut = {
    from: home,
    to: away,
    blocks: blocksOf(draft, own, out),
    shifts,
    hubFrom: hubHome,
    hubTo: hubAway,
    often,
  };
  const outward = departureWeights(seed, wayOut);
  const wayHome = {
    from: away,
    to: home,
    blocks: blocksOf(draft, own, back),
    shifts: shiftsBack,
    hubFrom: hubAway,
    hubTo: hubHome,
    often,
  };
  const homeward = departureWeights(seed, wayHome);
  const waits = clockFactor(wayHome, nightOf(wayHome)) !== undefined;
  const patience = waits ? PATIENCE.forTheHour : PATIENCE.usual;
  const times = spreadDepartures(outward, taken[out], {
    count: own.length,
    allDay: slots >= ALL_DAY && reachOf(wayOut) !== "long",
    lone: slots > own.length ? LONE[out] : LONE.any,
    random: (i, n) => roll(seed, TIMES_KEY, key, out * 64 + i, n),
  });
  own.forEach((slot, i) => {
    const outAt = (slot * 2 + out) * PLAN_STRIDE;
    const backAt = (slot * 2 + back) * PLAN_STRIDE;
    const departure = times[i] ?? 0;
    const landed = departure + (flights[outAt + 3] ?? 0) + shifts.usual;
    const aircraft = draft.types[flights[outAt + 4] ?? 0];
    const turnround =
      TURNROUND_MINUTES[aircraft?.body ?? "narrow"] + (hash(seed, TURN_KEY, key, slot) % 6) * 5;
    const leaves = returnAfter(homeward, landed + turnround, taken[back], patience);
    const daysLater = Math.floor(leaves / MINUTES_PER_DAY);
    const days = openDays(route, [
      { from: home, to: away, departure, block: flights[outAt + 3] ?? 0, shifts },
      {
        from: away,
        to: home,
        departure: leaves,
        block: flights[backAt + 3] ?? 0,
        shifts: shiftsBack,
      },
    ]);
    flights[outAt + 1] = days | (DAYS_LATER_BIAS << DAYS_LATER_SHIFT);
    flights[outAt + 2] = departure;
    flights[backAt + 1] = days | ((daysLater + DAYS_LATER_BIAS) << DAYS_LATER_SHIFT);
    flights[backAt + 2] = leaves - daysLater * MINUTES_PER_DAY;
  });
}

/** Distinct block times of some slots one way, the first slot's first. */
function blocksOf({ flights }: Draft, slots: readonly number[], way: 0 | 1): readonly Minutes[] {
  return [...new Set(slots.map((slot) => flights[(slot * 2 + way) * PLAN_STRIDE + 3] ?? 0))];
}

interface Hop {
  readonly from: Airport;
  readonly to: Airport;
  /** Minutes after midnight of the day on which the plane leaves home. */
  readonly departure: Minutes;
  readonly block: Minutes;
  readonly shifts: ClockShifts;
}

/** The weekdays on which a plane may leave home: none of its hops meets a closed day. */
function openDays({ airline, a, b }: Route, hops: readonly Hop[]): PlanDays {
  if (!hasClosedDays(airline.code, a.iata, b.iata)) return ALL_WEEK;
  let days = 0;
  for (let day = 0; day < 7; day++) {
    const free = hops.every(
      ({ from, to, departure, block, shifts }) =>
        isFree(airline.code, from, day, departure) &&
        shifts.standing.every((shift) => isFree(airline.code, to, day, departure + block + shift)),
    );
    if (free) days |= 1 << day;
  }
  return days;
}

function isFree(airline: string, at: Airport, day: number, minute: Minutes): boolean {
  const later = Math.floor(minute / MINUTES_PER_DAY);
  return isOpenOn(airline, at.iata, (day + later + 7) % 7, minute - later * MINUTES_PER_DAY);
}
