import type { FlightOption, OptionSlice } from "../../domain/contracts/flights/offers.ts";
import type { FlightSegment } from "../../domain/contracts/gds/flights.ts";
import { isoDateTime } from "../../domain/dates.ts";
import {
  type FareCondition,
  type FareTerms,
  onAllTickets,
  onOneTicket,
} from "../../domain/fare-terms.ts";
import { joinOfferIds } from "../../domain/offer-id.ts";
import type { Ticket } from "../../domain/tickets.ts";
import type { FlightLeg } from "../../world/timetable/leg.ts";
import type { FoundOption, FoundWay } from "../offers.ts";
import type { FlightOffer } from "../types.ts";
import { legsOf } from "./flight-offer.ts";
import { flightNumber } from "./journey-row.ts";
import type { FoundTrip } from "./trips.ts";

/** A way to fly in one direction, with what an offer says of it. */
interface Direction {
  readonly offer: FlightOffer;
  readonly slice: OptionSlice;
  readonly segments: readonly FlightSegment[];
  readonly terms: FareTerms;
}

/** Directions as one offer. */
interface Trip {
  readonly directions: readonly Direction[];
  readonly tickets: readonly Ticket[];
}

const CURRENCY = "USD";
const CARRY_ON_KG = 8;

/** A way that was found. Many trips share it, and most of it is asked for when one of them is shown. */
export class WorldWay implements FoundWay {
  readonly offer: FlightOffer;
  readonly duration_minutes: number;
  readonly stops: number;
  readonly #first: FlightLeg;
  readonly #last: FlightLeg;
  #departing: string | undefined;
  #arriving: string | undefined;
  #flights: string | undefined;
  #direction: Direction | undefined;

  constructor(offer: FlightOffer) {
    const legs = legsOf(offer);
    const first = legs[0];
    const last = legs[legs.length - 1];
    if (!first || !last) throw new Error("A journey has at least one flight");
    this.offer = offer;
    this.duration_minutes = offer.arrival - offer.departure;
    this.stops = legs.length - 1;
    this.#first = first;
    this.#last = last;
  }

  get origin(): string {
    return this.#first.from.iata;
  }

  get destination(): string {
    return this.#last.to.iata;
  }

  get departing_at(): string {
    const { departure, departureOffset } = this.#first;
    this.#departing ??= isoDateTime(departure, departureOffset);
    return this.#departing;
  }

  get arriving_at(): string {
    const { arrival, arrivalOffset } = this.#last;
    this.#arriving ??= isoDateTime(arrival, arrivalOffset);
    return this.#arriving;
  }

  get checked_bags(): number {
    return this.direction.terms.checkedBags;
  }

  get airlines(): readonly string[] {
    return legsOf(this.offer).map(({ airline }) => airline.code);
  }

  get flights(): string {
    this.#flights ??= legsOf(this.offer).map(nameOf).join();
    return this.#flights;
  }

  get direction(): Direction {
    this.#direction ??= directionOf(this.offer);
    return this.#direction;
  }
}

function nameOf(leg: FlightLeg): string {
  return `${flightNumber(leg)} ${leg.departure}`;
}

/** A trip that was found, of ways that others share. */
export class WorldOption implements FoundOption {
  readonly id: string;
  readonly total: FlightOption["total"];
  readonly tickets: number | undefined;
  readonly ways: readonly WorldWay[];
  readonly #trip: FoundTrip;
  readonly #expiresAt: string;

  constructor(trip: FoundTrip, ways: readonly WorldWay[], expiresAt: string) {
    this.id = joinOfferIds(trip.ways.map(({ id }) => id));
    this.total = usd(trip.price);
    this.tickets = trip.tickets > 1 ? trip.tickets : undefined;
    this.ways = ways;
    this.#trip = trip;
    this.#expiresAt = expiresAt;
  }

  get booking_ids(): string[] {
    return this.#trip.ways.map(({ id }) => id);
  }

