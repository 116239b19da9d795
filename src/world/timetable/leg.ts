import type { DayNumber, Minutes } from "../../domain/dates.ts";
import type { Aircraft } from "../airlines/aircraft.ts";
import type { Airline } from "../airlines/airlines.ts";
import type { Operator } from "../airlines/operators.ts";
import type { Airport } from "../places/airports.ts";

/** One flight on one day. `departure` and `arrival` are instants; add the offset for local time. */
export interface FlightLeg {
  readonly airline: Airline;
  readonly number: number;
  readonly from: Airport;
  readonly to: Airport;
  readonly departure: Minutes;
  readonly departureOffset: Minutes;
  readonly arrival: Minutes;
  readonly arrivalOffset: Minutes;
  /** True elapsed minutes, whatever the clocks do on the way. */
  readonly duration: Minutes;
  readonly aircraft: Aircraft;
  /** Whose crew and plane it is, where not the airline's own. */
  readonly operator?: Operator | undefined;
  /** Where an airport has several. */
  readonly departureTerminal?: string | undefined;
  readonly arrivalTerminal?: string | undefined;
  readonly km: number;
  /** Local date of departure. */
  readonly day: DayNumber;
}

/**
 * An integer that names a flight number. Made of the airline's code, not its index, so that
 * adding an airline leaves the flights of the others as they were.
 */
export function flightKey(airlineCode: string, number: number): number {
  return ((airlineCode.charCodeAt(0) << 8) | airlineCode.charCodeAt(1)) * 10_000 + number;
}
