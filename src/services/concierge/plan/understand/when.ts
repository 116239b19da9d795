import {
  type DayNumber,
  dateOf,
  dayNumber,
  monthOf,
  weekday,
  yearOf,
} from "../../../../domain/dates.ts";
import { type DateSpan, findOtherDates } from "../../../../reading/dates.ts";
import { daysOf, orderOf } from "../../../../reading/days.ts";
import { isDenied } from "../../../../reading/denial.ts";
import { nextFeast } from "../../../../reading/feasts.ts";
import { SEASON_MONTH } from "../../../../reading/lexicon/feast-days.ts";
import { ISO_MONTH } from "../../../../reading/lexicon/patterns.ts";
import { endingAt, nearestBefore } from "../../../../reading/phrases.ts";
import { findAll, findEvery, type Reading } from "../../../../reading/reading.ts";
import { at, backFrom, isMark, matchAt, type Token } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import { upcoming, type When } from "../wish/when.ts";
import { PART_DAYS, TYPICAL_DAY } from "./lexicon/month-parts.ts";
import { isCapital } from "./vocabulary.ts";

/** What a text says of the time: the days, or that they contradict themselves. */
export interface SaidWhen {
  readonly when?: When;
  readonly reversed?: true;
  /** Days from one weekday to another, where only their month is said: "Friday to Sunday in May". */
  readonly lasts?: number;
  /** How many days were dated, where the trip goes on beyond them. */
  readonly worked?: number;
  readonly workFrom?: DayNumber;
}

/** How far a word may stand from the month that it parts. */
const NEAR = 3;
/** Short names of months that are other words as well. */
const SHORT = 3;

/** When a trip is: days before a month, a month before a feast or a season. A text about dates alone has no verb "may". */
export function findWhen(
  reading: Reading,
  sure: readonly DateSpan[],
  alone: boolean,
  longest = 0,
): SaidWhen {
  const all = daysSaid(reading, sure);
  if (all.some(({ reversed }) => reversed)) return { reversed: true };
  const own = all.filter((one) => !isEvent(reading, one, find.event));
  const isFree = (one: Day) => one.date.day !== undefined && !isEvent(reading, one, find.held);
  const free = own.some(isFree) ? own.filter((one) => !isEvent(reading, one, find.held)) : [];
  const days = free.length > 0 ? free : own;
  const [event] = all;
  if (event && days.length === 0) return { when: { start: event.day + 1, exact: false } };
  // "meetings Wednesday to Friday, 10-14 March": dates say when, weekdays what happens then.
  const dated = days.filter(({ date }) => date.day !== undefined);
  const [first, second] = dated.length > 0 ? dated : days;
  const said = first && daysFrom(reading, longest, first, second);
  const see = (find: WhenAt, sure = false) =>
    findAll(reading, (index) => find(reading, index, sure))[0]?.when;
  // "Saturday and Sunday, May 2027", "fri-sun in May": a month says when, before weekdays do.
  const isLoose = first?.date.weekday !== undefined && dated.length === 0;
  const month = isLoose ? see(monthAt) : undefined;
  if (month) {
    const { start = 0, end } = said?.when ?? {};
    return { when: month, ...(end && { lasts: end - start + 1 }) };
  }
  if (said) return said.when ? stretched(reading, said.when, days) : said;
  const loose = see(monthAt, alone) ?? see(feastAt) ?? see(weekAt) ?? see(seasonAt);
  return loose ? { when: { ...loose, ...beforeFeast(reading, loose.start) } } : {};
}

/** Every day that is said, in the order of the text. */
function daysSaid(reading: Reading, sure: readonly DateSpan[]) {
  const order = orderOf(reading.text) ?? "day";
  // "13-ü qayıdıram": beside a date an ending makes a figure a day.
  const [month] = findEvery(reading, (index) => monthAt(reading, index, false));
  const isDated = sure.length > 0 || month !== undefined;
  const isEnded = reading.language === "ru" || (reading.language === "az" && isDated);
  const all = [...sure, ...findOtherDates(reading, isEnded)].sort((a, b) => a.first - b.first);
  // "from 20 June… actually 17 to 23 June": what comes after a correction stands.
  const mended = reading.tokens.findLastIndex((_, index) => find.corrects(reading, index, "own"));
  const behind = all.filter(({ first }) => first > mended);
  const spans = behind.length > 0 ? behind : all;
  // "в сентябре, с 5 по 13": days of a month that is named by itself.
  const named = month && month.when.start - dateOf(month.when.start) + 1;
  let previous = sure.length > 0 ? undefined : named;
  let earliest: DayNumber | undefined;
  return spans.flatMap((span) => {
    if ("later" in span) return [];
    const { day: date, month, year } = span.date;
    // "married on 12 June, fly out on the 14th"
    const isBare = date !== undefined && month === undefined;
    const from = isBare ? fromFor(date, earliest, previous) : undefined;
    const [day] = daysOf(span.date, { today: reading.today, order }, from).days.slice(-1);
    if (date !== undefined) {
      previous = day ?? previous;
      earliest = Math.min(day ?? Infinity, earliest ?? Infinity);
    }
    return day === undefined ? [] : [{ ...span, day, hasYear: year !== undefined }];
  });
}

