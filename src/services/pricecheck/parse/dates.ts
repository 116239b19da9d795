import { dayOf, type Found } from "./date-parts.ts";
import { figures } from "./figure-dates.ts";
import { findLater, findMonth, findWeekday, WEAK_WEEKDAYS } from "./lexicon/calendar.ts";
import { isFree, mention, type Reading } from "./mentions.ts";
import { dayRange, isoDate, namedMonth } from "./named-dates.ts";
import { dayAlone, relative } from "./relative-dates.ts";
import { at, isNumber } from "./tokens.ts";

/** Dates that cannot be anything else: with a month's name, or as ISO writes them. */
export function findSureDates(reading: Reading): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const range = dayRange(reading, index);
    if (range) {
      mention(reading, index, index + 1, { kind: "date", date: range.first });
      mention(reading, index + 1, range.next, { kind: "date", date: range.second });
      index = range.next - 1;
      continue;
    }
    const found = isoDate(tokens, index) ?? namedMonth(reading, index);
    if (!found) continue;
    add(reading, index, found);
    index = found.next - 1;
  }
}

/** Dates in figures, relative days and weekdays: read once prices are out of the way. */
export function findOtherDates(reading: Reading): void {
  const { tokens } = reading;
  // First, so that a weekday beside one is not read by itself.
  findFigures(reading);
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const later = findLater(tokens, index);
    if (later && isFree(reading, index, later.next)) {
      mention(reading, index, later.next, { kind: "later", days: later.value });
      index = later.next - 1;
      continue;
    }
    const found = relative(reading, index) ?? dayAlone(reading, index);
    if (!found || !isFree(reading, index, found.next)) continue;
    add(reading, index, found);
    index = found.next - 1;
  }
}

function findFigures(reading: Reading): void {
  for (let index = 0; index < reading.tokens.length; index++) {
    const found = isFree(reading, index) ? figures(reading, index) : undefined;
    if (!found || !isFree(reading, index, found.next)) continue;
    add(reading, index, found);
    index = found.next - 1;
  }
}

/** With the weekday beside it, on either side. */
function add(reading: Reading, first: number, { date, next }: Found): void {
  const { tokens } = reading;
  const before = weekdayBefore(reading, first);
  const after = before ? undefined : weekdayAfter(reading, next);
  const weekday = before?.weekday ?? after?.weekday;
  mention(reading, before?.first ?? first, after?.next ?? next, {
    kind: "date",
    date: weekday === undefined ? date : { ...date, weekday },
  });
  // A clock beside an ISO date: the T between them says nothing.
  if (at(tokens, next).low === "t" && at(tokens, next).glued) reading.taken[next] = 1;
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
      ["the", "den", "dem", "der", "il", "el", "le", "am", "of"].includes(at(tokens, last).low))
  ) {
    last--;
  }
  for (let start = last; start >= Math.max(0, last - 2); start--) {
    const found = findWeekday(tokens, start);
    if (found?.next === last + 1 && isFree(reading, start, last + 1)) {
      return { weekday: found.value, first: start };
    }
  }
  return undefined;
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
  if (WEAK_WEEKDAYS.has(at(tokens, start).low) && start !== next + 1 && start !== next) {
    return undefined;
  }
  if (findMonth(tokens, start) && isNumber(at(tokens, found.next), 1, 2)) return undefined;
  // In "5 May, Friday 12 May" the weekday belongs to what follows.
  let after = found.next;
  while (/^[,.]$/.test(at(tokens, after).text)) after++;
  if (dayOf(tokens, after) !== undefined && start !== next) {
    const day = dayOf(tokens, after);
    if (day && findMonth(tokens, day.next)) return undefined;
  }
  return {
    weekday: found.value,
    next: at(tokens, found.next).text === ")" ? found.next + 1 : found.next,
  };
}
