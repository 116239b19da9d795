import { editDistance } from "../text/nearest.ts";
import { fold } from "./fold.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { type Lexicon, READ_LANGUAGES, type ReadLanguage } from "./lexicon/types.ts";
import { at, backFrom, STEM, type Token } from "./tokens.ts";

/** A phrase found among tokens. */
export interface Matched<T> {
  readonly value: T;
  /** Index after its last token. */
  readonly next: number;
}

/** Finds the longest of many phrases that begins at a token; of one language and English alone, where one is given. */
export type PhraseFinder<T> = (
  tokens: readonly Token[],
  index: number,
  language?: ReadLanguage,
) => Matched<T> | undefined;

interface Word {
  /** Without the star of one that may go on. */
  readonly text: string;
  readonly goesOn: boolean;
}

interface Phrase<T> {
  readonly words: readonly Word[];
  readonly value: T;
  readonly language: ReadLanguage | undefined;
}

type Row<T> = readonly [value: T, phrases: string, language?: ReadLanguage];

/** Signs that may stand between the words of a phrase: "round-trip", "p.p.", "d'affaires". */
const JOINTS = new Set(["-", ".", "'"]);
const WORD = /\d+|[^\d\s\-.']+/g;

/** Phrases by their first word, and by the first letters of one that may go on. */
interface Tables<T> {
  readonly whole: ReadonlyMap<string, readonly Phrase<T>[]>;
  readonly stems: ReadonlyMap<string, readonly Phrase<T>[]>;
}

/**
 * Phrases by their value, as lexicons write them. They are taken apart by the first search: a server
 * that is asked nothing in words holds no tables of them.
 */
export function phraseFinder<T>(rows: () => Iterable<Row<T>>): PhraseFinder<T> {
  let tables: Tables<T> | undefined;
  return (tokens, index, language) => {
    tables ??= tablesOf(rows());
    const { whole, stems } = tables;
    const { low, stem } = at(tokens, index);
    if (low === "" || low === "\n") return undefined;
    const exact = longest(whole.get(low), tokens, index, language);
    if (stems.size === 0) return exact;
    const begun = longest(stems.get(stem), tokens, index, language);
    return exact && begun && begun.next > exact.next ? begun : (exact ?? begun);
  };
}

function tablesOf<T>(rows: Iterable<Row<T>>): Tables<T> {
  const whole = new Map<string, Phrase<T>[]>();
  const stems = new Map<string, Phrase<T>[]>();
  for (const [value, text, language] of rows) {
    for (const alternative of text.split("|")) {
      const words = (alternative.match(WORD) ?? []).map(foldWord);
      const [first] = words;
      if (!first) continue;
      if (first.goesOn) push(stems, first.text.slice(0, STEM), { words, value, language });
      else push(whole, first.text, { words, value, language });
    }
  }
  return { whole, stems };
}

function longest<T>(
  phrases: readonly Phrase<T>[] | undefined,
  tokens: readonly Token[],
  index: number,
  language: ReadLanguage | undefined,
): Matched<T> | undefined {
  if (phrases === undefined) return undefined;
  let best: Matched<T> | undefined;
  for (const phrase of phrases) {
    if (!isOf(phrase.language, language)) continue;
    const next = follow(tokens, index, phrase.words);
    if (next !== undefined && (best === undefined || next > best.next)) {
      best = { value: phrase.value, next };
    }
  }
  return best;
}

function isOf(own: ReadLanguage | undefined, asked: ReadLanguage | undefined): boolean {
  return asked === undefined || own === undefined || own === asked || own === "en";
}

/** Words of a phrase that may end before a token. */
const LONGEST_BEFORE = 5;

/** The longest of many phrases that ends right before a token. */
export function endingAt<T>(
  finder: PhraseFinder<T>,
  tokens: readonly Token[],
  index: number,
  language?: ReadLanguage,
): (Matched<T> & { readonly first: number }) | undefined {
  for (let first = Math.max(0, index - LONGEST_BEFORE); first < index; first++) {
    const found = finder(tokens, first, language);
    if (found?.next === index) return { ...found, first };
  }
  return undefined;
}

/** How far a word is looked for, and what ends the search. */
export interface Reach {
  readonly most: number;
  readonly stops?: (token: Token) => boolean;
}

/** The nearest of some phrases that end before a token. */
export function nearestBefore<T>(
  finder: PhraseFinder<T>,
  tokens: readonly Token[],
  index: number,
  { most, stops }: Reach,
): (Matched<T> & { readonly first: number }) | undefined {
  for (const first of backFrom(tokens, index, most, stops)) {
    const found = finder(tokens, first);
    if (found && found.next <= index) return { ...found, first };
  }
  return undefined;
}

/** What a word that is one letter wrong was meant to say, among the phrases of some things. */
export function misspelt<T>(
  low: string,
  rows: Iterable<readonly [value: T, phrases: string]>,
  shortest: number,
): T | undefined {
  for (const [value, phrases] of low.length < shortest ? [] : rows) {
    const isNear = phrases.split("|").some((phrase) => {
      const word = phrase.replace("*", "");
      const begun = word === phrase ? low : low.slice(0, word.length + 1);
      return word.length > shortest && editDistance(begun, word) === 1;
    });
    if (isNear) return value;
  }
  return undefined;
}

/** Phrases of one thing, in every language. */
export function saying(pick: (lexicon: Lexicon) => string): PhraseFinder<true> {
  return phraseFinder(each((lexicon) => [[true, pick(lexicon)]]));
}

/** Phrases of several things by name, in every language. */
export function sayings<T extends string>(
  pick: (lexicon: Lexicon) => Readonly<Partial<Record<T, string>>>,
): PhraseFinder<T> {
  return phraseFinder(each((lexicon) => entriesOf(pick(lexicon))));
}

function entriesOf<T extends string>(record: Readonly<Partial<Record<T, string>>>) {
  const entries: (readonly [T, string])[] = [];
  for (const key in record) entries.push([key, record[key] ?? ""]);
  return entries;
}

/** Phrases of a list, by their place in it. */
export function listed(pick: (lexicon: Lexicon) => string, first = 0): PhraseFinder<number> {
  return phraseFinder(each((lexicon) => listOf(pick(lexicon), first)));
}

export function listOf(text: string, first: number, step = 1): (readonly [number, string])[] {
  return text.split(";").map((phrases, place) => [first + place * step, phrases] as const);
}

/** Rows of all languages. */
export function each<T>(
  pick: (lexicon: Lexicon) => readonly (readonly [value: T, phrases: string])[],
): () => Row<T>[] {
  return () =>
    READ_LANGUAGES.flatMap((language) =>
      pick(LEXICONS[language]).map(([value, phrases]): Row<T> => [value, phrases, language]),
    );
}

/** Whether a folded word is one of several, in any language. */
export function isOneOf(pick: (lexicon: Lexicon) => string, more = ""): (low: string) => boolean {
  let words: ReadonlySet<string> | undefined;
  return (low) => {
    words ??= singleWords(pick, more);
    return words.has(low);
  };
}

function singleWords(pick: (lexicon: Lexicon) => string, more: string): ReadonlySet<string> {
  const words = new Set(
    alternatives(pick)
      .filter((phrase) => !phrase.includes(" "))
      .map(fold),
  );
  for (const word of more.split("|")) words.add(word);
  words.delete("");
  return words;
}

function alternatives(pick: (lexicon: Lexicon) => string): string[] {
  return READ_LANGUAGES.flatMap((language) => pick(LEXICONS[language]).split("|"));
}

/** A folded word without the one of several endings that it has, in any language. */
export function withoutEnding(
  pick: (lexicon: Lexicon) => string,
): (low: string) => string | undefined {
  let known: readonly string[] | undefined;
  return (low) => {
    known ??= [...new Set(alternatives(pick))].filter(Boolean);
    const own = known.find((ending) => low.length > ending.length + 1 && low.endsWith(ending));
    return own === undefined ? undefined : low.slice(0, -own.length);
  };
}

function follow(
  tokens: readonly Token[],
  index: number,
  words: readonly Word[],
): number | undefined {
  let next = index;
  for (const { text, goesOn } of words) {
    if (next > index) while (JOINTS.has(at(tokens, next).text)) next++;
    const { kind, low } = at(tokens, next);
    if (kind === "break" || !(goesOn ? low.startsWith(text) : low === text)) return undefined;
    next++;
  }
  return next;
}

function foldWord(word: string): Word {
  const goesOn = word.endsWith("*");
  return { text: fold(goesOn ? word.slice(0, -1) : word), goesOn };
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const held = map.get(key);
  if (held) held.push(value);
  else map.set(key, [value]);
}
