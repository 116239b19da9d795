import type { FlightSegment } from "../entities/flight-segment.ts";

/** Time that a traveller spends somewhere: from landing to the next take-off from there. */
export interface Stay {
  readonly arrival: FlightSegment;
  /** Absent when no flight leaves from there again. */
  readonly departure?: FlightSegment;
}

type CityOf = (airportCode: string) => string;

/** Stays of an itinerary in a city. A change of planes counts: it is just a short one. */
export function staysIn(
  flights: readonly FlightSegment[],
  cityCode: string,
  cityOf: CityOf,
): Stay[] {
  return flights.flatMap((arrival, index) => {
    if (cityOf(arrival.destinationCode) !== cityCode) return [];
    const departure = flights
      .slice(index + 1)
      .find((later) => cityOf(later.originCode) === cityCode);
    return [departure ? { arrival, departure } : { arrival }];
  });
}

export function localDate(time: string): string {
  return time.slice(0, 10);
}
