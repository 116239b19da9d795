import { isoDate } from "../domain/dates.ts";
import { editDistance } from "../text/nearest.ts";
import type { SaidDate } from "./days.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { numberAt } from "./numbers.ts";
import { isFree, type Reading } from "./reading.ts";
import { at, isNumber, type Token } from "./tokens.ts";
import {
  findMonth,
  findOrdinal,
  findPeople,
  findUnit,
  findWeekday,
  isArticle,
  isBetweenDayAndMonth,
  isLongAgo,
  isOrdinalEnding,
  isUntil,
  isYearWord,
} from "./words.ts";

/** A date, and the token behind it. */
export interface FoundDate {
  readonly date: SaidDate;
  readonly next: number;
}

/** Of years without a century, and of numbers that may be years. */
const YEARS_AROUND = 4;

/** "19", "1st", "1er", "5-го", "twentieth": a day of a month. */
export function dayAt(
  tokens: readonly Token[],
  index: number,
): { day: number; next: number } | undefined {
  const token = at(tokens, index);
  if (!isNumber(token, 1, 2)) {
    const word = token.kind === "word" ? findOrdinal(tokens, index) : undefined;
    return word && { day: word.value, next: word.next };
  }
  const day = Number(token.text);
  if (day < 1 || day > 31) return undefined;
  const after = at(tokens, index + 1);
  if (after.glued && isOrdinalEnding(after.low)) return { day, next: index + 2 };
  if (after.glued && /^[-']$/.test(after.text) && isOrdinalEnding(at(tokens, index + 2).low)) {
    return { day, next: index + 3 };
  }
  const dotted = after.text === "." && after.glued && !isNumber(at(tokens, index + 2));
  return { day, next: dotted ? index + 2 : index + 1 };
}

export function checkedDate(
  { day = 0, month = 0, year }: SaidDate,
  next: number,
): FoundDate | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return { date: { day, month, ...(year !== undefined && { year }) }, next };
}

/** 2027-02-19. */
export function isoDateAt(tokens: readonly Token[], index: number): FoundDate | undefined {
  const [year, first, month, second, day] = [0, 1, 2, 3, 4].map((step) => at(tokens, index + step));
  if (!year || !first || !month || !second || !day) return undefined;
  if (!isNumber(year, 4, 4) || !isNumber(month, 1, 2) || !isNumber(day, 1, 2)) return undefined;
  if (!/^[-/.]$/.test(first.text) || second.text !== first.text) return undefined;
  if (!first.glued || !month.glued || !second.glued || !day.glued) return undefined;
  const said = { day: Number(day.text), month: Number(month.text), year: Number(year.text) };
  return checkedDate(said, index + 5);
}

/** "19 February 2027", "Feb 19", "19FEB", "12. Februar", "1er juin". */
export function namedMonth(reading: Reading, index: number): FoundDate | undefined {
  const { tokens } = reading;
  if (isMinutes(tokens, index)) return undefined;
  const day = dayAt(tokens, index) ?? spokenDay(reading, index);
  if (day) {
    let next = day.next;
    if (/^[-/.]$/.test(at(tokens, next).text)) next++;
    if (isBetweenDayAndMonth(at(tokens, next).low)) next++;
    const month = findMonth(tokens, next) ?? misspeltMonth(reading, next);
    if (month && isFree(reading, index, month.next) && !isAgo(reading, next)) {
      return withYear(reading, { day: day.day, month: month.value }, month.next);
    }
  }
  const month = findMonth(tokens, index);
  if (!month) return undefined;
  let next = month.next;
  if (at(tokens, next).text === ".") next++;
  if (at(tokens, next).low === "the") next++;
  if (/^[-/]$/.test(at(tokens, next).text) && at(tokens, next).glued) next++;
  const after = dayAt(tokens, next);
  if (!after || !isFree(reading, index, after.next)) return undefined;
  // "in July 2 adults" counts people, "May 5 days" days; not so "martın 8-i bilet".
  const ended = after.next > next + 1;
  const { language } = reading;
  const counts = findPeople(tokens, after.next, language) ?? findUnit(tokens, after.next, language);
  if (counts && !ended) return undefined;
  // "mar 13 apr" is a Tuesday in April; "dekabrın 29-dan yanvarın 3-dək" are two days.
  if (findMonth(tokens, after.next) && !ended) return undefined;
  // "Mar 8:55", "May 12.50 EUR": the number is something else.
  const sign = at(tokens, after.next);
  if (sign.text === ":" && sign.glued && at(tokens, after.next + 1).glued) return undefined;
  return withYear(reading, { day: after.day, month: month.value }, after.next);
}

/** "11:30 March 3", "10:00+1 Jul 2", "EK 4 June 21st": minutes, a day more and a flight are no day. */
function isMinutes(tokens: readonly Token[], index: number): boolean {
  const { text } = at(tokens, index - 1);
  const month = /^[A-Z][A-Z\d]$/.test(text) ? findMonth(tokens, index + 1) : undefined;
  if (month && dayAt(tokens, month.next)) return true;
  return at(tokens, index).glued && /^[:+]$/.test(text) && isNumber(at(tokens, index - 2), 1, 2);
}

