import type { CatalogueExcursion, CataloguePlace } from "../../../../domain/catalogue.ts";
import { WEEKDAYS } from "../../../../domain/catalogue.ts";
import { type DayNumber, monthOf, weekday } from "../../../../domain/dates.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isFastDay, isShut } from "./holy-days.ts";
import { isNewYearsDay } from "./new-year.ts";
import { isOpenInYear } from "./open-days.ts";

/** When a day of a plan is; without a date, any day of the month. */
export interface Calendar {
  readonly month: number;
  readonly date?: DayNumber;
  /** A feast of the country shuts bazaars and museums. */
  readonly shut?: true;
  /** The travellers keep the day: nothing with a ticket, a table or a ride. */
  readonly rests?: true;
  /** Kitchens rest by day. */
  readonly fasts?: true;
  /** The hour at which the sun sets, where it is known. */
  readonly sunset?: number;
}

export function calendarOn(date: DayNumber, country: string): Calendar {
  return {
    month: monthOf(date),
    date,
    ...(isShut(country, date) && { shut: true }),
    ...(isFastDay(country, date) && { fasts: true }),
  };
}

export function inSeason(spot: Spot, month: number): boolean {
  return spot.destination.months.includes(month);
}

/**
 * True when it can be visited then: in season, and not on its day of rest or of the year; what has one, and museums,
 * are closed on New Year's Day, bazaars and museums on the great feasts, kitchens by day in the fast.
 */
export function isOpen(
  thing: CataloguePlace | CatalogueExcursion,
  { month, date, shut, fasts, rests }: Calendar,
): boolean {
  if (thing.months && !thing.months.includes(month)) return false;
  if (date === undefined) return true;
  if (!isOpenInYear(thing, date)) return false;
  if (rests && (!("parts" in thing) || thing.cost > 0 || isKitchen(thing))) return false;
  if (shut && (isBazaar(thing) || isMuseum(thing))) return false;
  if (fasts && isByDay(thing) && isKitchen(thing)) return false;
  if (isNewYearsDay(date) && (thing.closed || isMuseum(thing))) return false;
  if (!thing.closed) return true;
  const day = WEEKDAYS[weekday(date)];
  return day === undefined || !thing.closed.includes(day);
}

const MUSEUM = /museum|galler|pinacoth|\buffizi\b|\blouvre\b|\bprado\b/i;
const BAZAAR = /\bsou[kq]s?\b|bazaar|market|\bhaat\b/i;

const namedAs = lazilyPer(({ name }: CataloguePlace) => ({
  museum: MUSEUM.test(name.en),
  bazaar: BAZAAR.test(name.en),
}));

/** True for a place whose English name says so. */
export function isMuseum(thing: CataloguePlace | CatalogueExcursion): boolean {
  return "name" in thing && namedAs(thing).museum;
}

function isBazaar(thing: CataloguePlace | CatalogueExcursion): boolean {
  return "name" in thing && namedAs(thing).bazaar;
}

/** What one goes to for a meal. */
export function isKitchen({ categories: [first] }: CataloguePlace | CatalogueExcursion): boolean {
  return first === "food";
}

/** The hour from which on the fast is broken. */
const SUNSET = "17:30";

function isByDay(thing: CataloguePlace | CatalogueExcursion): boolean {
  if ("parts" in thing) return !thing.parts.includes("evening");
  return thing.at === undefined || thing.at < SUNSET;
}
