import type { FlightEvent } from "../domain/contracts/gym/events.ts";
import type { FlightStatus } from "../domain/contracts/servicing/flight-status.ts";
import { instantOf, isoDate, isoDateTime, type Minutes } from "../domain/dates.ts";
import { defined } from "../domain/defined.ts";
import { isExtraordinary } from "../domain/rules/passenger-rights.ts";
import type { FlightName, FlightReport } from "../suppliers/flight-operations.ts";
import type { FlightSupplier, Offer, OfferList } from "../suppliers/types.ts";

/** How a supplier's flights look in a world. */
export interface FlightEvents {
  readonly events: () => readonly FlightEvent[];
  /** Unix milliseconds. */
  readonly now: () => number;
}

/**
 * Flights to which a world's events have happened. What is cancelled or moved is not sold any more,
 * and a report of a flight says what was done to it from the instant at which that is known. While
 * nothing has happened the supplier's own lists are given out, which are remembered by identity.
 */
export function eventfulFlights(
  flights: FlightSupplier,
  { events, now }: FlightEvents,
): FlightSupplier {
  /** Names of flights on days, as the units of stock have them, that are not for sale. */
  function offSale(): ReadonlySet<string> {
    const gone = events().filter((event) => event.type !== "delay" && isKnown(event, now()));
    return new Set(gone.map(({ flight, date }) => `${date} ${flight}`));
  }

  function isSold(offer: Offer<unknown>, gone: ReadonlySet<string>): boolean {
    return offer.units().every(({ group, unit }) => {
      const [number = ""] = unit.split(":");
      return !gone.has(`${group.slice(-DATE_LENGTH)} ${number}`);
    });
  }

  function onSale<L extends OfferList<unknown>>(list: L): L {
    const gone = offSale();
    if (gone.size === 0) return list;
    return { ...list, offers: list.offers.filter((offer) => isSold(offer, gone)) };
  }

  return {
    ...flights,
    async search(query) {
      const list = flights.search(query);
      return events().length === 0 ? list : onSale(await list);
    },
    async searchReturns(query) {
      const list = flights.searchReturns(query);
      return events().length === 0 ? list : onSale(await list);
    },
    async quote(reference) {
      const offer = await flights.quote(reference);
      return offer && isSold(offer, offSale()) ? offer : undefined;
    },
    report(flight, at) {
      const report = flights.report(flight, at);
      if (!report || events().length === 0) return report;
      // A partner's number names the flight of the airline that operates it.
      const flightNumber = report.status.operatedAs ?? flight.flightNumber;
      const done = eventsOf(events(), { flightNumber, day: flight.day }, at);
      return reportAfter((now) => flights.report(flight, now), done, at);
    },
  };
}

const DATE_LENGTH = "2027-03-01".length;
const MS_PER_MINUTE = 60_000;

function isKnown({ at }: FlightEvent, now: number): boolean {
  return at === undefined || Date.parse(at) <= now;
}

function eventsOf(
  events: readonly FlightEvent[],
  { flightNumber, day }: FlightName,
  at: Minutes,
): readonly FlightEvent[] {
  const date = isoDate(day);
  return events.filter(
    (event) =>
      event.flight === flightNumber && event.date === date && isKnown(event, at * MS_PER_MINUTE),
  );
}

/** What is known of one flight at an instant. */
type Reports = (now: Minutes) => FlightReport | undefined;

/**
 * The report of a flight to which things were done, one after the other. What is done to a flight
 * that has left, landed or been cancelled by then changes nothing; what is done before that stays
 * true from then on, also when the flight is over.
 */
function reportAfter(
  reports: Reports,
  events: readonly FlightEvent[],
  now: Minutes,
): FlightReport | undefined {
  const event = events.at(-1);
  if (!event) return reports(now);
  const before: Reports = (at) => reportAfter(reports, events.slice(0, -1), at);
  const known = event.at === undefined ? now : instantOf(Date.parse(event.at));
  const state = before(known)?.status.status;
  if (state !== "scheduled" && state !== "delayed") return before(now);
  if (event.type === "retime") return retimed(before, event.minutes, known, now);
  const report = before(now);
  if (!report) return undefined;
  return event.type === "cancel"
    ? cancelled(report, known, event.cause)
    : delayed(report, { known, minutes: event.minutes, now }, event.cause);
}

