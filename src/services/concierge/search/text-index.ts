import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import type { Category } from "../../../domain/catalogue.ts";
import { fold } from "../plan/understand/text.ts";
import type { Season } from "../vocabulary.ts";
import { categoriesNamed } from "./category.ts";
import { isFiller } from "./filler.ts";
import { seasonsNamed } from "./season.ts";

/** How much a hit in a field counts; 0: only where the other fields have nothing. */
export type Fields = Readonly<Record<string, number>>;

export interface Indexed<T> {
  readonly item: T;
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Decides among hits of about the same worth; 1 is neutral. */
  readonly weight: number;
}

export interface Found<T> {
  /** Best first. */
  readonly items: readonly T[];
  /** False when no item has all of the words, and these have some. */
  readonly complete: boolean;
}

export interface TextIndex<T> {
  /** Undefined when the text has no word to look for. */
  find(text: string): Found<T> | undefined;
}

const PREFIX_FROM = 3;
const TYPO_FROM = 4;
/** Every further word costs time, and nobody who looks for something needs more. */
const MOST_TERMS = 12;

const STRICT: SearchOptions = { prefix: (term) => term.length >= PREFIX_FROM };
const LENIENT: SearchOptions = {
  ...STRICT,
  fuzzy: (term) => (term.length >= TYPO_FROM ? 0.25 : false),
  maxFuzzy: 2,
};

/**
 * Full text in any language: what is written as it is in the catalogue comes before what begins so,
 * and only where neither is found do slips of the pen and endings count.
 */
export function textIndex<T>(entries: readonly Indexed<T>[], fields: Fields): TextIndex<T> {
  const names = Object.keys(fields);
  const telling = names.filter((name) => fields[name] !== 0);
  const index = new MiniSearch<{ readonly id: number }>({
    fields: names,
    extractField: ({ id }, name) =>
      name === "id" ? String(id) : (entries[id]?.texts[name]?.join(" \n ") ?? ""),
    tokenize: wordsOf,
    processTerm: (term) => term,
  });
  index.addAll(entries.map((_, id) => ({ id })));
  const boost = Object.fromEntries(names.map((name) => [name, fields[name] || 1]));

  function search(terms: readonly string[], options: SearchOptions): readonly T[] {
    const query: Query = { combineWith: options.combineWith ?? "AND", queries: terms.map(oneTerm) };
    const hits = index.search(query, {
      boost,
      boostDocument: (id) => entries[Number(id)]?.weight ?? 1,
      ...options,
    });
    return hits.flatMap(({ id }) => entries[Number(id)]?.item ?? []);
  }

  return {
    find(text) {
      const all = [...new Set(wordsOf(text))];
      const wanted = all.filter((word) => !isFiller(word));
      const terms = (wanted.length > 0 ? wanted : all).slice(0, MOST_TERMS);
      if (terms.length === 0) return undefined;
      for (const options of [STRICT, LENIENT]) {
        for (const among of [telling, names]) {
          const items = search(terms, { ...options, fields: among });
          if (items.length > 0) return { items, complete: true };
        }
      }
      const some: SearchOptions = { ...LENIENT, fields: names, combineWith: "OR" };
      return { items: terms.length > 1 ? search(terms, some) : [], complete: false };
    },
  };
}

/** A word, or the category or season that it is another word for. */
function oneTerm(term: string): Query {
  const meant = [...categoriesNamed(term), ...seasonsNamed(term)];
  if (meant.length === 0) return term;
  return { combineWith: "OR", queries: [term, ...meant.map(markOf)] };
}

/** How a category or season stands in an index, beside its names: as no text would have it. */
export function markOf(word: Category | Season): string {
  return `0${word}0`;
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
