import { numberAt, partAt } from "../../../reading/numbers.ts";
import { type Matched, nearestBefore } from "../../../reading/phrases.ts";
import { isFree } from "../../../reading/reading.ts";
import {
  at,
  isBreak,
  isMark,
  isNumber,
  matchAt,
  type Token,
  type Words,
} from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import { TWO_LETTER_WORDS } from "./lexicon/airlines.ts";
import {
  CLOCKS_BEFORE_CODES,
  CLOCKS_BEHIND_CODES,
  COLON_TIME,
  TIME_LIKE,
} from "./lexicon/patterns.ts";
import type { FlightReading } from "./mentions.ts";
import { isVerbLast } from "./time-roles.ts";

interface Clock {
  readonly minutes: number;
  readonly next: number;
  /** Already said to be before or after noon. */
  readonly settled?: boolean;
  /** In words, without the half of the day. */
  readonly vague?: boolean;
}

const NOON = 720;

export function clockAt(reading: FlightReading, index: number): Clock | undefined {
  const word = find.clockWord(reading, index);
  if (word) return { minutes: word.value === "noon" ? NOON : 0, next: word.next, settled: true };
  const hour = at(reading, index);
  if (hour.kind === "word") {
    const spoken = spokenClock(reading, index);
    return spoken && { ...spoken, vague: !spoken.settled && spoken.minutes < NOON };
  }
  if (!isNumber(hour, 1, 4) || isLetterBefore(reading, index)) return undefined;
  if (hour.text.length > 2) return compact(reading, index, hour);
  const h = Number(hour.text);
  const colon = matchAt(reading, index, COLON_TIME);
  if (colon) return withHalf(reading, h, Number(colon.parts[1]), colon.next);
  const [sign, minute] = [at(reading, index + 1), at(reading, index + 2)];
  const minutes = isNumber(minute, 2, 2) ? Number(minute.text) : undefined;
  const joined = sign.glued && minute.glued && minutes !== undefined;
  if (joined && sign.text === ".") {
    const half = withHalf(reading, h, minutes, index + 3);
    const told = half?.settled || is.oClock(at(reading, index + 3).low) || reading.dottedTimes;
    const role = find.timeRole(reading, index + 3, "own");
    return told || role || saysTime(reading, index) || inRange(reading, index) ? half : undefined;
  }
  // "вылет 9-40", "alle 14 e 25"
  const dashed = joined && sign.text === "-" && minutes > 12 && saysTime(reading, index);
  const and = reading.language !== "en" && sign.kind === "word" && is.and(sign.low);
  const told = and && minutes !== undefined && !find.month(reading, index + 3);
  if (dashed || (told && (saysBareHour(reading, index) || saysTime(reading, index))))
    return valid(h, minutes ?? 0, index + 3);
  const short = /^(?:h|ч)$/.test(sign.low);
  if (short || is.oClock(sign.low)) {
    const whole = minutes === undefined || (!short && at(reading, index + 3).text === ".");
    return whole ? valid(h, 0, index + 2) : valid(h, minutes, index + 3);
  }
  const half = withHalf(reading, h, 0, index + 1);
  return half?.settled || saysBareHour(reading, index) || isOfPart(reading, index)
    ? half
    : undefined;
}

/** "səhər 9-da", "9 utra": an hour of a part of the day. */
function isOfPart(reading: FlightReading, index: number): boolean {
  const [hour, sign, ending] = [0, 1, 2].map((step) => at(reading, index + step));
  if (!(Number(hour?.text) >= 1 && Number(hour?.text) <= 12) || !sign || !ending) return false;
  const ended = sign.glued && isMark(sign, "-'") && is.ordinalEnding(ending.low);
  if (ended && find.partOfDay(reading, index - 1)?.next === index) return true;
  const part = find.partOfDay(reading, index + 1);
  return part !== undefined && isFree(reading, index + 1, part.next);
}

