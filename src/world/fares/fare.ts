import { type Brand, lowestBrand } from "../../domain/brands.ts";
import type { DayNumber } from "../../domain/dates.ts";
import type { Ticket } from "../../domain/tickets.ts";
import type { Cabin, Party, PassengerType } from "../../domain/travel.ts";
import type { Seed } from "../random.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import { type AdultPrice, adultPrice } from "./adult-price.ts";
import { cabinSeats } from "./cabins.ts";
import { bookedShare, classLetter } from "./classes.ts";
import { crowding, loadRank, waveOf } from "./demand.ts";
import { finalLoad, openSeats, paced, soldOutDaysAhead } from "./inventory.ts";
import { loadOf, marketBetween, pricingOf } from "./markets.ts";
import { wayPrice } from "./return-fare.ts";
import { shareOut } from "./share.ts";
import { type Saving, ticketsOf, ticketsOfPair, type WayToSell, wayToSell } from "./tickets.ts";

export interface FareBreakdown {
  readonly type: PassengerType;
  readonly count: number;
  /** USD cents for each of them. */
  readonly each: number;
}

/** What a fare is asked for, besides the flights. */
export interface FareQuery {
  readonly cabin: Cabin;
  /** Absent: the lowest of the cabin. */
  readonly brand?: Brand | undefined;
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
  readonly brand: Brand;
  /** What it is made of: one adult's price for the way by itself. */
  readonly adult: AdultPrice;
  /** What all ways of its ticket cost together; absent where it is the only one. */
  readonly ticketTotal?: number;
}

/** What a party pays for the ways of a trip; `total` is their sum. */
export interface TripFare {
  readonly total: number;
  readonly fares: readonly Fare[];
  readonly tickets: readonly Ticket[];
}

/** A way with its fare, alone or as part of a trip. */
export interface PricedWay {
  readonly legs: readonly FlightLeg[];
  readonly fare: Fare;
  readonly query: FareQuery;
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
  return price && fareOf(legs, query, price, price.cents + price.step);
}

/**
 * The fare of a whole trip, way by way in the order of departure: below the one-ways where airlines
 * sell returns, else their sum. Undefined when a flight has no such cabin.
 */
export function priceTrip(
  seed: Seed,
  ways: readonly (readonly FlightLeg[])[],
  query: FareQuery,
): TripFare | undefined {
  const priced: PricedWay[] = [];
  for (const legs of ways) {
    const fare = priceLegs(seed, legs, query);
    if (!fare) return undefined;
    priced.push({ legs, fare, query });
  }
  return sellTogether(priced);
}

/** The same for ways that are priced already, each of which may have a cabin and a brand of its own. */
export function sellTogether(ways: readonly PricedWay[]): TripFare {
  const fares = ways.map(({ fare }) => fare);
  const tickets = ticketsOf(ways.map(forSale));
  for (const { ways: places, saving } of tickets) {
    if (places.length < 2) continue;
    let ticketTotal = 0;
    for (const place of places) {
      const way = ways[place];
      if (!way) continue;
      const { legs, query, fare } = way;
      const sold =
        saving === 0 ? fare : fareOf(legs, query, fare.adult, wayPrice(legs, fare.adult, saving));
      fares[place] = sold;
      ticketTotal += sold.total;
    }
    for (const place of places) {
      const sold = fares[place];
      if (sold) fares[place] = { ...sold, ticketTotal };
    }
  }
  let total = 0;
  for (const fare of fares) total += fare.total;
  return { total, fares, tickets };
}

/** A way that many trips are compared with. */
export interface ComparedWay {
  readonly forSale: WayToSell;
  /** `wayTotal`, which comes to few amounts. */
  totalAt(saving: Saving): number;
}

/** What `sellTogether` comes to, and in how many tickets, for the many trips that are only compared. */
export function priceTogether(ways: readonly ComparedWay[]): { total: number; tickets: number } {
  const [out, back] = ways;
  const tickets =
    out && back && ways.length === 2
      ? ticketsOfPair(out.forSale, back.forSale)
      : ticketsOf(ways.map((way) => way.forSale));
  let total = 0;
  for (const { ways: places, saving } of tickets) {
    for (const place of places) total += ways[place]?.totalAt(places.length > 1 ? saving : 0) ?? 0;
  }
  return { total, tickets: tickets.length };
}

/** What a party pays for a way that is part of a trip. */
export function wayTotal({ legs, fare, query: { party } }: PricedWay, saving: Saving): number {
  if (saving === 0) return fare.total;
  const each = wayPrice(legs, fare.adult, saving);
  const lowCost = isLowCost(legs);
  return (
    party.adults * each +
    (party.children > 0 ? party.children * childPrice(each, lowCost) : 0) +
    (party.infants > 0 ? party.infants * lapPrice(each, lowCost) : 0)
  );
}

/** A way with what it would save as half of a return. */
export function forSale({ legs, fare: { adult } }: PricedWay): WayToSell {
  return wayToSell(legs, adult.cents + adult.step - wayPrice(legs, adult, 1));
}

function sold(seed: Seed, legs: readonly FlightLeg[], query: FareQuery): AdultPrice | undefined {
  for (const leg of legs) {
    if (cabinSeats(leg.airline, leg.aircraft, query.cabin) === 0) return undefined;
  }
  return adultPrice(seed, legs, query);
}

function fareOf(
  legs: readonly FlightLeg[],
  { cabin, brand = lowestBrand(cabin), party }: FareQuery,
  adult: AdultPrice,
  each: number,
): Fare {
  const breakdown = breakDown(each, party, isLowCost(legs));
  let total = 0;
  for (const { count, each } of breakdown) total += count * each;
  return {
    total,
    breakdown,
    perLeg: legs.length === 1 ? [total] : shareOut(total, legs.map(legWeight)),
    bookingClass: classLetter(cabin, adult.fareClass),
    brand,
    adult,
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
  const sold = paced(bookedShare(buyers, ahead), rank, waveOf(market, leg));
  const booked = finalLoad(loadOf(market, leg.airline, cabin), rank) * sold;
  return openSeats(capacity, booked, ahead, soldOutDaysAhead(rank, crowding(market, leg)));
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
