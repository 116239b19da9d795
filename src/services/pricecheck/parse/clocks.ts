import { numberAt, partAt } from "../../../reading/numbers.ts";
import { nearestBefore } from "../../../reading/phrases.ts";
import { isFree } from "../../../reading/reading.ts";
import { at, isBreak, isMark, isNumber, matchAt, type Token } from "../../../reading/tokens.ts";
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
  const { tokens } = reading;
  const word = find.clockWord(tokens, index);
  if (word) return { minutes: word.value === "noon" ? NOON : 0, next: word.next, settled: true };
  const hour = at(tokens, index);
  if (hour.kind === "word") {
    const spoken = spokenClock(reading, index);
    return spoken && { ...spoken, vague: !spoken.settled && spoken.minutes < NOON };
  }
  if (!isNumber(hour, 1, 4) || isLetterBefore(reading, index)) return undefined;
  if (hour.text.length > 2) return compact(reading, index, hour);
  const h = Number(hour.text);
  const colon = matchAt(reading, index, COLON_TIME);
  if (colon) return withHalf(tokens, h, Number(colon.parts[1]), colon.next);
  const [sign, minute] = [at(tokens, index + 1), at(tokens, index + 2)];
  const minutes = isNumber(minute, 2, 2) ? Number(minute.text) : undefined;
  const joined = sign.glued && minute.glued && minutes !== undefined;
  if (joined && sign.text === ".") {
    const half = withHalf(tokens, h, minutes, index + 3);
    const told = half?.settled || is.oClock(at(tokens, index + 3).low) || reading.dottedTimes;
    return told || saysTime(tokens, index) || inRange(reading, index) ? half : undefined;
  }
  // "вылет 9-40", "alle 14 e 25"
  const dashed = joined && sign.text === "-" && minutes > 12 && saysTime(tokens, index);
  const and = reading.language !== "en" && sign.kind === "word" && is.and(sign.low);
  const told = and && minutes !== undefined && !find.month(tokens, index + 3);
  if (dashed || (told && (saysBareHour(reading, index) || saysTime(tokens, index))))
    return valid(h, minutes ?? 0, index + 3);
  const short = /^(?:h|ч)$/.test(sign.low);
  if (short || is.oClock(sign.low)) {
    const whole = minutes === undefined || (!short && at(tokens, index + 3).text === ".");
    return whole ? valid(h, 0, index + 2) : valid(h, minutes, index + 3);
  }
  const half = withHalf(tokens, h, 0, index + 1);
  return half?.settled || saysBareHour(reading, index) || isOfPart(reading, index)
    ? half
    : undefined;
}

/** "səhər 9-da", "9 utra": an hour of a part of the day. */
function isOfPart(reading: FlightReading, index: number): boolean {
  const { tokens } = reading;
  const [hour, sign, ending] = [0, 1, 2].map((step) => at(tokens, index + step));
  if (!(Number(hour?.text) >= 1 && Number(hour?.text) <= 12) || !sign || !ending) return false;
  const ended = sign.glued && isMark(sign, "-'") && is.ordinalEnding(ending.low);
  if (ended && find.partOfDay(tokens, index - 1)?.next === index) return true;
  const part = find.partOfDay(tokens, index + 1);
  return part !== undefined && isFree(reading, index + 1, part.next);
}

