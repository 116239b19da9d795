import { EN } from "./lexicon/en.ts";
import type { Kinds, Lists } from "./lexicon/types.ts";
import {
  each,
  inOwn,
  isOneOf,
  listOf,
  type PhraseFinder,
  phraseFinder,
  saying,
  sayings,
  withoutEnding,
} from "./phrases.ts";
import type { Words } from "./tokens.ts";

export const numerals = each<number>(({ numbers }) => [
  ...listOf(numbers.ones, 1),
  ...listOf(numbers.tens, 20, 10),
  ...listOf(numbers.hundreds, 100, 100),
  [1000, numbers.thousand],
  ...(numbers.others ?? []),
]);

/** What the first of a list counts as. 0 is Monday. */
const FIRSTS: Readonly<Record<keyof Lists, number>> = {
  month: 1,
  weekday: 0,
  relativeDay: 0,
  later: 0,
  ordinal: 1,
  together: 2,
};
const phrases = madeOf(EN.phrases, (key) => saying((lexicon) => lexicon.phrases[key] ?? ""));

/** What phrases say that begin at a token, by what they are about. */
export const find = {
  ...phrases,
  ...kindsOf(),
  ...madeOf(FIRSTS, (key) => phraseFinder(each(({ lists }) => listOf(lists[key], FIRSTS[key])))),
  /** Of the text's own language: an airline may be called as a mother elsewhere. */
  kin: inOwn(sayings(({ kinds }) => kinds.kin)),
  self: inOwn(phrases.self),
  we: inOwn(phrases.we),
  partOfMonth: inOwn(sayings(({ kinds }) => kinds.partOfMonth)),
  /** Number words; a sum of several is read by `numberAt`. */
  numeral: phraseFinder(numerals),
  /** "300 тыс.", "5 lakh". */
  multiple: phraseFinder<number>(each(({ multiples }) => multiples)),
};

/** Whether a folded word is one of a kind. */
export const is = madeOf(EN.words, (key) => isOneOf(({ words }) => words[key] ?? ""));

/** A word without the ending that denies it: "muzey" of "muzeysiz". */
export const endsWithout = withoutEnding(({ endings }) => endings?.without ?? "");
/** "anamla": with my mother. */
export const endsWithMy = withoutEnding(({ endings }) => endings?.withMy ?? "");

/** What a word has in all its cases: "с мамой … мама", "anamla … anam"; elsewhere "nonno" and "nonna" are two. */
export function stemOf(low: string, { language }: Words): string {
  return language === "ru" || language === "az" ? low.slice(0, 3) : low;
}

/** "from", "из": before the place where a way begins. */
export function isStart(reading: Words, index: number): boolean {
  return find.placeRole(reading, index)?.value === "from";
}

/** One thing for each key of a table. */
function madeOf<K extends string, T>(
  table: Readonly<Record<K, unknown>>,
  make: (key: K) => T,
): Readonly<Record<K, T>>;
function madeOf<T>(table: object, make: (key: string) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.keys(table).map((key) => [key, make(key)]));
}

function kindsOf(): {
  readonly [K in keyof Kinds]-?: PhraseFinder<Extract<keyof Required<Kinds>[K], string>>;
};
function kindsOf(): object {
  return madeOf(EN.kinds, (key) => sayings<string>(({ kinds }) => kinds[key] ?? {}));
}