/** "the fair is from 14 to 16 April, we land on the 13th": between what was said, or a few days before it, not a month after. */
function fromFor(date: number, earliest: DayNumber | undefined, previous: DayNumber | undefined) {
  if (earliest === undefined || previous === undefined) return previous;
  const first = earliest + date - dateOf(earliest);
  return first >= earliest - EVE_DAYS && first <= previous ? first : previous;
}

const EVE_DAYS = 5;
/** How far a word may stand from the day that it tells of: "our wedding is on 12 June". */
const NEAR_EVENT = 6;

/** The day of a wedding is no day of the trip after it. */
function isEvent(reading: Reading, { first, next }: Day, event = find.event): boolean {
  // Azerbaijani has the verb behind the day: "ayın 18-də evlənirik".
  const before = backFrom(reading, first, NEAR_EVENT, ({ text }) => /^[.,;!?]?$/.test(text));
  return [next, ...before].some((index) => event(reading, index, "own"));
}

/** "15-17 March, arriving Sunday, home on the 21st": dates that other days go beyond. */
function stretched(reading: Reading, when: When, days: readonly Day[]): SaidWhen {
  let { start, end = start } = when;
  const worked = end - start + 1;
  const firstDated = days.find(({ date }) => date.day !== undefined)?.first ?? 0;
  const [eve] = reading.tokens.flatMap((_, index) => find.eve(reading, index, "own") ?? []);
  const isReturn = (index: number) =>
    find.homeward(reading, index, "own") ?? find.turn(reading, index)?.value === "return";
  // "a meeting on Monday, there for the weekend before" begins on Friday.
  if (eve) start -= eve.value === "weekend" ? (weekday(start) + 3) % 7 : 1;
  for (const { first, next, date, day } of days) {
    const isHome = [first - 3, first - 2, first - 1, next, next + 1].some(isReturn);
    // "bazar gününə qədər", but not the first of "Thursday to Sunday"; "until Sunday 7 March".
    const behind = is.until(at(reading, next).low) && !find.weekday(reading, next + 1);
    const { low } = at(reading, is.article(at(reading, first - 1).low) ? first - 2 : first - 1);
    const until = behind || isHome || (is.until(low) && !is.and(low));
    if (date.day !== undefined) {
      if (until) end = Math.max(end, day);
      if (day < start && day >= start - EVE_DAYS) start = day;
    } else if (date.weekday !== undefined) {
      const role = find.timeRole(reading, first - 1);
      if (role?.value === "arrival") start -= (weekday(start) - date.weekday + 7) % 7;
      else if (until && first > firstDated) end += (date.weekday - weekday(end) + 7) % 7;
    }
  }
  if (end - start + 1 === worked) return { when };
  const last = when.end === undefined && end === when.start ? {} : { end };
  return { when: { ...when, start, ...last }, worked, workFrom: when.start };
}

type Day = ReturnType<typeof daysSaid>[number];

/** One day begins the trip; two with nothing but "to" between are its ends. */
function daysFrom(reading: Reading, longest: number, first: Day, second?: Day): SaidWhen {
  // "around 15 August": the day lies inside, "from around 15 August" it is the first; "на 8 марта" is a feast.
  const isHeld = isEvent(reading, first, find.held);
  const isFeast = isHeld || find.feast(reading, first.first)?.next === first.next;
  const isStart = find.placeRole(reading, first.first - 2)?.value === "from";
  const isAround = (is.about(at(reading, first.first - 1).low) && !isStart) || isFeast;
  const when: When = { start: first.day, exact: true, ...(isAround && { feast: true }) };
  if (!second) return { when };
  const isJoint = ({ low, text }: Token) =>
    is.until(low) || is.article(low) || /^[-/→,]$/.test(text);
  if (!reading.tokens.slice(first.next, second.first).every(isJoint)) return { when };
  // "Dec 28 - Jan 3" of which one year is said, or none.
  let [start, end] = [first.day, second.day];
  if (!first.hasYear && second.hasYear) {
    start = inYear(start, yearOf(end));
    if (start > end) start = inYear(start, yearOf(end) - 1);
  } else if (!second.hasYear && end < start) end = inYear(end, yearOf(end) + 1);
  // "8 days, being in Fatima on 12-13 May": the trip holds both.
  if (isHeld && longest > end - start + 2) return { when };
  return end < start ? { reversed: true } : { when: { start, end, exact: true } };
}

function inYear(day: DayNumber, year: number): DayNumber {
  return dayNumber(year, monthOf(day), dateOf(day));
}