/** "eight twenty five in the morning", "halb acht", "dix-huit heures quinze", "alle sei e trenta". */
function spokenClock(reading: FlightReading, index: number): Clock | undefined {
  const { tokens } = reading;
  const offset = offsetAt(tokens, index);
  if (offset) return withHalf(tokens, offset.hour, offset.minute, offset.next);
  const half = find.halfHour(tokens, index);
  const quarter = find.quarter(tokens, index);
  const hour = hourAt(tokens, (half ?? quarter)?.next ?? index);
  if (!hour) return undefined;
  if (quarter) return quarterOf(hour.value, quarter.value, hour.next);
  if (half) return valid(hour.value - (half.value === "to" ? 1 : 0), 30, hour.next);
  const named = is.oClock(at(tokens, hour.next).low) ? hour.next + 1 : hour.next;
  const behind = find.quarter(tokens, named);
  if (behind) return quarterOf(hour.value, behind.value, behind.next);
  const past = find.halfHour(tokens, named);
  const joint = is.and(at(tokens, named).low) ? named + 1 : named;
  const minute = past ? { value: 30, next: past.next } : minuteAt(tokens, joint);
  const next = minute?.next ?? named;
  const at1 = find.at(tokens, index - 1, reading.language);
  const told =
    named > hour.next ||
    at1 ||
    find.partOfDay(tokens, index - 1, reading.language) ||
    find.timeRole(tokens, index - 1, reading.language) ||
    // "on altı kırk beşdə enir": the verb is last.
    (minute && isVerbLast(reading) && find.timeRole(tokens, next, reading.language));
  if (!told && !find.partOfDay(tokens, next) && !find.half(tokens, next)) return undefined;
  // "saat on dörddə" is an hour, "at two hundred" a price.
  if (!minute && is.atHour(at(tokens, index - 1).low)) return valid(hour.value, 0, next);
  if (!minute && named === hour.next && !find.partOfDay(tokens, next) && !find.half(tokens, next)) {
    return undefined;
  }
  return withHalf(tokens, hour.value, minute?.value ?? 0, next);
}

/** "ten past four", "zwanzig vor acht". */
function offsetAt(tokens: readonly Token[], index: number) {
  const minutes = numberAt(tokens, index);
  const side = minutes && find.minutesOf(tokens, minutes.next);
  const hour = side && hourAt(tokens, side.next);
  if (!hour || minutes.value > 29 || hour.value > 12) return undefined;
  return side.value === "past"
    ? { hour: hour.value, minute: minutes.value, next: hour.next }
    : { hour: (hour.value + 23) % 24, minute: 60 - minutes.value, next: hour.next };
}

function quarterOf(hour: number, side: "to" | "past", next: number): Clock | undefined {
  return side === "to" ? valid(hour - 1, 45, next) : valid(hour, 15, next);
}

/** One number word, or two where they make one: "twenty one". */
function hourAt(tokens: readonly Token[], index: number) {
  // Of "twenty four" the second word is the hour's, of "twenty five" it is the minutes'.
  const whole = numberAt(tokens, index);
  if (whole && whole.value <= 24) return whole;
  const found = partAt(tokens, index);
  return found && found.value <= 24 ? found : undefined;
}

function minuteAt(tokens: readonly Token[], index: number) {
  // "девять ноль пять"
  const digit = is.zero(at(tokens, index).low) ? partAt(tokens, index + 1) : undefined;
  if (digit && digit.value < 10) return digit;
  const found = numberAt(tokens, index);
  if (found && found.value < 60 && found.value > 0) return found;
  const { text } = at(tokens, index);
  return isNumber(at(tokens, index), 2, 2) ? { value: Number(text), next: index + 1 } : undefined;
}

/** 0855, 1120A: only where figures are said to be times, or stand as a pair. */
function compact(reading: FlightReading, index: number, { text, start }: Token): Clock | undefined {
  const { tokens } = reading;
  const [h, m] = [Number(text.slice(0, -2)), Number(text.slice(-2))];
  const half = withHalf(tokens, h, m, index + 1);
  if (half?.settled || text.length < 4 || isFlightNumber(reading, index))
    return half?.settled ? half : undefined;
  const { low } = at(tokens, index + 1);
  if (is.oClock(low) || is.hours(low)) return valid(h, m, index + 2);
  const isBeside = reading.clocks.has(start) || isBehindDate(reading, index);
  return isBeside || saysTime(tokens, index) || inRange(reading, index) ? half : undefined;
}

