import { inflections } from "./inflections.ts";
import type { ReadLanguage } from "./lexicon/types.ts";
import { isFree, type Reading, textOf } from "./reading.ts";
import { at } from "./tokens.ts";

const MOST_WORDS = 5;
const MOST_LETTERS = 40;

/** Words that may be one name, and the token behind them. */
export interface Name {
  readonly text: string;
  readonly next: number;
}

/** Names that may begin at a token, the longest first: words that nothing has taken. */
export function namesAt(reading: Reading, index: number): readonly Name[] {
  const names: Name[] = [];
  let next = index;
  for (let words = 0; words < MOST_WORDS; words++) {
    const word = at(reading, next);
    if (word.kind !== "word" || word.text.length > MOST_LETTERS || !isFree(reading, next)) break;
    next++;
    names.unshift({ text: textOf(reading, index, next), next });
    const sign = at(reading, next);
    const joins = sign.glued && at(reading, next + 1).glued && /^[-'.]$/.test(sign.text);
    const initial = sign.text === "." && sign.glued && at(reading, next - 1).text.length <= 2;
    if (joins || initial) next++;
  }
  return names;
}

/** What a name stands for, and what its ending says of it. */
export interface Meant<T> {
  readonly value: T;
  /** Without the ending. */
  readonly name: string;
  readonly role?: "from" | "to" | undefined;
}

/** What a name stands for as it is written, else as a case of another. */
export function lookUp<T>(
  name: string,
  language: ReadLanguage,
  find: (name: string) => T | undefined,
): Meant<T> | undefined {
  for (const { stem, role } of [{ stem: name, role: undefined }, ...inflections(name, language)]) {
    const value = find(stem);
    if (value !== undefined) return { value, name: stem, role };
  }
  return undefined;
}
