import type { Phrase, PhraseRow, PhraseTable } from "../text/phrase-table.ts";
import { ofList, phraseTable } from "../text/phrase-table.ts";
import { fold } from "./fold.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { type Lexicon, READ_LANGUAGES, type ReadLanguage } from "./lexicon/types.ts";
import { at, backFrom, lexiconPhrases, type Stop, type Token, type Words } from "./tokens.ts";

/** A phrase found among tokens. */
export interface Matched<T> {
  readonly value: T;
  /** Index after its last token. */
  readonly next: number;
}

/** Finds the longest of many phrases that begins at a token; those of the text's own language and English alone, where that is asked. */
export type PhraseFinder<T> = (
  reading: Words,
  index: number,
  only?: "own",
) => Matched<T> | undefined;

type Row<T> = PhraseRow<T, ReadLanguage>;

/** Signs that may stand between the words of a phrase: "round-trip", "p.p.", "d'affaires", «Пасха (православная)». */
const JOINTS = new Set(["-", ".", "'", "("]);

/** Phrases by their value, as lexicons write them. Made when a module is loaded, before any word is read. */
export function phraseFinder<T>(rows: () => Iterable<Row<T>>): PhraseFinder<T> {
  return finderIn(lexiconPhrases, rows, ({ begins }) => begins);
}

/** The same for phrases that no lexicon has: each word is looked up with every search. */
export function nameFinder<T>(rows: readonly Row<T>[]): PhraseFinder<T> {
  const table = phraseTable(fold);
  return finderIn(
    table,
    () => rows,
    ({ low }) => table.begunBy(low),
  );
}

function finderIn<T>(
  table: PhraseTable,
  rows: () => Iterable<Row<T>>,
  begins: (token: Token) => readonly Phrase[],
): PhraseFinder<T> {
  const values: T[] = [];
  const own = table.add(rows, values);
  return (reading, index, only) => {
    const phrases = ofList(begins(at(reading, index)), own);
    let best: Matched<T> | undefined;
    for (const { value, words, language } of phrases) {
      if (!isOf(language, only && reading.language)) continue;
      const next = follow(reading, index, words);
      const said = values[value];
      if (next !== undefined && said !== undefined && next > (best?.next ?? index)) {
        best = { value: said, next };
      }
    }
    return best;
  };
}

function isOf(own: string | undefined, asked: ReadLanguage | undefined): boolean {
  return asked === undefined || own === undefined || own === asked || own === "en";
}

/** Words of a phrase that may end before a token. */
const LONGEST_BEFORE = 5;

/** The longest of many phrases that ends right before a token. */
export function endingAt<T>(
  finder: PhraseFinder<T>,
  reading: Words,
  index: number,
  only?: "own",
): (Matched<T> & { readonly first: number }) | undefined {
  for (let first = Math.max(0, index - LONGEST_BEFORE); first < index; first++) {
    const found = finder(reading, first, only);
    if (found?.next === index) return { ...found, first };
  }
  return undefined;
}

/** The nearest of some phrases that end before a token. */
export function nearestBefore<T>(
  finder: PhraseFinder<T>,
  reading: Words,
  index: number,
  { most, stops }: { readonly most: number; readonly stops?: Stop },
): (Matched<T> & { readonly first: number }) | undefined {
  for (const first of backFrom(reading, index, most, stops)) {
    const found = finder(reading, first);
    if (found && found.next <= index) return { ...found, first };
  }
  return undefined;
}

/** Those of the text's own language and English alone. */
export function inOwn<T>(finder: PhraseFinder<T>): PhraseFinder<T> {
  return (reading, index) => finder(reading, index, "own");
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
export function isOneOf(pick: (lexicon: Lexicon) => string): (low: string) => boolean {
  let words: ReadonlySet<string> | undefined;
  return (low) => {
    words ??= new Set(alternatives(pick).map(fold));
    return words.has(low);
  };
}

function alternatives(pick: (lexicon: Lexicon) => string): string[] {
  return READ_LANGUAGES.flatMap((language) => pick(LEXICONS[language]).split("|")).filter(Boolean);
}

/** A folded word without the longest of several endings that it has, in any language. */
export function withoutEnding(
  pick: (lexicon: Lexicon) => string,
): (low: string) => string | undefined {
  let known: readonly string[] | undefined;
  return (low) => {
    known ??= alternatives(pick).sort((a, b) => b.length - a.length);
    const own = known.find((ending) => low.length > ending.length + 1 && low.endsWith(ending));
    return own === undefined ? undefined : low.slice(0, -own.length);
  };
}

function follow(reading: Words, index: number, words: Phrase["words"]): number | undefined {
  let next = index;
  for (const { text, goesOn } of words) {
    if (next > index) while (JOINTS.has(at(reading, next).text)) next++;
    const { kind, low } = at(reading, next);
    if (kind === "break" || !(goesOn ? low.startsWith(text) : low === text)) return undefined;
    next++;
  }
  return next;
}