/** "el veinte de enero", "iyirmi yanvar": a number in words right before its month. */
function spokenDay({ tokens, language }: Reading, index: number) {
  // English says ordinals, and its "on" is ten elsewhere.
  if (language === "en" || at(tokens, index).kind !== "word") return undefined;
  const found = numberAt(tokens, index);
  return found && found.value <= 31 ? { day: found.value, next: found.next } : undefined;
}

/** "2 days ago" is no day of August. */
function isAgo({ tokens, language }: Reading, index: number): boolean {
  return language === "en" && isLongAgo(at(tokens, index).text);
}

const SHORTEST_MISSPELT = 4;

/** "12 apri", "3 Febuary": one letter away from a month, and no other word that follows a figure. */
function misspeltMonth({ tokens, language }: Reading, index: number) {
  const { kind, low } = at(tokens, index);
  if (kind !== "word" || low.length < SHORTEST_MISSPELT) return undefined;
  if (findUnit(tokens, index) || findPeople(tokens, index)) return undefined;
  for (const [place, names] of LEXICONS[language].months.split(";").entries()) {
    const near = names.split("|").some((name) => {
      const word = name.replace("*", "");
      return (
        word.length > SHORTEST_MISSPELT && editDistance(low.slice(0, word.length + 1), word) === 1
      );
    });
    if (near) return { value: place + 1, next: index + 1 };
  }
  return undefined;
}

function withYear(reading: Reading, said: SaidDate, next: number): FoundDate | undefined {
  const { tokens } = reading;
  const thisYear = Number(isoDate(reading.today).slice(0, 4));
  const near = (year: number) => Math.abs(year - thisYear) <= YEARS_AROUND;
  let start = next;
  while (/^[,.'/-]$/.test(at(tokens, start).text) && start < next + 2) start++;
  while (isBetweenDayAndMonth(at(tokens, start).low)) start++;
  const token = at(tokens, start);
  if (isNumber(token, 4, 4) && near(Number(token.text))) {
    return checkedDate({ ...said, year: Number(token.text) }, afterYear(tokens, start + 1));
  }
  if (isNumber(token, 2, 2) && token.glued && near(2000 + Number(token.text))) {
    const marked = start > next && /^['/-]$/.test(at(tokens, start - 1).text);
    // 19FEB27
    const joined = start === next && at(tokens, next - 1).glued;
    if ((marked && at(tokens, start + 1).text !== ":") || joined) {
      return checkedDate({ ...said, year: 2000 + Number(token.text) }, start + 1);
    }
  }
  return checkedDate(said, next);
}

/** "2027 года", "2027-ci il". */
export function afterYear(tokens: readonly Token[], next: number): number {
  let after = next;
  if (at(tokens, after).text === "-" && isOrdinalEnding(at(tokens, after + 1).low)) after += 2;
  return isYearWord(at(tokens, after).low) ? after + 1 : after;
}

/** Two dates that share a month. */
export interface DayRange {
  readonly first: SaidDate;
  readonly second: SaidDate;
  readonly next: number;
  /** It ends before it begins. */
  readonly reversed: boolean;
}

/** "5-12 May", "from the 20th to the 25th of June", "iyunun 20-dən 25-dək", "June 10-15". */
export function dayRange(reading: Reading, index: number): DayRange | undefined {
  const { tokens } = reading;
  const before = findMonth(tokens, index);
  const start = before ? before.next : index;
  const one = isMinutes(tokens, start) ? undefined : dayAt(tokens, start);
  if (!one) return undefined;
  let next = one.next;
  // "20-dən 25-dək": the ending says from.
  const ended = one.next - start === 3 && at(tokens, start + 1).text === "-";
  if (isUntil(at(tokens, next).low)) next++;
  else if (!ended) return undefined;
  if (isArticle(at(tokens, next).low)) next++;
  // "Tue 9 - Thu 11 February"
  next = findWeekday(tokens, next)?.next ?? next;
  const two = dayAt(tokens, next);
  if (!two || !isNumber(at(tokens, next), 1, 2)) return undefined;
  const of = isBetweenDayAndMonth(at(tokens, two.next).low) ? 1 : 0;
  const month = findMonth(tokens, two.next + of) ?? before;
  if (!month || (before && month === before && at(tokens, start).glued)) return undefined;
  const end = month === before ? two.next : month.next;
  if (!isFree(reading, index, end) || (before && month !== before)) return undefined;
  // "Feb 19 - 08:55": the second figure is a time.
  if (at(tokens, end).glued && /^[:.]$/.test(at(tokens, end).text) && isNumber(at(tokens, end + 1)))
    return undefined;
  const found = withYear(reading, { day: two.day, month: month.value }, end);
  if (!found || two.day === one.day) return undefined;
  const first = { ...found.date, day: one.day };
  return { first, second: found.date, next: found.next, reversed: two.day < one.day };
}
