import { type Brand, lowestBrand } from "../../domain/brands.ts";
import type { DayNumber } from "../../domain/dates.ts";
import type { Cabin } from "../../domain/travel.ts";
import type { Airline } from "../airlines/airlines.ts";
import type { Airport } from "../places/airports.ts";
import type { Seed } from "../random.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import { inAmericanBand } from "./bands.ts";
import { brandStep, stepWithin } from "./brands.ts";
import { cabinClass, classFare } from "./classes.ts";
import { classOf, waveOf } from "./demand.ts";
import { type Market, marketBetween, type Pricing, pricingOf } from "./markets.ts";
import { fareSeason, seasonOn } from "./season.ts";
import { LEAST_STANDING, standing } from "./standing.ts";

/** One stop is worth a little less than a nonstop, by number of legs; more take-offs cost more than that, and so do two on a short way. */
const STOPS_FACTOR = [1, 1, 0.97, 1.06, 1.16] as const;
const SHORT_STOPS_FACTOR = [1, 1, 1.1, 1.25, 1.4] as const;
const SHORT_KM = 2200;
const INTERLINE_FACTOR = 1.06;
/** Beyond this much of the direct way, what is flown in vain is paid for, up to a bound. */
const FREE_DETOUR = 1.2;
const DETOUR_SHARE = 0.35;
const MOST_DETOUR = 1.4;
/** A through fare is at least its dearest leg and so much of the others: feeders add. */
const FEEDER_SHARE = 0.36;
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
  /** The same before the American band: through fares are made of it. */
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

/** The price of a journey from end to end: that of its class in its market, above its dearest leg and below the sum of all. */
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
  let dearest = 0;
  let weighted = 0;
  let flown = 0;
  for (const leg of legs) {
    const { cents, market, fareClass } = legPrice(seed, leg, asked);
    sum += cents;
    marketSum += market;
    dearest = Math.max(dearest, market);
    // By kilometres: the long leg of a journey makes its price.
    weighted += fareClass * leg.km;
    flown += leg.km;
  }
  const fareClass = Math.round(weighted / flown);
  const market = marketBetween(first.from, last.to);
  const pricing = pricingOfJourney(legs);
  const { cabin } = asked;
  const usual = marketDollars(market, pricing, {
    cabin,
    fareClass,
    rise: riseOn(market, pricing, { from: first.from, to: last.to, day: first.day }),
    factor: stopsFactor(legs, market) * standing(seed, legs),
  });
  // Low-cost airlines sell their flights one by one.
  const fed = pricing === "full" ? FEEDER_SHARE : 1;
  const floor = (dearest + fed * (marketSum - dearest)) / 100;
  const most = Math.floor(sum * THROUGH_SHARE);
  const { cents, market: before, step } = laidOut(market, cabin, Math.max(usual, floor), fareClass);
  const through = { cabin, cents: Math.min(cents, most), market: before, step, fareClass };
  return branded(through, legs, asked);
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
    rise: riseOn(market, pricing, leg),
    factor: standing(seed, [leg]),
  });
}

/** What the day makes of the level: the season, or a holiday's wave where that is more. */
function riseOn(
  market: Market,
  pricing: Pricing,
  leg: Pick<FlightLeg, "from" | "to" | "day">,
): number {
  const { seasons, waveRise } = market.tariffs[pricing];
  const season = seasons[fareSeason(seasonOn(market.year, leg.day))];
  return Math.max(season, 1 + waveRise * waveOf(market, leg));
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
  const rise = riseOn(market, pricing, { from: first.from, to: last.to, day: first.day });
  const { cabin } = asked;
  const at = (economy: number) => {
    const fareClass = cabinClass(cabin, economy, 0);
    return branded(priceOf(market, pricing, { cabin, fareClass, rise, factor }), legs, asked);
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
    rise: market.tariffs[pricing].seasons[fareSeason(seasonOn(market.year, day))],
    factor: LEAST_STANDING,
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
  /** What the day makes of the level. */
  readonly rise: number;
  readonly factor: number;
}

function priceOf(market: Market, pricing: Pricing, sold: Sold): AdultPrice {
  const { cabin, fareClass } = sold;
  return laidOut(market, cabin, marketDollars(market, pricing, sold), fareClass);
}

function marketDollars(
  market: Market,
  pricing: Pricing,
  { cabin, fareClass, rise, factor }: Sold,
): number {
  const { curve } = market.tariffs[pricing];
  const level = market.levels[pricing];
  return level * rise * factor * classFare(curve, cabin, fareClass, market.km);
}

/** In whole dollars, or in the American band. */
function laidOut(market: Market, cabin: Cabin, dollars: number, fareClass: number): AdultPrice {
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
  return factor * detourFactor(legs, km) * (isInterline(legs) ? INTERLINE_FACTOR : 1);
}

function detourFactor(legs: readonly FlightLeg[], km: number): number {
  let flown = 0;
  for (const leg of legs) flown += leg.km;
  const vain = flown / Math.max(1, km) - FREE_DETOUR;
  return vain <= 0 ? 1 : Math.min(MOST_DETOUR, 1 + DETOUR_SHARE * vain);
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
