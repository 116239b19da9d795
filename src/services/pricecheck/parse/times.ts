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
    if (!clock) return undefined;
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
    const next = durationAt(reading, index);
    return next === undefined ? undefined : { next };
  });
}

function durationAt(reading: FlightReading, index: number): number | undefined {
  const hours = behindUnit(reading, index, is.hours);
  const minutes = behindUnit(reading, hours ?? index, is.minutes);
  if (minutes !== undefined || hours === undefined) return minutes;
  // "10h40" is a time to some, and "à 10h40" to all, whatever was said before.
  const isTime =
    /^(?:fr|es|it)$/.test(reading.language) || !at(reading, index + 1).low.startsWith("h");
  const isCounted =
    at(reading, index - 1).low !== "a" &&
    [find.duration, find.layover].some((one) => nearestBefore(one, reading, index, { most: 4 }));
  // "10h00-12h30": a length is no end of a range.
  if ((isTime && !isCounted) || matchAt(reading, index, HOURS_IN_RANGE)) return undefined;
  return isNumber(at(reading, hours), 2, 2) && at(reading, hours).glued ? hours + 1 : hours;
}

/** The token behind a number with its unit: "45m", "3 ч." before more. */
function behindUnit(
  reading: FlightReading,
  index: number,
  isUnit: (low: string) => boolean,
): number | undefined {
  const isPart = isMark(at(reading, index - 1), ":.") && at(reading, index).glued;
  const [count, unit] = [at(reading, index), at(reading, index + 1)];
  if (isPart || !isNumber(count, 1, 2) || unit.kind !== "word" || !isUnit(unit.low))
    return undefined;
  const isShort = at(reading, index + 2).text === "." && isNumber(at(reading, index + 3), 1, 2);
  return isShort ? index + 3 : index + 2;
}

/** The nearest word before, in the same breath, that says what a time is of. */
function roleBefore(reading: FlightReading, index: number): TimeRole | undefined {
  const stops = (token: Token, place: number) =>
    isBreak(token) || reading.endings.get(place + 1)?.kind === "time";
  const roleAt = (_: Words, place: number) => {
    const after = at(reading, place + 1);
    // "an", "ab", "part" and the like are roles only right before a time.
    const isTimed = isMark(after, ":.") || isNumber(after) || reading.isPlaceCode(after.text);
    const isSure = isTimed || !is.weakRole(at(reading, place).low);
    return isSure && isFree(reading, place) ? find.timeRole(reading, place) : undefined;
  };
  return nearestBefore(roleAt, reading, index, { most: 12, stops })?.value;
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
  return find.timeRole(reading, index + 3) !== undefined;
}

/** How far a time may stand behind its word: "getting to Charles de Gaulle at half past eight". */
const LEAD = 7;

function leadsToTime(reading: Words, index: number): boolean {
  const way = onFrom(reading, index, LEAD, (token) => isBreak(token) || isMark(token, ",.;"));
  return way.some((place) => {
    const word = find.numeral(reading, place) ?? find.halfHour(reading, place);
    return at(reading, place).kind === "number" || word;
  });
}

/** "BOARDING 0650", "Gate closes: 07:10", "gate B22", "seat 12C": not the flight's own. */
export function isOtherTime(reading: Words, index: number): boolean {
  const before = at(reading, index - 1).text === ":" ? index - 1 : index;
  return [1, 2].some((back) => find.otherTime(reading, before - back)?.next === before);
}
