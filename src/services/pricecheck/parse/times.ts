import {
  findAtTime,
  findClockWord,
  findHalf,
  findPartOfDay,
  findTimeRole,
} from "./lexicon/clock.ts";
import { findDuration, findLayover } from "./lexicon/journey.ts";
import { isFree, mention, type Reading, type TimeRole, take } from "./mentions.ts";
import { at, isNumber, type Token } from "./tokens.ts";

interface Clock {
  readonly minutes: number;
  readonly next: number;
  /** Already said to be before or after noon. */
  readonly settled?: boolean;
}

const HOUR =
  /^(?:h|hr|hrs|hour|hours|std|stunde|stunden|ore|ora|hora|horas|heure|heures|ч|час|часа|часов|saat|sa)$/;
const MINUTE =
  /^(?:m|min|mins|minute|minutes|minuten|minuti|minutos|мин|минут|минуты|deqiqe|deq|dəq)$/;

/** "5h 45m", "7 hr 40 min": taken so that nobody reads a time in it. */
export function findDurations(reading: Reading): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index) || !isNumber(at(tokens, index), 1, 2)) continue;
    const next = durationAt(reading, index);
    if (next === undefined || !isFree(reading, index, next)) continue;
    take(reading, index, next);
    index = next - 1;
  }
}

function durationAt(reading: Reading, index: number): number | undefined {
  const { tokens, language } = reading;
  const unit = at(tokens, index + 1);
  if (isClockMinute(tokens, index)) return undefined;
  if (unit.kind === "word" && MINUTE.test(unit.low)) return index + 2;
  if (unit.kind !== "word" || !HOUR.test(unit.low)) return undefined;
  const minutes = at(tokens, index + 2);
  const minuteUnit = at(tokens, index + 3);
  if (isNumber(minutes, 1, 2) && MINUTE.test(minuteUnit.low)) return index + 4;
  const counted = saysDuration(tokens, index);
  const asTime = language === "fr" || language === "es" || language === "it";
  if (isNumber(minutes, 2, 2) && (minutes.glued || unit.glued)) {
    return asTime && !counted ? undefined : unit.low === "h" || counted ? index + 3 : undefined;
  }
  if (unit.low.startsWith("h") && !asTime) return index + 2;
  return counted ? index + 2 : undefined;
}

function isClockMinute(tokens: readonly Token[], index: number): boolean {
  return /^[:.]$/.test(at(tokens, index - 1).text) && at(tokens, index).glued;
}

/** A duration or a wait is being told of, a few words before or right after. */
function saysDuration(tokens: readonly Token[], index: number): boolean {
  for (let before = index - 1; before >= Math.max(0, index - 4); before--) {
    if (at(tokens, before).kind === "break") break;
    if (findDuration(tokens, before) || findLayover(tokens, before)) return true;
  }
  for (let after = index + 1; after <= index + 5; after++) {
    if (at(tokens, after).kind === "break" || at(tokens, after).text === ",") break;
    if (findLayover(tokens, after)) return true;
  }
  return false;
}

export function findTimes(reading: Reading): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const clock = clockAt(reading, index);
    if (!clock || !isFree(reading, index, clock.next)) continue;
    const part = clock.settled ? undefined : partOfDay(reading, index, clock.next);
    const minutes = clock.settled ? clock.minutes : inPart(clock.minutes, part?.value);
    let next = part && part.next > clock.next ? part.next : clock.next;
    // A suffix: "08:30-da", "в 8:30-ч".
    if (at(tokens, next).text === "-" && at(tokens, next).glued) {
      if (/^(?:da|de|dan|den|a|e|ya|ye|ci|cu)$/.test(at(tokens, next + 1).low)) next += 2;
    }
    if (/^(?:uhr|ч|h|hrs|ore)$/.test(at(tokens, next).low) && isFree(reading, next)) next++;
    const plus = plusAt(tokens, next);
    const end = plus?.next ?? next;
    // Azerbaijani puts its verb at the end.
    const role =
      reading.language === "az"
        ? (roleAfter(reading, end) ?? roleBefore(reading, index))
        : (roleBefore(reading, index) ?? roleAfter(reading, end));
    mention(reading, index, end, {
      kind: "time",
      minutes,
      ...(plus && { plusDays: plus.days }),
      ...(role && { role }),
    });
    index = end - 1;
  }
}

