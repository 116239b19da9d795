import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import type { Category } from "../../../domain/catalogue.ts";
import { fold } from "../plan/understand/text.ts";
import type { Season } from "../vocabulary.ts";
import { categoriesNamed } from "./category.ts";
import { isFiller } from "./filler.ts";
import { seasonsNamed } from "./season.ts";
import { shortFormsOf, stemsOf } from "./stems.ts";

/** What an item is found by, and how much a hit there counts. */
export interface Fields {
  /** Where it is: a word that names a place is never given up for others. */
  readonly places: Readonly<Record<string, number>>;
  /** What it is about. */
  readonly topics: Readonly<Record<string, number>>;
  /** Texts that count only where the rest has nothing. */
  readonly prose: Readonly<Record<string, number>>;
}

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

/** Every further word costs time, and nobody who looks for something needs more. */
const MOST_TERMS = 12;
/** Names are few, so that their beginnings tell them apart; the words of whole sentences are many. */
const NAME_PREFIX = 3;
const PROSE_PREFIX = 6;

const CYRILLIC = /\p{Script=Cyrillic}/u;

const SLIPS: SearchOptions = {
  fuzzy: (term) => (term.length >= 9 ? 2 : term.length >= 5 ? 1 : false),
};

/**
 * Full text in any language. What is written as in the catalogue comes before a word with an ending,
 * and that before a slip of the pen: each is looked for only where the one before finds nothing.
 */
export function textIndex<T>(entries: readonly Indexed<T>[], fields: Fields): TextIndex<T> {
  const { places, topics, prose } = fields;
  const placeFields = Object.keys(places);
  const mainFields = [...placeFields, ...Object.keys(topics)];
  const allFields = [...mainFields, ...Object.keys(prose)];
  const inPlaces = { fields: placeFields, prefix: longerThan(NAME_PREFIX) };
  const inNames = { fields: mainFields, prefix: longerThan(NAME_PREFIX) };
  const inAll = { fields: allFields, prefix: longerThan(PROSE_PREFIX) };
  const index = new MiniSearch<{ readonly id: number }>({
    fields: allFields,
    extractField: ({ id }, name) =>
      name === "id" ? String(id) : (entries[id]?.texts[name]?.join(" \n ") ?? ""),
    tokenize: wordsOf,
    processTerm: (term) => term,
  });
  index.addAll(entries.map((_, id) => ({ id })));
  const ranking: SearchOptions = {
    boost: { ...places, ...topics, ...prose },
    boostDocument: (id) => entries[Number(id)]?.weight ?? 1,
  };

  function search(query: Query, options: SearchOptions): readonly T[] {
    const hits = index.search(query, { ...ranking, ...options });
    return hits.flatMap(({ id }) => entries[Number(id)]?.item ?? []);
  }

  function findAll(terms: readonly string[]): readonly T[] {
    const stages = [
      // "в Вене" is a form of "Вена" rather than the beginning of "Венеция".
      { expand: withMeaning, where: { ...inNames, prefix: isBeginning } },
      { expand: withFormsOfNames, where: { ...inNames, prefix: false } },
      { expand: withMeaning, where: inNames },
      { expand: withMeaning, where: inAll },
      { expand: withForms, where: inNames },
      { expand: withForms, where: inAll },
      // Whole sentences hold a word like any other: a slip there would find Canada in a canal.
      { expand: withForms, where: { ...inNames, ...SLIPS } },
    ];
    for (const { expand, where } of stages) {
      const items = search({ combineWith: "AND", queries: terms.map(expand) }, where);
      if (items.length > 0) return items;
    }
    return [];
  }

  /** Whoever names a country wants to go there, even if it has not all that is wished for. */
  function findSome(terms: readonly string[]): readonly T[] {
    const there = new Set(terms.flatMap((term) => search(withForms(term), inPlaces)));
    const query: Query = { combineWith: "OR", queries: terms.map(withForms) };
    const items = search(query, { ...SLIPS, ...inAll });
    return there.size === 0 ? items : items.filter((item) => there.has(item));
  }

  return {
    find(text) {
      const terms = [...new Set(wordsOf(text))].filter((word) => !isFiller(word));
      if (terms.length === 0) return undefined;
      const few = terms.slice(0, MOST_TERMS);
      const items = findAll(few);
      if (items.length > 0 || few.length === 1) return { items, complete: true };
      return { items: findSome(few), complete: false };
    },
  };
}

function longerThan(least: number): (term: string) => boolean {
  return (term) => term.length >= least;
}

function isBeginning(term: string): boolean {
  return term.length >= NAME_PREFIX && shortFormsOf(term).length === 0;
}

/** A word, or the category or season that it is another word for. */
function withMeaning(term: string): Query {
  return anyOf([term, ...marksFor(term)]);
}

/** The same with what the word may be a form of. */
function withForms(term: string): Query {
  return anyOf([term, ...marksFor(term), ...stemsOf(term)]);
}

/** The same for names alone, of which Russian leaves only the beginning: "в Грузии", "по Италии". */
function withFormsOfNames(term: string): Query {
  const stems = { queries: [...stemsOf(term)], prefix: CYRILLIC.test(term) };
  return { combineWith: "OR", queries: [term, ...marksFor(term), ...shortFormsOf(term), stems] };
}

function marksFor(term: string): readonly string[] {
  return [...categoriesNamed(term), ...seasonsNamed(term)].map(markOf);
}

function anyOf(terms: readonly string[]): Query {
  return { combineWith: "OR", queries: [...terms] };
}

/** How a category or season stands in an index, beside its names: as no text would have it. */
export function markOf(word: Category | Season): string {
  return `0${word}0`;
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
