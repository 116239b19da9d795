import { isoDate } from "../domain/dates.ts";
import type { SaidDate } from "./days.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { numberAt } from "./numbers.ts";
import { listOf, misspelt } from "./phrases.ts";
import { isFree, type Reading } from "./reading.ts";
import { at, isMark, isNumber, type Token } from "./tokens.ts";
import { find, is } from "./words.ts";

/** A date, and the token behind it. */
export interface FoundDate {
  readonly date: SaidDate;
  readonly next: number;
}

/** Of years without a century, and of numbers that may be years. */
const YEARS_AROUND = 4;
const SHORTEST_MISSPELT = 4;

/** "19", "1st", "1er", "5-го", "twentieth": a day of a month. */
export function dayAt(
  tokens: readonly Token[],
  index: number,
): { day: number; next: number } | undefined {
  const token = at(tokens, index);
  if (!isNumber(token, 1, 2)) {
    const word = token.kind === "word" ? find.ordinal(tokens, index) : undefined;
    return word && { day: word.value, next: word.next };
  }
  const day = Number(token.text);
  if (day < 1 || day > 31) return undefined;
  const after = at(tokens, index + 1);
  const ending = isMark(after, "-'") ? index + 2 : index + 1;
  if (after.glued && is.ordinalEnding(at(tokens, ending).low)) return { day, next: ending + 1 };
  const dotted = after.text === "." && after.glued && !isNumber(at(tokens, index + 2));
  return { day, next: dotted ? index + 2 : index + 1 };
}

export function checkedDate(
  { day = 0, month = 0, year }: SaidDate,
  next: number,
): FoundDate | undefined {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDay ? { date: { day, month, year }, next } : undefined;
}

/** "19 February 2027", "Feb 19", "19FEB", "12. Februar", "1er juin". */
export function namedMonth(reading: Reading, index: number): FoundDate | undefined {
  const { tokens, language } = reading;
  if (isMinutes(tokens, index)) return undefined;
  const day = dayAt(tokens, index) ?? spokenDay(reading, index);
  if (day) {
    let next = isMark(at(tokens, day.next), "-/.") ? day.next + 1 : day.next;
    if (is.betweenDayAndMonth(at(tokens, next).low)) next++;
    const month = monthAt(reading, next);
    if (month && isFree(reading, index, month.next))
      return withYear(reading, { day: day.day, month: month.value }, month.next);
  }
  const month = find.month(tokens, index);
  if (!month) return undefined;
  const joint = at(tokens, month.next);
  const start =
    isMark(joint, ".") || joint.low === "the" || (isMark(joint, "-/") && joint.glued)
      ? month.next + 1
      : month.next;
  const after = dayAt(tokens, start);
  if (!after || !isFree(reading, index, after.next)) return undefined;
  // "in July 2 adults" counts people, "May 5 days" days, "mar 13 apr" is a Tuesday in April; not so
  // "martın 8-i bilet", "dekabrın 29-dan yanvarın 3-dək".
  const counted =
    find.people(tokens, after.next, language) ??
    find.unit(tokens, after.next, language) ??
    find.month(tokens, after.next);
  if (counted && after.next === start + 1) return undefined;
  // "Mar 8:55"
  if (isMark(at(tokens, after.next), ":") && at(tokens, after.next + 1).glued) return undefined;
  return withYear(reading, { day: after.day, month: month.value }, after.next);
}

/** "11:30 March 3", "10:00+1 Jul 2", "EK 4 June 21st": minutes, a day more and a flight are no day. */
function isMinutes(tokens: readonly Token[], index: number): boolean {
  const { text } = at(tokens, index - 1);
  const month = /^[A-Z][A-Z\d]$/.test(text) ? find.month(tokens, index + 1) : undefined;
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

/** A month, or a word one letter away from one that is no other word behind a figure: "3 Febuary". */
function monthAt({ tokens, language }: Reading, index: number) {
  const found = find.month(tokens, index);
  const { kind, low } = at(tokens, index);
  if (found ?? (kind !== "word" || find.unit(tokens, index) || find.people(tokens, index)))
    return found;
  const value = misspelt(low, listOf(LEXICONS[language].months, 1), SHORTEST_MISSPELT);
  return value && { value, next: index + 1 };
}

function withYear(reading: Reading, said: SaidDate, next: number): FoundDate | undefined {
  const { tokens } = reading;
  const thisYear = Number(isoDate(reading.today).slice(0, 4));
  const isNear = (year: number) => Math.abs(year - thisYear) <= YEARS_AROUND;
  let start = next;
  while (isMark(at(tokens, start), ",.'/-") && start < next + 2) start++;
  while (is.betweenDayAndMonth(at(tokens, start).low)) start++;
  const token = at(tokens, start);
  const year = Number(token.text);
  if (isNumber(token, 4, 4) && isNear(year))
    return checkedDate({ ...said, year }, afterYear(tokens, start + 1));
  // "19-Feb-27", 19FEB27
  const before = at(tokens, start - 1);
  const marked = isMark(before, "'/-") && at(tokens, start + 1).text !== ":";
  const joined = start === next && before.glued;
  const isShort = isNumber(token, 2, 2) && token.glued && isNear(2000 + year);
  return isShort && (marked || joined)
    ? checkedDate({ ...said, year: 2000 + year }, start + 1)
    : checkedDate(said, next);
}

/** "2027 года", "2027-ci il". */
export function afterYear(tokens: readonly Token[], next: number): number {
  const ended = at(tokens, next).text === "-" && is.ordinalEnding(at(tokens, next + 1).low);
  const after = ended ? next + 2 : next;
  return is.yearWord(at(tokens, after).low) ? after + 1 : after;
}

/** Two dates that share a month. */
export interface DayRange {
  readonly from: SaidDate;
  readonly to: SaidDate;
  readonly next: number;
}

/** "5-12 May", "from the 20th to the 25th of June", "iyunun 20-dən 25-dək", "June 10-15". */
export function dayRange(reading: Reading, index: number): DayRange | undefined {
  const { tokens } = reading;
  const before = find.month(tokens, index);
  const start = before?.next ?? index;
  const one = isMinutes(tokens, start) ? undefined : dayAt(tokens, start);
  if (!one) return undefined;
  let next = one.next;
  // "20-dən 25-dək": the ending says from.
  const ended = one.next - start === 3;
  if (is.until(at(tokens, next).low)) next++;
  else if (!ended) return undefined;
  if (is.article(at(tokens, next).low)) next++;
  // "Tue 9 - Thu 11 February"
  next = find.weekday(tokens, next)?.next ?? next;
  const two = isNumber(at(tokens, next), 1, 2) ? dayAt(tokens, next) : undefined;
  if (!two) return undefined;
  const of = is.betweenDayAndMonth(at(tokens, two.next).low) ? 1 : 0;
  const behind = before ? undefined : find.month(tokens, two.next + of);
  const month = before ?? behind;
  const end = behind?.next ?? two.next;
  if (!month || !isFree(reading, index, end)) return undefined;
  // "Feb 19 - 08:55": the second figure is a time.
  const sign = at(tokens, end);
  if (sign.glued && isMark(sign, ":.") && isNumber(at(tokens, end + 1))) return undefined;
  const found = withYear(reading, { day: two.day, month: month.value }, end);
  return found && { from: { ...found.date, day: one.day }, to: found.date, next: found.next };
}
