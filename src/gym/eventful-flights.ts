import type { FlightEvent } from "../domain/contracts/gym/events.ts";
import { instantOf, isoDate, isoDateTime, type Minutes } from "../domain/dates.ts";
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
      const event = lastEvent(events(), { flightNumber, day: flight.day }, at);
      return event ? withEvent(report, event, at) : report;
    },
  };
}

const DATE_LENGTH = "2027-03-01".length;
const MS_PER_MINUTE = 60_000;

function isKnown({ at }: FlightEvent, now: number): boolean {
  return at === undefined || Date.parse(at) <= now;
}

function lastEvent(
  events: readonly FlightEvent[],
  { flightNumber, day }: FlightName,
  at: Minutes,
): FlightEvent | undefined {
  const date = isoDate(day);
  return events.findLast(
    (event) =>
      event.flight === flightNumber && event.date === date && isKnown(event, at * MS_PER_MINUTE),
  );
}

/** The report of a flight to which something was done; one that has left or landed goes on as it was. */
function withEvent(report: FlightReport, event: FlightEvent, now: Minutes): FlightReport {
  const { status } = report;
  if (status.status === "departed" || status.status === "landed") return report;
  const known = event.at === undefined ? now : instantOf(Date.parse(event.at));
  if (event.type === "cancel") {
    const cause = event.cause ?? "operational reasons";
    return { ...report, known, status: { ...status, status: "cancelled", cause } };
  }
  const { minutes } = event;
  const departure = scheduledAt(status.scheduledDeparture) + minutes;
  const arrival = scheduledAt(status.scheduledArrival) + minutes;
  const departureTime = later(status.scheduledDeparture, minutes);
  const arrivalTime = later(status.scheduledArrival, minutes);
  if (event.type === "retime") {
    return {
      ...report,
      departure,
      arrival,
      announced: known,
      status: {
        ...status,
        earlierDeparture: status.earlierDeparture ?? status.scheduledDeparture,
        scheduledDeparture: departureTime,
        scheduledArrival: arrivalTime,
      },
    };
  }
  return {
    ...report,
    departure,
    arrival,
    known,
    status: {
      ...status,
      status: "delayed",
      estimatedDeparture: departureTime,
      estimatedArrival: arrivalTime,
      delayMinutes: minutes,
      cause: event.cause ?? "operational reasons",
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
