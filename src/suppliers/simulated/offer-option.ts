import type { FlightOption, OptionSlice } from "../../domain/contracts/flights/offers.ts";
import type { FlightSegment } from "../../domain/contracts/gds/flights.ts";
import {
  type FareCondition,
  type FareTerms,
  onAllTickets,
  onOneTicket,
} from "../../domain/fare-terms.ts";
import { joinOfferIds } from "../../domain/offer-id.ts";
import type { Ticket } from "../../domain/tickets.ts";
import type { FlightOffer } from "../types.ts";

/** A way to fly in one direction, with what an offer says of it. */
export interface Direction {
  readonly offer: FlightOffer;
  readonly slice: OptionSlice;
  readonly segments: readonly FlightSegment[];
  readonly terms: FareTerms;
}

/** Directions as one offer. */
export interface Trip {
  readonly directions: readonly Direction[];
  readonly tickets: readonly Ticket[];
}

const CURRENCY = "USD";
const CARRY_ON_KG = 8;

export function directionOf(offer: FlightOffer): Direction {
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
export function optionOf({ directions, tickets }: Trip, expiresAt: string): FlightOption {
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
