import type { JourneyLeg } from "../../domain/contracts/gds/flights.ts";
import { instantOf, parseIsoDate, quoteDayOf } from "../../domain/dates.ts";
import type { FareTerms } from "../../domain/fare-terms.ts";
import { distanceKm } from "../../domain/geo.ts";
import type { Atlas } from "../../suppliers/atlas.ts";
import type { FlightOffer, OfferList } from "../../suppliers/types.ts";
import type { SandboxDeps } from "./deps.ts";
import type { OfferRequest, Segment, Slice, SliceQuery, TimeRange } from "./model.ts";
import { partyOf } from "./travellers.ts";

/** One way to fly a slice. Its ids are given when it becomes part of an offer. */
export interface Journey {
  readonly price: number;
  readonly departure: number;
  readonly arrival: number;
  readonly airline: string;
  readonly terms: FareTerms;
  readonly slice: Omit<Slice, "id">;
  /** Absent for the test airline. */
  readonly flight?: FlightOffer;
}

/** Everything the world has for a slice, in the order of its price. */
export async function worldJourneys(
  deps: SandboxDeps,
  request: OfferRequest,
  slice: SliceQuery,
): Promise<Journey[]> {
  const cabin = request.cabin ?? "economy";
  const { offers }: OfferList<unknown, FlightOffer> = await deps.flights.search({
    origin: slice.origin,
    destination: slice.destination,
    day: parseIsoDate(slice.date) ?? 0,
    cabin,
    party: partyOf(request.travellers),
    // Of the request, not of now: its offers are made again, and must be the same.
    quoteDay: quoteDayOf(request.createdAt),
    notBefore: instantOf(request.createdAt),
  });
  return offers
    .filter((offer) => offer.units().length - 1 <= request.maxConnections)
    .map((offer) => worldJourney(deps.atlas, offer))
    .filter(({ slice: { segments } }) => {
      const departing = segments[0]?.departingAt ?? "";
      const arriving = segments.at(-1)?.arrivingAt ?? "";
      return within(departing, slice.departure) && within(arriving, slice.arrival);
    })
    .sort((a, b) => a.price - b.price || a.departure - b.departure);
}

export function worldJourney(atlas: Atlas, flight: FlightOffer): Journey {
  const journey = flight.render(flight.left);
  const terms = flight.terms();
  const segments = journey.segments.map((leg): Omit<Segment, "id"> => {
    const carrier = leg.flightNumber.slice(0, 2);
    return {
      origin: leg.originCode,
      destination: leg.destinationCode,
      departingAt: leg.departureTime.slice(0, 19),
      arrivingAt: leg.arrivalTime.slice(0, 19),
      minutes: leg.duration,
      km: kilometres(atlas, leg.originCode, leg.destinationCode),
      aircraft: leg.aircraftType,
      carrier,
      number: leg.flightNumber.slice(2),
      cabin: journey.cabin,
      fareBasis: `${journey.bookingClass}${terms.refund.allowed ? "F" : "X"}${carrier}`,
      bags: { checked: terms.checkedBags, carryOn: terms.carryOnBags },
      stops: [],
      ...terminalsOf(leg),
    };
  });
  return {
    price: flight.price,
    departure: flight.departure,
    arrival: flight.arrival,
    airline: journey.airlineCode,
    terms,
    flight,
    slice: {
      origin: journey.originCode,
      destination: journey.destinationCode,
      minutes: journey.duration,
      brand: terms.name,
      change: terms.change,
      bagFee: terms.bagFee,
      segments: segments.map((segment) => ({ ...segment, id: "" })),
    },
  };
}

/** Where a flight of the desk leaves from and arrives. */
export function terminalsOf({
  departureTerminal,
  arrivalTerminal,
}: Pick<JourneyLeg, "departureTerminal" | "arrivalTerminal">) {
  return {
    ...(departureTerminal !== undefined && { originTerminal: departureTerminal }),
    ...(arrivalTerminal !== undefined && { destinationTerminal: arrivalTerminal }),
  };
}

export function kilometres(atlas: Atlas, from: string, to: string): number {
  const origin = atlas.airport(from);
  const destination = atlas.airport(to);
  return origin && destination ? distanceKm(origin, destination) : 0;
}

function within(local: string, range: TimeRange | undefined): boolean {
  if (!range) return true;
  const time = local.slice(11, 16);
  return time >= range.from && time <= range.to;
}

/** Trips that a search finds at most. */
const MOST_TRIPS = 200;
/** Journeys of each slice that are combined, by the number of slices. */
const PER_SLICE = [0, MOST_TRIPS, 20, 8, 5, 3, 3] as const;
/** Of these, the trips without a stop that stay in, however dear they are. */
const MOST_NONSTOP = 16;
const NONSTOP_PER_SLICE = 4;
export const MOST_SLICES = PER_SLICE.length - 1;

/** Every way to put the slices together that can be flown, cheapest first. */
export function combine(
  slices: readonly (readonly Journey[])[],
  {
    most = MOST_TRIPS,
    priceOf = sumOf,
  }: { readonly most?: number; readonly priceOf?: (trip: readonly Journey[]) => number } = {},
): Journey[][] {
  const perSlice = PER_SLICE[slices.length] ?? 1;
  let trips: Journey[][] = [[]];
  for (const journeys of slices) {
    const chosen = varied(journeys, perSlice);
    trips = trips.flatMap((trip) =>
      chosen
        .filter((journey) => journey.departure > (trip.at(-1)?.arrival ?? Number.NEGATIVE_INFINITY))
        .map((journey) => [...trip, journey]),
    );
  }
  const priced = trips
    .map((trip) => ({ trip, price: priceOf(trip) }))
    .sort((a, b) => a.price - b.price);
  const nonstop = priced.filter(({ trip }) => trip.every(isNonstop)).slice(0, MOST_NONSTOP);
  return [...new Set([...nonstop, ...priced])]
    .slice(0, most)
    .sort((a, b) => a.price - b.price)
    .map(({ trip }) => trip);
}

function sumOf(trip: readonly Journey[]): number {
  return trip.reduce((sum, { price }) => sum + price, 0);
}

function isNonstop({ slice }: Journey): boolean {
  return slice.segments.length === 1 && slice.segments[0]?.stops.length === 0;
}

/** The quickest, the cheapest nonstop ones and the cheapest of every airline, then the cheapest. */
function varied(journeys: readonly Journey[], most: number): readonly Journey[] {
  if (journeys.length <= most) return journeys;
  const first = new Map<string, Journey>();
  for (const journey of journeys) {
    if (!first.has(journey.airline)) first.set(journey.airline, journey);
  }
  const quickest = [...journeys].sort((a, b) => a.slice.minutes - b.slice.minutes).slice(0, 2);
  const nonstop = journeys.filter(isNonstop).slice(0, NONSTOP_PER_SLICE);
  const chosen = new Set([...quickest, ...nonstop, ...first.values(), ...journeys]);
  return [...chosen].slice(0, most);
}
