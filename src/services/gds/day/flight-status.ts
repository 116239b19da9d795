import type { Caller } from "../../../domain/caller.ts";
import type {
  FlightStatuses,
  FlightStatusQuestion,
} from "../../../domain/contracts/servicing/flight-status.ts";
import { type DayNumber, instantOf, isoDate, type Minutes } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import { livingFlights } from "../../../domain/rules/parts.ts";
import type { FlightName, FlightReport } from "../../../suppliers/flight-operations.ts";
import { requireDay } from "../../places.ts";
import type { GdsDeps } from "../deps.ts";
import { readRecord } from "../record.ts";
import { readFlightNumber } from "./flight-name.ts";
import { reportOf } from "./known.ts";

/** Says what is known of a flight, or of all flights of a booking. */
export async function getFlightStatus(
  deps: GdsDeps,
  { flightNumber, date, pnr, sessionId }: FlightStatusQuestion,
  caller: Caller,
): Promise<FlightStatuses> {
  const now = deps.now();
  const at = instantOf(now);
  const asOf = new Date(now).toISOString();
  const number = flightNumber === undefined ? undefined : readFlightNumber(flightNumber);
  if (pnr !== undefined) {
    const { booking } = await readRecord(deps, caller, { pnr, field: "pnr", sessionId });
    const flights = livingFlights(booking)
      .filter((flight) => number === undefined || flight.flightNumber === number)
      .flatMap((flight) => reportOf(deps, flight, at)?.status ?? []);
    if (flights.length === 0) throw noneBooked(pnr, number);
    return { asOf, flights };
  }
  if (number === undefined) throw missing("flightNumber");
  if (date === undefined) throw missing("date");
  const day = requireDay(deps.places, date, "date");
  const { status } = requireReport(deps, { flightNumber: number, day }, at);
  return { asOf, flights: [status] };
}

/** What is known of a flight, or an error that says when it flies. */
function requireReport(deps: GdsDeps, flight: FlightName, at: Minutes): FlightReport {
  const found = deps.flights.report(flight, at);
  if (found) return found;
  const { flightNumber, day } = flight;
  const others = daysNear(day).filter((other) =>
    deps.flights.report({ flightNumber, day: other }, at),
  );
  throw new TravelError(
    "not_found",
    `flightNumber: no flight ${flightNumber} leaves on ${isoDate(day)}`,
    {
      reason: "unknown_flight",
      field: "flightNumber",
      value: flightNumber,
      hint:
        others.length > 0
          ? `It leaves on ${others.map(isoDate).join(", ")}. The date is the local one at its origin.`
          : "Check the number; searchFlights shows what flies between two places.",
    },
  );
}

/** The days around one, the nearest first. */
function daysNear(day: DayNumber): DayNumber[] {
  return [1, -1, 2, -2, 3, -3].map((step) => day + step);
}

function noneBooked(pnr: string, number: string | undefined): TravelError {
  return new TravelError("not_found", `pnr: ${pnr} has no flight ${number ?? "that is booked"}`, {
    reason: "unknown_flight",
    field: number === undefined ? "pnr" : "flightNumber",
    value: number ?? pnr,
    hint: "retrieveBooking shows what is booked.",
  });
}

function missing(field: string): TravelError {
  return new TravelError("invalid", `${field} is missing: give flightNumber and date, or a pnr`, {
    reason: "too_few_facts",
    field,
    hint: "The date is the local day of departure, YYYY-MM-DD.",
  });
}
