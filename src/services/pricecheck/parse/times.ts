import { nearestBefore } from "../../../reading/phrases.ts";
import { findAll, isFree, take } from "../../../reading/reading.ts";
import {
  at,
  isBreak,
  isMark,
  isNumber,
  matchAt,
  onFrom,
  type Token,
  type Words,
} from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import { behindEnding, clockAt, isVerbLast } from "./clocks.ts";
import { HOURS_IN_RANGE, PLUS_DAYS } from "./lexicon/patterns.ts";
import { type FlightReading, mentionAll, type TimeRole } from "./mentions.ts";

export function findTimes(reading: FlightReading): void {
  mentionAll(reading, (index) => {
    const clock = clockAt(reading, index);
    if (!clock || !isFree(reading, index, clock.next)) return undefined;
    if (isOtherTime(reading, index)) return { next: clock.next };
    const part = clock.settled ? undefined : partOfDay(reading, index, clock.next);
    const minutes = inPart(clock.minutes, part?.value);
    const next = behindEnding(reading, Math.max(clock.next, part?.next ?? 0));
    const plus = plusAt(reading, next);
    const end = plus?.next ?? next;
    const before = roleBefore(reading, index);
    const role = isVerbLast(reading)
      ? (roleAfter(reading, end, before === undefined) ?? before)
      : (before ?? roleAfter(reading, end));
    const vague = clock.spoken && !clock.settled && !part;
    return { next: end, said: { kind: "time", minutes, plusDays: plus?.days, role, vague } };
  });
}

/** The part of the day that is said behind a time or right before it, and the token behind both. */
function partOfDay(reading: FlightReading, index: number, next: number) {
  const after = find.partOfDay(reading, next);
  if (after && isFree(reading, next, after.next)) return after;
  // "в девять утра прилёт в двенадцать": of the time before.
  const stops = (token: Token, place: number) =>
    isBreak(token) || token.text === "," || !isFree(reading, place);
  return nearestBefore(find.partOfDay, reading, index, { most: 3, stops });
}

function inPart(minutes: number, part: string | undefined): number {
  const isEarly = part === "morning" || (part === "night" && (minutes < 360 || minutes >= 720));
  if (part === undefined || minutes < 60 || minutes >= 780) return minutes;
  return (minutes % 720) + (isEarly ? 0 : 720);
}

/** "+1", "(+1)", "+ 1 day", "#1". */
function plusAt(reading: FlightReading, index: number) {
  const found = matchAt(reading, index, PLUS_DAYS);
  if (!found) return undefined;
  const [, open, days] = found.parts;
  const end = find.unit(reading, found.next)?.next ?? found.next;
  return { days: Number(days), next: open && isMark(at(reading, end), ")]") ? end + 1 : end };
}

/** "5h 45m", "7 hr 40 min": taken, so that no time is read in it. */
export function findDurations(reading: FlightReading): void {
  findAll(reading, (index) => {
    const next = isNumber(at(reading, index), 1, 2) ? durationAt(reading, index) : undefined;
    return next === undefined ? undefined : { next };
  });
}

function durationAt(reading: FlightReading, index: number): number | undefined {
  const unit = at(reading, index + 1);
  if (isMark(at(reading, index - 1), ":.") && at(reading, index).glued) return undefined;
  if (unit.kind === "word" && is.minutes(unit.low)) return index + 2;
  if (unit.kind !== "word" || !is.hours(unit.low)) return undefined;
  const minutes = at(reading, index + 2);
  // "3 ч. 25 мин."
  const dot = minutes.text === "." ? 1 : 0;
  if (isNumber(at(reading, index + 2 + dot), 1, 2) && is.minutes(at(reading, index + 3 + dot).low))
    return index + 4 + dot;
  // "à 10h40" is a time, whatever was said before.
  const counted = at(reading, index - 1).low !== "a" && saysDuration(reading, index);
  const asTime = /^(?:fr|es|it)$/.test(reading.language);
  if (isNumber(minutes, 2, 2) && (minutes.glued || unit.glued)) {
    // "10h00-12h30": a length is no end of a range.
    if (matchAt(reading, index, HOURS_IN_RANGE)) return undefined;
    return asTime && !counted ? undefined : unit.low === "h" || counted ? index + 3 : undefined;
  }
  if (unit.low.startsWith("h") && !asTime) return index + 2;
  return counted ? index + 2 : undefined;
}

/** A duration or a wait is being told of, a few words before or right after. */
function saysDuration(reading: Words, index: number): boolean {
  if ([find.duration, find.layover].some((one) => nearestBefore(one, reading, index, { most: 4 })))
    return true;
  const after = onFrom(reading, index + 1, 5, (token) => isBreak(token) || token.text === ",");
  return after.some((place) => find.layover(reading, place));
}

/** The nearest word before, in the same breath, that says what a time is of. */
function roleBefore(reading: FlightReading, index: number): TimeRole | undefined {
  for (let before = index - 1; before >= Math.max(0, index - 12); before--) {
    const { kind, text } = at(reading, before);
    if (kind === "break") return undefined;
    if (reading.endings.get(before + 1)?.kind === "time") return undefined;
    if (text === ";" || (text === "." && before < index - 3)) return undefined;
    const found = isFree(reading, before) ? find.timeRole(reading, before) : undefined;
    const after = at(reading, before + 1);
    // "an", "ab", "part" and the like are roles only right before a time.
    const isTimed = isMark(after, ":.") || isNumber(after) || reading.isPlaceCode(after.text);
    if (found && (isTimed || !is.weakRole(at(reading, before).low))) return found.value;
  }
  return undefined;
}

/** Endings of verbs: "çıxır", "kalkıyor"; nouns stand before their time. */
const VERB = /(?:[iuae]r|r[ia]m|r[iu]q|yor(?:um|uz)?)$/;

/** "22:10-da çıxır", "06:50 landing". */
function roleAfter(reading: FlightReading, next: number, verbLast = false): TimeRole | undefined {
  for (const after of onFrom(reading, next, 2, ({ kind }) => kind !== "word")) {
    const found = find.timeRole(reading, after);
    if (!found) continue;
    // Azerbaijani and Turkish put the word behind; then none stands before.
    const isVerb = VERB.test(at(reading, after).low) || isRoleBehindTime(reading, found.next);
    // In "08:55 arriving 16:40" the word belongs to what follows.
    if (!(verbLast && isVerb) && leadsToTime(reading, found.next)) return undefined;
    // Said of this time, it is not said of the next.
    take(reading, after, found.next);
    return found.value;
  }
  return undefined;
}

/** "14:10 çıxış 15:30 eniş": the time that follows has its own word behind it. */
function isRoleBehindTime(reading: Words, index: number): boolean {
  return [3, 5].some((step) => find.timeRole(reading, index + step) !== undefined);
}

/** How far a time may stand behind its word: "getting to Charles de Gaulle at half past eight". */
const LEAD = 7;

function leadsToTime(reading: Words, index: number): boolean {
  const way = onFrom(reading, index, LEAD, (token) => isBreak(token) || isMark(token, ",.;"));
  return way.some((place) => {
    const word = find.numeral(reading, place) ?? find.halfHour(reading, place);
    return at(reading, place).kind === "number" || (word ?? find.quarter(reading, place));
  });
}

/** "BOARDING 0650", "Gate closes: 07:10", "gate B22", "seat 12C": not the flight's own. */
export function isOtherTime(reading: Words, index: number): boolean {
  const before = at(reading, index - 1).text === ":" ? index - 1 : index;
  return [1, 2].some((back) => find.otherTime(reading, before - back)?.next === before);
}
