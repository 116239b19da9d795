import { nearestBefore } from "../../../reading/phrases.ts";
import { findAll, isFree } from "../../../reading/reading.ts";
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
import { clockAt } from "./clocks.ts";
import { HOURS_IN_RANGE, PLUS_DAYS } from "./lexicon/patterns.ts";
import { type FlightReading, mentionAll } from "./mentions.ts";
import { isOtherTime, isVerbLast, roleAfter, roleBefore } from "./time-roles.ts";

export function findTimes(reading: FlightReading): void {
  mentionAll(reading, (index) => {
    const clock = clockAt(reading, index);
    if (!clock || !isFree(reading, index, clock.next)) return undefined;
    if (isOtherTime(reading, index)) return { next: clock.next };
    const part = clock.settled ? undefined : partOfDay(reading, index, clock.next);
    const minutes = inPart(clock.minutes, part?.value);
    let next = Math.max(clock.next, part?.next ?? 0);
    // A suffix: "08:30-da", "08:15'te", "в 8:30-ч".
    const sign = at(reading, next);
    if (isMark(sign, "-'") && sign.glued && is.ordinalEnding(at(reading, next + 1).low)) next += 2;
    const unit = at(reading, next).low;
    if ((is.oClock(unit) || is.hours(unit)) && isFree(reading, next)) next++;
    const plus = plusAt(reading, next);
    const end = plus?.next ?? next;
    const before = roleBefore(reading, index);
    const role = isVerbLast(reading)
      ? (roleAfter(reading, end, before === undefined) ?? before)
      : (before ?? roleAfter(reading, end));
    const vague = clock.vague && !part;
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
  const late = part === "afternoon" || part === "evening" || (part === "night" && minutes >= 360);
  if (late && minutes < 720 && minutes >= 60) return minutes + 720;
  return (part === "morning" || part === "night") && minutes >= 720 && minutes < 780
    ? minutes - 720
    : minutes;
}

/** "+1", "(+1)", "+ 1 day", "#1". */
function plusAt(reading: FlightReading, index: number) {
  const found = matchAt(reading, index, PLUS_DAYS);
  if (!found) return undefined;
  const [, open, days] = found.parts;
  const { glued, text } = at(reading, found.next);
  const unit = (glued && text === "d") || find.unit(reading, found.next)?.value === "day";
  const end = unit ? found.next + 1 : found.next;
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
