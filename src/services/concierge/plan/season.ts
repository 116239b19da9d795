import type { CatalogueExcursion, CataloguePlace } from "../../../domain/catalogue.ts";
import { WEEKDAYS } from "../../../domain/catalogue.ts";
import { type DayNumber, monthOf, weekday } from "../../../domain/dates.ts";
import type { Spot } from "./atlas.ts";

/** When a day of a plan is; without a date, any day of the month. */
export interface Calendar {
  readonly month: number;
  readonly date?: DayNumber;
}

export function calendarOn(date: DayNumber): Calendar {
  return { month: monthOf(date), date };
}

export function inSeason(spot: Spot, month: number): boolean {
  return spot.destination.months.includes(month);
}

/** True when it can be visited then: in season, and not on its day of rest. */
export function isOpen(
  thing: CataloguePlace | CatalogueExcursion,
  { month, date }: Calendar,
): boolean {
  if (thing.months && !thing.months.includes(month)) return false;
  if (date === undefined || !thing.closed) return true;
  const day = WEEKDAYS[weekday(date)];
  return day === undefined || !thing.closed.includes(day);
}
