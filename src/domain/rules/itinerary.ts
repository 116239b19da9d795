import type { FlightSegment } from "../contracts/gds/flights.ts";
import { TravelError } from "../errors.ts";

/** Puts flights in order of departure; refuses overlaps and warns of open jaws. */
export function checkItinerary<F extends FlightSegment>(
  flights: readonly F[],
  cityOf: (airportCode: string) => string,
): { ordered: F[]; warnings: string[] } {
  const ordered = [...flights].sort(
    (a, b) => Date.parse(a.departureTime) - Date.parse(b.departureTime),
  );
  const warnings: string[] = [];
  for (const [index, next] of ordered.entries()) {
    const previous = ordered[index - 1];
    if (!previous) continue;
    if (Date.parse(next.departureTime) < Date.parse(previous.arrivalTime)) {
      throw new TravelError(
        "rule",
        `${next.flightNumber} leaves ${next.originCode} at ${next.departureTime}, before ${previous.flightNumber} has landed in ${previous.destinationCode} at ${previous.arrivalTime}`,
        {
          reason: "flights_overlap",
          field: "flightIds",
          value: next.id,
          hint: "Choose a later flight, or book the two on separate PNRs.",
        },
      );
    }
    if (cityOf(previous.destinationCode) !== cityOf(next.originCode)) {
      warnings.push(
        `Open jaw: ${previous.flightNumber} lands in ${previous.destinationCode}, ${next.flightNumber} leaves from ${next.originCode}.`,
      );
    } else if (previous.destinationCode !== next.originCode) {
      warnings.push(
        `Change of airport: ${previous.flightNumber} lands in ${previous.destinationCode}, ${next.flightNumber} leaves from ${next.originCode}.`,
      );
    }
  }
  return { ordered, warnings };
}
