import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import { instantOf, type Minutes } from "../../../domain/dates.ts";
import type { FlightReport } from "../../../suppliers/flight-operations.ts";
import type { GdsDeps } from "../deps.ts";
import { flightName } from "./flight-name.ts";

/** A flight of a booking beside what is known of it. */
export interface Known {
  readonly flight: BookedFlight;
  readonly report: FlightReport;
}

/**
 * What is known of a flight of a booking. An airline names a flight by the day of its timetable: one
 * that was moved over midnight, and is booked at its new time, has another day than its departure.
 */
export function reportOf(
  { flights }: Pick<GdsDeps, "flights">,
  flight: BookedFlight,
  now: Minutes,
): FlightReport | undefined {
  const { flightNumber, day } = flightName(flight);
  const booked = scheduled(flight.departureTime);
  const own = flights.report({ flightNumber, day }, now);
  const isBooked = (report: FlightReport | undefined) =>
    report !== undefined && scheduled(report.status.scheduledDeparture) === booked;
  if (isBooked(own)) return own;
  const others = [day + 1, day - 1].map((near) => flights.report({ flightNumber, day: near }, now));
  return others.find(isBooked) ?? own;
}

/** When a flight leaves and lands as far as it is known. */
export function timesNow({ report: { status } }: Known) {
  return {
    departureTime: status.actualDeparture ?? status.estimatedDeparture ?? status.scheduledDeparture,
    arrivalTime: status.actualArrival ?? status.estimatedArrival ?? status.scheduledArrival,
  };
}

export function movedFlight({ flight, report }: Known): BookedFlight {
  const { scheduledDeparture, scheduledArrival } = report.status;
  return { ...flight, departureTime: scheduledDeparture, arrivalTime: scheduledArrival };
}

export function scheduled(time: string): Minutes {
  return instantOf(Date.parse(time));
}
