import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { Disruption } from "../../../domain/contracts/servicing/disruption.ts";
import {
  formatDuration,
  instantOf,
  isoDate,
  MINUTES_PER_DAY,
  type Minutes,
  MS_PER_DAY,
} from "../../../domain/dates.ts";
import { livingFlights } from "../../../domain/rules/parts.ts";
import {
  type DisruptedFlight,
  MOST_EARLIER,
  refundFrom,
  rightsOf,
} from "../../../domain/rules/passenger-rights.ts";
import { onceIfReused } from "../../../memory/reused.ts";
import type { FlightReport } from "../../../suppliers/flight-operations.ts";
import { checkInEnd } from "../../places.ts";
import type { GdsDeps } from "../deps.ts";
import { flightName } from "./flight-name.ts";

/** A journey of a booking that is hit: what is flown of it, what is not, and how it goes on. */
export interface Hit extends Omit<Disruption, "options"> {
  readonly flown: readonly BookedFlight[];
  readonly unflown: readonly BookedFlight[];
  /** The airline takes its travellers elsewhere at no cost. */
  readonly rebookable: boolean;
  /** The instant at which the travellers arrive if they take none of the ways out. */
  readonly arrives: Minutes;
  /** What passengers' rights go by. */
  readonly facts: DisruptedFlight;
  /** Its flights as the airline has them now, where they go later or earlier than booked. */
  readonly moved?: readonly BookedFlight[];
}

/** Airlines announce changes some two months ahead; what is longer over is no news. */
const AHEAD_MS = 70 * MS_PER_DAY;
const BEHIND_MS = 30 * MS_PER_DAY;
/** Less is no disruption; from here on another flight is offered; so much is needed to change planes. */
const NOTED_DELAY = 60;
const REBOOKED_DELAY = 120;
const REBOOKED_SHIFT = 60;
const REFUNDED_SHIFT = 120;
/** Less is told by getFlightStatus alone. */
const SHOWN_SHIFT = 15;
const LEAST_CHANGE = 25;

/** Instants between which a booking's flights may be hit. */
const spanOf = onceIfReused((booking: Pnr): { from: number; until: number } => {
  const times = livingFlights(booking).map(({ departureTime }) => Date.parse(departureTime));
  return { from: Math.min(...times) - AHEAD_MS, until: Math.max(...times) + BEHIND_MS };
});

/** What airlines have done to the flights of a booking, journey by journey, as known now. */
export function hitsOn(deps: GdsDeps, booking: Pnr, now: number): Hit[] {
  if (booking.status === "cancelled" || booking.flights.length === 0) return [];
  const { from, until } = spanOf(booking);
  if (now < from || now > until) return [];
  const journeys = new Map<string, BookedFlight[]>();
  for (const flight of livingFlights(booking)) {
    const { part = "" } = flight;
    journeys.set(part, [...(journeys.get(part) ?? []), flight]);
  }
  return [...journeys].flatMap(
    ([part, flights]) => hitOn(deps, { part, flights, until }, instantOf(now)) ?? [],
  );
}

/** The travellers do not get there as booked, however late. */
export function isGone({ kind }: Pick<Disruption, "kind">): boolean {
  return kind === "cancelled" || kind === "missed_connection";
}

/** A flight of a booking beside what is known of it. */
interface Known {
  readonly flight: BookedFlight;
  readonly report: FlightReport;
}

/** A journey of a booking, and the instant (Unix milliseconds) until which its trouble is news. */
interface Journey {
  readonly part: string;
  readonly flights: readonly BookedFlight[];
  readonly until: number;
}

function hitOn(
  { flights: supplier, places }: GdsDeps,
  { part, flights, until }: Journey,
  now: Minutes,
): Hit | undefined {
  const known = flights.flatMap((flight): Known[] => {
    const report = supplier.report(flightName(flight), now);
    return report ? [{ flight, report }] : [];
  });
  const last = known.at(-1);
  if (!last || known.length < flights.length) return undefined;
  const trouble = worstOf(known);
  if (!trouble) return undefined;
  const hasLeft = ({ report }: Known) => report.status.actualDeparture !== undefined;
  const start = known.findIndex((one) => !hasLeft(one));
  const flown = start < 0 ? flights : flights.slice(0, start);
  const unflown = start < 0 ? [] : flights.slice(start);
  const next = known[start];
  const { kind, at, shift, late, what } = trouble;
  const gone = isGone({ kind });
  const open = unflown.length > 0;
  const { report, flight } = at;
  const { from, to, airline } = report.countries;
  const news = (kind === "retimed" ? report.announced : report.known) ?? now;
  // Against the timetable as announced: a delay of the day is judged apart from the move before it.
  const lateAtEnd = Math.max(
    0,
    last.report.arrival - scheduled(last.report.status.scheduledArrival),
  );
  const times = gone ? [] : known.flatMap((one) => otherTimes(one, shift !== 0, places));
  const lateInAll = late + Math.max(0, shift);
  const refund =
    open &&
    (gone ||
      shift >= REFUNDED_SHIFT ||
      shift < -MOST_EARLIER ||
      (kind === "delayed" && lateInAll >= refundFrom({ from, to })));
  const rebookable =
    open &&
    (gone ||
      Math.abs(shift) >= REBOOKED_SHIFT ||
      (kind === "delayed" && lateInAll >= REBOOKED_DELAY));
  const moved = shift !== 0 && open && { moved: known.map(movedFlight) };
  const facts: DisruptedFlight = {
    from,
    to,
    airline,
    carrier: flight.operatingCarrier ?? flight.airlineName,
    km: report.km,
    cancelled: kind === "cancelled",
    earlier: kind === "retimed" ? Math.max(0, -shift) : 0,
    late: kind === "retimed" ? Math.max(0, shift) : lateAtEnd,
    landed: !gone && last.report.status.actualArrival !== undefined,
    noticeDays: Math.max(0, Math.floor((scheduled(flight.departureTime) - news) / MINUTES_PER_DAY)),
    extraordinary: report.extraordinary,
  };
  return {
    part,
    flightNumber: flight.flightNumber,
    kind,
    what,
    ...(times.length > 0 && { times }),
    ...((refund || rebookable || moved) &&
      next && {
        answerBy: gone ? new Date(until).toISOString() : timesNow(next).departureTime,
      }),
    rights: rightsOf(facts),
    facts,
    refund,
    rebookable,
    arrives: last.report.arrival,
    flown,
    unflown,
    ...moved,
  };
}

