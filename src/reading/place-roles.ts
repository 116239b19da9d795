import { INSTRUMENTAL } from "./lexicon/patterns.ts";
import { nearestBefore } from "./phrases.ts";
import { isFree, type Reading } from "./reading.ts";
import { at, isBreak, isMark, type Token } from "./tokens.ts";
import { find, is } from "./words.ts";

/** What a place is of a journey. */
export type PlaceRole = "from" | "to" | "via";

/** The role that the words right before a place give it. */
export function roleBefore(reading: Reading, first: number): PlaceRole | undefined {
  let end = first;
  while (end > first - 4) {
    const before = at(reading, end - 1);
    if (is.beforePlace(before.low) || before.text === "'" || /^[:=(]$/.test(before.text)) end--;
    else break;
  }
  for (const stop of end === first ? [first] : [first, end]) {
    for (let start = Math.max(0, stop - 5); start < stop; start++) {
      if (at(reading, start).kind !== "word" || !isFree(reading, start)) continue;
      const found = find.placeRole(reading, start);
      if (found?.next === stop && isRole(reading, start, stop)) return found.value;
    }
  }
  // "4 hr layover · Doha": the place where one waits.
  const stops = (token: Token) => isBreak(token) || isMark(token, ",;");
  return nearestBefore(find.layover, reading, first, { most: 8, stops }) && "via";
}

/** Small words that lead to a place only in their own language. */
function isRole(reading: Reading, start: number, stop: number): boolean {
  if (stop - start > 1) return true;
  const { low } = at(reading, start);
  // "Неаполь с Помпеями"
  if (is.with(low) && INSTRUMENTAL.test(at(reading, stop).low)) return false;
  return !is.weakPlaceRole(low) || (reading.language !== "en" && low !== "reach");
}

export function roleAfter(reading: Reading, next: number): PlaceRole | undefined {
  return find.viaAfter(reading, next) && "via";
}
