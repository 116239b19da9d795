import { type DayNumber, dayNumber, isoDate, monthOf, weekday } from "../../../../domain/dates.ts";
import { type DateSpan, findOtherDates } from "../../../../reading/dates.ts";
import { daysOf, orderOf, type SaidDate } from "../../../../reading/days.ts";
import { nextFeast, SEASON_MONTH } from "../../../../reading/feasts.ts";
import { saying } from "../../../../reading/phrases.ts";
import { isFree, type Reading, take } from "../../../../reading/reading.ts";
import { at, isNumber } from "../../../../reading/tokens.ts";
import {
  findFeast,
  findMonth,
  findPartOfMonth,
  findSeason,
  findTimeRole,
  findTurn,
  findUnit,
  findWeekday,
  findWeekend,
  findWhich,
  isAnd,
  isArticle,
  isBeforeDate,
  isBeforeMonth,
  isUntil,
} from "../../../../reading/words.ts";

/** When the trip is, as far as it is said. */
export interface When {
  readonly start: DayNumber;
  /** The last day, where one was given. */
  readonly end?: DayNumber;
  /** False where only a month or a season was given: then `start` is a day in it. */
  readonly exact: boolean;
  /** `start` is a feast that the trip has to contain, not its first day. */
  readonly feast?: true;
}

/** The first and the last day that a trip may begin on, where its day was not said. */
export function windowOf(start: DayNumber): readonly [DayNumber, DayNumber] {
  const date = Number(isoDate(start).slice(8));
  const [first, last] = WINDOWS[date] ?? [date, date + 3];
  return [start - date + first, start - date + last];
}

/** What a text says of the time: the days, or that they contradict themselves. */
export interface SaidWhen {
  readonly when?: When;
  readonly reversed?: true;
  /** How many days were dated, where the trip goes on beyond them. */
  readonly worked?: number;
}

/** Days of a month that stand for it, for its beginning and its end. */
const TYPICAL_DAY = 10;
const PART_DAYS = { early: 4, mid: 14, late: 22, end: 26 } as const;
/** What such a day stands for. */
const WINDOWS: Readonly<Record<number, readonly [number, number]>> = {
  [TYPICAL_DAY]: [1, 28],
  [PART_DAYS.early]: [1, 9],
  [PART_DAYS.mid]: [10, 19],
  [PART_DAYS.late]: [19, 27],
  [PART_DAYS.end]: [25, 31],
};
/** How far a word may stand from the month that it parts. */
const NEAR = 3;
/** Short names of months that are other words as well. */
const SHORT = 3;

/** When a trip is: days before a month, a month before a feast or a season. A text about dates alone has no verb "may". */
export function findWhen(reading: Reading, sure: readonly DateSpan[], alone: boolean): SaidWhen {
  const order = orderOf(reading.text) ?? "day";
  const spans = [...sure, ...findOtherDates(reading)].sort((a, b) => a.first - b.first);
  let previous: DayNumber | undefined;
  const all = spans.flatMap((span, place) => {
    if ("later" in span) return [];
    const { day: date, month, year } = span.date;
    // "Wed-Fri next week"
    const after = spans[place + 1];
    const isNext = after && "date" in after && after.date.nextWeek && after.first <= span.next + 1;
    const said = isNext && date === undefined ? { ...span.date, nextWeek: true } : span.date;
    // "married on 12 June, fly out on the 14th"
    const from = date !== undefined && month === undefined ? previous : undefined;
    const [day] = daysOf(said, { today: reading.today, order }, from).days.slice(-1);
    if (date !== undefined && day !== undefined) previous = day;
    return day === undefined ? [] : [{ ...span, day, hasYear: year !== undefined }];
  });
  if (all.some(({ reversed }) => reversed)) return { reversed: true };
  const days = all.filter((one) => !isEvent(reading, one));
  const [event] = all;
  if (event && days.length === 0) return { when: { start: event.day + 1, exact: false } };
  // "meetings Wednesday to Friday, 10-14 March": dates say when, weekdays what happens then.
  const dated = days.filter(({ date }) => date.day !== undefined);
  const inMonth = dated.length === 0 && days.length > 0 ? monthOfYearIn(reading) : undefined;
  if (inMonth) return { when: inMonth };
  const [first, second] = dated.length > 0 ? dated : days;
  if (first) {
    const said = daysFrom(reading, first, second);
    return said.when?.end === undefined ? said : stretched(reading, said.when, days);
  }
  const loose = monthIn(reading, alone) ?? feastIn(reading) ?? weekIn(reading) ?? seasonIn(reading);
  return loose ? { when: loose } : {};
}

