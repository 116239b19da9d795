import { type DayNumber, isoDate } from "../../../../domain/dates.ts";
import type { Wish } from "../wish/wish.ts";
import type { Fixed, FrameDay } from "./frame.ts";

/** Where the year of the calendar turns without a feast. */
const UNCELEBRATED = new Set("IR SA".split(" "));

const NEW_YEAR: Fixed = { kind: "new-year" };
/** Reached by this hour, a city has its New Year's Eve left. */
const IN_TIME = 23;

export function isNewYearsDay(date: DayNumber): boolean {
  return isoDate(date).endsWith("-01-01");
}

/** True on 31 December where it is a feast, and for those whom it is one to. */
export function isNewYearsEve({ calendar, spot }: FrameDay, { interests }: Wish): boolean {
  const { date } = calendar;
  if (date === undefined || !isNewYearsDay(date + 1)) return false;
  return !UNCELEBRATED.has(spot.country) && !interests.includes("pilgrimage");
}

/** Keeps what no way takes of New Year's Eve for the feast, and of the morning after it for sleep. */
export function withNewYear(days: readonly FrameDay[], wish: Wish): readonly FrameDay[] {
  return days.map((day, index) => {
    if (isNewYearsEve(day, wish)) return { ...day, fixed: { evening: NEW_YEAR, ...day.fixed } };
    const eve = days[index - 1];
    if (!eve || !isNewYearsEve(eve, wish)) return day;
    const { evening } = eve.fixed;
    const isLate = evening === undefined || isThereForNewYear(evening);
    return isLate ? { ...day, fixed: { morning: NEW_YEAR, ...day.fixed } } : day;
  });
}

/** True where a way ends in time for the feast. */
export function isThereForNewYear(fixed: Fixed): boolean {
  if (!("times" in fixed) || fixed.kind === "departure" || fixed.kind === "way-home") return false;
  return fixed.kind !== "way-there" && fixed.times.reaches <= IN_TIME;
}
