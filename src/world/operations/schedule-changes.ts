import { dayOf, MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import { offsetAt } from "../places/zones.ts";
import { hash, hashText, type Seed } from "../random.ts";
import { type FlightLeg, flightKey } from "../timetable/leg.ts";

/** What an airline does to a flight weeks before it leaves: another time, or no flight at all. */
export interface ScheduleChange {
  /** The instant from which it is known. */
  readonly announced: Minutes;
  /** Minutes by which it leaves later; undefined where it is taken out of the timetable. */
  readonly shift?: Minutes;
}

const CHANGE_KEY = hashText("operations.schedule-change");
/** Of 10,000 flights in a week. */
const RETIMED = 260;
const WITHDRAWN = 30;
/** A change holds for a week of a flight number, and is announced so many days before that week. */
const WEEK = 7;
const NOTICE_DAYS = { least: 10, span: 50 } as const;
/** Minutes, the usual ones more than once. */
const SHIFTS = [
  10, -10, 15, -15, 20, -20, 25, 30, -30, 35, 40, 45, -45, 50, 60, -60, 75, 90, -90, 120, 150, 200,
] as const;
/** Minutes to change planes in that a new timetable must leave. */
const LEAST_CHANGE = 30;
/** A flight of the day stays one: local minutes. */
const DAYTIME = { from: 330, until: 1410 } as const;

export function scheduleChange(seed: Seed, leg: FlightLeg): ScheduleChange | undefined {
  const week = Math.floor(leg.day / WEEK);
  const roll = hash(seed, CHANGE_KEY, flightKey(leg.airline.code, leg.number), week);
  const share = roll % 10_000;
  if (share >= RETIMED + WITHDRAWN) return undefined;
  const dice = hash(seed, CHANGE_KEY, roll, 1);
  const day = week * WEEK - NOTICE_DAYS.least - (dice % NOTICE_DAYS.span);
  // With the quote day: what a search shows and what a flight's status says change together.
  const announced = day * MINUTES_PER_DAY;
  if (share >= RETIMED) return { announced };
  const shift = SHIFTS[(dice >>> 16) % SHIFTS.length] ?? 0;
  return { announced, shift: withinDay(leg, shift) };
}

/** The flight with the times that are known at an instant. */
export function asAnnounced(seed: Seed, leg: FlightLeg, now: Minutes): FlightLeg {
  const change = mayBeChanged(leg, now) ? scheduleChange(seed, leg) : undefined;
  return change?.shift !== undefined && change.announced <= now ? shifted(leg, change.shift) : leg;
}

/** The flights of a journey as announced; undefined where one is taken out, or missed by another. */
export function journeyAsAnnounced(
  seed: Seed,
  legs: readonly FlightLeg[],
  now: Minutes,
): readonly FlightLeg[] | undefined {
  if (!legs.some((leg) => mayBeChanged(leg, now))) return legs;
  const known: FlightLeg[] = [];
  for (const leg of legs) {
    const change = scheduleChange(seed, leg);
    const applies = change !== undefined && change.announced <= now;
    if (applies && change.shift === undefined) return undefined;
    const moved = applies && change.shift !== undefined ? shifted(leg, change.shift) : leg;
    const previous = known.at(-1);
    if (previous && moved.departure - previous.arrival < LEAST_CHANGE) return undefined;
    known.push(moved);
  }
  return known;
}

/** Searches look far ahead, where nothing is announced yet. */
function mayBeChanged({ day }: FlightLeg, now: Minutes): boolean {
  return day - dayOf(now) < NOTICE_DAYS.least + NOTICE_DAYS.span + WEEK;
}

/** Written out as the timetable writes flights, not spread: all flights have one shape, which quick code depends on. */
export function shifted(leg: FlightLeg, shift: Minutes): FlightLeg {
  const departure = leg.departure + shift;
  const arrival = leg.arrival + shift;
  return {
    airline: leg.airline,
    number: leg.number,
    from: leg.from,
    to: leg.to,
    departure,
    departureOffset: offsetAt(leg.from.zone, departure),
    arrival,
    arrivalOffset: offsetAt(leg.to.zone, arrival),
    duration: leg.duration,
    aircraft: leg.aircraft,
    operator: leg.operator,
    departureTerminal: leg.departureTerminal,
    arrivalTerminal: leg.arrivalTerminal,
    km: leg.km,
    day: leg.day,
  };
}

/** The other way where a flight would else leave in the night or on another day. */
function withinDay(leg: FlightLeg, shift: Minutes): Minutes {
  const local = leg.departure + leg.departureOffset - leg.day * MINUTES_PER_DAY;
  const fits = (by: Minutes) => {
    const at = local + by;
    if (at < 0 || at >= MINUTES_PER_DAY) return false;
    return local < DAYTIME.from || local > DAYTIME.until
      ? true
      : at >= DAYTIME.from && at <= DAYTIME.until;
  };
  return fits(shift) ? shift : fits(-shift) ? -shift : 0;
}
