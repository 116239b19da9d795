import { brandsOf } from "../../domain/brands.ts";
import type { Ticket } from "../../domain/tickets.ts";
import type { FlightOffer, SoldTogether } from "../../suppliers/types.ts";
import type { SandboxDeps } from "./deps.ts";
import { combine, type Journey, worldJourney, worldJourneys } from "./journey.ts";
import { magicRoute } from "./magic.ts";
import type { OfferRequest } from "./model.ts";
import { testJourneys } from "./test-airline.ts";

/** A trip that a request found. Its place among all of them, sold out or not, is its name. */
export interface Trip {
  readonly index: number;
  /** Each with what it costs as part of the trip. */
  readonly journeys: readonly Journey[];
  readonly tickets: readonly Ticket[];
}

type UnnamedTrip = Omit<Trip, "index">;

/** Trips in the lowest brand, and how many of them are offered in the other brands too. */
const MOST_TRIPS = 140;
const BRANDED_TRIPS = 30;

/** Everything that a request finds, cheapest first; the same request finds the same. */
export async function tripsOf(deps: SandboxDeps, request: OfferRequest): Promise<Trip[]> {
  const route = magicRoute(request.slices);
  if (route !== undefined) {
    const slices = request.slices.map((slice) => testJourneys(deps, request, slice, route));
    return combine(slices).map((journeys, index) => ({
      index,
      journeys,
      // The test airline sells every way by itself, and each asks its own penalty.
      tickets: journeys.map((_, way) => ({ shape: "one_way", ways: [way] })),
    }));
  }
  const slices = await Promise.all(
    request.slices.map((slice) => worldJourneys(deps, request, slice)),
  );
  const priceOf = (trip: readonly Journey[]) => soldTogether(deps, trip).price;
  const lowest = combine(slices, { most: MOST_TRIPS, priceOf });
  const others = brandsOf(request.cabin ?? "economy").slice(1);
  const trips = [
    ...lowest,
    ...lowest.slice(0, BRANDED_TRIPS).flatMap((trip) =>
      others.flatMap((brand) => {
        const branded = trip.flatMap(({ flight }) => flight?.inBrand(brand) ?? []);
        const whole = branded.length === trip.length;
        return whole ? [branded.map((offer) => worldJourney(deps.atlas, offer))] : [];
      }),
    ),
  ];
  return trips
    .map((trip) => soldTrip(deps, trip))
    .sort((a, b) => totalOf(a) - totalOf(b))
    .map((trip, index) => ({ ...trip, index }));
}

function soldTogether({ flights }: SandboxDeps, trip: readonly Journey[]): SoldTogether {
  return flights.together(trip.flatMap(({ flight }) => flight ?? []));
}

function soldTrip(deps: SandboxDeps, trip: readonly Journey[]): UnnamedTrip {
  const sold = soldTogether(deps, trip);
  const offers = sold.offers();
  return {
    journeys: trip.map((journey, index) => repriced(journey, offers[index])),
    tickets: sold.tickets,
  };
}

function repriced(journey: Journey, flight: FlightOffer | undefined): Journey {
  if (!flight || flight === journey.flight) return journey;
  return { ...journey, flight, price: flight.price, terms: flight.terms() };
}

function totalOf({ journeys }: UnnamedTrip): number {
  return journeys.reduce((sum, { price }) => sum + price, 0);
}
