import { brandsOf } from "../../domain/brands.ts";
import type {
  FareSummary,
  FlightJourney,
  FlightSegment,
  JourneyLeg,
} from "../../domain/contracts/gds/flights.ts";
import { isoDate, isoDateTime, type Minutes } from "../../domain/dates.ts";
import type { FareTerms } from "../../domain/fare-terms.ts";
import type { StockUnit } from "../../domain/stock.ts";
import { type Cabin, seatsNeeded } from "../../domain/travel.ts";
import { type Reused, reused } from "../../memory/reused.ts";
import {
  type Fare,
  type FareQuery,
  priceLegs,
  seatsLeft,
  sellTogether,
} from "../../world/fares/fare.ts";
import { fareTerms } from "../../world/fares/terms.ts";
import { isSelfTransfer } from "../../world/flights/connection.ts";
import type { Journey } from "../../world/flights/search.ts";
import type { Seed } from "../../world/random.ts";
import type { FlightLeg } from "../../world/timetable/leg.ts";
import type { FlightOffer, SoldTogether } from "../types.ts";
import { type FlightId, writeFlightId } from "./flight-id.ts";
import { sealed } from "./id-parts.ts";

type OnTheDay = Pick<JourneyLeg, "departureTerminal" | "arrivalTerminal" | "operatingCarrier">;

/** An offer with the world's flights that it was made of. */
interface WorldOffer extends FlightOffer {
  readonly seed: Seed;
  readonly journey: Journey;
  readonly query: FareQuery;
}

export function flightOffer(seed: Seed, journey: Journey, query: FareQuery): WorldOffer {
  const { legs, fare, seats } = journey;
  const { cabin, party, quoteDay } = query;
  const { brand } = fare;
  const day = legs[0]?.day ?? 0;
  const text = writeFlightId({ day, legs: idLegs(legs), cabin, brand, party, quoteDay });
  const id = sealed(seed, text);
  let rendered: Reused<FlightJourney> | undefined;
  return {
    seed,
    journey,
    query,
    id,
    airline: legs[0]?.airline.code ?? "",
    brand,
    instant: legs.some(({ airline }) => airline.kind === "low_cost"),
    price: fare.total,
    left: seats,
    quantity: seatsNeeded(party),
    departure: departureOf(legs),
    arrival: legs.at(-1)?.arrival ?? 0,
    stops: legs.length - 1,
    units: () => legs.map((leg) => stockUnit(seed, leg, cabin, quoteDay)),
    render(left) {
      if (rendered?.seatsAvailable === left) return rendered;
      rendered = reused(renderJourney(id, journey, query, left));
      return rendered;
    },
    segments: (left) => renderSegments(id, journey, query, left),
    terms: () => termsOf(journey, query),
    inBrand(other) {
      if (!brandsOf(cabin).includes(other)) return undefined;
      const branded = { cabin, brand: other, party, quoteDay };
      const price = priceLegs(seed, legs, branded);
      return price && flightOffer(seed, { legs, fare: price, seats }, branded);
    },
  };
}

/** What offers cost when they are sold as one trip; their ids stay the same. */
export function soldTogether(offers: readonly FlightOffer[]): SoldTogether {
  const ways = offers.map(ofWorld);
  const { total, fares, tickets } = sellTogether(
    ways.map(({ journey: { legs, fare }, query }) => ({ legs, fare, query })),
  );
  return {
    price: total,
    tickets,
    offers: () =>
      ways.map((way, index) => {
        const fare = fares[index];
        if (!fare || fare === way.journey.fare) return way;
        return flightOffer(way.seed, { ...way.journey, fare }, way.query);
      }),
  };
}

/** The flights that an offer of this world is made of. */
export function legsOf(offer: FlightOffer): readonly FlightLeg[] {
  return ofWorld(offer).journey.legs;
}

function ofWorld(offer: FlightOffer): WorldOffer {
  if (isOfWorld(offer)) return offer;
  throw new Error(`${offer.id} is not an offer of the simulated world`);
}

function isOfWorld(offer: FlightOffer): offer is WorldOffer {
  return "journey" in offer;
}

function idLegs(legs: readonly FlightLeg[]): FlightId["legs"] {
  const first = legs[0]?.day ?? 0;
  return legs.map(({ airline, number, day }) => ({
    airline: airline.code,
    number,
    daysLater: day - first,
  }));
}

export function departureOf(legs: readonly FlightLeg[]): Minutes {
  return legs[0]?.departure ?? 0;
}

export function stockGroup(leg: FlightLeg): string {
  return `flight:${leg.from.iata}${leg.to.iata}:${isoDate(leg.day)}`;
}

