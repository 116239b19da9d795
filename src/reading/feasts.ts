import { type DayNumber, dayNumber, yearOf } from "../domain/dates.ts";
import { FIXED, MOVABLE } from "./lexicon/feast-days.ts";
import type { Feast } from "./lexicon/types.ts";

/** The next day of a feast, today included. */
export function nextFeast(feast: Feast, today: DayNumber): DayNumber | undefined {
  const days = [yearOf(today), yearOf(today) + 1].flatMap((year) => {
    const [month, day] = FIXED[feast] ?? MOVABLE[feast]?.[year] ?? [];
    return month === undefined || day === undefined ? [] : [dayNumber(year, month, day)];
  });
  return days.find((day) => day >= today);
}
