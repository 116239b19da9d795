import { nearestBefore } from "../../../reading/phrases.ts";
import { isFree } from "../../../reading/reading.ts";
import { at, isBreak, isMark, matchAt, type Token } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import { clockAt } from "./clocks.ts";
import { PLUS_DAYS } from "./lexicon/patterns.ts";
import { type FlightReading, mentionAll } from "./mentions.ts";
import { isOtherTime, isVerbLast, roleAfter, roleBefore } from "./time-roles.ts";

export function findTimes(reading: FlightReading): void {
  const { tokens } = reading;
  mentionAll(reading, (index) => {
    const clock = clockAt(reading, index);
    if (!clock || !isFree(reading, index, clock.next)) return undefined;
    if (isOtherTime(tokens, index)) return { next: clock.next };
    const part = clock.settled ? undefined : partOfDay(reading, index, clock.next);
    const minutes = inPart(clock.minutes, part?.value);
    let next = Math.max(clock.next, part?.next ?? 0);
    // A suffix: "08:30-da", "08:15'te", "в 8:30-ч".
    const sign = at(tokens, next);
    if (isMark(sign, "-'") && sign.glued && is.ordinalEnding(at(tokens, next + 1).low)) next += 2;
    const unit = at(tokens, next).low;
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
  const { tokens } = reading;
  const after = find.partOfDay(tokens, next);
  if (after && isFree(reading, next, after.next)) return after;
  const stops = (token: Token) => isBreak(token) || token.text === ",";
  return nearestBefore(find.partOfDay, tokens, index, { most: 3, stops });
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
  const { tokens } = reading;
  const [, open, days] = found.parts;
  const { glued, text } = at(tokens, found.next);
  const unit = (glued && text === "d") || find.unit(tokens, found.next)?.value === "day";
  const end = unit ? found.next + 1 : found.next;
  return { days: Number(days), next: open && isMark(at(tokens, end), ")]") ? end + 1 : end };
}