/** "AY 1331", "W6 2201": behind an airline's code that is no word. */
function isFlightNumber({ tokens, codes, shouting }: FlightReading, index: number): boolean {
  const { text, low, glued } = at(tokens, index - 1);
  const code = glued ? at(tokens, index - 2).text + text : text;
  const isWord = TWO_LETTER_WORDS.has(low) && (shouting || text === low);
  return code.length === 2 && !isWord && codes.has(code);
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
function isBehindDate({ tokens, endings }: FlightReading, index: number): boolean {
  const date = endings.get(index);
  return date?.kind === "date" && date.next === date.first + 2 && at(tokens, date.first + 1).glued;
}

function withHalf(tokens: readonly Token[], h: number, m: number, next: number): Clock | undefined {
  const letter = at(tokens, next);
  const half = find.half(tokens, next);
  if (half && half.next - next <= 4 && h <= 12 && !startsDate(tokens, half.next, letter)) {
    const dot = at(tokens, half.next - 2).text === "." && at(tokens, half.next).text === ".";
    return halved(h, m, half.value === "pm", dot ? half.next + 1 : half.next);
  }
  // 8a is a time, 12A a seat.
  const seat = at(tokens, next - 1).text.length <= 2 && m === 0 && /^[AP]$/.test(letter.text);
  if (!/^[apAP]$/.test(letter.text) || !letter.glued || (seat && at(tokens, next - 2).text !== ":"))
    return valid(h, m, next);
  return h > 12 ? undefined : halved(h, m, letter.low === "p", next + 1);
}

/** German "10:30 am 5. Mai" has no half of the day in it. */
function startsDate(tokens: readonly Token[], next: number, letter: Token): boolean {
  if (letter.text !== "am" || letter.glued) return false;
  if (isNumber(at(tokens, next))) return at(tokens, next + 1).text === ".";
  return find.weekday(tokens, next) !== undefined || find.later(tokens, next - 1) !== undefined;
}

function halved(h: number, m: number, afternoon: boolean, next: number): Clock | undefined {
  return valid((h % 12) + (afternoon ? 12 : 0), m, next, true);
}

function valid(h: number, m: number, next: number, settled = false): Clock | undefined {
  // Figures of other scripts are numbers to the eye and not to the program, and no time either.
  if (!(h <= 24 && m <= 59) || (h === 24 && m > 0)) return undefined;
  return { minutes: (h % 24) * 60 + m, next, ...(settled && { settled }) };
}

function isLetterBefore({ tokens, isPlaceCode }: FlightReading, index: number): boolean {
  const before = at(tokens, index - 1);
  // MXP0855
  if (/^[A-Z]{3}$/.test(before.text) && isPlaceCode(before.text)) return false;
  // 2027-01-05T01:50
  if (before.text === "T" && before.glued && isNumber(at(tokens, index - 2), 2, 2)) return false;
  return at(tokens, index).glued && before.kind === "word";
}

/** A word before that only times follow. */
function saysTime(tokens: readonly Token[], index: number): boolean {
  const stops = (token: Token) => isBreak(token) || token.kind === "number" || token.text === ",";
  return nearestBefore(find.at, tokens, index, { most: 3, stops }) !== undefined;
}

/** One of two figures with a dash between, the other of which is a time as well: 0855-1640. */
function inRange(reading: FlightReading, index: number): boolean {
  const { tokens } = reading;
  const like = (start: number) =>
    isFree(reading, start)
      ? matchAt(reading, start, TIME_LIKE) !== undefined
      : reading.starts.get(start)?.kind === "time";
  const four = isNumber(at(tokens, index), 4, 4);
  const width = four ? 1 : 3;
  if (isMark(at(tokens, index + width), "-/→") && like(index + width + 1)) return true;
  if (isMark(at(tokens, index - 1), "-/→") && (like(index - 2) || like(index - 4))) return true;
  // "1045 arriving 1150"
  const role = find.timeRole(tokens, index + 1);
  return four && [role?.next ?? index + 1, index - 1].some((other) => bareTime(tokens, other));
}

function bareTime(tokens: readonly Token[], index: number): boolean {
  const { text, glued } = at(tokens, index);
  return !glued && /^(?!20[23]\d)(?:[01]\d|2[0-3])[0-5]\d$/.test(text);
}

/** "alle 7", "a las 9", "um 8": a bare hour. English "at 7" leaves half of the day open. */
function saysBareHour({ tokens, language }: FlightReading, index: number): boolean {
  const before = at(tokens, index - 1).low;
  const after = at(tokens, index + 1);
  if (after.glued && /^[.,/:%-]$/.test(after.text) && isNumber(at(tokens, index + 2))) return false;
  return is.atHour(before) && (before !== "las" || language === "es");
}
