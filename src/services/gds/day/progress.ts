import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import { instantOf, MS_PER_DAY } from "../../../domain/dates.ts";
import { isLiving } from "../../../domain/rules/parts.ts";
import type { GdsDeps } from "../deps.ts";
import { reportOf } from "./known.ts";

/** The booking with those of its flights marked that have left or landed; the same where none has. */
export function withProgress(deps: GdsDeps, booking: Pnr): Pnr {
  const now = deps.now();
  // No airline brings a flight forward by a day.
  const isNear = ({ departureTime }: BookedFlight) => Date.parse(departureTime) - MS_PER_DAY <= now;
  if (!booking.flights.some((flight) => isLiving(flight) && isNear(flight))) return booking;
  const left = missedFrom(booking);
  const flights = booking.flights.map((flight) => {
    if (!isLiving(flight) || !isNear(flight) || left.has(flight)) return flight;
    const progress = progressOf(deps, flight, now);
    return progress ? { ...flight, progress } : flight;
  });
  return { ...booking, flights };
}

function progressOf(deps: GdsDeps, flight: BookedFlight, now: number): BookedFlight["progress"] {
  const { status } = reportOf(deps, flight, instantOf(now)) ?? {};
  if (!status || status.status === "cancelled") return undefined;
  if (status.actualArrival !== undefined) return "landed";
  return status.actualDeparture === undefined ? undefined : "departed";
}

/** Flights that leave without their travellers: one that is missed, and those after it. */
function missedFrom({ flights, disruptions = [] }: Pnr): ReadonlySet<BookedFlight> {
  const missed = disruptions.filter(({ kind }) => kind === "missed_connection");
  return new Set(
    missed.flatMap(({ part, flightNumber }) => {
      const own = flights.filter((flight) => flight.part === part);
      return own.slice(own.findIndex((flight) => flight.flightNumber === flightNumber));
    }),
  );
}