/** When a flight leaves and lands as far as it is known. */
function timesNow({ report: { status } }: Known) {
  return {
    departureTime: status.actualDeparture ?? status.estimatedDeparture ?? status.scheduledDeparture,
    arrivalTime: status.actualArrival ?? status.estimatedArrival ?? status.scheduledArrival,
  };
}

/** The times of a flight where they are others than booked. A late flight's check-in ends as announced. */
function otherTimes(
  known: Known,
  isMoved: boolean,
  places: GdsDeps["places"],
): NonNullable<Disruption["times"]> {
  const { flight } = known;
  const times = timesNow(known);
  const shifts = [
    scheduled(times.departureTime) - scheduled(flight.departureTime),
    scheduled(times.arrivalTime) - scheduled(flight.arrivalTime),
  ];
  if (shifts.every((shift) => Math.abs(shift) < SHOWN_SHIFT)) return [];
  const bagDrop = isMoved && {
    bagDropCloses: checkInEnd(places, movedFlight(known)),
  };
  return [{ flightNumber: flight.flightNumber, ...times, ...bagDrop }];
}

interface Trouble {
  readonly kind: Disruption["kind"];
  readonly at: Known;
  /** Minutes by which the timetable moved since it was booked. */
  readonly shift: Minutes;
  readonly late: Minutes;
  readonly what: string;
}

/** The worst thing of a journey: no flight, then a missed one, then a delay, with another time or not. */
function worstOf(known: readonly Known[]): Trouble | undefined {
  for (const at of known) {
    const { flight, report } = at;
    if (report.status.status !== "cancelled") continue;
    const what = `${named(flight)} is cancelled${because(report)}.`;
    return { kind: "cancelled", at, shift: 0, late: 0, what };
  }
  for (const [index, at] of known.entries()) {
    const before = known[index - 1];
    if (!before || at.report.departure - before.report.arrival >= LEAST_CHANGE) continue;
    if (
      at.report.status.actualDeparture !== undefined &&
      before.report.arrival <= at.report.departure
    )
      continue;
    const late = before.report.arrival - scheduled(before.flight.arrivalTime);
    const what = `${named(before.flight)} comes ${formatDuration(Math.max(0, late))} late, and ${named(at.flight)} is missed${because(before.report)}.`;
    return { kind: "missed_connection", at, shift: 0, late, what };
  }
  const moved = farthestMoved(known);
  const late = latestOf(known);
  if (!late) return moved;
  return moved ? { ...late, shift: moved.shift, what: `${moved.what} ${late.what}` } : late;
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
  const what = `The airline moved ${named(at.flight)} by ${formatDuration(Math.abs(shift))}: it leaves at ${clock(scheduledDeparture)} (${shift > 0 ? "later" : "earlier"}) and lands at ${clock(scheduledArrival)}${on}.`;
  return { kind: "retimed", at, shift, late: 0, what };
}

/** The flight that is latest on its day, against the timetable as announced. */
function latestOf(known: readonly Known[]): Trouble | undefined {
  const delays = known.map((at) => ({ at, late: at.report.status.delayMinutes ?? 0 }));
  const latest = delays.toSorted((a, b) => b.late - a.late)[0];
  if (!latest || latest.late < NOTED_DELAY) return undefined;
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

function movedFlight({ flight, report }: Known): BookedFlight {
  const { scheduledDeparture, scheduledArrival } = report.status;
  return { ...flight, departureTime: scheduledDeparture, arrivalTime: scheduledArrival };
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

function scheduled(time: string): Minutes {
  return instantOf(Date.parse(time));
}

function clock(time: string): string {
  return time.slice(11, 16);
}
