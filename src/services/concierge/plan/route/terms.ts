import { type DayNumber, dayNumber, isoDate, monthOf, yearOf } from "../../../../domain/dates.ts";
import { currencyDigits } from "../../../../domain/money.ts";
import { travellersOf } from "../../../../domain/travel.ts";
import type { ExchangeRates, Places } from "../../../../suppliers/types.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { inSeason } from "../days/season.ts";
import type { Amount } from "../money/budget.ts";
import type { Remark } from "../notes/remarks.ts";
import { TYPICAL_DAY } from "../understand/lexicon/month-parts.ts";
import { MONTH } from "../weights.ts";
import { disagree, upcoming } from "../wish/when.ts";
import type { Wish } from "../wish/wish.ts";
import { candidatesFor } from "./candidates.ts";

const MOST_DAYS = 28;
const DAYS_OF_A_COUNTRY = 5;
const DAYS_OF_A_REGION = 8;
/** Trips are planned at least a month ahead. */
export const LEAD_DAYS = 30;

/** How long: a stated length wins over dates. */
export function lengthOf(wish: Wish): { days: number; remarks: readonly Remark[] } {
  const { when } = wish;
  const dated = when?.end === undefined ? undefined : when.end - when.start + 1;
  // "a weekend, 12-14 March" has its Friday.
  const isFromFriday = wish.weekend && wish.days === 2 && dated === 3;
  const asked = isFromFriday ? dated : (wish.days ?? dated ?? usualLength(wish));
  const days = Math.max(1, Math.min(MOST_DAYS, Math.round(asked)));
  const remarks: Remark[] = [];
  if (asked > MOST_DAYS) remarks.push({ kind: "days-cut", asked, days });
  if (wish.days === undefined && dated === undefined) remarks.push({ kind: "days-default", days });
  if (dated !== undefined && (disagree(wish.days, dated) || dated > days))
    remarks.push({ kind: "days-over-dates", days, dated });
  return { days, remarks };
}

function usualLength({ spots, countries, region }: Wish): number {
  const inCities = spots.reduce((sum, { destination }) => sum + (destination.days[0] ?? 3), 0);
  if (inCities + countries.length > 0) return inCities + countries.length * DAYS_OF_A_COUNTRY;
  return region.length > 0 ? DAYS_OF_A_REGION : DAYS_OF_A_COUNTRY;
}

/** When a trip is, and the day that its prices are taken of. */
export interface Timing {
  readonly start: DayNumber;
  /** The month of `start`. */
  readonly month: number;
  /** False where only the month is known: then `start` stands for it. */
  readonly exact: boolean;
  /** The first day for prices, which lies ahead even where the trip's own days are past. */
  readonly priced: DayNumber;
  readonly remarks: readonly Remark[];
}

export function timingOf(wish: Wish, atlas: Atlas, places: Places, today: DayNumber): Timing {
  const { when } = wish;
  if (!when) {
    const start = typicalStart(wish, atlas, today);
    const given = wish.unread.some(({ field }) => field === "dates") ? "unread" : "nothing";
    return { ...typicalTiming(start), remarks: [{ kind: "typical", start, given }] };
  }
  const priced = pricedDay(when.start, places, today);
  const past = when.exact && when.start < today;
  const start = when.exact ? when.start : priced;
  const remarks: Remark[] = past ? [{ kind: "past", date: when.start }] : [];
  if (!when.exact) remarks.push({ kind: "typical", start, given: "month" });
  return { start, month: monthOf(start), exact: when.exact, priced, remarks };
}

/** A trip in some month, of which `start` is a typical day. */
export function typicalTiming(start: DayNumber): Timing {
  return { start, month: monthOf(start), exact: false, priced: start, remarks: [] };
}

/** The same trip on another day, where its day was assumed. */
export function timingOn({ exact, remarks }: Timing, start: DayNumber): Timing {
  return {
    start,
    month: monthOf(start),
    exact,
    priced: start,
    remarks: remarks.map((one) => (one.kind === "typical" ? { ...one, start } : one)),
  };
}

/** The nearest good time for a trip that was given none. */
function typicalStart(wish: Wish, atlas: Atlas, today: DayNumber): DayNumber {
  let best = today + LEAD_DAYS;
  let most = -1;
  const year = yearOf(today);
  const now = monthOf(today);
  const countries = new Set(wish.spots.map(({ country }) => country));
  const around = atlas.spots.filter(({ country }) => countries.has(country));
  for (let ahead = 1; ahead <= 12; ahead++) {
    const month = ((now + ahead - 1) % 12) + 1;
    const candidates = candidatesFor(wish, atlas, month);
    const good = shareInSeason(candidates, month) + MONTH.around * shareInSeason(around, month);
    const start = upcoming(month, TYPICAL_DAY, today);
    if (start < today + LEAD_DAYS || yearOf(start) > year + 1) continue;
    if (good > most + MONTH.clearlyBetter) {
      best = start;
      most = good;
    }
  }
  return best;
}

function shareInSeason(spots: readonly Spot[], month: number): number {
  const good = spots.filter((spot) => inSeason(spot, month));
  return good.length / Math.max(1, spots.length);
}

/** The same day of a year whose prices are known. */
export function pricedDay(start: DayNumber, places: Places, today: DayNumber): DayNumber {
  const [year = 0, month = 1, day = 1] = isoDate(start).split("-").map(Number);
  let at = start;
  const thisYear = yearOf(today);
  if (at < today) at = dayNumber(thisYear, month, day);
  if (at < today) at = dayNumber(thisYear + 1, month, day);
  return at > places.lastDay - MOST_DAYS * 2
    ? dayNumber(Math.min(year, thisYear + 1), month, day)
    : at;
}

/** The money that a plan is reckoned in, and what may be spent. */
export interface Purse {
  readonly currency: string;
  readonly budget?: Amount;
  /** USD a person. */
  readonly usdEach?: number;
  readonly remarks: readonly Remark[];
}

export function purseOf(wish: Wish, rates: ExchangeRates): Purse {
  const asked = wish.currency ?? wish.budget?.currency ?? homeCurrency(wish, rates) ?? "USD";
  const known = isCurrency(asked, rates);
  const currency = known ? asked : "USD";
  const remarks: Remark[] = known ? [] : [{ kind: "currency", asked, used: currency }];
  if (!wish.budget) return { currency, remarks };
  const given = wish.budget.currency ?? currency;
  const from = isCurrency(given, rates) ? given : "USD";
  const travellers = travellersOf(wish.party);
  const whole = wish.budget.amount * 10 ** currencyDigits(from);
  const { per } = wish.budget;
  const times = per === "person" ? travellers : per === "day" ? lengthOf(wish).days : 1;
  const inGiven = Math.round(whole) * times;
  const minor = rates.convert(inGiven, from, currency) ?? inGiven;
  const usd = rates.convert(inGiven, from, "USD") ?? inGiven;
  return { currency, budget: { minor, currency }, usdEach: usd / 100 / travellers, remarks };
}

/** Where no amount was named, the money of the country that the trip starts in, as far as it has a rate. */
function homeCurrency({ budget, origin }: Wish, rates: ExchangeRates): string | undefined {
  const home = budget || !origin ? undefined : rates.currencyOf(origin.place.country);
  return home !== undefined && isCurrency(home, rates) ? home : undefined;
}

function isCurrency(code: string, rates: ExchangeRates): boolean {
  return /^[A-Z]{3}$/.test(code) && rates.convert(100, "USD", code) !== undefined;
}
