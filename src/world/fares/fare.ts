import type { DayNumber } from "../../domain/dates.ts";
import type { Cabin, Party, PassengerType } from "../../domain/travel.ts";
import type { Seed } from "../random.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import { type AdultPrice, adultPrice } from "./adult-price.ts";
import { cabinSeats } from "./cabins.ts";
import { bookedShare, classLetter } from "./classes.ts";
import { crowding, loadRank } from "./demand.ts";
import { finalLoad, openSeats, soldOutDaysAhead } from "./inventory.ts";
import { loadOf, marketBetween, pricingOf } from "./markets.ts";
import { isReturn, wayPrice } from "./return-fare.ts";
import { shareOut } from "./share.ts";

export interface FareBreakdown {
  readonly type: PassengerType;
  readonly count: number;
  /** USD cents for each of them. */
  readonly each: number;
}

/** What a fare is asked for, besides the flights. */
export interface FareQuery {
  readonly cabin: Cabin;
  readonly party: Party;
  readonly quoteDay: DayNumber;
}

/** What a party pays for one way, in USD cents. */
export interface Fare {
  readonly total: number;
  readonly breakdown: readonly FareBreakdown[];
  /** Share of `total` per leg; sums to it. */
  readonly perLeg: readonly number[];
  readonly bookingClass: string;
}

/** What a party pays there and back; `total` is the sum of the two ways. */
export interface ReturnFare {
  readonly total: number;
  readonly out: Fare;
  readonly back: Fare;
}

/** What those pay who are not adults: low-cost airlines sell a seat as a seat, and a lap for a fee. */
const CHILD_SHARE = 0.75;
const INFANT_SHARE = 0.1;
const LOW_COST_LAP_FEE = 3000;
/** Landing costs the same however short the leg; in kilometres, when a fare is spread. */
const LEG_BASE_KM = 250;

/** The fare of a journey one way, or undefined when one of its flights has no such cabin. */
export function priceLegs(
  seed: Seed,
  legs: readonly FlightLeg[],
  query: FareQuery,
): Fare | undefined {
  const price = sold(seed, legs, query);
  return price && fareOf(legs, query, price, price.cents);
}

/** The fare there and back: below two one-ways where airlines sell returns, else their sum. */
export function priceReturn(
  seed: Seed,
  out: readonly FlightLeg[],
  back: readonly FlightLeg[],
  query: FareQuery,
): ReturnFare | undefined {
  const there = sold(seed, out, query);
  const home = there && sold(seed, back, query);
  if (!home) return undefined;
  const saving = isReturn(out, back) ? 1 : 0;
  const outFare = fareOf(out, query, there, wayPrice(out, there, saving));
  const backFare = fareOf(back, query, home, wayPrice(back, home, saving));
  return { total: outFare.total + backFare.total, out: outFare, back: backFare };
}

function sold(seed: Seed, legs: readonly FlightLeg[], query: FareQuery): AdultPrice | undefined {
  for (const leg of legs) {
    if (cabinSeats(leg.airline, leg.aircraft, query.cabin) === 0) return undefined;
  }
  return adultPrice(seed, legs, query);
}

function fareOf(
  legs: readonly FlightLeg[],
  { cabin, party }: FareQuery,
  { fareClass }: AdultPrice,
  adult: number,
): Fare {
  const breakdown = breakDown(adult, party, isLowCost(legs));
  let total = 0;
  for (const { count, each } of breakdown) total += count * each;
  return {
    total,
    breakdown,
    perLeg: legs.length === 1 ? [total] : shareOut(total, legs.map(legWeight)),
    bookingClass: classLetter(cabin, fareClass),
  };
}

/** Simulated seats left before anything is sold here; 0 when sold out or no such cabin. */
export function seatsLeft(seed: Seed, leg: FlightLeg, cabin: Cabin, quoteDay: DayNumber): number {
  const capacity = cabinSeats(leg.airline, leg.aircraft, cabin);
  if (capacity === 0) return 0;
  const market = marketBetween(leg.from, leg.to);
  const { buyers } = market.tariffs[pricingOf(leg.airline)];
  const rank = loadRank(seed, leg, cabin);
  const ahead = leg.day - quoteDay;
  const booked = finalLoad(loadOf(market, leg.airline, cabin), rank) * bookedShare(buyers, ahead);
  return openSeats(capacity, booked, ahead, soldOutDaysAhead(rank, crowding(market, leg.day)));
}

/** USD cents that a child and an infant on a lap pay beside an adult's price for one way. */
export function childPrice(adult: number, lowCost: boolean): number {
  return lowCost ? adult : Math.round(adult * CHILD_SHARE);
}

export function lapPrice(adult: number, lowCost: boolean): number {
  return lowCost ? LOW_COST_LAP_FEE : Math.round(adult * INFANT_SHARE);
}

/** Every flight of the journey is a low-cost airline's. */
export function isLowCost(legs: readonly FlightLeg[]): boolean {
  for (const leg of legs) if (leg.airline.kind !== "low_cost") return false;
  return true;
}

function breakDown(adult: number, party: Party, lowCost: boolean): readonly FareBreakdown[] {
  const rows: FareBreakdown[] = [];
  add(rows, "adult", party.adults, adult);
  add(rows, "child", party.children, childPrice(adult, lowCost));
  add(rows, "infant", party.infants, lapPrice(adult, lowCost));
  return rows;
}

function add(rows: FareBreakdown[], type: PassengerType, count: number, each: number): void {
  if (count > 0) rows.push({ type, count, each });
}

function legWeight(leg: FlightLeg): number {
  return leg.km + LEG_BASE_KM;
}