/** How far a word may stand from the day that it tells of: "our wedding is on 12 June". */
const NEAR_EVENT = 6;
const findEvent = saying(({ trip }) => trip?.events ?? "");

/** The day of a wedding is no day of the trip after it. */
function isEvent({ tokens, language }: Reading, { first, next }: Day): boolean {
  // Azerbaijani has the verb behind the day: "ayın 18-də evlənirik".
  if (language === "az" && findEvent(tokens, next, language)) return true;
  for (let before = first - 1; before >= first - NEAR_EVENT; before--) {
    if (/^[.,;!?]?$/.test(at(tokens, before).text)) return false;
    if (findEvent(tokens, before, language)) return true;
  }
  return false;
}

const findHomeward = saying(({ trip }) => trip?.homeward ?? "");

/** "15-17 March, arriving Sunday, home on the 21st": dates that other days go beyond. */
function stretched(reading: Reading, when: When, days: readonly (Day & Dated)[]): SaidWhen {
  const { tokens } = reading;
  let { start, end = start } = when;
  const worked = end - start + 1;
  for (const { first, next, date, day } of days) {
    const isHome = [1, 2, 3].some((step) => isReturn(first - step, first));
    if (date.day !== undefined && isHome && day > end) end = day;
    if (date.day !== undefined || date.weekday === undefined) continue;
    const before = at(tokens, first - 1).low;
    // "bazar gününə qədər", but not the first of "Thursday to Sunday".
    const behind = isUntil(at(tokens, next).low) && !findWeekday(tokens, next + 1);
    const until = behind || isHome || (isUntil(before) && !isAnd(before));
    const arrives = [1, 2].some((back) => findTimeRole(tokens, first - back)?.value === "arrival");
    if (arrives) start -= (weekday(start) - date.weekday + 7) % 7;
    else if (until && first > firstOf(days)) end += (date.weekday - weekday(end) + 7) % 7;
  }
  end = dayBeforeReturn(end);
  return { when: { ...when, start, end }, ...(end - start + 1 > worked && { worked }) };

  function isReturn(index: number, first: number): boolean {
    const home = findHomeward(tokens, index, reading.language);
    const turn = findTurn(tokens, index);
    const next = home?.next ?? (turn?.value === "return" ? turn.next : Number.NaN);
    return next <= first && next >= first - 1;
  }

  /** "13-ü qayıdıram": a bare day of the month right before the word for it. */
  function dayBeforeReturn(last: DayNumber): DayNumber {
    const back = tokens.findIndex((_, index) => findTurn(tokens, index)?.value === "return");
    const said = [1, 2, 3].find((step) => isNumber(at(tokens, back - step), 1, 2));
    const date = back < 0 || said === undefined ? 0 : Number(at(tokens, back - said).text);
    const day = last - Number(isoDate(last).slice(8)) + date;
    return date <= 31 && isFree(reading, back - (said ?? 0)) && day > last ? day : last;
  }
}

function firstOf(days: readonly (Day & Dated)[]): number {
  return days.find(({ date }) => date.day !== undefined)?.first ?? 0;
}

interface Dated {
  readonly date: SaidDate;
}

