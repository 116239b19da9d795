import { type DayNumber, dayNumber, isoDate } from "../../../domain/dates.ts";
import { currencyDigits } from "../../../domain/money.ts";
import type { ExchangeRates, Places } from "../../../suppliers/types.ts";
import type { Atlas } from "./atlas.ts";
import { type Amount, travellersOf } from "./budget.ts";
import { typicalStart } from "./pool.ts";
import type { Remark } from "./remarks.ts";
import type { Wish } from "./request.ts";

const MOST_DAYS = 28;
const DAYS_OF_A_COUNTRY = 5;
const DAYS_OF_A_REGION = 8;

/** How long: a stated length wins over dates. */
export function lengthOf(wish: Wish): { days: number; remarks: readonly Remark[] } {
  const { when } = wish;
  const dated = when?.end === undefined ? undefined : when.end - when.start + 1;
  const asked = wish.days ?? dated ?? usualLength(wish);
  const days = Math.max(1, Math.min(MOST_DAYS, Math.round(asked)));
  const remarks: Remark[] = [];
  if (asked > MOST_DAYS) remarks.push({ kind: "days-cut", asked, days });
  if (wish.days === undefined && dated === undefined) remarks.push({ kind: "days-default", days });
  // 10 to 15 June are six days or five nights: both are fair readings of "5 days".
  if (wish.days !== undefined && dated !== undefined && Math.abs(dated - wish.days - 0.5) > 0.6) {
    remarks.push({ kind: "days-over-dates", days, dated });
  }
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
  readonly exact: boolean;
  readonly priced: DayNumber;
  readonly remarks: readonly Remark[];
}

export function timingOf(wish: Wish, atlas: Atlas, places: Places, today: DayNumber): Timing {
  const { when } = wish;
  if (!when) {
    const start = typicalStart(wish, atlas, today);
    const unread = wish.unread.some(({ field }) => field === "dates");
    return { start, exact: false, priced: start, remarks: [{ kind: "typical", start, unread }] };
  }
  const priced = pricedDay(when.start, places, today);
  const past = when.exact && when.start < today;
  const remarks: Remark[] = past ? [{ kind: "past", date: when.start }] : [];
  const start = when.exact ? when.start : priced;
  return { start, exact: when.exact, priced, remarks };
}

/** The same day of a year whose prices are known. */
export function pricedDay(start: DayNumber, places: Places, today: DayNumber): DayNumber {
  const [year = 0, month = 1, day = 1] = isoDate(start).split("-").map(Number);
  let at = start;
  const thisYear = Number(isoDate(today).slice(0, 4));
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
  const asked = wish.currency ?? wish.budget?.currency ?? "USD";
  const known = isCurrency(asked, rates);
  const currency = known ? asked : "USD";
  const remarks: Remark[] = known ? [] : [{ kind: "currency", asked, used: currency }];
  if (!wish.budget) return { currency, remarks };
  const given = wish.budget.currency ?? currency;
  const from = isCurrency(given, rates) ? given : "USD";
  const travellers = travellersOf(wish.party);
  const whole = wish.budget.amount * 10 ** currencyDigits(from);
  const inGiven = Math.round(whole) * (wish.budget.perPerson ? travellers : 1);
  const minor = rates.convert(inGiven, from, currency) ?? inGiven;
  const usd = rates.convert(inGiven, from, "USD") ?? inGiven;
  return { currency, budget: { minor, currency }, usdEach: usd / 100 / travellers, remarks };
}

function isCurrency(code: string, rates: ExchangeRates): boolean {
  return /^[A-Z]{3}$/.test(code) && rates.convert(100, "USD", code) !== undefined;
}