function clockAt(reading: Reading, index: number): Clock | undefined {
  const { tokens } = reading;
  const word = findClockWord(tokens, index);
  if (word) return { minutes: word.value, next: word.next, settled: true };
  const hour = at(tokens, index);
  if (!isNumber(hour, 1, 4) || isLetterBefore(tokens, index)) return undefined;
  const h = Number(hour.text);
  const sign = at(tokens, index + 1);
  const minute = at(tokens, index + 2);
  if (hour.text.length <= 2) {
    if (sign.text === ":" && isNumber(minute, 2, 2) && (minute.glued || sign.glued)) {
      const seconds =
        at(tokens, index + 3).text === ":" &&
        isNumber(at(tokens, index + 4), 2, 2) &&
        at(tokens, index + 4).glued;
      return withHalf(tokens, h, Number(minute.text), seconds ? index + 5 : index + 3);
    }
    if (/^[.]$/.test(sign.text) && sign.glued && isNumber(minute, 2, 2) && minute.glued) {
      const half = withHalf(tokens, h, Number(minute.text), index + 3);
      const uhr = /^(?:uhr|часов)$/.test(at(tokens, index + 3).low);
      if (half?.settled || uhr || saysTime(tokens, index) || inRange(reading, index)) return half;
      return undefined;
    }
    if (/^(?:h|ч)$/.test(sign.low)) {
      if (isNumber(minute, 2, 2)) return valid(h, Number(minute.text), index + 3);
      return valid(h, 0, index + 2);
    }
    if (/^(?:uhr|heures|heure|час|часа|часов|hrs)$/.test(sign.low)) {
      if (isNumber(minute, 2, 2) && at(tokens, index + 3).text !== ".") {
        return valid(h, Number(minute.text), index + 3);
      }
      return valid(h, 0, index + 2);
    }
    const half = withHalf(tokens, h, 0, index + 1);
    if (half?.settled) return half;
    if (saysBareHour(reading, index) && h <= 24) return valid(h, 0, index + 1);
    const part = findPartOfDay(tokens, index + 1);
    if (part && h >= 1 && h <= 12 && isFree(reading, index + 1, part.next))
      return valid(h, 0, index + 1);
    return undefined;
  }
  return compact(reading, index, hour);
}

/** 0855, 1120A: only where figures are said to be times, or stand as a pair. */
function compact(reading: Reading, index: number, token: Token): Clock | undefined {
  const { tokens } = reading;
  const h = Number(token.text.slice(0, -2));
  const m = Number(token.text.slice(-2));
  if (m > 59 || h > 24) return undefined;
  const half = /^[AP]$/.test(at(tokens, index + 1).text) && at(tokens, index + 1).glued;
  if (half) return withHalf(tokens, h, m, index + 1);
  const word = withHalf(tokens, h, m, index + 1);
  if (word?.settled) return word;
  if (token.text.length !== 4) return undefined;
  if (/^(?:hrs|hours|h|uhr)$/.test(at(tokens, index + 1).low)) return valid(h, m, index + 2);
  return saysTime(tokens, index) || inRange(reading, index) ? valid(h, m, index + 1) : undefined;
}

function withHalf(tokens: readonly Token[], h: number, m: number, next: number): Clock | undefined {
  const letter = at(tokens, next);
  if (/^[apAP]$/.test(letter.text) && letter.glued) {
    const dotted = at(tokens, next + 1).text === "." && at(tokens, next + 2).low === "m";
    const end = dotted ? next + 3 + (at(tokens, next + 3).text === "." ? 1 : 0) : next + 1;
    return halved(h, m, letter.low === "p", end);
  }
  const half = findHalf(tokens, next);
  if (half && half.next - next <= 4 && h <= 12 && !startsDate(tokens, half.next, letter)) {
    const dot = at(tokens, half.next - 2).text === "." && at(tokens, half.next).text === ".";
    return halved(h, m, half.value === "pm", dot ? half.next + 1 : half.next);
  }
  return valid(h, m, next);
}

