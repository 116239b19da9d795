import type { DayNumber } from "../../domain/dates.ts";
import { curve } from "../curve.ts";
import { hash, type Seed } from "../random.ts";
import { seasonalDemand } from "./season.ts";
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
  /** What the night adds to a price, squared (see `priceOf`). */
  readonly pull: Float64Array;
}

const EVENT = 0x4820;
const EVENT_WEEKS_PER_CENT = 6;
const EVENT_DEMAND = 1.25;

/** Lead in days against the share of the final load that is sold, and against the price. */
const paceAt = curve(0, 1, 7, 0.95, 21, 0.84, 45, 0.68, 90, 0.48, 180, 0.28, 365, 0.1);
const leadPrice = curve(0, 1.15, 3, 1.12, 7, 1.06, 14, 1, 30, 0.97, 90, 0.94, 365, 0.92);

export function stayNights(
  seed: Seed,
  town: Town,
  { checkIn, checkOut, quoteDay }: QuotedNights,
): StayNights {
  const nights = checkOut - checkIn;
  const finalLoad = new Float64Array(nights);
  const pace = new Float64Array(nights);
  const pull = new Float64Array(nights);
  const lead = leadPrice(checkIn - quoteDay);
  for (let i = 0; i < nights; i++) {
    const night = checkIn + i;
    const demand = seasonalDemand(town.season, night) * eventDemand(seed, town, night);
    finalLoad[i] = 0.34 + 0.46 * demand;
    pace[i] = paceAt(night - quoteDay);
    const price = (0.25 + 0.75 * demand) * lead * town.cost;
    pull[i] = price * price;
  }
  return { checkIn, nights, finalLoad, pace, pull };
}

/** Now and then a fair or a festival fills a town for a week. */
function eventDemand(seed: Seed, town: Town, night: DayNumber): number {
  const week = Math.floor((night + 3) / 7);
  return hash(seed, EVENT, town.key, week) % 100 < EVENT_WEEKS_PER_CENT ? EVENT_DEMAND : 1;
}
