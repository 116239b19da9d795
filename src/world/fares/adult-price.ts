import { type Brand, lowestBrand } from "../../domain/brands.ts";
import type { DayNumber } from "../../domain/dates.ts";
import type { Cabin } from "../../domain/travel.ts";
import type { Airline } from "../airlines/airlines.ts";
import type { Airport } from "../places/airports.ts";
import { hashText, roll, type Seed } from "../random.ts";
import { type FlightLeg, flightKey } from "../timetable/leg.ts";
import { inAmericanBand } from "./bands.ts";
import { brandStep, stepWithin } from "./brands.ts";
import { cabinClass, classFare } from "./classes.ts";
import { classOf } from "./demand.ts";
import { type Market, marketBetween, type Pricing, pricingOf } from "./markets.ts";
import { fareSeason, seasonOn } from "./season.ts";

/** A journey with stops is worth less than a nonstop, by number of legs; on a short way two take-offs cost more than that. */
const STOPS_FACTOR = [1, 1, 0.96, 0.95, 0.94] as const;
const SHORT_STOPS_FACTOR = [1, 1, 1.1, 1.14, 1.18] as const;
const SHORT_KM = 2200;
const INTERLINE_FACTOR = 1.06;
/** A through fare is at most this share of what its legs cost one by one. */
const THROUGH_SHARE = 0.95;

/** Economy classes between which most people buy. */
const QUIET = 0;
const BUSY = 6;

/** What one adult pays one way, in USD cents: `cents` and `step`. */
export interface AdultPrice {
  readonly cabin: Cabin;
  /** In the lowest brand of the cabin. */
  readonly cents: number;
  /** The same before the American band: returns are made of it. */
  readonly market: number;
  /** What the brand costs above the lowest. */
  readonly step: number;
  /** 0 is the cheapest of the cabin. */
  readonly fareClass: number;
}

/** What is asked of every leg. */
interface Asked {
  readonly cabin: Cabin;
  /** Absent: the lowest of the cabin. */
  readonly brand?: Brand | undefined;
  readonly quoteDay: DayNumber;
}

/** The price of a journey from end to end: that of its class in its market, and below the sum of its legs. */
export function adultPrice(
  seed: Seed,
  legs: readonly FlightLeg[],
  asked: Asked,
): AdultPrice | undefined {
  const first = legs[0];
  const last = legs[legs.length - 1];
  if (!first || !last) return undefined;
  if (legs.length === 1) return branded(legPrice(seed, first, asked), legs, asked);

  let sum = 0;
  let marketSum = 0;
  let weighted = 0;
  let flown = 0;
  for (const leg of legs) {
    const { cents, market, fareClass } = legPrice(seed, leg, asked);
    sum += cents;
    marketSum += market;
    // By kilometres: the long leg of a journey makes its price.
    weighted += fareClass * leg.km;
    flown += leg.km;
  }
  const fareClass = Math.round(weighted / flown);
  const market = marketBetween(first.from, last.to);
  const through = priceOf(market, pricingOfJourney(legs), {
    cabin: asked.cabin,
    fareClass,
    season: fareSeason(seasonOn(market.year, first.day)),
    factor: stopsFactor(legs, market) * standing(seed, first, last),
  });
  const price = {
    cabin: asked.cabin,
    cents: Math.min(through.cents, Math.floor(sum * THROUGH_SHARE)),
    market: Math.min(through.market, Math.floor(marketSum * THROUGH_SHARE)),
    step: 0,
    fareClass,
  };
  return branded(price, legs, asked);
}

/** The price in the brand that is asked for. */
function branded(
  price: AdultPrice,
  legs: readonly FlightLeg[],
  { cabin, brand }: Pick<Asked, "cabin" | "brand">,
): AdultPrice {
  const first = legs[0];
  const last = legs[legs.length - 1];
  if (brand === undefined || brand === lowestBrand(cabin) || !first || !last) return price;
  const market = marketBetween(first.from, last.to);
  const usual = brandStep(market, pricingOfJourney(legs), cabin, brand);
  const { cents, fareClass } = price;
  const step = stepWithin(market, brand, cents, usual);
  return { cabin, cents, market: price.market, step, fareClass };
}

