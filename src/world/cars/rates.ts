import type { DayNumber } from "../../domain/dates.ts";
import type { VehicleClass } from "../../domain/travel.ts";
import { curve } from "../curve.ts";
import { seasonalDemand } from "../hotels/season.ts";
import { roll, type Seed } from "../random.ts";
import type { Counter, Line } from "./counters.ts";
import type { CarLocation } from "./locations.ts";

/** US cents a day before fees: every base rate of a class lies in its band. */
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
};

const RATE = 0x4330;
const AIRPORT_LEVEL = 1.06;

const leadLevel = curve(0, 1.18, 3, 1.12, 7, 1.05, 21, 1, 60, 0.95, 180, 0.92);
const lengthLevel = curve(1, 1.06, 3, 1, 7, 0.92, 14, 0.88, 28, 0.8);

/** What of a rental's price depends neither on the company nor on the car. */
export function marketLevel(
  location: CarLocation,
  day: DayNumber,
  rentalDays: number,
  quoteDay: DayNumber,
): number {
  const season = 0.4 + 0.6 * seasonalDemand(location.season, day);
  const place = location.kind === "airport" ? AIRPORT_LEVEL : 1;
  return location.cost * season * place * leadLevel(day - quoteDay) * lengthLevel(rentalDays);
}

/** The level is bent into the class's band as hotels' are: 1 stands in its middle. */
export function baseRate(
  seed: Seed,
  { company, key }: Counter,
  { vehicleClass, classIndex }: Line,
  { from, market }: { readonly from: CarLocation; readonly market: number },
): number {
  const own = 0.9 + 0.2 * roll(seed, RATE, key, from.key, classIndex);
  const level = market * company.level * own;
  const { low, high } = RATE_BANDS[vehicleClass];
  return low + Math.round(((high - low) * level * level) / (level * level + 1));
}
