import { endingAt, nearestBefore } from "./phrases.ts";
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
  for (const stop of [first, end]) {
    // "ya da Türkiyədə" is no Italian "da".
    const role = endingAt(
      find.placeRole,
      reading,
      stop,
      reading.language === "en" ? undefined : "own",
    );
    // Small words lead to a place only in their own language.
    const isWeak = role && is.weakPlaceRole(at(reading, stop - 1).low) && reading.language === "en";
    if (role && isFree(reading, role.first) && !isWeak) return role.value;
  }
  // "4 hr layover · Doha": the place where one waits.
  const stops = (token: Token) => isBreak(token) || isMark(token, ",;");
  return nearestBefore(find.layover, reading, first, { most: 8, stops }) && "via";
}
