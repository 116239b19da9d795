import { nearestBefore } from "./phrases.ts";
import { isFree, type Reading } from "./reading.ts";
import { at, isBreak, isMark, type Token } from "./tokens.ts";
import { find, is } from "./words.ts";

/** What a place is of a journey. */
export type PlaceRole = "from" | "to" | "via";

/** The role that the words right before a place give it. */
export function roleBefore(reading: Reading, first: number): PlaceRole | undefined {
  const { tokens } = reading;
  let end = first;
  while (end > first - 4) {
    const before = at(tokens, end - 1);
    if (is.beforePlace(before.low) || before.text === "'" || /^[:=(]$/.test(before.text)) end--;
    else break;
  }
  for (const stop of end === first ? [first] : [first, end]) {
    for (let start = Math.max(0, stop - 5); start < stop; start++) {
      if (at(tokens, start).kind !== "word" || !isFree(reading, start)) continue;
      const found = find.placeRole(tokens, start);
      if (found?.next === stop && isRole(reading, start, stop)) return found.value;
    }
  }
  // "4 hr layover · Doha": the place where one waits.
  const stops = (token: Token) => isBreak(token) || isMark(token, ",;");
  return nearestBefore(find.layover, tokens, first, { most: 8, stops }) && "via";
}

/** Small words that lead to a place only in their own language. */
function isRole({ tokens, language }: Reading, start: number, stop: number): boolean {
  if (stop - start > 1) return true;
  const { low } = at(tokens, start);
  if (low === "a" || low === "al") return language !== "en" && language !== "de";
  return !is.weakPlaceRole(low) || (language !== "en" && low !== "reach");
}

export function roleAfter({ tokens }: Reading, next: number): PlaceRole | undefined {
  return find.viaAfter(tokens, next) && "via";
}
