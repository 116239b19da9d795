import { formatDuration, type Minutes } from "../../domain/dates.ts";

/** No airliner covers more ground than this, with the jet stream behind it. */
const FASTEST_KMH = 1080;
const USUAL_KMH = 830;
const TAXI_AND_CLIMB = 40;
/** Head winds, old turboprops, a stop on the way without a change of number. */
const SLOWEST = { times: 1.5, plus: 300 } as const;

const MINUTES_PER_DAY = 1440;
const MOST_DAYS_LATER = 3;

/** Whether a flight over so many kilometres can take so long. */
export function isPlausible(elapsed: Minutes, km: number): boolean {
  const shortest = (km / FASTEST_KMH) * 60;
  return elapsed > 0 && elapsed >= shortest && elapsed <= usual(km) * SLOWEST.times + SLOWEST.plus;
}

/** By how many days the arrival is to be moved to make sense; undefined when nothing helps. */
export function plausibleShift(elapsed: Minutes, km: number): number | undefined {
  for (let days = -MOST_DAYS_LATER; days <= MOST_DAYS_LATER; days++) {
    if (isPlausible(elapsed + days * MINUTES_PER_DAY, km)) return days;
  }
  return undefined;
}

/** `about 14h20 for 12,360 km`. */
export function usualTime(km: number): string {
  const rounded = Math.round(usual(km) / 5) * 5;
  return `about ${formatDuration(rounded)} for ${Math.round(km).toLocaleString("en-US")} km`;
}

function usual(km: number): Minutes {
  return (km / USUAL_KMH) * 60 + TAXI_AND_CLIMB;
}