function legPrice(seed: Seed, leg: FlightLeg, asked: Asked): AdultPrice {
  const market = marketBetween(leg.from, leg.to);
  const pricing = pricingOf(leg.airline);
  return priceOf(market, pricing, {
    cabin: asked.cabin,
    fareClass: classOf(seed, leg, market.tariffs[pricing], asked),
    season: fareSeason(seasonOn(market.year, leg.day)),
    factor: standing(seed, leg, leg),
  });
}

const STANDING_KEY = hashText("fares.standing");
/** An airline's name and hours in a market move its level by up to so much either way. */
const STANDING = 0.07;

function standing(seed: Seed, first: FlightLeg, last: FlightLeg): number {
  const a = first.from.index;
  const b = last.to.index;
  const airline = flightKey(first.airline.code, 0);
  const at = roll(seed, STANDING_KEY, airline, a < b ? a : b, a < b ? b : a);
  return 1 + STANDING * (2 * at - 1);
}

/** Between which one adult's way from end to end lies, on any airline of that day. */
export function typicalPrice(
  legs: readonly FlightLeg[],
  asked: Pick<Asked, "cabin" | "brand">,
): readonly [low: AdultPrice, high: AdultPrice] | undefined {
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last) return undefined;
  const market = marketBetween(first.from, last.to);
  const pricing = pricingOfJourney(legs);
  const factor = stopsFactor(legs, market);
  const season = fareSeason(seasonOn(market.year, first.day));
  const { cabin } = asked;
  const at = (economy: number) => {
    const fareClass = cabinClass(cabin, economy, 0);
    return branded(priceOf(market, pricing, { cabin, fareClass, season, factor }), legs, asked);
  };
  return [at(QUIET), at(BUSY)];
}

/** About the least that one adult's way between two airports costs on a day, whichever airlines fly it, in USD cents. */
export function leastPrice(
  from: Airport,
  to: Airport,
  asked: { readonly pricing: Pricing; readonly cabin: Cabin; readonly day: DayNumber },
): number {
  const market = marketBetween(from, to);
  const { pricing, cabin, day } = asked;
  return priceOf(market, pricing, {
    cabin,
    fareClass: 0,
    season: fareSeason(seasonOn(market.year, day)),
    factor: 1 - STANDING,
  }).cents;
}

/** A journey is low-cost, or a leisure airline's, when all of it is. */
export function pricingOfJourney(legs: readonly FlightLeg[]): Pricing {
  const [first] = legs;
  if (!first) return "full";
  const pricing = pricingOf(first.airline);
  return legs.every(({ airline }) => pricingOf(airline) === pricing) ? pricing : "full";
}

interface Sold {
  readonly cabin: Cabin;
  readonly fareClass: number;
  readonly season: 0 | 1 | 2 | 3;
  readonly factor: number;
}

function priceOf(
  market: Market,
  pricing: Pricing,
  { cabin, fareClass, season, factor }: Sold,
): AdultPrice {
  const { level, seasons, curve } = market.tariffs[pricing];
  const dollars = level * seasons[season] * factor * classFare(curve, cabin, fareClass, market.km);
  const cents = Math.round(dollars) * 100;
  return {
    cabin,
    cents: market.american ? inAmericanBand(cabin, dollars) : cents,
    market: cents,
    step: 0,
    fareClass,
  };
}

function stopsFactor(legs: readonly FlightLeg[], { km }: Market): number {
  const factors = km < SHORT_KM ? SHORT_STOPS_FACTOR : STOPS_FACTOR;
  const factor = factors[Math.min(legs.length, factors.length - 1)] ?? 1;
  return factor * (isInterline(legs) ? INTERLINE_FACTOR : 1);
}

function isInterline(legs: readonly FlightLeg[]): boolean {
  for (let i = 1; i < legs.length; i++) {
    const before = legs[i - 1];
    const after = legs[i];
    if (before && after && !sameFamily(before.airline, after.airline)) return true;
  }
  return false;
}

export function sameFamily(a: Airline, b: Airline): boolean {
  return a.index === b.index || (a.alliance !== undefined && a.alliance === b.alliance);
}