const USUAL_CAUSE = "operational reasons";

/** What a report has by itself is no longer so where something else became of the flight. */
function undone(report: FlightReport, known: Minutes, cause = USUAL_CAUSE): FlightReport {
  const {
    estimatedDeparture: _estimatedDeparture,
    estimatedArrival: _estimatedArrival,
    actualDeparture: _actualDeparture,
    actualArrival: _actualArrival,
    delayMinutes: _delay,
    inboundFlight: _inbound,
    ...status
  } = report.status;
  return {
    ...report,
    departure: scheduledAt(status.scheduledDeparture),
    arrival: scheduledAt(status.scheduledArrival),
    known,
    extraordinary: isExtraordinary(cause),
    status: { ...status, cause },
  };
}

function cancelled(report: FlightReport, known: Minutes, cause: string | undefined): FlightReport {
  const base = undone(report, known, cause);
  const { gate: _, ...status } = base.status;
  return { ...base, status: { ...status, status: "cancelled" } };
}

/** Late by so many minutes: it leaves and lands by them, whatever it would have done by itself. */
function delayed(
  report: FlightReport,
  {
    known,
    minutes,
    now,
  }: { readonly known: Minutes; readonly minutes: Minutes; readonly now: Minutes },
  cause: string | undefined,
): FlightReport {
  const base = undone(report, known, cause);
  const { scheduledDeparture, scheduledArrival } = base.status;
  const departure = base.departure + minutes;
  const arrival = base.arrival + minutes;
  const departureTime = later(scheduledDeparture, minutes);
  const arrivalTime = later(scheduledArrival, minutes);
  const status: Partial<FlightStatus> =
    now < departure
      ? { status: "delayed", estimatedDeparture: departureTime, estimatedArrival: arrivalTime }
      : now < arrival
        ? { status: "departed", actualDeparture: departureTime, estimatedArrival: arrivalTime }
        : { status: "landed", actualDeparture: departureTime, actualArrival: arrivalTime };
  return {
    ...base,
    departure,
    arrival,
    status: { ...base.status, ...status, delayMinutes: minutes },
  };
}

/** The same flight at another time: what becomes of it by itself comes as much later, or earlier. */
function retimed(
  reports: Reports,
  minutes: Minutes,
  announced: Minutes,
  now: Minutes,
): FlightReport | undefined {
  const report = reports(now - minutes);
  if (!report) return undefined;
  const { status } = report;
  const moved = (time: string | undefined) =>
    time === undefined ? undefined : later(time, minutes);
  return {
    ...report,
    departure: report.departure + minutes,
    arrival: report.arrival + minutes,
    announced,
    status: {
      ...status,
      earlierDeparture: status.earlierDeparture ?? status.scheduledDeparture,
      scheduledDeparture: later(status.scheduledDeparture, minutes),
      scheduledArrival: later(status.scheduledArrival, minutes),
      ...defined({
        estimatedDeparture: moved(status.estimatedDeparture),
        estimatedArrival: moved(status.estimatedArrival),
        actualDeparture: moved(status.actualDeparture),
        actualArrival: moved(status.actualArrival),
      }),
    },
  };
}

function scheduledAt(time: string): Minutes {
  return instantOf(Date.parse(time));
}

/** A local time with its offset, so many minutes later, with the same offset. */
function later(time: string, minutes: Minutes): string {
  const [, sign, hours, rest] = /([+-])(\d{2}):(\d{2})$/.exec(time) ?? [];
  const offset = (Number(hours ?? 0) * 60 + Number(rest ?? 0)) * (sign === "-" ? -1 : 1);
  return isoDateTime(scheduledAt(time) + minutes, offset);
}
