import type { SaidDate } from "./days.ts";
import { figureDate } from "./figure-dates.ts";
import { dayAt, dayRange, type FoundDate, isoDateAt, namedMonth } from "./named-dates.ts";
import { isFree, type Reading, take } from "./reading.ts";
import { dayAlone, relativeDate } from "./relative-dates.ts";
import { at, isNumber } from "./tokens.ts";
import {
  findLater,
  findMonth,
  findWeekday,
  isArticle,
  isBetweenDayAndMonth,
  isWeakDay,
} from "./words.ts";

/** Something said of a day, with the tokens that say it. */
export type DateSpan = { readonly first: number; readonly next: number } & (
  | { readonly date: SaidDate; readonly ends?: true; readonly reversed?: true }
  /** Days after what was said before. */
  | { readonly later: number }
);

/** Dates that cannot be anything else: with a month's name, or as ISO writes them. */
export function findSureDates(reading: Reading): DateSpan[] {
  const { tokens } = reading;
  const spans: DateSpan[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const range = dayRange(reading, index);
    if (range) {
      const { first, second, next, reversed } = range;
      spans.push({ first: index, next: index + 1, date: first });
      spans.push({
        first: index + 1,
        next,
        date: second,
        ends: true,
        ...(reversed && { reversed }),
      });
      take(reading, index, next);
      index = next - 1;
      continue;
    }
    const found = isoDateAt(tokens, index) ?? namedMonth(reading, index);
    if (!found) continue;
    spans.push(withWeekday(reading, index, found));
    index = found.next - 1;
  }
  return spans;
}

/** Dates in figures, relative days and weekdays: read once prices are out of the way. */
export function findOtherDates(reading: Reading): DateSpan[] {
  const { tokens } = reading;
  // First, so that a weekday beside one is not read by itself.
  const spans = findFigures(reading);
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const later = findLater(tokens, index);
    if (later && isFree(reading, index, later.next)) {
      spans.push({ first: index, next: later.next, later: later.value });
      take(reading, index, later.next);
      index = later.next - 1;
      continue;
    }
    const found = relativeDate(reading, index) ?? dayAlone(reading, index);
    if (!found || !isFree(reading, index, found.next)) continue;
    spans.push(withWeekday(reading, index, found));
    index = found.next - 1;
  }
  return spans;
}

function findFigures(reading: Reading): DateSpan[] {
  const spans: DateSpan[] = [];
  for (let index = 0; index < reading.tokens.length; index++) {
    const found = isFree(reading, index) ? figureDate(reading, index) : undefined;
    if (!found || !isFree(reading, index, found.next)) continue;
    spans.push(withWeekday(reading, index, found));
    index = found.next - 1;
  }
  return spans;
}

/** With the weekday beside it, on either side. */
function withWeekday(reading: Reading, first: number, { date, next }: FoundDate): DateSpan {
  const { tokens } = reading;
  const before = weekdayBefore(reading, first);
  const after = before ? undefined : weekdayAfter(reading, next);
  const weekday = before?.weekday ?? after?.weekday;
  const span = { first: before?.first ?? first, next: after?.next ?? next };
  take(reading, span.first, span.next);
  // A clock beside an ISO date: the T between them says nothing.
  if (at(tokens, next).low === "t" && at(tokens, next).glued) take(reading, next, next + 1);
  return { ...span, date: weekday === undefined ? date : { ...date, weekday } };
}

function weekdayBefore(
  reading: Reading,
  first: number,
): { weekday: number; first: number } | undefined {
  const { tokens } = reading;
  let last = first - 1;
  while (
    last >= 0 &&
    (/^[,.(\-·]$/.test(at(tokens, last).text) ||
      isArticle(at(tokens, last).low) ||
      isBetweenDayAndMonth(at(tokens, last).low) ||
      at(tokens, last).low === "am")
  ) {
    last--;
  }
  for (let start = last; start >= Math.max(0, last - 2); start--) {
    const found = findWeekday(tokens, start);
    if (found?.next === last + 1 && isFree(reading, start, last + 1) && !isCode(reading, start)) {
      return { weekday: found.value, first: start };
    }
  }
  return undefined;
}

/** "LHR VIE 05/05": a place and no Friday. */
function isCode({ tokens, isPlaceCode }: Reading, index: number): boolean {
  const code = (text: string) => /^[A-Z]{3}$/.test(text) && isPlaceCode(text);
  const before = at(tokens, index - 1).text;
  return code(at(tokens, index).text) && (code(before) || /^[-→/>]$/.test(before));
}

function weekdayAfter(
  reading: Reading,
  next: number,
): { weekday: number; next: number } | undefined {
  const { tokens } = reading;
  let start = next;
  while (/^[,.(]$/.test(at(tokens, start).text)) start++;
  const found = findWeekday(tokens, start);
  if (!found || !isFree(reading, start, found.next)) return undefined;
  // "19 Feb, Mar 1": the second is a date of its own.
  if (isWeakDay(at(tokens, start).low) && start !== next + 1 && start !== next) {
    return undefined;
  }
  if (findMonth(tokens, start) && isNumber(at(tokens, found.next), 1, 2)) return undefined;
  // In "5 May, Friday 12 May" the weekday belongs to what follows.
  let after = found.next;
  while (/^[,.]$/.test(at(tokens, after).text)) after++;
  if (dayAt(tokens, after) !== undefined && start !== next) {
    const day = dayAt(tokens, after);
    if (day && findMonth(tokens, day.next)) return undefined;
  }
  return {
    weekday: found.value,
    next: at(tokens, found.next).text === ")" ? found.next + 1 : found.next,
  };
}
