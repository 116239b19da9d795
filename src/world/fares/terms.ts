import type { FareCondition, FareTerms } from "../../domain/fare-terms.ts";
import { type Cabin, type Party, seatsNeeded } from "../../domain/travel.ts";
import type { Body } from "../airlines/aircraft.ts";
import { hashText } from "../random.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import type { Fare } from "./fare.ts";
import { type Region, regionOf } from "./regions.ts";

/** How much a fare leaves open to its buyer. */
type Level = "basic" | "standard" | "flex";

/** What the terms of a fare follow from, besides its cabin. */
interface Grade {
  readonly level: Level;
  readonly lowCost: boolean;
  readonly longHaul: boolean;
}

/** Letters of deep discounts and of full fares; every other one is standard. */
const BASIC_LETTERS = "TNVZ";
const FLEX_LETTERS = "YBWJCF";
/** Where full service sells fares without a bag; elsewhere its lowest fare is a standard one. */
const BASIC_REGIONS: readonly Region[] = ["usa", "canada", "latin_america", "europe"];

/** What airlines call their levels; each one keeps to one row. */
const WORDS: readonly Readonly<Record<Level, string>>[] = [
  { basic: "Basic", standard: "Standard", flex: "Flex" },
  { basic: "Light", standard: "Classic", flex: "Flex" },
  { basic: "Saver", standard: "Main", flex: "Fully Flexible" },
];
const LOW_COST_WORDS: readonly Readonly<Record<Level, string>>[] = [
  { basic: "Value", standard: "Plus", flex: "Max" },
  { basic: "Go", standard: "Go Plus", flex: "Go Flex" },
];
const CABIN_WORDS: Readonly<Record<Cabin, string>> = {
  economy: "Economy",
  premium_economy: "Premium Economy",
  business: "Business",
  first: "First",
};

const LONG_HAUL_KM = 4000;
/** Cents for one passenger to change, on short and on long journeys; a refund costs twice as much. */
const CHANGE_FEE = [6000, 14_000] as const;
const REFUND_TIMES = 2;

/** The terms of a fare: a function of its flights, cabin and booking class. */
export function fareTerms(
  legs: readonly FlightLeg[],
  cabin: Cabin,
  party: Party,
  fare: Fare,
): FareTerms {
  const main = longest(legs);
  const km = legs.reduce((sum, leg) => sum + leg.km, 0);
  const lowCost = legs.every((leg) => leg.airline.kind === "low_cost");
  const hasBasic = lowCost || BASIC_REGIONS.includes(regionOf(main.airline.country));
  const level = levelOf(fare.bookingClass, hasBasic);
  const grade = { level, lowCost, longHaul: km > LONG_HAUL_KM };
  const seats = seatsNeeded(party);
  const tax = taxOf(legs, cabin, seats, fare.total);
  return {
    brand: brandOf(main.airline.code, cabin, grade),
    ...bags(cabin, grade),
    ...conditions(grade, seats, fare.total),
    emissionsKg: Math.round(seats * legs.reduce((sum, leg) => sum + legEmissions(leg, cabin), 0)),
    base: fare.total - tax,
    tax,
  };
}

function longest(legs: readonly FlightLeg[]): FlightLeg {
  const [first, ...rest] = legs;
  if (!first) throw new Error("A journey has at least one flight");
  return rest.reduce((most, leg) => (leg.km > most.km ? leg : most), first);
}

function levelOf(bookingClass: string, hasBasic: boolean): Level {
  if (BASIC_LETTERS.includes(bookingClass)) return hasBasic ? "basic" : "standard";
  return FLEX_LETTERS.includes(bookingClass) ? "flex" : "standard";
}

function brandOf(airline: string, cabin: Cabin, { level, lowCost }: Grade): string {
  const table = lowCost && cabin === "economy" ? LOW_COST_WORDS : WORDS;
  const word = table[hashText(airline) % table.length]?.[level] ?? "Standard";
  return lowCost && cabin === "economy" ? word : `${CABIN_WORDS[cabin]} ${word}`;
}

function bags(
  cabin: Cabin,
  { level, lowCost, longHaul }: Grade,
): { checkedBags: number; carryOnBags: number } {
  if (cabin === "first") return { checkedBags: 3, carryOnBags: 2 };
  if (cabin === "business") return { checkedBags: 2, carryOnBags: 2 };
  if (cabin === "premium_economy") return { checkedBags: lowCost ? 1 : 2, carryOnBags: 1 };
  // The cheapest low-cost fare brings only what fits under the seat.
  if (level === "basic") {
    return lowCost
      ? { checkedBags: 0, carryOnBags: 0 }
      : { checkedBags: longHaul ? 1 : 0, carryOnBags: 1 };
  }
  return { checkedBags: level === "flex" && longHaul && !lowCost ? 2 : 1, carryOnBags: 1 };
}

function conditions(
  { level, lowCost, longHaul }: Grade,
  seats: number,
  total: number,
): { change: FareCondition; refund: FareCondition } {
  if (level === "flex") {
    const free = { allowed: true, penalty: 0 };
    return { change: free, refund: lowCost ? { allowed: false } : free };
  }
  const fee = CHANGE_FEE[longHaul ? 1 : 0] * seats;
  // Low-cost airlines change anything for a fee and give nothing back.
  const change = lowCost || level === "standard" ? { allowed: true, penalty: fee } : NOT_ALLOWED;
  const refund = fee * REFUND_TIMES;
  return {
    change,
    refund:
      !lowCost && level === "standard" && refund < total
        ? { allowed: true, penalty: refund }
        : NOT_ALLOWED,
  };
}

const NOT_ALLOWED: FareCondition = { allowed: false };

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
