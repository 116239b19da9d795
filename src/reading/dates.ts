import type { SaidDate } from "./days.ts";
import { DAY_OF_SPAN, FIGURE_DATE, FULL_DATE, ISO_DATE } from "./lexicon/patterns.ts";
import { checkedDate, dayAt, dayRange, type FoundDate, namedMonth } from "./named-dates.ts";
import { countAt } from "./numbers.ts";
import { endingAt } from "./phrases.ts";
import { findAll, isFree, type Reading, take } from "./reading.ts";
import { at, type Extent, isMark, isNumber, matchAt } from "./tokens.ts";
import { find, is } from "./words.ts";

/** Something said of a day, with the tokens that say it. */
export type DateSpan = Extent &
  (
    | { readonly date: SaidDate; readonly reversed?: boolean }
    /** Days after what was said before. */
    | { readonly later: number }
  );

/** Dates that cannot be anything else: with a month's name, or as ISO writes them. */
export function findSureDates(reading: Reading): DateSpan[] {
  const found = findAll(
    reading,
    (index) => dayRange(reading, index) ?? isoDateAt(reading, index) ?? namedMonth(reading, index),
  );
  return found.flatMap((one): DateSpan[] => {
    if ("date" in one) return [withWeekday(reading, one)];
    const { first, next, from, to } = one;
    const reversed = (to.day ?? 0) < (from.day ?? 0);
    return [
      { first, next: first + 1, date: from },
      { first: first + 1, next, date: to, reversed },
    ];
  });
}

/** Dates in figures, relative days and weekdays: read once prices are out of the way. */
export function findOtherDates(
  reading: Reading,
  /** A figure with an ending is a day by itself: "обратно 12-го". */
  isEnded = reading.language === "ru",
): DateSpan[] {
  // First, so that a weekday beside one is not read by itself.
  const figures = findAll(reading, (index) => figureDate(reading, index));
  const spans: DateSpan[] = figures.map((one) => withWeekday(reading, one));
  const others = findAll(reading, (index) => {
    const later = find.later(reading, index);
    if (later) return { later: later.value, next: later.next };
    return relativeDate(reading, index) ?? dayAlone(reading, index, isEnded);
  });
  for (const one of others) spans.push("date" in one ? withWeekday(reading, one) : one);
  return spans;
}

/** With the weekday beside it, on either side. */
function withWeekday(reading: Reading, { first, date, next }: FoundDate & Extent): DateSpan {
  const before = weekdayBefore(reading, first);
  const after = before ? undefined : weekdayAfter(reading, next);
  const weekday = before ?? after;
  const span = { first: before?.first ?? first, next: after?.next ?? next };
  take(reading, span.first, span.next);
  return { ...span, date: weekday ? { ...date, weekday: weekday.value } : date };
}

function weekdayBefore(reading: Reading, first: number) {
  let last = first;
  while (isMark(at(reading, last - 1), ",.(-·") || is.article(at(reading, last - 1).low)) last--;
  const found = endingAt(find.weekday, reading, last);
  return found && isFree(reading, found.first, last) ? found : undefined;
}

function weekdayAfter(reading: Reading, next: number) {
  const found = find.weekday(reading, isMark(at(reading, next), ",.(") ? next + 1 : next);
  // "el 25 FR 2014" has a flight.
  return found && isNumber(at(reading, found.next), 3, 4) ? undefined : found;
}

/** 2027-02-19. */
function isoDateAt(reading: Reading, index: number): FoundDate | undefined {
  const found = matchAt(reading, index, ISO_DATE);
  const [, year, , month = 0, day = 0] = found?.parts.map(Number) ?? [];
  return found && checkedDate({ day, month, year }, found.next);
}