/** "eight twenty five in the morning", "halb acht", "dix-huit heures quinze", "alle sei e trenta". */
function spokenClock(reading: FlightReading, index: number): Clock | undefined {
  const before = partBefore(reading, index);
  const hour = hourAt(reading, before?.next ?? index);
  if (!hour) return undefined;
  if (before) return withHalf(reading, hour.value, before.minutes, hour.next);
  const named = is.oClock(at(reading, hour.next).low) ? hour.next + 1 : hour.next;
  const behind = partBehind(reading, named);
  if (behind) return withHalf(reading, hour.value, behind.minutes, behind.next);
  const past = find.halfHour(reading, named);
  const joint = is.and(at(reading, named).low) ? named + 1 : named;
  const minute = past ? { value: 30, next: past.next } : minuteAt(reading, joint);
  const next = minute?.next ?? named;
  const at1 = find.at(reading, index - 1, "own");
  const told =
    named > hour.next ||
    at1 ||
    find.partOfDay(reading, index - 1, "own") ||
    find.timeRole(reading, index - 1, "own") ||
    // "on altı kırk beşdə enir": the verb is last.
    (minute && isVerbLast(reading) && find.timeRole(reading, next, "own"));
  const part = find.partOfDay(reading, next) ?? find.half(reading, next);
  if (!told && !part) return undefined;
  // "saat on dörddə" is an hour, "at two hundred" a price.
  if (!minute && is.atHour(at(reading, index - 1).low)) return valid(hour.value, 0, next);
  if (!minute && named === hour.next && !part) return undefined;
  return withHalf(reading, hour.value, minute?.value ?? 0, next);
}

/** Minutes past an hour that follows, or less than none before it: "halb", "quarter to", "ten past". */
function partBefore(reading: Words, index: number) {
  const half = find.halfHour(reading, index);
  if (half) return partOf(30, half);
  const quarter = find.quarter(reading, index);
  const few = quarter ? undefined : numberAt(reading, index);
  const side = few && few.value < 30 ? find.minutesOf(reading, few.next) : quarter;
  return side && partOf(few?.value ?? 15, side);
}

/** The same behind its hour: "e un quarto", "menos cinco". */
function partBehind(reading: Words, index: number) {
  const quarter = find.quarter(reading, index);
  if (quarter) return partOf(15, quarter);
  const less = is.minutesLess(at(reading, index).low) ? minuteAt(reading, index + 1) : undefined;
  return less && { minutes: -less.value, next: less.next };
}

function partOf(minutes: number, { value, next }: Matched<"to" | "past">) {
  return { minutes: value === "to" ? -minutes : minutes, next };
}

/** One number word, or two where they make one: "twenty one". */
function hourAt(reading: Words, index: number) {
  // Of "twenty four" the second word is the hour's, of "twenty five" it is the minutes'.
  const whole = numberAt(reading, index);
  if (whole && whole.value <= 24) return whole;
  const found = partAt(reading, index);
  return found && found.value <= 24 ? found : undefined;
}

function minuteAt(reading: Words, index: number) {
  // "девять ноль пять"
  const digit = is.zero(at(reading, index).low) ? partAt(reading, index + 1) : undefined;
  if (digit && digit.value < 10) return digit;
  const found = numberAt(reading, index);
  if (found && found.value < 60 && found.value > 0) return found;
  const { text } = at(reading, index);
  return isNumber(at(reading, index), 2, 2) ? { value: Number(text), next: index + 1 } : undefined;
}

/** 0855, 1120A: only where figures are said to be times, or stand as a pair. */
function compact(reading: FlightReading, index: number, { text, start }: Token): Clock | undefined {
  const [h, m] = [Number(text.slice(0, -2)), Number(text.slice(-2))];
  const half = withHalf(reading, h, m, index + 1);
  if (half?.settled || text.length < 4 || isFlightNumber(reading, index))
    return half?.settled ? half : undefined;
  const { low } = at(reading, index + 1);
  if (is.oClock(low) || is.hours(low)) return valid(h, m, index + 2);
  const isBeside = reading.clocks.has(start) || isBehindDate(reading, index);
  return isBeside || saysTime(reading, index) || inRange(reading, index) ? half : undefined;
}

/** "AY 1331", "W6 2201": behind an airline's code that is no word. */
function isFlightNumber(reading: FlightReading, index: number): boolean {
  const { text, low, glued } = at(reading, index - 1);
  const code = glued ? at(reading, index - 2).text + text : text;
  const isWord = TWO_LETTER_WORDS.has(low) && (reading.shouting || text === low);
  return code.length === 2 && !isWord && reading.codes.has(code);
}

/** Where figures start that stand beside a code, as another stands beside another: "MXP 0855 DOH 1640". */
export function clocksBesideCodes(
  text: string,
  isPlaceCode: (code: string) => boolean,
): ReadonlySet<number> {
  const starts = [CLOCKS_BEHIND_CODES, CLOCKS_BEFORE_CODES].flatMap((pattern) => {
    const beside = [...text.matchAll(pattern)].filter(({ 1: code = "" }) => isPlaceCode(code));
    const isPair = new Set(beside.map(({ 1: code }) => code)).size > 1;
    return isPair ? beside.map(({ 0: whole, index }) => index + whole.search(/\d/)) : [];
  });
  return new Set(starts);
}