/** German "10:30 am 5. Mai" has no half of the day in it. */
function startsDate(tokens: readonly Token[], next: number, letter: Token): boolean {
  return letter.low === "am" && !letter.glued && isNumber(at(tokens, next)) && letter.text === "am"
    ? at(tokens, next + 1).text === "."
    : false;
}

function halved(h: number, m: number, afternoon: boolean, next: number): Clock | undefined {
  if (h > 12) return valid(h, m, next, true);
  return valid((h % 12) + (afternoon ? 12 : 0), m, next, true);
}

function valid(h: number, m: number, next: number, settled = false): Clock | undefined {
  if (h > 24 || m > 59 || (h === 24 && m > 0)) return undefined;
  return { minutes: (h % 24) * 60 + m, next, ...(settled && { settled }) };
}

function isLetterBefore(tokens: readonly Token[], index: number): boolean {
  const before = at(tokens, index - 1);
  // 2027-01-05T01:50
  if (before.text === "T" && before.glued && isNumber(at(tokens, index - 2), 2, 2)) return false;
  return at(tokens, index).glued && before.kind === "word";
}

/** A word before that only times follow. */
function saysTime(tokens: readonly Token[], index: number): boolean {
  for (let before = index - 1; before >= Math.max(0, index - 3); before--) {
    const { kind, text } = at(tokens, before);
    if (kind === "break") return false;
    const found = findAtTime(tokens, before);
    if (found && found.next <= index) return true;
    if (kind === "number" || text === ",") return false;
  }
  return false;
}

/** One of two figures with a dash between, the other of which is a time as well: 0855-1640. */
function inRange(reading: Reading, index: number): boolean {
  const { tokens } = reading;
  const like = (start: number) => {
    const token = at(tokens, start);
    if (!isFree(reading, start)) {
      return reading.mentions.at(-1)?.kind === "time" && reading.mentions.at(-1)?.first === start;
    }
    if (isNumber(token, 4, 4))
      return Number(token.text.slice(-2)) < 60 && Number(token.text) < 2400;
    return (
      isNumber(token, 1, 2) &&
      /^[.:]$/.test(at(tokens, start + 1).text) &&
      isNumber(at(tokens, start + 2), 2, 2)
    );
  };
  const width = isNumber(at(tokens, index), 4, 4) ? 1 : 3;
  const dash = (text: string) => text === "-" || text === "/" || text === "→";
  const four = width === 1;
  if (dash(at(tokens, index + width).text) && like(index + width + 1)) return true;
  if (dash(at(tokens, index - 1).text) && (like(index - 2) || like(index - 4))) return true;
  return four && (bareTime(tokens, index + 1) || bareTime(tokens, index - 1));
}

function bareTime(tokens: readonly Token[], index: number): boolean {
  const { text, glued } = at(tokens, index);
  return !glued && /^(?:[01]\d|2[0-3])[0-5]\d$/.test(text) && !/^20[2-3]\d$/.test(text);
}

/** "alle 7", "a las 9", "um 8": a bare hour. English "at 7" leaves half of the day open. */
function saysBareHour({ tokens, language }: Reading, index: number): boolean {
  const before = at(tokens, index - 1).low;
  const after = at(tokens, index + 1);
  if (after.glued && /^[.,/:%-]$/.test(after.text) && isNumber(at(tokens, index + 2))) return false;
  if (before === "alle" || before === "ore" || before === "um" || before === "saat") return true;
  return before === "las" && language === "es";
}