/** 12.02.2027, 12.02., 3/4, 04-05-2027. */
function figureDate(reading: Reading, index: number): FoundDate | undefined {
  const found = matchAt(reading, index, FIGURE_DATE);
  const before = at(reading, index - 1);
  // A sign before it ends what stands there; so does the dash of "10.06-15.06.2027".
  const isWhole = (place: number) => matchAt(reading, place, FULL_DATE) !== undefined;
  const isApart = before.kind === "mark" && !isMark(before, "./:-+'");
  const isSecond = before.text === "-" && at(reading, index - 3).text === "." && isWhole(index);
  if (!found || (at(reading, index).glued && !isApart && !isSecond)) return undefined;
  const [, a = "", sign = "", b = "", again = "", year = ""] = found.parts;
  const dotted = sign === ".";
  // A text with colons in its times has dots in its dates; "am 3.4." is a date, "um 3.40" a time.
  const isSure = reading.colons || is.beforeDate(before.low) || isWhole(found.next + 1);
  const isTime = reading.dottedTimes || is.beforeTime(before.low) || again === "";
  if (year === "" && (sign === "-" || (dotted && !isSure && isTime))) return undefined;
  const [x, y] = [Number(a), Number(b)];
  const written = year === "" ? undefined : Number(year) + (year.length === 2 ? 2000 : 0);
  const { next } = found;
  if (y > 12) return checkedDate({ day: y, month: x, year: written }, next);
  const date = checkedDate({ day: x, month: y, year: written }, next);
  const open = x <= 12 && !dotted;
  return date && open ? { ...date, date: { ...date.date, openOrder: true } } : date;
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** Today, tomorrow, next Friday, in two weeks. */
function relativeDate(reading: Reading, index: number): FoundDate | undefined {
  const said = find.relativeDay(reading, index);
  // "dopodomani" counts among English words; words for tomorrow are other words elsewhere ("sabah").
  const day = said?.value === 1 ? find.relativeDay(reading, index, "own") : said;
  // "bu gün 345 manat": the day of a price; "guten Morgen": a part of the day.
  const isOfPrice = day?.value === 0 && !isFree(reading, day.next);
  if (day && !isOfPrice && !endingAt(find.noDay, reading, day.next, "own"))
    return { date: { fromToday: day.value }, next: day.next };
  const ahead = find.ahead(reading, index);
  const start = ahead?.next ?? index;
  // "in a week", "через неделю"
  const count = countAt(reading, start) ?? { value: 1, next: start };
  const isCounted = count.next > start || reading.language === "ru";
  const unit = isCounted ? find.unit(reading, count.next) : undefined;
  const later = unit && find.fromNow(reading, unit.next);
  const length = unit && (ahead ?? later) ? DAYS[unit.value] : undefined;
  if (unit && length !== undefined)
    return { date: { fromToday: count.value * length }, next: later?.next ?? unit.next };
  return weekdayAlone(reading, index);
}

function weekdayAlone(reading: Reading, index: number): FoundDate | undefined {
  const which = find.which(reading, index);
  const start = which?.next ?? index;
  const found = find.weekday(reading, start);
  if (!found) return undefined;
  const isWeak = found.next === start + 1 && is.weakDay(at(reading, start).low);
  if (!which && isWeak) return undefined;
  // "vendredi prochain"
  const after = find.which(reading, found.next);
  const nextWeek = [which, after].some((one) => one?.value === "next") && { nextWeek: true };
  return { date: { weekday: found.value, ...nextWeek }, next: after?.next ?? found.next };
}

/** "on the 4th", "am 15.", "el 15": the month is that of the date before. */
function dayAlone(reading: Reading, index: number, isEnded: boolean): FoundDate | undefined {
  const token = at(reading, index);
  const day = token.kind === "number" && !token.glued ? dayAt(reading, index) : undefined;
  const before = at(reading, index - 1).low;
  // "16-го", "16го", but not "16."
  const isWord = at(reading, (day?.next ?? index) - 1).kind === "word";
  const ended = isWord && (isEnded || find.weekday(reading, index - 1));
  const led = before === "the" || (is.beforeDate(before) && before !== "on");
  const isOfSpan = matchAt(reading, index, DAY_OF_SPAN) !== undefined;
  if (!day || !(ended || led || isOfSpan)) return undefined;
  if (!isOfSpan && day.next === index + 1 && is.weakBeforeDay(before)) return undefined;
  return { date: { day: day.day }, next: day.next };
}
