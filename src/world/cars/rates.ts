import type { DayNumber } from "../../domain/dates.ts";
import type { VehicleClass } from "../../domain/travel.ts";
import { curve } from "../curve.ts";
import { peakLevel } from "../hotels/peaks.ts";
import { seasonHeight } from "../hotels/season.ts";
import { roll, type Seed } from "../random.ts";
import type { Counter, Line } from "./counters.ts";
import type { CarLocation } from "./locations.ts";

/** US cents a day before fees: in the United States every base rate of a class lies in its band. */
export interface RateBand {
  readonly low: number;
  readonly high: number;
}

export const RATE_BANDS: Readonly<Record<VehicleClass, RateBand>> = {
  economy: { low: 3_500, high: 5_000 },
  compact: { low: 4_000, high: 6_000 },
  midsize: { low: 5_000, high: 8_000 },
  fullsize: { low: 6_000, high: 9_500 },
  suv: { low: 7_500, high: 12_500 },
  luxury: { low: 10_000, high: 15_000 },
  van: { low: 9_000, high: 14_500 },
};
/** The country whose rates keep within bands, and the economy car that stands in their middle. */
const BANDED_COUNTRY = "US";
const BAND_MIDDLE = 56;

/** A class beside economy at the year's mean price. */
const CLASS_LEVEL: Readonly<Record<VehicleClass, number>> = {
  economy: 1,
  compact: 1.14,
  midsize: 1.38,
  fullsize: 1.75,
  suv: 2.05,
  luxury: 3.2,
  van: 2.5,
};

/** How much of what a dearer class adds follows the season: large cars vary less than small ones. */
const SEASONAL = 0.45;

const RATE = 0x4330;
const AIRPORT_LEVEL = 1.02;

const leadLevel = curve(0, 1.35, 3, 1.22, 7, 1.12, 21, 1.05, 60, 1, 180, 0.95);
const lengthLevel = curve(1, 1.25, 3, 1.1, 7, 1, 14, 0.93, 28, 0.82);

/** USD a day for an economy car: what depends neither on the company nor on the car. */
export interface Market {
  readonly economy: number;
  /** The same at the year's mean. */
  readonly mean: number;
}

export function marketAt(
  location: CarLocation,
  day: DayNumber,
  rentalDays: number,
  quoteDay: DayNumber,
): Market {
  const {
    levels: { low, high },
    year,
    kind,
    cityCode: code,
    country,
    town,
  } = location;
  const place = kind === "airport" ? AIRPORT_LEVEL : 1;
  const terms = place * leadLevel(day - quoteDay) * lengthLevel(rentalDays);
  const season = low + (high - low) * seasonHeight(year, day);
  const peak = peakLevel({ code, country, kind: town, year }, day);
  return { economy: season * peak * terms, mean: ((low + high) / 2) * terms };
}

/** US cents a day for a car of a counter, before fees. */
export function baseRate(
  seed: Seed,
  { company, key }: Counter,
  { vehicleClass, classIndex }: Line,
  { from, market }: { readonly from: CarLocation; readonly market: Market },
): number {
  // A company is dear or cheap at a place in all its classes, so that the larger car costs more.
  const own = 0.86 + 0.2 * roll(seed, RATE, key, from.key);
  const ofClass = 0.97 + 0.06 * roll(seed, RATE, key, from.key, 1 + classIndex);
  const level = company.level * own * ofClass;
  if (from.country !== BANDED_COUNTRY) {
    const beside = SEASONAL * market.economy + (1 - SEASONAL) * market.mean;
    const dollars = market.economy + (CLASS_LEVEL[vehicleClass] - 1) * beside;
    return Math.round(dollars * level * 100);
  }
  // x⁴/(x⁴ + 1) bends the rate into its band: what is dearer stays dearer, and the season is seen.
  const { low, high } = RATE_BANDS[vehicleClass];
  const x = (market.economy * level) / BAND_MIDDLE;
  const bent = x * x * x * x;
  return low + Math.round(((high - low) * bent) / (bent + 1));
}
