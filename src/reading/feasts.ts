import { type DayNumber, dayNumber, isoDate } from "../domain/dates.ts";
import { FIXED, RAMADAN } from "./lexicon/feast-days.ts";
import type { Feast } from "./lexicon/types.ts";

/** Days of the fast before its last ten nights. */
const LAST_TEN = 19;

/** The next day of a feast, today included. */
export function nextFeast(feast: Feast, today: DayNumber): DayNumber | undefined {
  const year = Number(isoDate(today).slice(0, 4));
  return [year, year + 1]
    .flatMap((candidate) => feastIn(feast, candidate) ?? [])
    .find((day) => day >= today);
}

function feastIn(feast: Feast, year: number): DayNumber | undefined {
  if (feast === "easter") return easter(year);
  if (feast === "orthodoxEaster") return orthodoxEaster(year);
  const isFast = feast === "ramadan" || feast === "lastTen";
  const date = isFast ? RAMADAN[year] : FIXED[feast];
  return date && dayNumber(year, date[0], date[1]) + (feast === "lastTen" ? LAST_TEN : 0);
}

/** By the Julian calendar, which is thirteen days behind until 2099. */
function orthodoxEaster(year: number): DayNumber {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const sum = d + e + 114;
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1) + 13;
}

/** Western Easter Sunday, by the anonymous Gregorian computus, whose letters these are. */
function easter(year: number): DayNumber {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1);
}
