import { isOneOf, type PhraseFinder, saying } from "./phrases.ts";
import type { Reading } from "./reading.ts";
import { at, backFrom, onFrom, type Token } from "./tokens.ts";
import { endsWithout, is } from "./words.ts";

/** How many words may stand between a denial and what it denies: "не хотим больше в". */
const DENIAL = 4;
const isMuch = isOneOf(({ small }) => small.much);
const findNotAfter = saying(({ small }) => small.notAfter ?? "");

/** Words of one language, or of any. */
type Words = Pick<Reading, "tokens"> & { readonly language?: Reading["language"] };

/** True for words that are said not to be wished: "without too much luxury", "lüks olmasın", "muzeysiz". */
export function isDenied(
  { tokens, language }: Words,
  { first, next }: { readonly first: number; readonly next: number },
  find: PhraseFinder<unknown>,
): boolean {
  const { low } = at(tokens, first);
  // "no pork" says by itself what is wished.
  if (is.not(low)) return false;
  if (isDeniedBefore(tokens, first, (word) => isMuch(word) || is.tripWant(word))) return true;
  if (findNotAfter(tokens, next, language)) return true;
  const last = at(tokens, next - 1);
  const stem = endsWithout(last.low);
  return stem !== undefined && find([{ ...last, low: stem }], 0, language) !== undefined;
}

/** True behind a denial with nothing but certain words between: "не хотим больше в". */
export function isDeniedBefore(
  tokens: readonly Token[],
  first: number,
  isBetween: (low: string, index: number) => boolean,
): boolean {
  const isOver = ({ kind, low }: Token, index: number) =>
    kind !== "word" || !(is.not(low) || isBetween(low, index));
  const before = backFrom(tokens, first, DENIAL, isOver);
  return before.some((index) => is.not(at(tokens, index).low));
}

/** True for what is refused: "not business", "Premium? no, economy", "brauche ich nicht" so many words on. */
export function isRefused(
  { tokens }: Words,
  { first, next }: { readonly first: number; readonly next: number },
  inBreath = 0,
): boolean {
  if (is.not(at(tokens, first - 1).low)) return true;
  const asked = onFrom(tokens, next, 4).find((index) => at(tokens, index).text === "?");
  if (asked !== undefined && is.not(at(tokens, asked + 1).low)) return true;
  const breath = onFrom(tokens, next, inBreath, (one) => one.kind !== "word" && one.text !== "'");
  return breath.some((index) => is.not(at(tokens, index).low));
}
