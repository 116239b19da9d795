import { MINUTES_PER_DAY } from "../../../domain/dates.ts";
import { type Numeral, numberAt, partAt } from "../../../reading/numbers.ts";
import { nearestBefore } from "../../../reading/phrases.ts";
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
  AM_PM,
  CLOCKS_BEFORE_CODES,
  CLOCKS_BEHIND_CODES,
  COLON_TIME,
  TIME_LIKE,
} from "./lexicon/patterns.ts";
import type { FlightReading } from "./mentions.ts";

interface Clock {
  readonly minutes: number;
  readonly next: number;
  /** Already said to be before or after noon. */
  readonly settled?: boolean;
  /** In words, as people say either half of the day. */
  readonly spoken?: boolean;
}

export function clockAt(reading: FlightReading, index: number): Clock | undefined {
  const word = find.clockWord(reading, index);
  if (word) return { minutes: word.value === "noon" ? 720 : 0, next: word.next, settled: true };
  const { kind, text } = at(reading, index);
  if (kind === "word") {
    const spoken = spokenClock(reading, index);
    return spoken && { ...spoken, spoken: true };
  }
  if (!isNumber(at(reading, index), 1, 4) || isLetterBefore(reading, index)) return undefined;
  return text.length > 2 ? compactClock(reading, index) : writtenClock(reading, index);
}

/** Of the signs between hours and minutes only the colon is never anything else. */
function writtenClock(reading: FlightReading, index: number): Clock | undefined {
  const hour = Number(at(reading, index).text);
  const colon = matchAt(reading, index, COLON_TIME);
  if (colon) return withHalf(reading, hour, Number(colon.parts[1]), colon.next);
  const [sign, minute] = [at(reading, index + 1), at(reading, index + 2)];
  const minutes = isNumber(minute, 2, 2) ? Number(minute.text) : undefined;
  if (is.oClock(sign.low))
    return clock(hour, minutes ?? 0, index + (isNumber(minute, 2, 2) ? 3 : 2));
  // "9.40", "вылет 9-40", "alle 14 e 25"
  if (minutes !== undefined && (minute.glued ? isMark(sign, ".-") : is.and(sign.low))) {
    const half = withHalf(reading, hour, minutes, index + 3);
    const isSure = half?.settled || reading.dottedTimes || find.timeRole(reading, index + 3, "own");
    return isSure || isTold(reading, index, index + 3) ? half : undefined;
  }
  // English "at 7" leaves half of the day open; "alle 7" and "9 утра" do not.
  const half = withHalf(reading, hour, 0, index + 1);
  const isEnded = behindEnding(reading, index + 1) > index + 1;
  const part = find.partOfDay(reading, isEnded ? index - 1 : index + 1);
  const isHour = is.atHour(at(reading, index - 1).low) || (hour <= 12 && part);
  return half?.settled || isHour ? half : undefined;
}

/** 0855, 1120A: only where figures are said to be times, or stand as a pair. */
function compactClock(reading: FlightReading, index: number): Clock | undefined {
  const { text, start } = at(reading, index);
  const half = withHalf(reading, Number(text.slice(0, -2)), Number(text.slice(-2)), index + 1);
  if (half?.settled) return half;
  if (text.length < 4 || isFlightNumber(reading, index)) return undefined;
  return reading.clocks.has(start) || isTold(reading, index, index + 1) ? half : undefined;
}

/** Figures that something beside them makes a time. */
function isTold(reading: FlightReading, index: number, next: number): boolean {
  const { low } = at(reading, next);
  if (is.oClock(low) || is.hours(low)) return true;
  return saysTime(reading, index) || inRange(reading, index, next);
}

/** The token behind an ending: "08:30-da", "08:15'te", "в 8:30-ч". */
export function behindEnding(reading: Words, next: number): number {
  const sign = at(reading, next);
  const isEnding = sign.glued && isMark(sign, "-'") && is.ordinalEnding(at(reading, next + 1).low);
  return isEnding ? next + 2 : next;
}

/** "eight twenty five in the morning", "halb acht", "dix-huit heures quinze", "alle sei e trenta". */
function spokenClock(reading: FlightReading, index: number): Clock | undefined {
  const before = partOfHour(reading, index, numberAt(reading, index));
  const hour = numberAt(reading, before?.next ?? index);
  if (!hour || hour.value > 24) return undefined;
  const named = is.oClock(at(reading, hour.next).low) ? hour.next + 1 : hour.next;
  const behind = before ? { ...before, next: hour.next } : partOfHour(reading, named);
  if (behind) return withHalf(reading, hour.value, behind.minutes, behind.next);
  const minute = minuteAt(reading, is.and(at(reading, named).low) ? named + 1 : named);
  const next = minute?.next ?? named;
  const part = find.partOfDay(reading, next) ?? find.half(reading, next);
  const isLed = [find.at, find.timeRole, find.partOfDay].some((one) =>
    one(reading, index - 1, "own"),
  );
  // "on altı kırk beşdə enir": the verb is last.
  const isClosed = minute && isVerbLast(reading) && find.timeRole(reading, next, "own");
  if (named === hour.next && !isLed && !isClosed && !part) return undefined;
  // "saat on dörddə" is an hour, "at two hundred" a price.
  const isHour = named > hour.next || part || is.atHour(at(reading, index - 1).low);
  return minute || isHour ? withHalf(reading, hour.value, minute?.value ?? 0, next) : undefined;
}