  /** With what each way costs in the trip. */
  write(): FlightOption {
    const sold = this.#trip.sold();
    const offers = sold.offers();
    const directions = this.ways.map(({ offer: alone, direction }, index) => {
      const offer = offers[index] ?? alone;
      return offer === alone ? direction : { ...direction, offer, terms: offer.terms() };
    });
    return optionOf({ directions, tickets: sold.tickets }, this.#expiresAt);
  }
}

function directionOf(offer: FlightOffer): Direction {
  const segments = offer.segments(offer.left);
  const terms = offer.terms();
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) throw new Error("A journey has at least one flight");
  return {
    offer,
    segments,
    terms,
    slice: {
      origin: first.originCode,
      destination: last.destinationCode,
      departing_at: first.departureTime,
      arriving_at: last.arrivalTime,
      duration_minutes: offer.arrival - offer.departure,
      stops: segments.length - 1,
      cabin_class: first.cabin,
      fare_brand: terms.name,
      checked_bags: terms.checkedBags,
      carry_on_bags: terms.carryOnBags,
      ...(terms.selfTransfer && { self_transfer: true }),
      segments: segments.map((segment) => ({
        airline: segment.airlineCode,
        flight_number: numberOf(segment),
        origin: segment.originCode,
        destination: segment.destinationCode,
        departing_at: segment.departureTime,
        arriving_at: segment.arrivalTime,
        duration_minutes: segment.duration,
        aircraft_type: segment.aircraftType,
      })),
    },
  };
}

/** What the directions cost as parts of the trip is added up. */
function optionOf({ directions, tickets }: Trip, expiresAt: string): FlightOption {
  const [there] = directions;
  const first = there?.segments[0];
  const last = there?.segments.at(-1);
  if (!there || !first || !last) throw new Error("An offer has at least one direction");
  const { slice } = there;
  const ids = directions.map(({ offer }) => offer.id);
  const id = joinOfferIds(ids);
  const sum = (cents: (one: Direction) => number) =>
    usd(directions.reduce((total, one) => total + cents(one), 0));
  const total = sum(({ offer }) => offer.price);
  const joint = (of: (one: Direction) => FareCondition) =>
    condition(
      onAllTickets(
        tickets.map(({ ways }) =>
          onOneTicket(ways.flatMap((way) => directions[way] ?? []).map((one) => of(one))),
        ),
      ),
    );
  const refund = joint(({ terms }) => terms.refund);
  const asCredit = refund?.allowed && directions.some(({ terms }) => terms.refund.credit);
  // Of a trip, what every part of it includes.
  const { terms } = directions.reduce((least, one) =>
    one.terms.checkedBags < least.terms.checkedBags ? one : least,
  );
  return {
    id,
    offer_id: id,
    airline: first.airlineCode,
    airline_name: first.airlineName,
    flight_number: numberOf(first),
    origin: { code: first.originCode, name: first.originName },
    destination: { code: last.destinationCode, name: last.destinationName },
    departure: moment(slice.departing_at),
    arrival: moment(slice.arriving_at),
    duration_minutes: slice.duration_minutes,
    stops: slice.stops,
    ...(slice.stops > 0 && {
      stop_details: there.segments.slice(1).map((next, index) => ({
        airport_code: next.originCode,
        arrival_time: there.segments[index]?.arrivalTime.slice(11, 16) ?? "",
        departure_time: next.departureTime.slice(11, 16),
      })),
    }),
    aircraft_type: first.aircraftType,
    baggage: {
      checked: allowance(terms.checkedBags, terms.checkedKg),
      cabin: allowance(terms.carryOnBags, CARRY_ON_KG),
    },
    price: total,
    tax: sum((one) => one.terms.tax),
    total,
    ...(tickets.length > 1 && { tickets: tickets.length }),
    emissions_kg: directions.reduce((kg, one) => kg + one.terms.emissionsKg, 0),
    expires_at: expiresAt,
    direct: slice.stops === 0,
    cabin_class: first.cabin,
    conditions: {
      change_before_departure: joint(({ terms: { change } }) => change),
      refund_before_departure: refund && asCredit ? { ...refund, as_credit: true } : refund,
    },
    slices: directions.map((one) => one.slice),
    booking_ids: ids,
  };
}

function condition({
  allowed,
  penalty = 0,
}: FareCondition): FlightOption["conditions"]["change_before_departure"] {
  if (!allowed) return { allowed };
  const { amount, currency } = usd(penalty);
  return { allowed, penalty_amount: amount, penalty_currency: currency };
}

function allowance(bags: number, kg: number): { included: boolean; weight_kg: number | null } {
  return { included: bags > 0, weight_kg: bags > 0 ? kg : null };
}

function usd(cents: number): { amount: number; currency: string } {
  return { amount: cents / 100, currency: CURRENCY };
}

function moment(datetime: string): FlightOption["departure"] {
  return { date: datetime.slice(0, 10), time: datetime.slice(11, 16), datetime };
}

function numberOf({ flightNumber, airlineCode }: FlightSegment): string {
  return flightNumber.slice(airlineCode.length);
}
