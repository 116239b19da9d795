import type { Passenger } from "../../domain/contracts/gds/bookings.ts";
import type { FlightSegment } from "../../domain/contracts/gds/flights.ts";
import { livingFlights } from "../../domain/rules/parts.ts";
import { sameName } from "../../domain/rules/people.ts";
import { BOOKING } from "../../stores/records.ts";
import type { GdsCall } from "./deps.ts";
import { readDocument } from "./document.ts";
import { twiceNote } from "./notes-now.ts";
import { namedSession } from "./sessions.ts";

/** So many bookings of a principal or a session are looked at, the newest first. */
const LOOKED_AT = 10;

/** A trip that is about to be booked. */
interface Trip {
  readonly flights: readonly FlightSegment[];
  readonly passengers: readonly Passenger[];
  readonly sessionId: string | undefined;
  /** The keys of the seats that it takes. */
  readonly stock: readonly string[];
}

/** Notes of passengers who are on one of these flights already, on another booking of the principal or session. */
export async function bookedElsewhere(
  { deps, caller }: GdsCall,
  { flights, passengers, sessionId, stock }: Trip,
): Promise<string[]> {
  const session = namedSession(caller, sessionId);
  const owner = caller.principal ?? (session === undefined ? undefined : { sessionId: session });
  if (owner === undefined) return [];
  // Where none of a flight was sold here, none of its passengers has booked it before.
  const sold = await deps.store.inventory.sold(stock);
  if (!sold.some((count) => count > 0)) return [];
  const { records } = await deps.store.records.list({ kind: BOOKING, owner, limit: LOOKED_AT });
  // Most bookings are of other flights, and are not parsed.
  const likely = records.filter(({ state, document }) =>
    state === "cancelled"
      ? false
      : flights.some(
          ({ flightNumber, departureTime }) =>
            document.includes(departureTime) && document.includes(flightNumber),
        ),
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
        .map(({ firstName, lastName }) =>
          twiceNote({
            name: `${firstName} ${lastName}`,
            flightNumber,
            date: departureTime.slice(0, 10),
            pnr: booking.pnr,
          }),
        );
    });
  });
}
