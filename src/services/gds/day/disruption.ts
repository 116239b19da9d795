import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { Disruption } from "../../../domain/contracts/servicing/disruption.ts";
import {
  formatDuration,
  instantOf,
  MINUTES_PER_DAY,
  type Minutes,
  MS_PER_DAY,
} from "../../../domain/dates.ts";
import { livingFlights } from "../../../domain/rules/parts.ts";
import { refundFrom, rightsOf } from "../../../domain/rules/passenger-rights.ts";
import { onceIfReused } from "../../../memory/reused.ts";
import type { FlightReport } from "../../../suppliers/flight-operations.ts";
import type { GdsDeps } from "../deps.ts";
import { flightName } from "./flight-name.ts";

/** A journey of a booking that is hit: what is flown of it, what is not, and how it goes on. */
export interface Hit extends Omit<Disruption, "options"> {
  readonly flown: readonly BookedFlight[];
  readonly unflown: readonly BookedFlight[];
  /** The airline takes its travellers elsewhere at no cost. */
  readonly rebookable: boolean;
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
const LEAST_CHANGE = 25;

/** Instants between which a booking's flights may be hit. */
const spanOf = onceIfReused((booking: Pnr): { from: number; until: number } => {
  const times = livingFlights(booking).map(({ departureTime }) => Date.parse(departureTime));
  return { from: Math.min(...times) - AHEAD_MS, until: Math.max(...times) + BEHIND_MS };
});

/** What airlines have done to the flights of a booking, journey by journey, as known now. */
export function hitsOn(deps: GdsDeps, booking: Pnr, now: number): Hit[] {
  const { from, until } = spanOf(booking);
  if (booking.status === "cancelled" || now < from || now > until) return [];
  const journeys = new Map<string, BookedFlight[]>();
  for (const flight of livingFlights(booking)) {
    const { part = "" } = flight;
    journeys.set(part, [...(journeys.get(part) ?? []), flight]);
  }
  return [...journeys].flatMap(
    ([part, flights]) => hitOn(deps, part, flights, instantOf(now)) ?? [],
  );
}

/** A flight of a booking beside what is known of it. */
interface Known {
  readonly flight: BookedFlight;
  readonly report: FlightReport;
}

function hitOn(
  { flights: supplier }: GdsDeps,
  part: string,
  flights: readonly BookedFlight[],
  now: Minutes,
): Hit | undefined {
  const known = flights.flatMap((flight): Known[] => {
    const report = supplier.report(flightName(flight), now);
    return report ? [{ flight, report }] : [];
  });
  if (known.length < flights.length) return undefined;
  const trouble = worstOf(known);
  if (!trouble) return undefined;
  const hasLeft = ({ report }: Known) => report.status.actualDeparture !== undefined;
  const start = known.findIndex((one) => !hasLeft(one));
  const flown = start < 0 ? flights : flights.slice(0, start);
  const unflown = start < 0 ? [] : flights.slice(start);
  const { kind, at, shift, late, what } = trouble;
  const cancelled = kind === "cancelled" || kind === "missed_connection";
  const open = unflown.length > 0;
  const { report, flight } = at;
  const { from, to, airline } = report.countries;
  const minutes = Math.max(late, Math.abs(shift));
  return {
    part,
    flightNumber: flight.flightNumber,
    kind,
    what,
    rights: rightsOf({
      from,
      to,
      airline,
      km: report.km,
      cancelled: kind === "cancelled" || shift <= -REBOOKED_SHIFT,
      late: kind === "retimed" ? Math.max(0, shift) : late,
      noticeDays: Math.max(
        0,
        Math.floor((scheduled(flight.departureTime) - (report.known ?? now)) / MINUTES_PER_DAY),
      ),
      extraordinary: report.extraordinary,
    }),
    refund:
      open &&
      (cancelled ||
        (kind === "retimed"
          ? shift >= REFUNDED_SHIFT || shift <= -REBOOKED_SHIFT
          : late >= refundFrom({ from, to }))),
    rebookable:
      open &&
      (cancelled || (kind === "retimed" ? minutes >= REBOOKED_SHIFT : late >= REBOOKED_DELAY)),
    flown,
    unflown,
    ...(kind === "retimed" && open && { moved: known.map(movedFlight) }),
  };
}

interface Trouble {
  readonly kind: Disruption["kind"];
  readonly at: Known;
  /** Minutes by which the timetable moved since it was booked. */
  readonly shift: Minutes;
  readonly late: Minutes;
  readonly what: string;
}

/** The worst thing of a journey: no flight, then a missed one, then another time, then a delay. */
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
  const shifts = known.map((at) => ({
    at,
    shift: scheduled(at.report.status.scheduledDeparture) - scheduled(at.flight.departureTime),
  }));
  const moved = shifts.toSorted((a, b) => Math.abs(b.shift) - Math.abs(a.shift))[0];
  if (moved && moved.shift !== 0) {
    const { at, shift } = moved;
    const { scheduledDeparture, scheduledArrival } = at.report.status;
    const what = `The airline moved ${named(at.flight)} by ${formatDuration(Math.abs(shift))}: it leaves at ${clock(scheduledDeparture)} (${shift > 0 ? "later" : "earlier"}) and lands at ${clock(scheduledArrival)}.`;
    return { kind: "retimed", at, shift, late: 0, what };
  }
  const delays = known.map((at) => ({ at, late: at.report.status.delayMinutes ?? 0 }));
  const latest = delays.toSorted((a, b) => b.late - a.late)[0];
  if (!latest || latest.late < NOTED_DELAY) return undefined;
  const { at, late } = latest;
  const { actualDeparture, actualArrival, estimatedDeparture } = at.report.status;
  const when =
    actualArrival !== undefined
      ? `landed ${formatDuration(late)} late`
      : actualDeparture !== undefined
        ? `is on its way, ${formatDuration(late)} late`
        : `is delayed by about ${formatDuration(late)} and leaves at ${clock(estimatedDeparture ?? "")}`;
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

function scheduled(time: string): Minutes {
  return instantOf(Date.parse(time));
}

function clock(time: string): string {
  return time.slice(11, 16);
}