interface Day {
  readonly first: number;
  readonly next: number;
  readonly day: DayNumber;
  readonly hasYear: boolean;
}

/** One day begins the trip; two with nothing but "to" between are its ends. */
function daysFrom({ tokens, today }: Reading, first: Day, second: Day | undefined): SaidWhen {
  const single: SaidWhen = { when: { start: first.day, exact: true } };
  if (!second) return single;
  for (let index = first.next; index < second.first; index++) {
    const { low, text } = at(tokens, index);
    const back = findTurn(tokens, index)?.value === "return" || isBeforeDate(low);
    if (!isUntil(low) && !isArticle(low) && !back && !/^[-/→,]$/.test(text)) return single;
  }
  let [start, end] = [first.day, second.day];
  // "Dec 28 - Jan 3" of which one year is said.
  if (!second.hasYear && end < start) end = yearOn(end, 1);
  if (!first.hasYear && second.hasYear)
    while (start < end - 366 || start < today) start = yearOn(start, 1);
  if (!first.hasYear && second.hasYear && start > end) start = yearOn(start, -1);
  if (end < start) return { reversed: true };
  return { when: { start, end, exact: true } };
}

function yearOn(day: DayNumber, years: number): DayNumber {
  const [year = 0, month = 1, date = 1] = isoDate(day).split("-").map(Number);
  return dayNumber(year + years, month, date);
}

/** "in June", "late March", "October 2028", "2027-07", "next month". */
function monthIn(reading: Reading, alone: boolean): When | undefined {
  const { tokens, today, language } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const numeric = isoMonth(reading, index);
    if (numeric) return numeric;
    const found = findMonth(tokens, index, alone ? undefined : language);
    if (
      !found ||
      !isFree(reading, index, found.next) ||
      !(alone || isMonth(reading, index, found.next))
    )
      continue;
    const year = at(tokens, found.next);
    const written =
      isNumber(year, 4, 4) && year.text.startsWith("20") ? Number(year.text) : undefined;
    take(reading, index, found.next + (written === undefined ? 0 : 1));
    const part = partOf(reading, index, found.next);
    const typical = part ? PART_DAYS[part] : TYPICAL_DAY;
    const start =
      written === undefined
        ? upcomingMonth(found.value, typical, today)
        : dayNumber(written, found.value, typical);
    return { start, exact: false };
  }
  return undefined;
}

/** "Saturday and Sunday, May 2027": a month with its year says when, before weekdays do. */
function monthOfYearIn(reading: Reading): When | undefined {
  return namesMonthOfYear(reading) ? monthIn(reading, false) : undefined;
}

/** "April 2027". */
export function namesMonthOfYear({ tokens, language }: Reading): boolean {
  return tokens.some((_, index) => {
    const month = findMonth(tokens, index, language);
    return month !== undefined && /^20\d\d$/.test(at(tokens, month.next).text);
  });
}

/** "2027-07". */
function isoMonth(reading: Reading, index: number): When | undefined {
  const { tokens } = reading;
  const [year, dash, month] = [at(tokens, index), at(tokens, index + 1), at(tokens, index + 2)];
  if (!isNumber(year, 4, 4) || !/^[-/.]$/.test(dash.text) || !isNumber(month, 2, 2))
    return undefined;
  if (!dash.glued || !month.glued || Number(month.text) > 12 || !year.text.startsWith("20"))
    return undefined;
  take(reading, index, index + 3);
  return { start: dayNumber(Number(year.text), Number(month.text), TYPICAL_DAY), exact: false };
}

