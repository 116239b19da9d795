import { dayOf, MINUTES_PER_DAY, type Minutes, monthOf } from "../../domain/dates.ts";
import type { Body } from "../airlines/aircraft.ts";
import { hash, hashText, type Seed } from "../random.ts";
import { type FlightLeg, flightKey } from "../timetable/leg.ts";
import { type Inbound, inboundOf } from "../timetable/timetable.ts";
import { cancellationOdds, delayLength, troubleOdds } from "./odds.ts";
import { scheduleChange, shifted } from "./schedule-changes.ts";
import { type Weather, weatherAt } from "./weather.ts";

/** Why a flight is late or does not fly; the first four as statistics of delays have them. */
export type Cause =
  | "late aircraft"
  | "airline"
  | "air traffic control"
  | "weather"
  | "security"
  | "schedule change";

/** How a flight goes in the end, and from when on that is known. */
export interface Outcome {
  readonly cancelled: boolean;
  /** Against the timetable as announced; 0 where it is cancelled. */
  readonly departureDelay: Minutes;
  readonly arrivalDelay: Minutes;
  /** Present where it is cancelled or late. */
  readonly cause?: Cause;
  /** What the cause is in particular: "crew", "snow". */
  readonly detail?: string;
  /** The late flight that brings its plane. */
  readonly inbound?: FlightLeg;
  /** The instant from which it is known to be late or cancelled. */
  readonly known: Minutes;
}

const CANCEL_KEY = hashText("operations.cancel");
const TROUBLE_KEY = hashText("operations.trouble");
const SMALL_KEY = hashText("operations.small");
const NOTICE_KEY = hashText("operations.notice");

/** What a plane needs between two flights when it is late. */
const SHORTEST_TURN: Readonly<Record<Body, Minutes>> = {
  turboprop: 20,
  regional: 25,
  narrow: 35,
  wide: 65,
};
const LOW_COST_TURN = 27;
/** Late from here on, as airlines count. */
export const LATE_MINUTES = 15;
const RUSH = 4;

/** Of 10,000 flights in such weather, by severity. */
const WEATHER_CANCELS = [0, 130, 1000, 4600] as const;
const SNOW_TIMES = 2;
const WEATHER_DELAYS = [0, 900, 2800, 6000] as const;

/** How a flight of the timetable goes. */
export function outcomeOf(seed: Seed, timetabled: FlightLeg): Outcome {
  const change = scheduleChange(seed, timetabled);
  if (change && change.shift === undefined) {
    return { ...NOT_FLOWN, cause: "schedule change", known: change.announced };
  }
  const leg = change?.shift === undefined ? timetabled : shifted(timetabled, change.shift);
  const key = flightKey(leg.airline.code, leg.number);
  const sky = worse(weatherAt(seed, leg.from, leg.departure), weatherAt(seed, leg.to, leg.arrival));
  const local = leg.departure + leg.departureOffset;
  const hour = Math.floor((local - dayOf(local) * MINUTES_PER_DAY) / 60);
  const at = { month: monthOf(leg.day), hour, key, sky };
  const before = inboundOf(seed, timetabled);
  const previous = before && outcomeOf(seed, before.leg);
  return (
    cancelledWith(leg, before, previous) ??
    cancelled(seed, leg, at) ??
    flown(seed, leg, at, before && previous && lateness(timetabled, before.leg, previous))
  );
}

/** True where it is known at an instant that a flight of the timetable does not fly. */
export function isCancelled(seed: Seed, leg: FlightLeg, now: Minutes): boolean {
  const { cancelled: lost, known } = outcomeOf(seed, leg);
  return lost && known <= now;
}

const NOT_FLOWN = { cancelled: true, departureDelay: 0, arrivalDelay: 0 } as const;

/** What a flight is judged by. */
interface Moment {
  readonly month: number;
  readonly hour: number;
  readonly key: number;
  readonly sky: Weather | undefined;
}

/** Away from home there is no other plane: what did not come does not go back. */
function cancelledWith(
  leg: FlightLeg,
  before: Inbound | undefined,
  previous: Outcome | undefined,
): Outcome | undefined {
  if (!before?.fromHome || !previous?.cancelled) return undefined;
  if (leg.departure - before.leg.arrival > MINUTES_PER_DAY) return undefined;
  const { cause, detail, known } = previous;
  return { ...NOT_FLOWN, ...(cause && { cause }), ...(detail && { detail }), known };
}

