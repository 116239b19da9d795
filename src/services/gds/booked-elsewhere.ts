import type { Passenger } from "../../domain/contracts/gds/bookings.ts";
import type { FlightSegment } from "../../domain/contracts/gds/flights.ts";
import { livingFlights } from "../../domain/rules/parts.ts";
import { sameName } from "../../domain/rules/people.ts";
import { BOOKING } from "../../stores/records.ts";
import type { GdsCall } from "./deps.ts";
import { readDocument } from "./document.ts";

/** So many of a principal's bookings are looked at, the newest first. */
const LOOKED_AT = 50;

/** Notes of passengers who are on one of these flights already, on another booking of the principal's. */
export async function bookedElsewhere(
  { deps, caller }: GdsCall,
  flights: readonly FlightSegment[],
  passengers: readonly Passenger[],
): Promise<string[]> {
  if (caller.principal === undefined) return [];
  const { records } = await deps.store.records.list({
    kind: BOOKING,
    owner: caller.principal,
    limit: LOOKED_AT,
  });
  // Most bookings are of other flights, and are not parsed.
  const likely = records.filter(({ state, document }) =>
    state === "cancelled" ? false : flights.some((one) => document.includes(one.flightNumber)),
  );
  return likely.flatMap(({ document }) => {
    const { booking } = readDocument(document);
    return livingFlights(booking).flatMap(({ flightNumber, departureTime }) => {
      const same = flights.some(
        (one) => one.flightNumber === flightNumber && one.departureTime === departureTime,
      );
      if (!same) return [];
      return passengers
        .filter((one) => booking.passengers.some((known) => sameName(known, one)))
        .map(
          ({ firstName, lastName }) =>
            `${firstName} ${lastName} is on ${flightNumber} of ${departureTime.slice(0, 10)} already, on ${booking.pnr}.`,
        );
    });
  });
}
