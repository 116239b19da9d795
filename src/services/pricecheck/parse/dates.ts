import {
  findFromNow,
  findIn,
  findLater,
  findMonth,
  findMorgen,
  findNextWord,
  findRelativeDay,
  findUnit,
  findWeekday,
  WEAK_WEEKDAYS,
} from "./lexicon/calendar.ts";
import { findCount } from "./lexicon/people.ts";
import { isFree, mention, type Reading, type SaidDate } from "./mentions.ts";
import { at, isNumber, type Token } from "./tokens.ts";

interface Found {
  readonly date: SaidDate;
  readonly next: number;
}

/** "1st", "1er", "5-го": endings of a day, glued to it or after a hyphen. */
const ORDINALS = new Set(
  "st nd rd th er ere eme º ° ª го е й ого ci cu cı cü ne un de da den dan dek i ü ".split(" "),
);
const BETWEEN = new Set(["of", "de", "di", "del"]);
const YEARS_AROUND = 4;

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

function isoDate(tokens: readonly Token[], index: number): Found | undefined {
  const [year, first, month, second, day] = [0, 1, 2, 3, 4].map((step) => at(tokens, index + step));
  if (!year || !first || !month || !second || !day) return undefined;
  if (!isNumber(year, 4, 4) || !isNumber(month, 1, 2) || !isNumber(day, 1, 2)) return undefined;
  if (!/^[-/.]$/.test(first.text) || second.text !== first.text) return undefined;
  if (!first.glued || !month.glued || !second.glued || !day.glued) return undefined;
  return checked(Number(day.text), Number(month.text), Number(year.text), index + 5);
}

/** "19 February 2027", "Feb 19", "19FEB", "12. Februar", "1er juin". */
function namedMonth(reading: Reading, index: number): Found | undefined {
  const { tokens } = reading;
  const day = dayOf(tokens, index);
  if (day) {
    let next = day.next;
    if (/^[-/.]$/.test(at(tokens, next).text)) next++;
    if (BETWEEN.has(at(tokens, next).low)) next++;
    const month = findMonth(tokens, next);
    if (month && isFree(reading, index, month.next) && !isWordFor(tokens, next)) {
      return withYear(reading, day.day, month.value, month.next);
    }
  }
  const month = findMonth(tokens, index);
  if (!month) return undefined;
  let next = month.next;
  if (at(tokens, next).text === ".") next++;
  if (at(tokens, next).low === "the") next++;
  if (/^[-/]$/.test(at(tokens, next).text) && at(tokens, next).glued) next++;
  const after = dayOf(tokens, next);
  if (!after || !isFree(reading, index, after.next)) return undefined;
  // "Mar 8:55", "May 12.50 EUR": the number is something else.
  const sign = at(tokens, after.next);
  if (sign.text === ":" && sign.glued && at(tokens, after.next + 1).glued) return undefined;
  return withYear(reading, after.day, month.value, after.next);
}

/** Short words that are a month's abbreviation in one language and a common word in another. */
function isWordFor(tokens: readonly Token[], index: number): boolean {
  const { low, text } = at(tokens, index);
  return ["set", "sen", "mag", "ago"].includes(low) && text !== text.toUpperCase() && low === "ago";
}

function dayOf(tokens: readonly Token[], index: number): { day: number; next: number } | undefined {
  const token = at(tokens, index);
  if (!isNumber(token, 1, 2)) return undefined;
  const day = Number(token.text);
  if (day < 1 || day > 31) return undefined;
  const after = at(tokens, index + 1);
  if (after.glued && ORDINALS.has(after.low)) return { day, next: index + 2 };
  if (after.glued && after.text === "-" && ORDINALS.has(at(tokens, index + 2).low)) {
    return { day, next: index + 3 };
  }
  if (after.text === "." && after.glued && !isNumber(at(tokens, index + 2))) {
    return { day, next: index + 2 };
  }
  return { day, next: index + 1 };
}