function cancelled(seed: Seed, leg: FlightLeg, moment: Moment): Outcome | undefined {
  const { key, month, sky } = moment;
  const dice = hash(seed, CANCEL_KEY, key, leg.day);
  const stormy = WEATHER_CANCELS[sky?.severity ?? 0] * (sky?.kind === "snow" ? SNOW_TIMES : 1);
  const { ordinary, all } = cancellationOdds(leg.from, month, stormy);
  const share = dice % 10_000;
  if (share >= all) return undefined;
  const notice = hash(seed, NOTICE_KEY, key, leg.day);
  if (sky && share >= ordinary) {
    const known = leg.departure - 90 - (notice % 900);
    return { ...NOT_FLOWN, cause: "weather", detail: sky.kind, known };
  }
  const known = leg.departure - 45 - (notice % 480);
  const kind = (dice >>> 16) % 100;
  if (kind < 30)
    return { ...NOT_FLOWN, cause: "air traffic control", detail: "strike or congestion", known };
  return { ...NOT_FLOWN, cause: "airline", detail: kind < 75 ? "technical fault" : "crew", known };
}

/** What a late plane leaves of its lateness, and from when on that is known. */
interface KnockOn {
  readonly minutes: Minutes;
  readonly known: Minutes;
  readonly from: FlightLeg;
}

/** By the first timetable of both: what is retimed gets a plane that fits. */
function lateness(leg: FlightLeg, before: FlightLeg, previous: Outcome): KnockOn {
  const turn =
    leg.airline.kind === "low_cost" && leg.aircraft.body === "narrow"
      ? LOW_COST_TURN
      : SHORTEST_TURN[leg.aircraft.body];
  const spare = Math.max(0, leg.departure - before.arrival - turn);
  const minutes = previous.cancelled ? 0 : Math.max(0, previous.arrivalDelay - spare);
  return { minutes, known: previous.known, from: before };
}

function flown(
  seed: Seed,
  leg: FlightLeg,
  { key, month, hour, sky }: Moment,
  plane: KnockOn | undefined,
): Outcome {
  const dice = hash(seed, TROUBLE_KEY, key, leg.day);
  const share = dice % 10_000;
  const ordinary = troubleOdds(leg.from, month, hour);
  const hindered = WEATHER_DELAYS[sky?.severity ?? 0];
  const own =
    share < ordinary + hindered ? delayLength(hash(seed, TROUBLE_KEY, key, leg.day, 1)) : 0;
  const small = hash(seed, SMALL_KEY, key, leg.day);
  // Most flights close their doors a little early, some a little late.
  const doors = (small % 7) + ((small >>> 4) % 7) - 9;
  const knocked = plane?.minutes ?? 0;
  const departureDelay = Math.max(doors, own + knocked);
  // Timetables have time to spare: a late flight makes some of it good, an early one comes earlier.
  const air = ((small >>> 8) % 10) + ((small >>> 16) % 10) - 13 - (departureDelay > 0 ? RUSH : 0);
  const arrivalDelay = departureDelay + Math.max(air, -Math.floor(leg.duration / 6));
  if (departureDelay < LATE_MINUTES) {
    return { cancelled: false, departureDelay, arrivalDelay, known: leg.departure };
  }
  const notice = hash(seed, NOTICE_KEY, key, leg.day);
  const late = { cancelled: false, departureDelay, arrivalDelay } as const;
  if (plane && knocked >= own) {
    const known = Math.max(plane.known, leg.departure - 360);
    return { ...late, cause: "late aircraft", inbound: plane.from, known };
  }
  if (sky && share >= ordinary) {
    const known = leg.departure - 60 - (notice % 180);
    return { ...late, cause: "weather", detail: sky.kind, known };
  }
  const known = leg.departure - 20 - (notice % 130);
  return { ...late, ...troubleOf(dice >>> 16, hour), known };
}

/** Troubles other than the weather, by a roll; later in the day planes come late from elsewhere. */
function troubleOf(dice: number, hour: number): Pick<Outcome, "cause" | "detail"> {
  const share = dice % 100;
  const elsewhere = Math.min(30, hour * 2);
  if (share < elsewhere) return { cause: "late aircraft" };
  const rest = ((share - elsewhere) * 100) / (100 - elsewhere);
  if (rest < 44)
    return { cause: "air traffic control", detail: rest < 28 ? "congestion" : "flow restriction" };
  if (rest < 98) {
    const detail = rest < 62 ? "technical check" : rest < 75 ? "crew" : "ground handling";
    return { cause: "airline", detail };
  }
  return { cause: "security", detail: "security check" };
}

function worse(a: Weather | undefined, b: Weather | undefined): Weather | undefined {
  return !a || (b && b.severity > a.severity) ? b : a;
}
