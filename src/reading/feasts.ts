import { type DayNumber, dayNumber, yearOf } from "../domain/dates.ts";
import { FIXED, RAMADAN } from "./lexicon/feast-days.ts";
import type { Feast } from "./lexicon/types.ts";

/** Days of the fast before its last ten nights. */
const LAST_TEN = 19;

/** The next day of a feast, today included. */
export function nextFeast(feast: Feast, today: DayNumber): DayNumber | undefined {
  const year = yearOf(today);
  return [year, year + 1]
    .flatMap((candidate) => feastIn(feast, candidate) ?? [])
    .find((day) => day >= today);
}

function feastIn(feast: Feast, year: number): DayNumber | undefined {
  if (feast === "easter") return easter(year, 24, 5) - (LATEST.has(year) ? 7 : 0);
  // The Julian calendar is thirteen days behind until 2099.
  if (feast === "orthodoxEaster") return easter(year, 15, 6) + 13;
  const isFast = feast === "ramadan" || feast === "lastTen";
  const date = isFast ? RAMADAN[year] : FIXED[feast];
  return date && dayNumber(year, date[0], date[1]) + (feast === "lastTen" ? LAST_TEN : 0);
}

/** In these years Easter is a week before what the rule gives. */
const LATEST = new Set([2049, 2076]);

/** Easter Sunday of a calendar, by the rule of Gauss for 1900 to 2099. */
function easter(year: number, moon: number, sunday: number): DayNumber {
  const full = (19 * (year % 19) + moon) % 30;
  const rest = (2 * (year % 4) + 4 * (year % 7) + 6 * full + sunday) % 7;
  return dayNumber(year, 3, 22 + full + rest);
}
