import type { PhraseFinder } from "./phrases.ts";
import {
  at,
  backFrom,
  type Extent,
  isMark,
  onFrom,
  type Token,
  tokenOf,
  type Words,
} from "./tokens.ts";
import { endsWithout, find, is } from "./words.ts";

/** How many words may stand between a denial and what it denies: "не хотим больше в". */
const DENIAL = 4;

/** True for what is said not to be wished: "without too much luxury", "not to Paris", "lüks olmasın", "Moskvaya yox", "muzeysiz". */
export function isDenied(
  reading: Words,
  { first, next }: Extent,
  finder?: PhraseFinder<unknown>,
): boolean {
  // "no pork" says by itself what is wished.
  if (is.not(at(reading, first).low)) return false;
  const isBetween = (low: string, index: number) =>
    is.much(low) || is.tripWant(low) || find.placeRole(reading, index) !== undefined;
  const isOver = ({ kind, low }: Token, index: number) =>
    kind !== "word" || !(is.not(low) || isBetween(low, index));
  // "no fish or seafood": the second of two.
  const { low: joint, kind } = at(reading, first - 1);
  const isAnd = kind === "word" && is.and(joint) && reading.language !== "en";
  const head = is.or(joint) || isAnd ? first - 2 : first;
  const before = backFrom(reading, head, DENIAL, isOver);
  if (before.some((index) => is.not(at(reading, index).low))) return true;
  if (find.notAfter(reading, next, "own")) return true;
  const mark = isMark(at(reading, next), ",?-") ? 1 : 0;
  const [after, behind] = [at(reading, next + mark), at(reading, next + mark + 1)];
  // "breakfast, skip-the-line tickets": a word with a hyphen behind it is the beginning of another.
  const isLast =
    behind.kind !== "word" ? behind.text !== "-" : mark === 0 && is.tripWant(behind.low);
  if (after.kind === "word" && is.not(after.low) && isLast) return true;
  const last = at(reading, next - 1);
  const stem = finder && endsWithout(last.low);
  return (
    stem !== undefined &&
    finder?.({ ...reading, tokens: [tokenOf(last.kind, stem)] }, 0, "own") !== undefined
  );
}

/** True for what is refused: "not business", "Premium? no, economy". */
export function isRefused(reading: Words, { first, next }: Extent): boolean {
  if (is.not(at(reading, first - 1).low)) return true;
  const asked = onFrom(reading, next, 4).find((index) => at(reading, index).text === "?");
  return asked !== undefined && is.not(at(reading, asked + 1).low);
}
