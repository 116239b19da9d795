import type { Planning } from "../planning.ts";
import type { FlightPick } from "./flights.ts";
import type { Journeys } from "./journeys.ts";

/** A way with its flight, whose price is part of the way's. */
interface Way {
  readonly flight?: FlightPick;
  readonly price: number;
}

/** The ways of a trip at what their flights cost as they are sold: together, which is less on many airlines. */
export function asOneTrip({ deps }: Planning, journeys: Journeys): Journeys {
  const { arrival, transfers, departure } = journeys;
  const flights = [arrival, ...transfers, departure].flatMap(({ flight }) => flight ?? []);
  if (flights.length < 2) return journeys;
  const sold = deps.flights.together(flights.map(({ offer }) => offer)).offers();
  const priceOf = new Map(
    flights.map((flight, index) => [flight, (sold[index] ?? flight.offer).price * flight.times]),
  );
  const repriced = <T extends Way>(way: T): T => {
    const { flight } = way;
    const price = flight && priceOf.get(flight);
    if (!flight || price === undefined) return way;
    return { ...way, price: way.price - flight.price + price, flight: { ...flight, price } };
  };
  return {
    ...journeys,
    arrival: repriced(arrival),
    transfers: transfers.map(repriced),
    departure: repriced(departure),
  };
}
