import type { FlightSegment } from "../contracts/gds/flights.ts";

/** Time that a traveller spends somewhere: from landing to the next take-off from there. */
export interface Stay {
  /** Absent before the first flight: the traveller is at home, since whenever. */
  readonly arrival?: FlightSegment;
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
  const [first] = flights;
  const atHome = first && cityOf(first.originCode) === cityCode ? [{ departure: first }] : [];
  const later = flights.flatMap((arrival, index): Stay[] => {
    if (cityOf(arrival.destinationCode) !== cityCode) return [];
    const departure = flights.slice(index + 1).find((next) => cityOf(next.originCode) === cityCode);
    return [departure ? { arrival, departure } : { arrival }];
  });
  // An open jaw: the traveller lands in one city and leaves from another, having come there by land.
  const byLand = flights.flatMap((departure, index): Stay[] => {
    const before = flights[index - 1];
    const isHere = cityOf(departure.originCode) === cityCode;
    return isHere && before && cityOf(before.destinationCode) !== cityCode ? [{ departure }] : [];
  });
  // What is booked for the journey is meant before what is booked for the night before it.
  return [...later, ...byLand, ...atHome];
}

export function localDate(time: string): string {
  return time.slice(0, 10);
}
