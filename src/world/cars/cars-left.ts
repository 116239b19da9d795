import { type DayNumber, MINUTES_PER_DAY, type Minutes } from "../../domain/dates.ts";
import { curve } from "../curve.ts";
import { demandOf, seasonHeight, weekLevel } from "../hotels/season.ts";
import { roll, type Seed } from "../random.ts";
import type { Counter, Line } from "./counters.ts";
import type { CarLocation } from "./locations.ts";

const LOAD = 0x4320;
/** Cars are booked later than rooms. */
const paceAt = curve(0, 1, 3, 0.92, 14, 0.7, 30, 0.5, 90, 0.25, 365, 0.08);

/** The UTC days that a rental touches, as one location sees them on the day of the quote. */
export interface RentalDays {
  readonly first: DayNumber;
  readonly finalLoad: Float64Array;
  readonly pace: Float64Array;
}

export function rentalDays(
  location: CarLocation,
  pickup: Minutes,
  dropoff: Minutes,
  quoteDay: DayNumber,
): RentalDays {
  const first = Math.floor(pickup / MINUTES_PER_DAY);
  const count = Math.floor((dropoff - 1) / MINUTES_PER_DAY) - first + 1;
  const finalLoad = new Float64Array(count);
  const pace = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const week = weekLevel(location.town, first + i);
    finalLoad[i] = 0.38 + 0.42 * demandOf(seasonHeight(location.year, first + i), week);
    pace[i] = paceAt(first + i - quoteDay);
  }
  return { first, finalLoad, pace };
}

/** Cars of a line that are free on all the days. It only ever falls as the days come nearer. */
export function carsLeft(
  seed: Seed,
  counter: Counter,
  line: Line,
  { from, calendar: days }: { readonly from: CarLocation; readonly calendar: RentalDays },
): number {
  const counterKey = counter.key ^ from.key;
  let fewest = line.count;
  for (let i = 0; i < days.finalLoad.length && fewest > 0; i++) {
    const noise = roll(seed, LOAD, counterKey, days.first + i, line.classIndex) - 0.5;
    const load = ((days.finalLoad[i] ?? 0) + 0.6 * noise) * (days.pace[i] ?? 1);
    const left = line.count - Math.max(0, Math.floor(line.count * load));
    if (left < fewest) fewest = Math.max(0, left);
  }
  return fewest;
}
