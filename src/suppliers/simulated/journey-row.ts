import type {
  FareSummary,
  FlightJourney,
  FlightSegment,
  JourneyLeg,
} from "../../domain/contracts/gds/flights.ts";
import { isoDateTime } from "../../domain/dates.ts";
import type { FareTerms } from "../../domain/fare-terms.ts";
import type { Party } from "../../domain/travel.ts";
import type { Fare, FareQuery } from "../../world/fares/fare.ts";
import { fareTerms } from "../../world/fares/terms.ts";
import { isSelfTransfer } from "../../world/flights/connection.ts";
import type { Journey } from "../../world/flights/search.ts";
import type { FlightLeg } from "../../world/timetable/leg.ts";

/** What a journey is written with besides its flights and their fare. */
export interface Written {
  readonly id: string;
  readonly query: FareQuery;
  readonly left: number;
}

export function flightNumber(leg: FlightLeg): string {
  return `${leg.airline.code}${leg.number}`;
}

/** A journey as a search shows it. */
export function journeyRow({ legs, fare }: Journey, written: Written): FlightJourney {
  const segments = legs.map((leg, index) => journeyLeg(leg, fare.perLeg[index] ?? 0));
  const summary = summaryOf(termsOf({ legs, fare }, written.query));
  return row({ legs, segments, price: fare.total, summary }, fare, written);
}

/** The flights of a journey one by one, as a booking has them. */
export function segmentRows(
  { legs, fare }: Journey,
  { id, query: { cabin, party }, left }: Written,
): FlightSegment[] {
  return legs.map((leg, index): FlightSegment => {
    const price = fare.perLeg[index] ?? 0;
    return {
      id: legs.length === 1 ? id : `${id}/${index + 1}`,
      flightNumber: flightNumber(leg),
      airlineCode: leg.airline.code,
      airlineName: leg.airline.name,
      originCode: leg.from.iata,
      originName: leg.from.name,
      destinationCode: leg.to.iata,
      destinationName: leg.to.name,
      departureTime: isoDateTime(leg.departure, leg.departureOffset),
      arrivalTime: isoDateTime(leg.arrival, leg.arrivalOffset),
      departureTerminal: leg.departureTerminal,
      arrivalTerminal: leg.arrivalTerminal,
      operatingCarrier: leg.operator?.name,
      duration: leg.arrival - leg.departure,
      aircraftType: leg.aircraft.name,
      cabin,
      price,
      priceBreakdown: breakdownOf(fare, price, party),
      seatsAvailable: left,
      bookingClass: fare.bookingClass,
      status: left > 0 ? "available" : "sold_out",
    };
  });
}

/** What each of a party pays; it is of the through fare, so a single flight of several does not carry it. */
function breakdownOf(
  { total, breakdown }: Fare,
  price: number,
  { adults, children, infants }: Party,
): FlightSegment["priceBreakdown"] {
  const alone = adults === 1 && children === 0 && infants === 0;
  return !alone && price === total ? [...breakdown] : undefined;
}

/** Terminals and the operating airline stand there where there is something to say. */
function journeyLeg(leg: FlightLeg, price: number): JourneyLeg {
  return {
    flightNumber: flightNumber(leg),
    originCode: leg.from.iata,
    destinationCode: leg.to.iata,
    departureTime: isoDateTime(leg.departure, leg.departureOffset),
    arrivalTime: isoDateTime(leg.arrival, leg.arrivalOffset),
    departureTerminal: leg.departureTerminal,
    arrivalTerminal: leg.arrivalTerminal,
    operatingCarrier: leg.operator?.name,
    duration: leg.duration,
    aircraftType: leg.aircraft.name,
    price,
  };
}

/** From one departure to one arrival: its flights, and the same as they are written. */
interface Stretch {
  readonly legs: readonly FlightLeg[];
  readonly segments: JourneyLeg[];
  readonly price: number;
  readonly summary: FareSummary;
}

/** Written out, not put together of parts: a page has dozens, and adding fields to an object is slow. */
function row(
  { legs, segments, price, summary }: Stretch,
  fare: Fare,
  { id, query: { cabin, party }, left }: Written,
): FlightJourney {
  const first = legs[0];
  const last = legs[legs.length - 1];
  const leaves = segments[0];
  const lands = segments[segments.length - 1];
  if (!first || !last || !leaves || !lands) throw new Error("A journey has at least one flight");
  const through = segments.length > 1;
  return {
    id,
    flightNumber: through ? segments.map(numberOf).join("/") : leaves.flightNumber,
    airlineCode: first.airline.code,
    airlineName: first.airline.name,
    originCode: leaves.originCode,
    originName: first.from.name,
    destinationCode: lands.destinationCode,
    destinationName: last.to.name,
    departureTime: leaves.departureTime,
    arrivalTime: lands.arrivalTime,
    departureTerminal: leaves.departureTerminal,
    arrivalTerminal: lands.arrivalTerminal,
    operatingCarrier: leaves.operatingCarrier,
    duration: last.arrival - first.departure,
    aircraftType: through ? [...new Set(segments.map(typeOf))].join(", ") : leaves.aircraftType,
    cabin,
    price,
    priceBreakdown: breakdownOf(fare, price, party),
    seatsAvailable: left,
    bookingClass: fare.bookingClass,
    status: left > 0 ? "available" : "sold_out",
    fare: summary,
    stops: segments.length - 1,
    segments,
  };
}

const numberOf = (segment: JourneyLeg) => segment.flightNumber;
const typeOf = (segment: JourneyLeg) => segment.aircraftType;

export function termsOf(
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
  checkedKg,
  carryOnBags,
  change,
  refund,
  selfTransfer,
}: FareTerms): FareSummary {
  return {
    brand,
    name,
    checkedBags,
    ...(checkedBags > 0 && { checkedKg }),
    carryOnBags,
    changeFee: change.penalty ?? null,
    refundFee: refund.penalty ?? null,
    ...(refund.credit && { credit: true }),
    ...(selfTransfer && { selfTransfer }),
  };
}