function withYear(reading: Reading, day: number, month: number, next: number): Found | undefined {
  const { tokens } = reading;
  const thisYear = yearOf(reading);
  let start = next;
  while (/^[,.'/-]$/.test(at(tokens, start).text) && start < next + 2) start++;
  while (["de", "del", "of", "di"].includes(at(tokens, start).low)) start++;
  const token = at(tokens, start);
  if (isNumber(token, 4, 4)) {
    const year = Number(token.text);
    if (Math.abs(year - thisYear) <= YEARS_AROUND) {
      return checked(day, month, year, afterYear(tokens, start + 1));
    }
  }
  const marked = at(tokens, start - 1);
  if (isNumber(token, 2, 2) && start > next && /^['/-]$/.test(marked.text) && token.glued) {
    const year = 2000 + Number(token.text);
    if (Math.abs(year - thisYear) <= YEARS_AROUND && at(tokens, start + 1).text !== ":") {
      return checked(day, month, year, start + 1);
    }
  }
  // 19FEB27
  if (isNumber(token, 2, 2) && start === next && token.glued && at(tokens, next - 1).glued) {
    const year = 2000 + Number(token.text);
    if (Math.abs(year - thisYear) <= YEARS_AROUND) return checked(day, month, year, start + 1);
  }
  return checked(day, month, undefined, next);
}

/** "2027 года", "2027-ci il". */
function afterYear(tokens: readonly Token[], next: number): number {
  let after = next;
  if (at(tokens, after).text === "-" && ORDINALS.has(at(tokens, after + 1).low)) after += 2;
  if (/^(?:г|год|года|году|il|ilde|ilin)$/.test(at(tokens, after).low)) after++;
  return after;
}

/** "5-12 May", "Feb 19-26": two dates that share a month. */
function dayRange(
  reading: Reading,
  index: number,
): { first: SaidDate; second: SaidDate; next: number } | undefined {
  const { tokens } = reading;
  const one = dayOf(tokens, index);
  if (
    one &&
    /^(?:-|to|bis|al|au|по|until|till|through|and|und|e|y|et|и)$/.test(at(tokens, one.next).low)
  ) {
    const two = dayOf(tokens, one.next + 1);
    const of = two && BETWEEN.has(at(tokens, two.next).low) ? 1 : 0;
    const month = two && findMonth(tokens, two.next + of);
    if (two && month && two.day > one.day && isFree(reading, index, month.next)) {
      const found = withYear(reading, two.day, month.value, month.next);
      if (found)
        return { first: { ...found.date, day: one.day }, second: found.date, next: found.next };
    }
  }
  return undefined;
}

/** 12.02.2027, 12.02., 3/4, 04-05-2027. */
function figures(reading: Reading, index: number): Found | undefined {
  const { tokens } = reading;
  const [a, sign, b] = [at(tokens, index), at(tokens, index + 1), at(tokens, index + 2)];
  if (!isNumber(a, 1, 2) || !isNumber(b, 1, 2) || !/^[./-]$/.test(sign.text)) return undefined;
  if (!sign.glued || !b.glued || (a.glued && !isApart(at(tokens, index - 1)))) return undefined;
  const again = at(tokens, index + 3);
  const year = at(tokens, index + 4);
  const closed = again.text === sign.text && again.glued;
  const hasYear = closed && year.glued && (isNumber(year, 4, 4) || isNumber(year, 2, 2));
  const dotted = sign.text === ".";
  if (!hasYear && sign.text === "-") return undefined;
  if (!hasYear && dotted && TIME_BEFORE.test(at(tokens, index - 1).low)) return undefined;
  // Whoever writes times with colons writes dates with dots.
  const colons = /\d:\d\d/.test(reading.text) && reading.language !== "en";
  if (!hasYear && dotted && !closed && !colons && !saysDate(tokens, index)) return undefined;
  if (!hasYear && dotted && b.text.length < 2 && !closed && !saysDate(tokens, index))
    return undefined;
  const [x, y] = [Number(a.text), Number(b.text)];
  const written = hasYear ? Number(year.text) + (year.text.length === 2 ? 2000 : 0) : undefined;
  const next = hasYear ? afterYear(tokens, index + 5) : closed && dotted ? index + 4 : index + 3;
  if (x <= 12 && y <= 12 && x !== y && !dotted) {
    const found = checked(x, y, written, next);
    return found && { ...found, date: { ...found.date, openOrder: true } };
  }
  return y <= 12
    ? checked(x, y, written, next)
    : x <= 12
      ? checked(y, x, written, next)
      : undefined;
}

const DATE_BEFORE = new Set(
  "on am den dem il el le du del vom bis ab zum date datum data fecha tarix дата с на до fri sat sun mon tue wed thu dal al und and montag dienstag mittwoch donnerstag freitag samstag sonntag".split(
    " ",
  ),
);

/** A sign that ends what stands before it. */
function isApart({ kind, text }: Token): boolean {
  return kind === "mark" && !/^[./:\-+']$/.test(text);
}

/** Words before 10.05 that make it a time. */
const TIME_BEFORE =
  /^(?:at|um|gegen|alle|ore|las|saat|arr|dep|arrives|departs|arriving|leaving|landing|lands|h|arrivo|arriva|partenza|parte|llegada|llega|salida|sale|arrivee|depart|ankunft|abflug|вылет|прилет|прибытие|enis|cixis|ucus|catma)$/;

/** Words before 03.04 that make it a date and no time. */
function saysDate(tokens: readonly Token[], index: number): boolean {
  const before = at(tokens, index - 1);
  if (before.text === "," || before.text === ":" || before.text === "-") {
    return DATE_BEFORE.has(at(tokens, index - 2).low);
  }
  return DATE_BEFORE.has(before.low);
}

/** Today, tomorrow, next Friday, in two weeks. */
function relative(reading: Reading, index: number): Found | undefined {
  const { tokens } = reading;
  const day = findRelativeDay(tokens, index);
  if (day && !isMananaMorning(tokens, index))
    return { date: { fromToday: day.value }, next: day.next };
  if (findMorgen(tokens, index) && reading.language === "de") {
    const { low } = at(tokens, index - 1);
    if (!["am", "nachsten", "guten", "jeden"].includes(low)) {
      return { date: { fromToday: 1 }, next: index + 1 };
    }
  }
  const into = findIn(tokens, index);
  const count = countOf(tokens, into?.next ?? index);
  const unit = count && findUnit(tokens, count.next);
  if (count && unit) {
    const apostrophe = at(tokens, unit.next).text === "'" ? unit.next + 1 : unit.next;
    const later = findFromNow(tokens, apostrophe);
    if (into || later) {
      return { date: { fromToday: count.value * unit.value }, next: later?.next ?? unit.next };
    }
  }
  return weekdayAlone(reading, index);
}

/** "de la mañana", "por la mañana" are the morning. */
function isMananaMorning(tokens: readonly Token[], index: number): boolean {
  return at(tokens, index).low === "manana" && at(tokens, index - 1).low === "la";
}

function weekdayAlone(reading: Reading, index: number): Found | undefined {
  const { tokens } = reading;
  const word = findNextWord(tokens, index);
  const start = word?.next ?? index;
  const found = findWeekday(tokens, start);
  if (!found) return undefined;
  const weak = WEAK_WEEKDAYS.has(at(tokens, start).low);
  if (!word && weak && !/^(?:Mon|Wed|Sat|Sun)$/.test(at(tokens, start).text)) return undefined;
  if (!word && at(tokens, start).low.length <= 2) return undefined;
  const after = findNextWord(tokens, found.next);
  const nextWeek = word?.value === "next" || after?.value === "next";
  const next = after?.value === "next" ? after.next : found.next;
  return { date: nextWeek ? { weekday: found.value, nextWeek } : { weekday: found.value }, next };
}

const ARTICLES = new Set(["the", "am", "den", "il", "el", "le", "vom", "ayin", "du"]);

/** "on the 4th", "am 15.", "el 15": the month is that of the date before. */
function dayAlone(reading: Reading, index: number): Found | undefined {
  const { tokens } = reading;
  const day = dayOf(tokens, index);
  if (!day || at(tokens, index).glued || !ARTICLES.has(at(tokens, index - 1).low)) return undefined;
  const bare = day.next === index + 1;
  const after = at(tokens, day.next);
  if (bare && ["the", "am"].includes(at(tokens, index - 1).low)) return undefined;
  if (bare && (/^[:./h]$/.test(after.text) || after.kind === "number")) return undefined;
  if (bare && after.kind === "word" && !isSmall(after.low)) return undefined;
  return { date: { day: day.day }, next: day.next };
}

function isSmall(word: string): boolean {
  return /^(?:a|alle|ore|con|at|um|avec|en|y|e|et|und|per|por|para|с|в|mit)$/.test(word);
}

function countOf(
  tokens: readonly Token[],
  index: number,
): { value: number; next: number } | undefined {
  const token = at(tokens, index);
  if (isNumber(token, 1, 2)) return { value: Number(token.text), next: index + 1 };
  return findCount(tokens, index);
}

function checked(
  day: number,
  month: number,
  year: number | undefined,
  next: number,
): Found | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return { date: { day, month, ...(year !== undefined && { year }) }, next };
}

function yearOf({ today }: Reading): number {
  return new Date(today * 86_400_000).getUTCFullYear();
}