function stockUnit(seed: Seed, leg: FlightLeg, cabin: Cabin, quoteDay: number): StockUnit {
  return {
    group: stockGroup(leg),
    unit: `${flightNumber(leg)}:${cabin}`,
    capacity: seatsLeft(seed, leg, cabin, quoteDay),
  };
}

function flightNumber(leg: FlightLeg): string {
  return `${leg.airline.code}${leg.number}`;
}

function renderJourney(
  id: string,
  { legs, fare }: Journey,
  query: FareQuery,
  left: number,
): FlightJourney {
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last) throw new Error("A journey has at least one flight");
  return {
    ...segment({ id, first, last, price: fare.total }, fare, query, left),
    fare: summaryOf(termsOf({ legs, fare }, query)),
    flightNumber: legs.map(flightNumber).join("/"),
    aircraftType: [...new Set(legs.map((leg) => leg.aircraft.name))].join(", "),
    stops: legs.length - 1,
    segments: legs.map(
      (leg, index): JourneyLeg => ({
        flightNumber: flightNumber(leg),
        originCode: leg.from.iata,
        destinationCode: leg.to.iata,
        departureTime: isoDateTime(leg.departure, leg.departureOffset),
        arrivalTime: isoDateTime(leg.arrival, leg.arrivalOffset),
        ...onTheDay(leg, leg),
        duration: leg.duration,
        aircraftType: leg.aircraft.name,
        price: fare.perLeg[index] ?? 0,
      }),
    ),
  };
}

function renderSegments(
  id: string,
  { legs, fare }: Journey,
  query: FareQuery,
  left: number,
): FlightSegment[] {
  return legs.map((leg, index) =>
    segment(
      {
        id: legs.length === 1 ? id : `${id}/${index + 1}`,
        first: leg,
        last: leg,
        price: fare.perLeg[index] ?? 0,
      },
      fare,
      query,
      left,
    ),
  );
}

/** From one departure to one arrival, whatever lies between. */
interface Stretch {
  readonly id: string;
  readonly first: FlightLeg;
  readonly last: FlightLeg;
  readonly price: number;
}

/** Terminals and the operating airline, where there is something to say. */
function onTheDay(first: FlightLeg, last: FlightLeg): OnTheDay {
  const { departureTerminal, operator } = first;
  const { arrivalTerminal } = last;
  return {
    ...(departureTerminal !== undefined && { departureTerminal }),
    ...(arrivalTerminal !== undefined && { arrivalTerminal }),
    ...(operator && { operatingCarrier: operator.name }),
  };
}

/** The flat fields, from the first departure to the last arrival. */
function segment(
  { id, first, last, price }: Stretch,
  fare: Fare,
  { cabin, party }: FareQuery,
  left: number,
): FlightSegment {
  const alone = party.adults === 1 && party.children === 0 && party.infants === 0;
  return {
    id,
    flightNumber: flightNumber(first),
    airlineCode: first.airline.code,
    airlineName: first.airline.name,
    originCode: first.from.iata,
    originName: first.from.name,
    destinationCode: last.to.iata,
    destinationName: last.to.name,
    departureTime: isoDateTime(first.departure, first.departureOffset),
    arrivalTime: isoDateTime(last.arrival, last.arrivalOffset),
    ...onTheDay(first, last),
    duration: last.arrival - first.departure,
    aircraftType: first.aircraft.name,
    cabin,
    price,
    // The breakdown is of the through fare, so a single flight of several does not carry it.
    ...(!alone && price === fare.total && { priceBreakdown: [...fare.breakdown] }),
    seatsAvailable: left,
    bookingClass: fare.bookingClass,
    status: left > 0 ? "available" : "sold_out",
  };
}

function termsOf(
  { legs, fare }: Pick<Journey, "legs" | "fare">,
  { cabin, party }: FareQuery,
): FareTerms {
  const terms = fareTerms(legs, cabin, party, fare);
  const alone = legs.some((leg, index) => {
    const before = legs[index - 1];
    return before !== undefined && isSelfTransfer(before.airline, leg.airline);
  });
  return alone ? { ...terms, selfTransfer: true } : terms;
}

/** The terms as a traveller asks for them. */
function summaryOf({
  brand,
  name,
  checkedBags,
  change,
  refund,
  selfTransfer,
}: FareTerms): FareSummary {
  return {
    brand,
    name,
    checkedBags,
    changeFee: change.penalty ?? null,
    refundFee: refund.penalty ?? null,
    ...(refund.credit && { credit: true }),
    ...(selfTransfer && { selfTransfer }),
  };
}
