import type { Minutes } from "../../domain/dates.ts";
import { hash, hashText, type Seed } from "../random.ts";
import { type FlightLeg, flightKey } from "../timetable/leg.ts";
import { type Cause, LATE_MINUTES, outcomeOf } from "./outcome.ts";
import { asAnnounced, scheduleChange } from "./schedule-changes.ts";

export type FlightState = "scheduled" | "delayed" | "departed" | "landed" | "cancelled";

/** What is known of a flight at an instant: nothing of what is still to come. */
export interface FlightDay {
  /** As the timetable first had it. */
  readonly timetabled: FlightLeg;
  /** As the airline has announced it by now. */
  readonly leg: FlightLeg;
  readonly state: FlightState;
  /** Instants; the actual ones as far as they have passed. Absent for a cancelled flight. */
  readonly estimatedDeparture?: Minutes;
  readonly estimatedArrival?: Minutes;
  readonly actualDeparture?: Minutes;
  readonly actualArrival?: Minutes;
  /** Of a flight that is late or cancelled. */
  readonly cause?: Cause;
  readonly detail?: string;
  /** The late flight that brings its plane. */
  readonly inbound?: FlightLeg;
  /** The instant from which the trouble is known; absent where there is none. */
  readonly known?: Minutes;
  /** The instant at which its airline announced another time for it. */
  readonly announced?: Minutes;
  readonly gate?: string;
}

const GATE_KEY = hashText("operations.gate");
const GATE_SHOWN = 180;
/** Estimates are in steps of five minutes, and never in the past. */
const STEP = 5;

export function flightDay(seed: Seed, timetabled: FlightLeg, now: Minutes): FlightDay {
  const leg = asAnnounced(seed, timetabled, now);
  const change = scheduleChange(seed, timetabled);
  const announced = change && change.announced <= now ? change.announced : undefined;
  const base = { timetabled, leg };
  const outcome = outcomeOf(seed, timetabled);
  const { cause, detail, inbound, known } = outcome;
  const why = {
    ...(cause && { cause }),
    ...(detail !== undefined && { detail }),
    ...(inbound && { inbound }),
    known,
  };
  if (outcome.cancelled && known <= now) return { ...base, state: "cancelled", ...why };
  const retimed: Partial<FlightDay> =
    leg === timetabled
      ? {}
      : { cause: "schedule change", ...(announced && { known: announced, announced }) };
  const open = {
    ...base,
    ...retimed,
    ...(now >= leg.departure - GATE_SHOWN && { gate: gateOf(seed, leg) }),
  };
  const actualDeparture = leg.departure + outcome.departureDelay;
  const actualArrival = leg.arrival + outcome.arrivalDelay;
  const late = outcome.departureDelay >= LATE_MINUTES;
  if (!outcome.cancelled && now >= actualDeparture) {
    const landed = now >= actualArrival;
    return {
      ...open,
      ...(late && why),
      state: landed ? "landed" : "departed",
      actualDeparture,
      ...(landed ? { actualArrival } : { estimatedArrival: actualArrival }),
    };
  }
  const expected =
    late && known <= now ? guess(outcome.departureDelay, known, actualDeparture, now) : 0;
  const soonest = Math.ceil((now + 1) / STEP) * STEP;
  const estimatedDeparture = Math.max(leg.departure + expected, soonest);
  const delay = estimatedDeparture - leg.departure;
  return {
    ...open,
    ...(expected > 0 && why),
    state: expected > 0 || delay >= LATE_MINUTES ? "delayed" : "scheduled",
    estimatedDeparture: delay > 0 ? estimatedDeparture : leg.departure,
    estimatedArrival: delay > 0 ? estimatedDeparture + leg.duration : leg.arrival,
  };
}

/** What a delay is first said to be: less than it becomes, in steps, and right from half-way on. */
function guess(delay: Minutes, known: Minutes, departs: Minutes, now: Minutes): Minutes {
  const passed = (now - known) * 2 >= departs - known;
  const said = passed ? delay : Math.floor((delay * 7) / 10);
  return Math.max(LATE_MINUTES, Math.ceil(said / STEP) * STEP);
}

/** A gate of the terminal that it leaves from, the same for as long as it is that flight's day. */
function gateOf(seed: Seed, leg: FlightLeg): string {
  const { from, departureTerminal = "" } = leg;
  const dice = hash(seed, GATE_KEY, flightKey(leg.airline.code, leg.number), leg.day);
  const gates = from.size === "large" ? 48 : from.size === "medium" ? 16 : 6;
  const number = 1 + (dice % gates);
  if (from.size !== "large") return String(number);
  const pier = /^[A-Z]$/.test(departureTerminal) ? departureTerminal : "ABCDE"[(dice >>> 8) % 5];
  return `${pier}${number}`;
}
