import type {
  FlightJourney,
  FlightSegment,
  JourneyLeg,
} from "../../domain/contracts/gds/flights.ts";
import { isoDate, isoDateTime, type Minutes } from "../../domain/dates.ts";
import type { StockUnit } from "../../domain/stock.ts";
import { type Cabin, seatsNeeded } from "../../domain/travel.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { type Reused, reused } from "../../memory/reused.ts";
import { type Fare, type FareQuery, priceLegs, seatsLeft } from "../../world/fares/fare.ts";
import { fareTerms } from "../../world/fares/terms.ts";
import { type Journey, searchJourneys } from "../../world/flights/search.ts";
import { airportsOf } from "../../world/places/airports.ts";
import type { Seed } from "../../world/random.ts";
import type { FlightLeg } from "../../world/timetable/leg.ts";
import { findLeg } from "../../world/timetable/timetable.ts";
import type {
  FlightOffer,
  FlightQuery,
  FlightReference,
  FlightSupplier,
  OfferList,
} from "../types.ts";
import { type FlightId, readFlightId, writeFlightId } from "./flight-id.ts";
import { isOutdatedId } from "./id-parts.ts";

type OnTheDay = Pick<JourneyLeg, "departureTerminal" | "arrivalTerminal" | "operatingCarrier">;

/** The same search is asked for many times a day; a list takes some forty kilobytes with its pages. */
const LISTS_REMEMBERED = 400;

interface FlightList extends OfferList<FlightJourney, FlightOffer> {
  readonly earliest: Minutes;
}

/** Flights of the simulated world. */
export function simulatedFlights(seed: Seed): FlightSupplier {
  const lists = boundedCache<string, Reused<FlightList>>(LISTS_REMEMBERED);

  function listOf({
    origin,
    destination,
    day,
    cabin,
    party,
    quoteDay,
  }: FlightQuery): Reused<FlightList> {
    const from = airportsOf(origin);
    const to = airportsOf(destination);
    const offers: FlightOffer[] = [];
    const groups = new Set<string>();
    let earliest = Number.POSITIVE_INFINITY;
    for (const journey of searchJourneys(seed, { from, to, day, cabin, party, quoteDay })) {
      offers.push(flightOffer(seed, journey, { cabin, party, quoteDay }));
      earliest = Math.min(earliest, departureOf(journey.legs));
      for (const leg of journey.legs) groups.add(stockGroup(leg));
    }
    return reused({ offers, groups: reused([...groups]), earliest });
  }

  return {
    source: "simulated",

    async search(query) {
      const { origin, destination, day, cabin, party, quoteDay, notBefore } = query;
      const { adults, children, infants } = party;
      const key = `${origin}${destination}${day}${cabin}${adults}.${children}.${infants}q${quoteDay}`;
      const list = lists.get(key) ?? lists.set(key, listOf(query));
      if (list.earliest > notBefore) return list;
      return { ...list, offers: list.offers.filter(({ departure }) => departure > notBefore) };
    },

    isOutdated: isOutdatedId,

    read(id) {
      const parsed = readFlightId(id);
      return parsed && { id, party: parsed.party, quoteDay: parsed.quoteDay };
    },

    async quote({ id, party, quoteDay }: FlightReference) {
      const parsed = readFlightId(id);
      const legs = parsed && findLegs(seed, parsed);
      if (!legs) return undefined;
      const query = { cabin: parsed.cabin, party, quoteDay };
      const fare = priceLegs(seed, legs, query);
      if (!fare) return undefined;
      const seats = Math.min(...legs.map((leg) => seatsLeft(seed, leg, parsed.cabin, quoteDay)));
      return flightOffer(seed, { legs, fare, seats }, query);
    },
  };
}

export function flightOffer(seed: Seed, journey: Journey, query: FareQuery): FlightOffer {
  const { legs, fare, seats } = journey;
  const { cabin, party, quoteDay } = query;
  const id = writeFlightId({ ...query, day: legs[0]?.day ?? 0, legs: idLegs(legs) });
  let rendered: Reused<FlightJourney> | undefined;
  return {
    id,
    price: fare.total,
    left: seats,
    quantity: seatsNeeded(party),
    departure: departureOf(legs),
    arrival: legs.at(-1)?.arrival ?? 0,
    units: () => legs.map((leg) => stockUnit(seed, leg, cabin, quoteDay)),
    render(left) {
      if (rendered?.seatsAvailable === left) return rendered;
      rendered = reused(renderJourney(id, journey, query, left));
      return rendered;
    },
    segments: (left) => renderSegments(id, journey, query, left),
    terms: () => fareTerms(legs, cabin, party, fare),
  };
}

function idLegs(legs: readonly FlightLeg[]): FlightId["legs"] {
  const first = legs[0]?.day ?? 0;
  return legs.map(({ airline, number, day }) => ({
    airline: airline.code,
    number,
    daysLater: day - first,
  }));
}

/** The flights an id names, if they all fly on those days and one can be changed to from another. */
function findLegs(seed: Seed, { day, legs }: FlightId): FlightLeg[] | undefined {
  const found: FlightLeg[] = [];
  for (const { airline, number, daysLater } of legs) {
    const leg = findLeg(seed, airline, number, day + daysLater);
    const previous = found.at(-1);
    if (!leg) return undefined;
    if (previous && (previous.to !== leg.from || previous.arrival >= leg.departure)) {
      return undefined;
    }
    found.push(leg);
  }
  return found;
}

function departureOf(legs: readonly FlightLeg[]): Minutes {
  return legs[0]?.departure ?? 0;
}

function stockGroup(leg: FlightLeg): string {
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