function partOfDay(reading: Reading, index: number, next: number) {
  const { tokens } = reading;
  const after = findPartOfDay(tokens, next);
  if (after && isFree(reading, next, after.next)) return after;
  for (let before = index - 1; before >= Math.max(0, index - 3); before--) {
    if (at(tokens, before).kind === "break" || at(tokens, before).text === ",") break;
    const found = findPartOfDay(tokens, before);
    if (found && found.next <= index) return { value: found.value, next: 0 };
  }
  return undefined;
}

function inPart(minutes: number, part: string | undefined): number {
  const late = part === "afternoon" || part === "evening" || (part === "night" && minutes >= 360);
  if (late && minutes < 720 && minutes >= 60) return minutes + 720;
  return (part === "morning" || part === "night") && minutes >= 720 && minutes < 780
    ? minutes - 720
    : minutes;
}

/** "+1", "(+1)", "+ 1 day", "#1". */
export function plusAt(
  tokens: readonly Token[],
  index: number,
): { days: number; next: number } | undefined {
  let start = index;
  const open = at(tokens, start).text === "(" || at(tokens, start).text === "[";
  if (open) start++;
  const sign = at(tokens, start).text;
  const number = at(tokens, start + 1);
  if ((sign !== "+" && sign !== "#") || !isNumber(number, 1, 1) || Number(number.text) > 3) {
    return undefined;
  }
  let next = start + 2;
  if (at(tokens, next).glued && at(tokens, next).text === "d") next++;
  else if (
    /^(?:day|days|tag|tage|giorno|giorni|dia|dias|jour|jours|день|дня|gun|d|j|t|g)$/.test(
      at(tokens, next).low,
    )
  )
    next++;
  if (open && /^[)\]]$/.test(at(tokens, next).text)) next++;
  return { days: Number(number.text), next };
}

/** The nearest word before, in the same breath, that says what a time is of. */
function roleBefore(reading: Reading, index: number): TimeRole | undefined {
  const { tokens, taken } = reading;
  for (let before = index - 1; before >= Math.max(0, index - 12); before--) {
    const { kind, text } = at(tokens, before);
    if (kind === "break" && at(tokens, before - 1).text !== ":") return undefined;
    if (reading.endings.get(before + 1)?.kind === "time") return undefined;
    if (text === ";" || (text === "." && !isNumber(at(tokens, before + 1)) && before < index - 3)) {
      return undefined;
    }
    if (taken[before] !== 0) continue;
    const found = findTimeRole(tokens, before);
    if (found && isRole(reading, before)) return found.value;
  }
  return undefined;
}

/** "an", "ab", "part" and the like are roles only right before a time. */
function isRole({ tokens }: Reading, index: number): boolean {
  const { low } = at(tokens, index);
  if (!/^(?:an|ab|part|parte|start|in|arr|dep|land|ucus|sal|lleg|landing)$/.test(low)) return true;
  const after = at(tokens, index + 1);
  if (/^(?:um|alle|at|a|saat|ore|:|\.)$/.test(after.low)) return true;
  return after.kind === "number";
}

/** "22:10-da çıxır", "06:50 landing". */
function roleAfter(reading: Reading, next: number): TimeRole | undefined {
  const { tokens } = reading;
  for (let after = next; after <= next + 1; after++) {
    const { kind, low } = at(tokens, after);
    if (kind !== "word") return undefined;
    if (!isFree(reading, after)) return undefined;
    if (/^(?:an|ab)$/.test(low)) {
      return isNumber(at(tokens, after + 1)) ? undefined : low === "an" ? "arrival" : "departure";
    }
    const found = findTimeRole(tokens, after);
    // In "08:55 arriving 16:40" the word belongs to what follows.
    if (found) {
      if (leadsToTime(tokens, found.next)) return undefined;
      // Said of this time, it is not said of the next.
      take(reading, after, found.next);
      return found.value;
    }
  }
  return undefined;
}

function leadsToTime(tokens: readonly Token[], index: number): boolean {
  for (let after = index; after <= index + 3; after++) {
    const token = at(tokens, after);
    if (token.kind === "number") return true;
    if (token.kind === "break" || /^[,.;]$/.test(token.text)) return false;
  }
  return false;
}
