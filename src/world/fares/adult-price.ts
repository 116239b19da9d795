import type { DayNumber } from "../../domain/dates.ts";
import { distanceKm } from "../../domain/geo.ts";
import type { Cabin } from "../../domain/travel.ts";
import type { Airline } from "../airlines/airlines.ts";
import type { Seed } from "../random.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import { BANDS, marketOf } from "./bands.ts";
import { priceDemand } from "./demand.ts";
import { season } from "./season.ts";
import { tariffPrice } from "./tariff.ts";

/** A journey with stops is worth less than a nonstop. By number of legs. */
const STOPS_FACTOR = [1, 1, 0.96, 0.95, 0.94] as const;
const INTERLINE_FACTOR = 1.06;
/** A through fare is at most this share of what its legs cost one by one. */
const THROUGH_SHARE = 0.95;
/** How much of the usual domestic fare above the cheapest one a low-cost airline asks. */
const DOMESTIC_LOW_COST = 0.7;

/** Demand of a quiet Tuesday bought in good time, and of a full Friday bought late; without season. */
const QUIET = 0.06;
const BUSY = 0.5;
const SEASON_WEIGHT = 0.13;

/** Which fares a price is compared with. */
interface Market {
  readonly km: number;
  readonly domestic: boolean;
  readonly lowCost: boolean;
}

/** USD cents that one adult pays, and the demand that made it so. */
export interface AdultPrice {
  readonly cents: number;
  readonly demand: number;
}

/** The price of a journey from end to end, inside its market's band and below the sum of its legs. */
export function adultPrice(
  seed: Seed,
  legs: readonly FlightLeg[],
  cabin: Cabin,
  quoteDay: DayNumber,
): AdultPrice | undefined {
  const first = legs[0];
  const last = legs[legs.length - 1];
  if (!first || !last) return undefined;
  if (legs.length === 1) return legPrice(seed, first, cabin, quoteDay);

  let sum = 0;
  let weighted = 0;
  let flown = 0;
  let lowCost = true;
  for (const leg of legs) {
    const { cents, demand } = legPrice(seed, leg, cabin, quoteDay);
    sum += cents;
    // By kilometres: the long leg of a journey makes its price.
    weighted += demand * leg.km;
    flown += leg.km;
    lowCost &&= leg.airline.kind === "low_cost";
  }
  const demand = weighted / flown;
  const factor = (STOPS_FACTOR[legs.length] ?? 0.94) * (isInterline(legs) ? INTERLINE_FACTOR : 1);
  const through = marketCents(marketBetween(first, last, lowCost), cabin, demand, factor);
  return { cents: Math.min(through, Math.floor(sum * THROUGH_SHARE)), demand };
}

function legPrice(seed: Seed, leg: FlightLeg, cabin: Cabin, quoteDay: DayNumber): AdultPrice {
  const demand = priceDemand(seed, leg, cabin, quoteDay);
  const market = {
    km: leg.km,
    domestic: leg.from.country === leg.to.country,
    lowCost: leg.airline.kind === "low_cost",
  };
  return { cents: marketCents(market, cabin, demand, 1), demand };
}

/** USD cents between which one adult's way from end to end lies, on any airline of that day. */
export function typicalPrice(
  legs: readonly FlightLeg[],
  cabin: Cabin,
): readonly [low: number, high: number] {
  const first = legs[0];
  const last = legs.at(-1);
  if (!first || !last) return [0, 0];
  const lowCost = legs.every(({ airline }) => airline.kind === "low_cost");
  const market = marketBetween(first, last, lowCost);
  const factor = STOPS_FACTOR[legs.length] ?? 0.94;
  const ofSeason = SEASON_WEIGHT * season(first.from.lat, last.to.lat, first.day);
  const at = (demand: number) => marketCents(market, cabin, demand, factor);
  return [at(QUIET + ofSeason), at(BUSY + ofSeason)];
}

function marketBetween(first: FlightLeg, last: FlightLeg, lowCost: boolean): Market {
  return {
    km: Math.round(distanceKm(first.from, last.to)),
    domestic: first.from.country === last.to.country,
    lowCost,
  };
}

function marketCents(
  { km, domestic, lowCost }: Market,
  cabin: Cabin,
  demand: number,
  factor: number,
): number {
  const [low, high] = BANDS[marketOf(km, domestic, lowCost)][cabin];
  const tariff = domestic ? "domestic" : lowCost ? "low_cost" : "international";
  let cents = tariffPrice(tariff, cabin, km, demand) * factor * 100;
  if (domestic && lowCost) cents = low + (cents - low) * DOMESTIC_LOW_COST;
  return Math.max(low, Math.min(high, Math.round(cents)));
}

function isInterline(legs: readonly FlightLeg[]): boolean {
  for (let i = 1; i < legs.length; i++) {
    const before = legs[i - 1];
    const after = legs[i];
    if (before && after && !sameFamily(before.airline, after.airline)) return true;
  }
  return false;
}

function sameFamily(a: Airline, b: Airline): boolean {
  return a.index === b.index || (a.alliance !== undefined && a.alliance === b.alliance);
}