/** "in June", "late March", "October 2028", "2027-07", "next month". */
function monthAt(reading: Reading, index: number, alone: boolean): Loose | undefined {
  const [, year, number] = matchAt(reading, index, ISO_MONTH)?.parts.map(Number) ?? [];
  if (year && number) return inMonth(dayNumber(year, number, TYPICAL_DAY), index + 3);
  const found = find.month(reading, index, alone ? undefined : "own");
  if (!found || !(alone || isMonth(reading, index, found.next))) return undefined;
  const { value, next } = found;
  // "not in the May holidays but in August"
  const end = find.feast(reading, index, "own")?.next ?? next;
  if (isDenied(reading, { first: index, next: end })) return undefined;
  const part = partOf(reading, index, next);
  const typical = part ? PART_DAYS[part] : TYPICAL_DAY;
  const written = at(reading, next);
  if (!isYear(written)) return inMonth(upcoming(value, typical, reading.today), next);
  return inMonth(dayNumber(Number(written.text), value, typical), next + 1);
}

/** A time that is said without a day, and the token behind it. */
interface Loose {
  readonly when: When;
  readonly next: number;
}

type WhenAt = (reading: Reading, index: number, sure: boolean) => Loose | undefined;

function inMonth(start: DayNumber, next: number): Loose {
  return { when: { start, exact: false }, next };
}

/** "April 2027". */
export function namesMonthOfYear(reading: Reading): boolean {
  const named = findEvery(reading, (index) => find.month(reading, index, "own"));
  return named.some(({ next }) => isYear(at(reading, next)));
}

function isYear({ text }: Token): boolean {
  return /^20\d\d$/.test(text);
}

/** "may" is a verb, and "mar" and "sen" are words: they need a word before or a year behind. */
function isMonth(reading: Reading, index: number, next: number): boolean {
  const { low, text } = at(reading, index);
  const short = low.length <= SHORT && /^\p{Script=Latin}/u.test(text) && !/^\p{Lu}/u.test(text);
  const doubtful = low === "may" ? reading.language === "en" : short && reading.language !== "en";
  // "1500 EUR all in, May."
  const isAlone = at(reading, index - 1).text === "," && at(reading, next).kind !== "word";
  const isSure = !doubtful || (isAlone && isCapital(text)) || isYear(at(reading, next));
  return isSure || is.beforeMonth(at(reading, index - 1).low);
}

/** The part of a month that stands beside it. */
function partOf(reading: Reading, index: number, next: number) {
  const stops = (token: Token) => isMark(token, ",.;");
  const before = nearestBefore(find.partOfMonth, reading, index, { most: NEAR, stops });
  return (before ?? find.partOfMonth(reading, next))?.value;
}

function feastAt(reading: Reading, index: number): Loose | undefined {
  const found = find.feast(reading, index, "own");
  const day = found && nextFeast(found.value, reading.today);
  if (!found || day === undefined) return undefined;
  const { value, next } = found;
  if (value === "ramadan") return inMonth(Math.max(reading.today + 1, day + 3), next);
  if (value === "mayHolidays" || value === "lastTen") return inMonth(day, next);
  return { when: { start: day, exact: true, feast: true }, next };
}

/** "in February before Ramadan starts": no day of it lies in the trip. */
function beforeFeast(reading: Reading, near: DayNumber): Pick<When, "before"> {
  const [feast] = reading.tokens.flatMap((_, index) => {
    const found = find.feast(reading, index, "own");
    return found && endingAt(find.over, reading, index, "own") ? [found] : [];
  });
  const day = feast && nextFeast(feast.value, near - FEAST_NEAR);
  return day === undefined ? {} : { before: day };
}

/** A feast that a trip is to be over before lies no farther behind the day that stands for it. */
const FEAST_NEAR = 20;

/** "this weekend", "next week", "next month". */
function weekAt(reading: Reading, index: number): Loose | undefined {
  const { today } = reading;
  const which = find.which(reading, index, "own");
  if (!which) return undefined;
  // "gələn həftə sonu": a week's end, not a week.
  const weekend =
    find.weekend(reading, which.next, "own") ?? find.weekend(reading, index + 1, "own");
  if (weekend) {
    const saturday = today + ((5 - weekday(today) + 7) % 7);
    const start = which.value === "next" && weekday(today) <= 4 ? saturday + 7 : saturday;
    return { when: { start, end: start + 1, exact: true }, next: weekend.next };
  }
  const unit = which.value === "next" ? find.unit(reading, which.next, "own") : undefined;
  if (unit?.value === "week")
    return { when: { start: today + 7 - weekday(today), exact: true }, next: unit.next };
  if (unit?.value !== "month") return undefined;
  return inMonth(dayNumber(yearOf(today), monthOf(today) + 1, TYPICAL_DAY), unit.next);
}

function seasonAt(reading: Reading, index: number): Loose | undefined {
  const found = find.season(reading, index, "own");
  return (
    found && inMonth(upcoming(SEASON_MONTH[found.value], TYPICAL_DAY, reading.today), found.next)
  );
}
