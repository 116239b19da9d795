import { nearestBefore } from "../../../reading/phrases.ts";
import { findAll } from "../../../reading/reading.ts";
import { at, isBreak, isMark, isNumber, onFrom, type Token } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import type { FlightReading } from "./mentions.ts";

/** "5h 45m", "7 hr 40 min": taken, so that no time is read in it. */
export function findDurations(reading: FlightReading): void {
  findAll(reading, (index) => {
    const next = isNumber(at(reading.tokens, index), 1, 2) ? durationAt(reading, index) : undefined;
    return next === undefined ? undefined : { next };
  });
}

function durationAt(reading: FlightReading, index: number): number | undefined {
  const { tokens, language } = reading;
  const unit = at(tokens, index + 1);
  if (isMark(at(tokens, index - 1), ":.") && at(tokens, index).glued) return undefined;
  if (unit.kind === "word" && is.minutes(unit.low)) return index + 2;
  if (unit.kind !== "word" || !is.hours(unit.low)) return undefined;
  const minutes = at(tokens, index + 2);
  const minuteUnit = at(tokens, index + 3);
  if (isNumber(minutes, 1, 2) && is.minutes(minuteUnit.low)) return index + 4;
  // "à 10h40" is a time, whatever was said before.
  const counted = at(tokens, index - 1).low !== "a" && saysDuration(tokens, index);
  const asTime = language === "fr" || language === "es" || language === "it";
  if (isNumber(minutes, 2, 2) && (minutes.glued || unit.glued)) {
    if (isRange(tokens, index)) return undefined;
    return asTime && !counted ? undefined : unit.low === "h" || counted ? index + 3 : undefined;
  }
  if (unit.low.startsWith("h") && !asTime) return index + 2;
  return counted ? index + 2 : undefined;
}

/** A duration or a wait is being told of, a few words before or right after. */
function saysDuration(tokens: readonly Token[], index: number): boolean {
  if ([find.duration, find.layover].some((one) => nearestBefore(one, tokens, index, { most: 4 })))
    return true;
  const after = onFrom(tokens, index + 1, 5, (token) => isBreak(token) || token.text === ",");
  return after.some((place) => find.layover(tokens, place));
}

/** "10h00-12h30": a length is no end of a range. */
function isRange(tokens: readonly Token[], index: number): boolean {
  const isClock = (start: number) =>
    isNumber(at(tokens, start), 1, 2) &&
    is.hours(at(tokens, start + 1).low) &&
    isNumber(at(tokens, start + 2), 2, 2);
  const isDash = (place: number) => /^[-→/]$/.test(at(tokens, place).text);
  return (isDash(index + 3) && isClock(index + 4)) || (isDash(index - 1) && isClock(index - 4));
}