/** "12MAR 1350": a ticket's columns. */
function isBehindDate(reading: FlightReading, index: number): boolean {
  const date = reading.endings.get(index);
  return date?.kind === "date" && date.next === date.first + 2 && at(reading, date.first + 1).glued;
}

function withHalf(reading: Words, h: number, m: number, next: number): Clock | undefined {
  const letter = at(reading, next);
  const half = find.half(reading, next);
  if (half && half.next - next <= 4 && h <= 12 && !startsDate(reading, half.next, letter)) {
    const dot = at(reading, half.next - 2).text === "." && at(reading, half.next).text === ".";
    return halved(h, m, half.value === "pm", dot ? half.next + 1 : half.next);
  }
  // 8a is a time, 12A a seat.
  const seat = at(reading, next - 1).text.length <= 2 && m === 0 && /^[AP]$/.test(letter.text);
  if (
    !/^[apAP]$/.test(letter.text) ||
    !letter.glued ||
    (seat && at(reading, next - 2).text !== ":")
  )
    return valid(h, m, next);
  return h > 12 ? undefined : halved(h, m, letter.low === "p", next + 1);
}

/** German "10:30 am 5. Mai" has no half of the day in it. */
function startsDate(reading: Words, next: number, letter: Token): boolean {
  if (letter.text !== "am" || letter.glued) return false;
  if (isNumber(at(reading, next))) return at(reading, next + 1).text === ".";
  return find.weekday(reading, next) !== undefined || find.later(reading, next - 1) !== undefined;
}

function halved(h: number, m: number, afternoon: boolean, next: number): Clock | undefined {
  return valid((h % 12) + (afternoon ? 12 : 0), m, next, true);
}

function valid(h: number, m: number, next: number, settled = false): Clock | undefined {
  if (m < 0) return valid((h + 23) % 24, m + 60, next, settled);
  // Figures of other scripts are numbers to the eye and not to the program, and no time either.
  if (!(h <= 24 && m <= 59) || (h === 24 && m > 0)) return undefined;
  return { minutes: (h % 24) * 60 + m, next, ...(settled && { settled }) };
}

function isLetterBefore(reading: FlightReading, index: number): boolean {
  const before = at(reading, index - 1);
  // MXP0855
  if (/^[A-Z]{3}$/.test(before.text) && reading.isPlaceCode(before.text)) return false;
  // 2027-01-05T01:50
  if (before.text === "T" && before.glued && isNumber(at(reading, index - 2), 2, 2)) return false;
  return at(reading, index).glued && before.kind === "word";
}

/** A word before that only times follow. */
function saysTime(reading: Words, index: number): boolean {
  const stops = (token: Token) => isBreak(token) || token.kind === "number" || token.text === ",";
  return nearestBefore(find.at, reading, index, { most: 3, stops }) !== undefined;
}

/** One of two figures with a dash between, the other of which is a time as well: 0855-1640. */
function inRange(reading: FlightReading, index: number): boolean {
  const like = (start: number) =>
    isFree(reading, start)
      ? matchAt(reading, start, TIME_LIKE) !== undefined
      : reading.starts.get(start)?.kind === "time";
  const four = isNumber(at(reading, index), 4, 4);
  const width = four ? 1 : 3;
  if (isMark(at(reading, index + width), "-/→") && like(index + width + 1)) return true;
  if (isMark(at(reading, index - 1), "-/→") && (like(index - 2) || like(index - 4))) return true;
  // "1045 arriving 1150"
  const role = find.timeRole(reading, index + 1);
  return four && [role?.next ?? index + 1, index - 1].some((other) => bareTime(reading, other));
}

function bareTime(reading: Words, index: number): boolean {
  const { text, glued } = at(reading, index);
  return !glued && /^(?!20[23]\d)(?:[01]\d|2[0-3])[0-5]\d$/.test(text);
}

/** "alle 7", "a las 9", "um 8": a bare hour. English "at 7" leaves half of the day open. */
function saysBareHour(reading: FlightReading, index: number): boolean {
  const before = at(reading, index - 1).low;
  return is.atHour(before) && (before !== "las" || reading.language === "es");
}
