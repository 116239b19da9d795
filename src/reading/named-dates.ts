import { yearOf } from "../domain/dates.ts";
import type { SaidDate } from "./days.ts";
import { numberAt } from "./numbers.ts";
import type { Reading } from "./reading.ts";
import { at, isMark, isNumber, type Words } from "./tokens.ts";
import { find, is } from "./words.ts";

/** A date, and the token behind it. */
export interface FoundDate {
  readonly date: SaidDate;
  readonly next: number;
}

/** Of years without a century, and of numbers that may be years. */
const YEARS_AROUND = 4;

/** "19", "1st", "1er", "5-го", "twentieth": a day of a month. */
export function dayAt(reading: Words, index: number): { day: number; next: number } | undefined {
  const token = at(reading, index);
  if (!isNumber(token, 1, 2)) {
    const word = token.kind === "word" ? find.ordinal(reading, index) : undefined;
    return word && { day: word.value, next: word.next };
  }
  const day = Number(token.text);
  const after = at(reading, index + 1);
  // "Feb 19 - 08:55"
  const isClock = after.text === ":" && after.glued && at(reading, index + 2).glued;
  if (day < 1 || day > 31 || isClock) return undefined;
  const ending = isMark(after, "-'") ? index + 2 : index + 1;
  if (after.glued && is.ordinalEnding(at(reading, ending).low)) return { day, next: ending + 1 };
  const dotted = after.text === "." && after.glued && !isNumber(at(reading, index + 2));
  return { day, next: dotted ? index + 2 : index + 1 };
}

export function checkedDate({ day = 0, month = 0, year }: SaidDate, next: number) {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDay ? { date: { day, month, year }, next } : undefined;
}

/** "19 February 2027", "Feb 19", "19FEB", "12. Februar", "1er juin". */
export function namedMonth(reading: Reading, index: number): FoundDate | undefined {
  if (isMinutes(reading, index)) return undefined;
  const day = dayInWords(reading, index);
  if (day) {
    let next = isMark(at(reading, day.next), "-/.") ? day.next + 1 : day.next;
    if (is.betweenDayAndMonth(at(reading, next).low)) next++;
    const month = find.month(reading, next);
    // "3. oktyabrın 2si": what a sentence ends with, and a day of its own.
    const own = day.next === index + 2 && month && dayAt(reading, month.next);
    const isEnded = own && at(reading, own.next - 1).kind === "word";
    if (month && !isEnded)
      return withYear(reading, { day: day.day, month: month.value }, month.next);
  }
  const month = find.month(reading, index);
  if (!month) return undefined;
  const joint = at(reading, month.next);
  const isJoint = isMark(joint, ".-/") || joint.low === "the";
  const start = isJoint ? month.next + 1 : month.next;
  const after = dayInWords(reading, start);
  if (!after) return undefined;
  // "in July 2 adults" counts people, "May 5 days" days, "mar 13 apr" is a Tuesday in April; not so
  // "martın 8-i bilet", "dekabrın 29-dan yanvarın 3-dək".
  const counted =
    find.people(reading, after.next, "own") ??
    find.unit(reading, after.next, "own") ??
    find.month(reading, after.next);
  if (counted && after.next === start + 1) return undefined;
  return withYear(reading, { day: after.day, month: month.value }, after.next);
}

/** "11:30 March 3", "10:00+1 Jul 2", "EK 4 June 21st": minutes, a day more and a flight are no day. */
function isMinutes(reading: Words, index: number): boolean {
  const { text } = at(reading, index - 1);
  if (at(reading, index).glued && /^[A-Z:+]$/.test(text)) return true;
  const month = /^[A-Z][A-Z\d]$/.test(text) ? find.month(reading, index + 1) : undefined;
  return month !== undefined && dayAt(reading, month.next) !== undefined;
}

/** "el veinte de enero", "martın beşində": a day, or a number in words beside its month. */
function dayInWords(reading: Reading, index: number) {
  const day = dayAt(reading, index);
  // English says ordinals, and its "on" is ten elsewhere.
  if (day || reading.language === "en" || at(reading, index).kind !== "word") return day;
  const found = numberAt(reading, index);
  return found && found.value <= 31 ? { day: found.value, next: found.next } : undefined;
}

function withYear(reading: Reading, said: SaidDate, next: number): FoundDate | undefined {
  let start = next;
  while (isMark(at(reading, start), ",.'/-") || is.betweenDayAndMonth(at(reading, start).low))
    start++;
  const token = at(reading, start);
  // "19-Feb-27", 19FEB27
  const isShort = isNumber(token, 2, 2) && token.glued && at(reading, start + 1).text !== ":";
  const year = Number(token.text) + (isShort ? 2000 : 0);
  const isNear = Math.abs(year - yearOf(reading.today)) <= YEARS_AROUND;
  const isYear = (isShort || isNumber(token, 4, 4)) && isNear;
  return isYear ? checkedDate({ ...said, year }, start + 1) : checkedDate(said, next);
}

/** Two dates that share a month: "5-12 May", "from the 20th to the 25th of June", "iyunun 20-dən 25-dək", "June 10-15". */
export function dayRange(reading: Reading, index: number) {
  const before = find.month(reading, index);
  const start = before?.next ?? index;
  const one = isMinutes(reading, start) ? undefined : dayAt(reading, start);
  if (!one) return undefined;
  let next = one.next;
  // "15, 16 и 17 апреля"
  while (at(reading, next).text === "," && isNumber(at(reading, next + 1), 1, 2))
    next = dayAt(reading, next + 1)?.next ?? reading.tokens.length;
  const isList = next > one.next;
  // "20-dən 25-dək": the ending says from.
  const ended = one.next - start === 3;
  // "16 и 17 марта"
  const joint = at(reading, next);
  const isAnd = joint.kind === "word" && is.and(joint.low);
  if (isList && !isAnd) return undefined;
  if (is.until(joint.low) || isAnd) next++;
  else if (!ended) return undefined;
  if (is.article(at(reading, next).low)) next++;
  // "Tue 9 - Thu 11 February"
  next = find.weekday(reading, next)?.next ?? next;
  const two = isNumber(at(reading, next), 1, 2) ? dayAt(reading, next) : undefined;
  if (!two) return undefined;
  const of = is.betweenDayAndMonth(at(reading, two.next).low) ? 1 : 0;
  const month = before ?? find.month(reading, two.next + of);
  // "2 марта с 10 до 16 и 3 марта": an hour, and the next day.
  if (!month || (isAnd && two.day < one.day)) return undefined;
  const end = before ? two.next : month.next;
  // "yanvarın 20-dən 9 gecə", "in June 10-15 days": the second figure is a length.
  if (before && two.next === next + 1 && find.unit(reading, end, "own")) return undefined;
  const found = withYear(reading, { day: two.day, month: month.value }, end);
  return found && { from: { ...found.date, day: one.day }, to: found.date, next: found.next };
}
