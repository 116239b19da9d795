import type { FareCondition, FareTerms, RefundCondition } from "../../domain/fare-terms.ts";
import { type Cabin, type Party, seatsNeeded } from "../../domain/travel.ts";
import type { Body } from "../airlines/aircraft.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import { type BrandRules, brandName, type Reach, rulesOf } from "./brands.ts";
import type { Fare } from "./fare.ts";

const LONG_HAUL_KM = 4000;
const DOLLAR = 100;

/** The terms of a fare: a function of its flights, cabin and brand. */
export function fareTerms(
  legs: readonly FlightLeg[],
  cabin: Cabin,
  party: Party,
  fare: Pick<Fare, "total" | "brand" | "ticketTotal">,
): FareTerms {
  const { airline } = longest(legs);
  const { brand, total, ticketTotal = total } = fare;
  const rules = rulesOf(airline, cabin, brand, reachOf(legs));
  const seats = seatsNeeded(party);
  const tax = taxOf(legs, cabin, seats, total);
  return {
    brand,
    name: brandName(airline, cabin, brand),
    checkedBags: rules.checkedBags,
    checkedKg: rules.checkedKg,
    carryOnBags: rules.carryOnBags,
    bagFee: rules.bagFee * DOLLAR,
    seatFee: rules.seatFee * DOLLAR,
    change: condition(rules.changeFee, seats),
    refund: refundOf(rules, seats, ticketTotal),
    emissionsKg: Math.round(seats * legs.reduce((sum, leg) => sum + legEmissions(leg, cabin), 0)),
    base: total - tax,
    tax,
  };
}

function longest(legs: readonly FlightLeg[]): FlightLeg {
  const [first, ...rest] = legs;
  if (!first) throw new Error("A journey has at least one flight");
  return rest.reduce((most, leg) => (leg.km > most.km ? leg : most), first);
}

function reachOf(legs: readonly FlightLeg[]): Reach {
  const km = legs.reduce((sum, leg) => sum + leg.km, 0);
  const [first] = legs;
  if (
    legs.every(
      ({ from, to }) => from.country === to.country && from.country === first?.from.country,
    )
  ) {
    return 0;
  }
  return km > LONG_HAUL_KM ? 2 : 1;
}

function condition(fee: number | undefined, seats: number): FareCondition {
  return fee === undefined ? { allowed: false } : { allowed: true, penalty: fee * DOLLAR * seats };
}

/** A refund is sold only while there is something left to give back of the ticket, whose penalty is asked once. */
function refundOf(
  { refundFee, credit, taxBack }: BrandRules,
  seats: number,
  total: number,
): RefundCondition {
  const asked = condition(refundFee, seats);
  const isSold = asked.allowed && (asked.penalty ?? 0) < total;
  const refund: FareCondition = isSold ? asked : { allowed: false };
  return {
    ...refund,
    ...(isSold && credit && { credit }),
    ...(taxBack && { taxBack }),
  };
}

/** Charges of airports and states: so much per seat and flight, more abroad, far and in front. */
const AIRPORT_CHARGE = 1250;
const BORDER_CHARGE = 1900;
const CHARGE_PER_KM = 0.55;
const FRONT_CABIN_TIMES = 1.8;
const MOST_TAX = 0.42;

function taxOf(legs: readonly FlightLeg[], cabin: Cabin, seats: number, total: number): number {
  let charges = 0;
  for (const leg of legs) {
    const abroad = leg.from.country !== leg.to.country;
    charges += AIRPORT_CHARGE + (abroad ? BORDER_CHARGE + leg.km * CHARGE_PER_KM : 0);
  }
  if (cabin !== "economy") charges *= FRONT_CABIN_TIMES;
  return Math.min(Math.round(charges) * seats, Math.floor(total * MOST_TAX));
}

/** Climbing costs as much as this many kilometres of cruise. */
const CLIMB_KM = 250;
const KG_PER_KM: Readonly<Record<Body, number>> = {
  turboprop: 0.078,
  regional: 0.11,
  narrow: 0.082,
  wide: 0.088,
};
/** The room that a seat takes. */
const SEAT_SHARE: Readonly<Record<Cabin, number>> = {
  economy: 1,
  premium_economy: 1.5,
  business: 2.6,
  first: 3.8,
};

function legEmissions({ km, aircraft }: FlightLeg, cabin: Cabin): number {
  return (km + CLIMB_KM) * KG_PER_KM[aircraft.body] * SEAT_SHARE[cabin];
}
