import type { Route } from "../network/network.ts";
import { slotsOf } from "../network/seasons.ts";
import type { Airport } from "../places/airports.ts";
import { offsetAt } from "../places/zones.ts";
import { hash, hashText, roll, type Seed } from "../random.ts";
import { blockMinutes } from "./block-time.ts";
import { type Direction, departureWeights, mainWave } from "./day-shape.ts";
import { chooseAircraft } from "./equipment.ts";
import { flightKey } from "./leg.ts";
import { returnAfter, spreadDepartures } from "./spread.ts";
import { laterInWeek, operatingDays } from "./weekdays.ts";

/**
 * A route's standing timetable. Entry `number - route.firstNumber` holds a flight: its days of
 * the week, local minute of departure, block minutes and index into the airline's fleet.
 */
export type RoutePlan = Int16Array;
export const PLAN_STRIDE = 4;

const DAYS_KEY = hashText("timetable.days");
const FLEET_KEY = hashText("timetable.fleet");
const TURN_KEY = hashText("timetable.turnround");
const TIMES_KEY = hashText("timetable.times");
/** Timetables here do not move with the seasons: hours are weighed by the offsets of January 2027. */
const NOMINAL_INSTANT = 29_986_560;
const TURNROUND_MINUTES = { turboprop: 30, regional: 35, narrow: 45, wide: 85 } as const;

/** A plan in the making. */
interface Draft {
  readonly seed: Seed;
  readonly route: Route;
  readonly slots: number;
  /** Of the route's first flight, for rolls. */
  readonly key: number;
  readonly plan: RoutePlan;
}

export function makePlan(seed: Seed, route: Route): RoutePlan {
  const slots = slotsOf(route);
  const key = flightKey(route.airline.code, route.firstNumber);
  const plan = new Int16Array(slots * 2 * PLAN_STRIDE);
  const draft = { seed, route, slots, key, plan };
  setDays(draft);
  setAircraft(draft);
  const homes = homeEnds(route);
  const taken: readonly [Set<number>, Set<number>] = [new Set(), new Set()];
  for (const home of homes) {
    const out = home === route.a ? 0 : 1;
    const own: number[] = [];
    for (let slot = 0; slot < slots; slot++) {
      if (homes.length === 1 || slot % 2 === out) own.push(slot);
    }
    setTimes(draft, own, out, taken);
  }
  return plan;
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

/** All slots are daily but one, which takes what is left of the weekly count. */
function setDays({ seed, route, slots, key, plan }: Draft): void {
  const partial = hash(seed, DAYS_KEY, key) % slots;
  const rest = Math.min(7, Math.max(1, route.weekly - 7 * (slots - 1)));
  const mask = operatingDays(rest, hash(seed, DAYS_KEY, key, 1) % 7);
  for (let slot = 0; slot < slots; slot++) {
    plan[slot * 2 * PLAN_STRIDE] = slot === partial ? mask : 0x7f;
  }
}

function setAircraft({ seed, route, slots, key, plan }: Draft): void {
  const { airline, a, b, km, weekly } = route;
  const mission = { km, weekly, sizes: [a.size, b.size] as const };
  for (let slot = 0; slot < slots; slot++) {
    const index = chooseAircraft(airline, mission, (i) => {
      const ofRoute = roll(seed, FLEET_KEY, key, i);
      return 0.6 * ofRoute + 0.4 * roll(seed, FLEET_KEY, key, i, slot + 1);
    });
    for (const way of [0, 1]) {
      const at = (slot * 2 + way) * PLAN_STRIDE;
      const aircraft = airline.fleet[index];
      if (!aircraft) throw new RangeError(`${airline.code} has no fleet`);
      plan[at + 2] =
        way === 0 ? blockMinutes(a, b, km, aircraft) : blockMinutes(b, a, km, aircraft);
      plan[at + 3] = index;
    }
  }
}

/** Sets when `own` slots leave home, and when each plane comes back. */
function setTimes(
  { seed, route, key, plan }: Draft,
  own: readonly number[],
  out: 0 | 1,
  taken: readonly [Set<number>, Set<number>],
): void {
  const [first] = own;
  if (first === undefined) return;
  const [home, away] = out === 0 ? [route.a, route.b] : [route.b, route.a];
  const shift = offsetAt(away.zone, NOMINAL_INSTANT) - offsetAt(home.zone, NOMINAL_INSTANT);
  const blockOut = plan[(first * 2 + out) * PLAN_STRIDE + 2] ?? 0;
  const blockBack = plan[(first * 2 + 1 - out) * PLAN_STRIDE + 2] ?? 0;
  const wavesHome = waves(seed, route, home);
  const wavesAway = waves(seed, route, away);
  const outward = departureWeights(direction(blockOut, shift, wavesHome, wavesAway));
  const homeward = departureWeights(direction(blockBack, -shift, wavesAway, wavesHome));
  const used = { out: taken[out], back: taken[out === 0 ? 1 : 0] };

  const times = spreadDepartures(outward, own.length, used.out, (i, n) =>
    roll(seed, TIMES_KEY, key, out * 64 + i, n),
  );
  own.forEach((slot, i) => {
    const outAt = (slot * 2 + out) * PLAN_STRIDE;
    const backAt = (slot * 2 + 1 - out) * PLAN_STRIDE;
    const departure = times[i] ?? 0;
    // The slot's own block time, for its plane may be slower than the first slot's.
    const landed = departure + (plan[outAt + 2] ?? 0) + shift;
    const aircraft = route.airline.fleet[plan[outAt + 3] ?? 0];
    const turnround =
      TURNROUND_MINUTES[aircraft?.body ?? "narrow"] + (hash(seed, TURN_KEY, key, slot) % 6) * 5;
    const back = returnAfter(homeward, landed + turnround, used.back);
    const mask = plan[slot * 2 * PLAN_STRIDE] ?? 0x7f;
    plan[outAt] = mask;
    plan[outAt + 1] = departure;
    plan[backAt] = laterInWeek(mask, Math.floor(back / 1440));
    plan[backAt + 1] = ((back % 1440) + 1440) % 1440;
  });
}

function waves(seed: Seed, { airline }: Route, end: Airport): number | undefined {
  return airline.hubs.includes(end.iata) ? mainWave(seed, end.iata) : undefined;
}

function direction(
  block: number,
  shift: number,
  leaves: number | undefined,
  meets: number | undefined,
): Direction {
  return {
    block,
    shift,
    ...(leaves !== undefined && { leavesWave: leaves }),
    ...(meets !== undefined && { meetsWave: meets }),
  };
}
