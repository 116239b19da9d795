import { formatDuration, type Minutes } from "../../domain/dates.ts";

/** No airliner covers more ground than this, with the jet stream behind it. */
const FASTEST_KMH = 1080;
const USUAL_KMH = 830;
const TAXI_AND_CLIMB = 40;
/** Head winds, old turboprops, a stop on the way without a change of number. */
const SLOWEST = { times: 1.5, plus: 300 } as const;

/** From a landing before the date line to a very long way with a stop. */
const LIKELY_DAYS = [0, 1, 2, -1, 3] as const;

/** Whether a flight over so many kilometres can take so long. */
function isPlausible(elapsed: Minutes, km: number): boolean {
  const shortest = (km / FASTEST_KMH) * 60;
  return elapsed > 0 && elapsed >= shortest && elapsed <= usual(km) * SLOWEST.times + SLOWEST.plus;
}

/** How many days later it lands, given what each count makes of its time; undefined when none fits. */
export function plausibleDays(
  elapsedWith: (plusDays: number) => Minutes,
  km: number,
): number | undefined {
  return LIKELY_DAYS.find((days) => isPlausible(elapsedWith(days), km));
}

/** `about 14h20 for 12,360 km`. */
export function usualTime(km: number): string {
  const rounded = Math.round(usual(km) / 5) * 5;
  return `about ${formatDuration(rounded)} for ${Math.round(km).toLocaleString("en-US")} km`;
}

function usual(km: number): Minutes {
  return (km / USUAL_KMH) * 60 + TAXI_AND_CLIMB;
}