/** "may" is a verb, and "mar" and "sen" are words: they need a word before or a year behind. */
function isMonth({ tokens, language }: Reading, index: number, next: number): boolean {
  const { low, text } = at(tokens, index);
  const short = low.length <= SHORT && /^\p{Script=Latin}/u.test(text) && !/^\p{Lu}/u.test(text);
  const doubtful = low === "may" ? language === "en" : short && language !== "en";
  if (!doubtful) return true;
  if (/^20\d\d$/.test(at(tokens, next).text)) return true;
  const before = at(tokens, index - 1);
  return (
    isBeforeMonth(before.low) ||
    findPartOfMonth(tokens, index - 1) !== undefined ||
    findPartOfMonth(tokens, index - 2)?.next === index
  );
}

/** The part of a month that stands beside it. */
function partOf({ tokens, language }: Reading, index: number, next: number) {
  for (let before = index - 1; before >= Math.max(0, index - NEAR); before--) {
    const found = findPartOfMonth(tokens, before, language);
    if (found && found.next <= index) return found.value;
    if (/^[,.;]$/.test(at(tokens, before).text)) break;
  }
  return findPartOfMonth(tokens, next, language)?.value;
}

function upcomingMonth(month: number, day: number, today: DayNumber): DayNumber {
  const year = Number(isoDate(today).slice(0, 4));
  // The month that it is counts as well.
  return month === monthOf(today) && day < 28 && today < dayNumber(year, month, 15)
    ? Math.max(today + 1, dayNumber(year, month, day))
    : upcoming(month, day, today);
}

function feastIn(reading: Reading): When | undefined {
  const { tokens, today, language } = reading;
  for (let index = 0; index < tokens.length; index++) {
    const found = isFree(reading, index) ? findFeast(tokens, index, language) : undefined;
    const day = found && nextFeast(found.value, today);
    if (!found || day === undefined) continue;
    take(reading, index, found.next);
    if (found.value === "ramadan") return { start: Math.max(today + 1, day + 3), exact: false };
    if (found.value === "mayHolidays" || found.value === "lastTen")
      return { start: day, exact: false };
    return { start: day, exact: true, feast: true };
  }
  return undefined;
}

/** "this weekend", "next week", "next month". */
function weekIn(reading: Reading): When | undefined {
  const { tokens, today, language } = reading;
  for (let index = 0; index < tokens.length; index++) {
    const which = isFree(reading, index) ? findWhich(tokens, index, language) : undefined;
    if (!which) continue;
    // "gələn həftə sonu": a week's end, not a week.
    const weekend =
      findWeekend(tokens, which.next, language) ?? findWeekend(tokens, index + 1, language);
    const saturday = today + ((5 - weekday(today) + 7) % 7);
    if (weekend) {
      take(reading, index, weekend.next);
      const start = which.value === "next" ? saturday + (weekday(today) > 4 ? 0 : 7) : saturday;
      return { start, end: start + 1, exact: true };
    }
    const unit = findUnit(tokens, which.next, language);
    if (unit?.value === "week" && which.value === "next") {
      take(reading, index, unit.next);
      return { start: today + 7 - weekday(today), exact: true };
    }
    if (unit?.value === "month" && which.value === "next") {
      take(reading, index, unit.next);
      const [year = 0, month = 1] = isoDate(today).split("-").map(Number);
      return { start: dayNumber(year, month + 1, TYPICAL_DAY), exact: false };
    }
  }
  return undefined;
}

function seasonIn(reading: Reading): When | undefined {
  const { tokens, today, language } = reading;
  for (let index = 0; index < tokens.length; index++) {
    const found = isFree(reading, index) ? findSeason(tokens, index, language) : undefined;
    if (!found) continue;
    take(reading, index, found.next);
    return { start: upcoming(SEASON_MONTH[found.value], TYPICAL_DAY, today), exact: false };
  }
  return undefined;
}

/** The next such day of a year, tomorrow or later. */
export function upcoming(month: number, day: number, today: DayNumber): DayNumber {
  const year = Number(isoDate(today).slice(0, 4));
  const thisYear = dayNumber(year, month, day);
  return thisYear > today ? thisYear : dayNumber(year + 1, month, day);
}
