import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { Disruption } from "../../../domain/contracts/servicing/disruption.ts";
import { formatDuration, isoDate, MINUTES_PER_DAY, type Minutes } from "../../../domain/dates.ts";
import type { FlightOperations, FlightReport } from "../../../suppliers/flight-operations.ts";
import { type Known, scheduled, timesNow } from "./known.ts";

/** Less is no disruption; so much is needed to change planes anywhere. */
const NOTED_DELAY = 60;
const LEAST_CHANGE = 25;
/** From so late on a change of planes is looked at: airlines make up for less. */
const FELT_DELAY = 15;

type Minimums = Pick<FlightOperations, "minimumConnection">;

/** What an airline did to a journey. */
export interface Trouble {
  readonly kind: Disruption["kind"];
  readonly at: Known;
  /** The flight that is to blame, where that is another: the late one before one that is missed. */
  readonly by?: Known;
  /** Minutes by which the timetable moved since it was booked. */
  readonly shift: Minutes;
  readonly late: Minutes;
  readonly what: string;
}

/**
 * The worst thing of a journey: no flight, then a missed one, then a delay, with another time or not.
 * Of one that was answered already, a delay that was felt is told on.
 */
export function worstOf(
  known: readonly Known[],
  world: Minimums,
  isAnswered: boolean,
): Trouble | undefined {
  for (const at of known) {
    const { flight, report } = at;
    if (report.status.status !== "cancelled") continue;
    const what = `${named(flight)} is cancelled${announcedOn(at)}${because(report)}.`;
    return { kind: "cancelled", at, shift: 0, late: 0, what };
  }
  for (const [index, at] of known.entries()) {
    const before = known[index - 1];
    const left = at.report.departure - (before?.report.arrival ?? 0);
    // Once it has left, both of these times are what they were then: what was missed stays missed.
    if (!before || left >= changeTime(before, at, world)) continue;
    const late = before.report.arrival - scheduled(before.flight.arrivalTime);
    const change = left > 0 ? ` leaves ${formatDuration(left)} after it, too short a change:` : "";
    const what = `${named(before.flight)} comes ${formatDuration(Math.max(0, late))} late, and ${named(at.flight)}${change === "" ? "" : `${change} it`} is missed${because(before.report)}.`;
    return { kind: "missed_connection", at, by: before, shift: 0, late, what };
  }
  const moved = farthestMoved(known);
  const late = latestOf(known, isAnswered ? FELT_DELAY : NOTED_DELAY);
  if (!late) return moved;
  return moved ? { ...late, shift: moved.shift, what: `${moved.what} ${late.what}` } : late;
}

/** How long changing planes takes: the airport's minimum once the first is late, though no more than was sold. */
function changeTime(before: Known, at: Known, world: Minimums): Minutes {
  const late = before.report.arrival - scheduled(before.flight.arrivalTime);
  if (late < FELT_DELAY) return LEAST_CHANGE;
  const sold = scheduled(at.flight.departureTime) - scheduled(before.flight.arrivalTime);
  const { originCode, destinationCode: via } = before.flight;
  const least = world.minimumConnection(via, originCode, at.flight.destinationCode);
  return Math.max(LEAST_CHANGE, Math.min(least, sold));
}

/** The flight that its airline moved farthest since it was booked. */
function farthestMoved(known: readonly Known[]): Trouble | undefined {
  const shifts = known.map((at) => ({
    at,
    shift: scheduled(at.report.status.scheduledDeparture) - scheduled(at.flight.departureTime),
  }));
  const moved = shifts.toSorted((a, b) => Math.abs(b.shift) - Math.abs(a.shift))[0];
  if (!moved || moved.shift === 0) return undefined;
  const { at, shift } = moved;
  const { scheduledDeparture, scheduledArrival } = at.report.status;
  const { announced } = at.report;
  const on = announced === undefined ? "" : `, announced on ${dateOf(announced)}`;
  const what = `The airline moved ${named(at.flight)} by ${formatDuration(Math.abs(shift))}: it leaves at ${onDay(scheduledDeparture, at.flight.departureTime)} (${shift > 0 ? "later" : "earlier"}) and lands at ${onDay(scheduledArrival, at.flight.arrivalTime)}${on}.`;
  return { kind: "retimed", at, shift, late: 0, what };
}

/** The flight that is latest on its day, against the timetable as announced. */
function latestOf(known: readonly Known[], least: Minutes): Trouble | undefined {
  const delays = known.map((at) => ({ at, late: at.report.status.delayMinutes ?? 0 }));
  const latest = delays.toSorted((a, b) => b.late - a.late)[0];
  if (!latest || latest.late < least) return undefined;
  const { at, late } = latest;
  const { actualDeparture, actualArrival } = at.report.status;
  const { departureTime, arrivalTime } = timesNow(at);
  const lands = onDay(arrivalTime, at.flight.arrivalTime);
  const when =
    actualArrival !== undefined
      ? `landed at ${lands}, ${formatDuration(late)} late`
      : actualDeparture !== undefined
        ? `is on its way, ${formatDuration(late)} late, and lands at about ${lands}`
        : `is delayed by about ${formatDuration(late)}, leaves at ${onDay(departureTime, at.flight.departureTime)} and lands at about ${lands}`;
  const what = `${named(at.flight)} ${when}${because(at.report)}.`;
  return { kind: "delayed", at, shift: 0, late, what };
}

/** When a flight that is cancelled was taken out, where that was not on its day. */
function announcedOn({ flight, report: { known } }: Known): string {
  const ahead = known === undefined ? 0 : scheduled(flight.departureTime) - known;
  return known === undefined || ahead < 2 * MINUTES_PER_DAY
    ? ""
    : `, announced on ${dateOf(known)}`;
}

function named({ flightNumber, originCode, destinationCode, departureTime }: BookedFlight): string {
  return `${flightNumber} ${originCode}-${destinationCode} of ${departureTime.slice(0, 10)}`;
}

function because({ status: { cause, inboundFlight } }: FlightReport): string {
  if (cause === undefined) return "";
  return `: ${cause}${inboundFlight === undefined ? "" : `, the aircraft comes as ${inboundFlight}`}`;
}

/** The clock, with its date where that is another than booked. */
function onDay(time: string, booked: string): string {
  const date = time.slice(0, 10);
  return date === booked.slice(0, 10) ? clock(time) : `${date} ${clock(time)}`;
}

function dateOf(instant: Minutes): string {
  return isoDate(Math.floor(instant / MINUTES_PER_DAY));
}

function clock(time: string): string {
  return time.slice(11, 16);
}
