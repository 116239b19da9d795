import type { FlightJourney } from "../../src/domain/contracts/gds/flights.ts";
import type { FlightEvent } from "../../src/domain/contracts/gym/events.ts";
import { eventfulFlights } from "../../src/gym/eventful-flights.ts";
import { simulatedFlights } from "../../src/suppliers/simulated/flights.ts";
import { seedFrom } from "../../src/world/random.ts";
import { NOON, openDesk, type TestDesk } from "./desk.ts";
import { ADA, CONTACT, flightsFor } from "./trip-desk.ts";

export interface EventfulDesk extends TestDesk {
  readonly events: FlightEvent[];
}

/** A desk to whose flights things are done. */
export async function openEventfulDesk(): Promise<EventfulDesk> {
  const events: FlightEvent[] = [];
  const told = { now: () => NOON };
  const flights = eventfulFlights(simulatedFlights(seedFrom("fixed")), {
    events: () => events,
    now: () => told.now(),
  });
  const at = await openDesk({ flights });
  told.now = () => at.clock.now;
  return { ...at, events };
}

interface Wanted {
  readonly origin: string;
  readonly destination: string;
  readonly departureDate: string;
  readonly returnDate?: string;
  readonly is?: (flight: FlightJourney) => boolean;
}

/** Books the first journey of its kind for Ada. */
export async function bookWanted(at: TestDesk, { is = () => true, ...route }: Wanted) {
  const flight = (await flightsFor(at, route)).find(is);
  if (!flight) throw new Error(`nothing flies ${route.origin}-${route.destination}`);
  const request = { flightIds: [flight.id], passengers: [ADA], ...CONTACT };
  const booking = await at.desk.bookFlight(request, at.caller);
  return { booking, pnr: booking.pnr, flight };
}
