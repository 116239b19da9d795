import type { PhraseFinder } from "./phrases.ts";
import { at, backFrom, type Extent, onFrom, type Token, tokenOf, type Words } from "./tokens.ts";
import { endsWithout, find, is } from "./words.ts";

/** How many words may stand between a denial and what it denies: "не хотим больше в". */
const DENIAL = 4;

/** True for words that are said not to be wished: "without too much luxury", "lüks olmasın", "muzeysiz". */
export function isDenied(
  reading: Words,
  { first, next }: Extent,
  finder: PhraseFinder<unknown>,
): boolean {
  const { low } = at(reading, first);
  // "no pork" says by itself what is wished.
  if (is.not(low)) return false;
  if (isDeniedBefore(reading, first, (word) => is.much(word) || is.tripWant(word))) return true;
  if (find.notAfter(reading, next, "own")) return true;
  const last = at(reading, next - 1);
  const stem = endsWithout(last.low);
  return (
    stem !== undefined &&
    finder({ ...reading, tokens: [tokenOf(last.kind, stem)] }, 0, "own") !== undefined
  );
}

/** True behind a denial with nothing but certain words between: "не хотим больше в". */
export function isDeniedBefore(
  reading: Words,
  first: number,
  isBetween: (low: string, index: number) => boolean,
): boolean {
  const isOver = ({ kind, low }: Token, index: number) =>
    kind !== "word" || !(is.not(low) || isBetween(low, index));
  const before = backFrom(reading, first, DENIAL, isOver);
  return before.some((index) => is.not(at(reading, index).low));
}

/** True for what is refused: "not business", "Premium? no, economy", "brauche ich nicht" so many words on. */
export function isRefused(reading: Words, { first, next }: Extent, inBreath = 0): boolean {
  if (is.not(at(reading, first - 1).low)) return true;
  const asked = onFrom(reading, next, 4).find((index) => at(reading, index).text === "?");
  if (asked !== undefined && is.not(at(reading, asked + 1).low)) return true;
  const breath = onFrom(reading, next, inBreath, (one) => one.kind !== "word" && one.text !== "'");
  return breath.some((index) => is.not(at(reading, index).low));
}
