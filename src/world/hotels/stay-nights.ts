import type { DayNumber } from "../../domain/dates.ts";
import { curve } from "../curve.ts";
import { hash, type Seed } from "../random.ts";
import { moonHeight, peakLevel } from "./peaks.ts";
import { demandOf, seasonHeight, weekLevel } from "./season.ts";
import type { Town } from "./towns.ts";

/** The nights that are asked for, and the day that they are priced on. */
export interface QuotedNights {
  readonly checkIn: DayNumber;
  readonly checkOut: DayNumber;
  readonly quoteDay: DayNumber;
}

/** The nights of a stay as the whole town sees them, seen from the day of the quote. */
export interface StayNights {
  readonly checkIn: DayNumber;
  readonly nights: number;
  /** Share of its rooms that an average hotel of the town will have sold in the end. */
  readonly finalLoad: Float64Array;
  /** How much of that is sold by now. */
  readonly pace: Float64Array;
  /** What weekday, lead and peaks make of a price, averaged over the nights. */
  readonly level: number;
  /** The same times how far each night is from low to high season. */
  readonly height: number;
}

const EVENT = 0x4820;
const EVENT_WEEKS_PER_CENT = 6;
const EVENT_DEMAND = 1.25;

/** Lead in days against the share of the final load that is sold, and against the price. */
const paceAt = curve(0, 1, 7, 0.95, 21, 0.84, 45, 0.68, 90, 0.48, 180, 0.28, 365, 0.1);
const leadPrice = curve(0, 1.14, 3, 1.11, 7, 1.07, 14, 1.04, 30, 1.02, 60, 1, 120, 0.97, 365, 0.95);
/** A peak moves the price more than the rooms that are taken. */
const PEAK_LOAD = 0.35;
/** What a fair or festival that no table knows adds to a price. */
const EVENT_PRICE = 1.15;

export function stayNights(
  seed: Seed,
  town: Town,
  { checkIn, checkOut, quoteDay }: QuotedNights,
): StayNights {
  const nights = checkOut - checkIn;
  const finalLoad = new Float64Array(nights);
  const pace = new Float64Array(nights);
  const lead = leadPrice(checkIn - quoteDay);
  let level = 0;
  let height = 0;
  for (let i = 0; i < nights; i++) {
    const night = checkIn + i;
    const season = town.kind === "haram" ? moonHeight(night) : seasonHeight(town.year, night);
    const week = weekLevel(town.kind, night);
    const peak = peakLevel(town, night);
    const event = hasEvent(seed, town, night);
    const load = 1 + PEAK_LOAD * (peak - 1);
    const demand = demandOf(season, week) * load * (event ? EVENT_DEMAND : 1);
    finalLoad[i] = 0.34 + 0.46 * Math.min(1.35, demand);
    pace[i] = paceAt(night - quoteDay);
    const price = week * lead * peak * (event ? EVENT_PRICE : 1);
    level += price;
    height += price * season;
  }
  return { checkIn, nights, finalLoad, pace, level: level / nights, height: height / nights };
}

/** Now and then a fair or a festival fills a town for a week. */
function hasEvent(seed: Seed, town: Town, night: DayNumber): boolean {
  const week = Math.floor((night + 3) / 7);
  return hash(seed, EVENT, town.key, week) % 100 < EVENT_WEEKS_PER_CENT;
}