/** Minutes past an hour, or less than none before it: "halb", "quarter to", "ten past", "menos cinco". */
function partOfHour(reading: Words, index: number, few?: Numeral) {
  const half = find.halfHour(reading, index);
  const quarter = find.quarter(reading, index);
  const side = half ?? quarter ?? (few && find.minutesOf(reading, few.next));
  const less = is.minutesLess(at(reading, index).low) ? minuteAt(reading, index + 1) : undefined;
  if (!side) return less && { minutes: -less.value, next: less.next };
  const minutes = half ? 30 : quarter ? 15 : (few?.value ?? 0);
  return { minutes: side.value === "to" ? -minutes : minutes, next: side.next };
}

function minuteAt(reading: Words, index: number) {
  // "девять ноль пять"
  const digit = is.zero(at(reading, index).low) ? partAt(reading, index + 1) : undefined;
  const found = digit ?? numberAt(reading, index);
  return found && found.value < 60 ? found : undefined;
}

/** "AY 1331", "W6 2201": behind an airline's code that is no word. */
function isFlightNumber(reading: FlightReading, index: number): boolean {
  const { text, low, glued } = at(reading, index - 1);
  const code = glued ? at(reading, index - 2).text + text : text;
  const isWord = TWO_LETTER_WORDS.has(low) && (reading.shouting || text === low);
  return !isWord && reading.codes.has(code);
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

/** With the half of the day that may stand behind it: "8:55 pm", "8:55p"; 8a is a time, 12A a seat. */
function withHalf(reading: FlightReading, hour: number, minutes: number, next: number) {
  const { low, glued } = at(reading, next);
  const half = matchAt(reading, next, AM_PM);
  const [written = ""] = half?.parts ?? [];
  const isSeat = /^[AP]$/.test(written) && minutes === 0 && at(reading, next - 2).text !== ":";
  const isLetter = written.length === 1 && (!glued || isSeat);
  // German "10:30 am 5. Mai" has no half of the day in it.
  const isDate = reading.language === "de" && written === "am" && !glued;
  if (!half || isLetter || isDate || hour > 12) return clock(hour, minutes, next);
  return clock((hour % 12) + (low.startsWith("p") ? 12 : 0), minutes, half.next, true);
}

function clock(hour: number, minutes: number, next: number, settled = false): Clock | undefined {
  if (hour > 24 || minutes > 59) return undefined;
  // "quarter to midnight" is less than none past it.
  return { minutes: (hour * 60 + minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY, next, settled };
}

/** Letters before figures make them part of something else, but for "MXP0855" and "2027-01-05T01:50". */
function isLetterBefore(reading: FlightReading, index: number): boolean {
  const { kind, text, glued } = at(reading, index - 1);
  const isOfDate = text === "T" && glued && isNumber(at(reading, index - 2), 2, 2);
  const parts = isOfDate || reading.isPlaceCode(text);
  return at(reading, index).glued && kind === "word" && !parts;
}

/** A word before that only times follow. */
function saysTime(reading: Words, index: number): boolean {
  const stops = (token: Token) => isBreak(token) || token.kind === "number" || token.text === ",";
  return nearestBefore(find.at, reading, index, { most: 3, stops }) !== undefined;
}

/** One of two figures with a dash between, the other of which is a time as well: 0855-1640. */
function inRange(reading: FlightReading, index: number, next: number): boolean {
  const like = (start: number) =>
    isFree(reading, start)
      ? matchAt(reading, start, TIME_LIKE) !== undefined
      : reading.starts.get(start)?.kind === "time";
  if (isMark(at(reading, next), "-/→") && like(next + 1)) return true;
  if (isMark(at(reading, index - 1), "-/→") && (like(index - 2) || like(index - 4))) return true;
  // "1045 arriving 1150"
  const role = find.timeRole(reading, next);
  return (
    next === index + 1 && [role?.next ?? next, index - 1].some((other) => bareTime(reading, other))
  );
}

function bareTime(reading: Words, index: number): boolean {
  const { text, glued } = at(reading, index);
  return !glued && /^(?!20[23]\d)(?:[01]\d|2[0-3])[0-5]\d$/.test(text);
}

/** Azerbaijani and Turkish put the verb at the end. */
export function isVerbLast({ language }: FlightReading): boolean {
  return language === "az" || language === "tr";
}
