import type { SaidDate } from "./days.ts";
import { figureDate, isoDateAt } from "./figure-dates.ts";
import { dayAt, dayRange, type FoundDate, namedMonth } from "./named-dates.ts";
import { endingAt } from "./phrases.ts";
import { findAll, isFree, type Reading, take } from "./reading.ts";
import { dayAlone, relativeDate } from "./relative-dates.ts";
import { at, isMark, isNumber, type Token } from "./tokens.ts";
import { find, is } from "./words.ts";

/** Something said of a day, with the tokens that say it. */
export type DateSpan = { readonly first: number; readonly next: number } & (
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
export function findOtherDates(reading: Reading): DateSpan[] {
  // First, so that a weekday beside one is not read by itself.
  const figures = findAll(reading, (index) => figureDate(reading, index));
  const spans: DateSpan[] = figures.map((one) => withWeekday(reading, one));
  const others = findAll(reading, (index) => {
    const later = find.later(reading.tokens, index);
    if (later) return { later: later.value, next: later.next };
    return relativeDate(reading, index) ?? dayAlone(reading, index);
  });
  for (const one of others) spans.push("date" in one ? withWeekday(reading, one) : one);
  return spans;
}

/** With the weekday beside it, on either side. */
function withWeekday(
  reading: Reading,
  { first, date, next }: FoundDate & { readonly first: number },
): DateSpan {
  const { tokens } = reading;
  const before = weekdayBefore(reading, first);
  const after = before ? undefined : weekdayAfter(reading, next);
  const weekday = before ?? after;
  const span = { first: before?.first ?? first, next: after?.next ?? next };
  take(reading, span.first, span.next);
  // A clock beside an ISO date: the T between them says nothing.
  if (at(tokens, next).low === "t" && at(tokens, next).glued) take(reading, next, next + 1);
  return { ...span, date: weekday ? { ...date, weekday: weekday.value } : date };
}

function weekdayBefore(reading: Reading, first: number) {
  const { tokens } = reading;
  let last = first;
  while (last > 0 && isBetween(at(tokens, last - 1))) last--;
  const found = endingAt(find.weekday, tokens, last);
  return found && isFree(reading, found.first, last) ? found : undefined;
}

function isBetween(token: Token): boolean {
  const { low } = token;
  return isMark(token, ",.(-·") || is.article(low) || is.betweenDayAndMonth(low) || low === "am";
}

function weekdayAfter(reading: Reading, next: number) {
  const { tokens } = reading;
  let start = next;
  while (isMark(at(tokens, start), ",.(")) start++;
  const found = find.weekday(tokens, start);
  if (!found || !isFree(reading, start, found.next)) return undefined;
  // "el 25 FR 2014" has a flight behind it.
  if (/^[A-Z]{2}$/.test(at(tokens, start).text) && isNumber(at(tokens, found.next), 3, 4))
    return undefined;
  // In "5 May, Friday 12 May" the weekday belongs to what follows.
  return start > next && dayAt(tokens, found.next) ? undefined : found;
}
