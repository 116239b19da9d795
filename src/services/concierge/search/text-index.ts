import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import type { Category } from "../../../domain/catalogue.ts";
import { fold } from "../../../reading/fold.ts";
import type { Season } from "../vocabulary.ts";
import { categoriesNamed } from "./category.ts";
import { seasonsNamed } from "./season.ts";

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
  readonly fit: Fit;
}

/**
 * How what was found fits the words: it has all of them, or for one of them only words written like
 * it (the beginning of a longer one, a slip of the pen), or it has but some of them.
 */
export type Fit = "all" | "near" | "some";

export interface TextIndex<T> {
  /** Undefined when the text has no word to look for. */
  find(text: string): Found<T> | undefined;
}

/** Words after these are not looked for: every word costs time, and a search needs no more. */
const MOST_TERMS = 12;
/**
 * How many letters of a word must match. A few do for names; sentences hold so many words that short
 * beginnings would match all of them.
 */
const STEM_PREFIX = 5;
const NAME_PREFIX = 3;
const PROSE_PREFIX = 6;

const CYRILLIC = /\p{Script=Cyrillic}/u;

const SLIPS: SearchOptions = {
  fuzzy: (term) => (term.length >= 10 ? 2 : term.length >= 5 ? 1 : false),
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
  // A shorter stem begins many a name: that of Canada, read as a case, the Canaries'.
  const inStems = { fields: mainFields, prefix: longerThan(STEM_PREFIX) };
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

  function search(query: Query, options: SearchOptions): readonly SearchResult[] {
    return index.search(query, { ...ranking, ...options });
  }

  function itemsOf(hits: readonly SearchResult[]): readonly T[] {
    return hits.flatMap(({ id }) => entries[Number(id)]?.item ?? []);
  }

  function findAll(terms: readonly string[]): Found<T> {
    const stages = [
      // "в Вене" is a form of "Вена" rather than the beginning of "Венеция".
      { expand: withMeaning, where: { ...inNames, prefix: isBeginning } },
      { expand: withFormsOfNames, where: { ...inNames, prefix: false } },
      { expand: withMeaning, where: inNames },
      { expand: withMeaning, where: inAll },
      { expand: withForms, where: inStems },
      // A stem as a beginning would find Atlantis in the Atlantic: in prose it takes known endings.
      { expand: withFormsInProse, where: inAll },
      // Whole sentences hold a word like any other: a slip there would find Canada in a canal.
      { expand: withForms, where: { ...inStems, ...SLIPS } },
    ];
    for (const { expand, where } of stages) {
      const hits = search({ combineWith: "AND", queries: terms.map(expand) }, where);
      if (hits.length > 0) {
        const matched = new Set(hits.flatMap((hit) => hit.terms));
        const fit = terms.every((term) => wordsFor(term).some((word) => matched.has(word)));
        return { items: itemsOf(meantFirst(hits, terms)), fit: fit ? "all" : "near" };
      }
    }
    return { items: [], fit: "all" };
  }

  /** Items with some of the terms; where a term names a place, only items of that place. */
  function findSome(terms: readonly string[]): readonly T[] {
    const there = new Set(terms.flatMap((term) => itemsOf(search(withForms(term), inPlaces))));
    const query: Query = { combineWith: "OR", queries: terms.map(withForms) };
    const items = itemsOf(search(query, { ...SLIPS, ...inAll }));
    return there.size === 0 ? items : items.filter((item) => there.has(item));
  }

  return {
    find(text) {
      const terms = [...new Set(wordsOf(text))].filter((word) => !isFiller(word));
      if (terms.length === 0) return undefined;
      const few = terms.slice(0, MOST_TERMS);
      const found = findAll(few);
      if (found.items.length > 0 || few.length === 1) return found;
      return { items: findSome(few), fit: "some" };
    },
  };
}

/** What is for a category or season that was asked for comes before what has only its word, as a name may. */
function meantFirst(hits: readonly SearchResult[], terms: readonly string[]) {
  const marks = new Set(terms.flatMap(marksFor));
  if (marks.size === 0) return hits;
  const isMeant = (hit: SearchResult) => hit.terms.some((term) => marks.has(term));
  return [...hits.filter(isMeant), ...hits.filter((hit) => !isMeant(hit))];
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

/** The same for sentences: a stem stands there with an ending of its language, or bare. */
function withFormsInProse(term: string): Query {
  const forms = { queries: [...formsOf(term)], prefix: false };
  return { combineWith: "OR", queries: [withMeaning(term), forms] };
}

/** Every word that is the same word: its meaning, and itself with another ending. */
function wordsFor(term: string): readonly string[] {
  const demonym = stemsOf(term).map((stem) => `${stem}y`);
  return [term, ...marksFor(term), ...shortFormsOf(term), ...formsOf(term), ...demonym];
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

/** Words that people put around what they look for, as a folded text has them. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    "a an and at by for from good i in me my near of on or our please show some the to we with want",
    "best cheap find holiday holidays looking place places tour tours trip trips travel vacation visit where",
    "в во для до и из к как мне мы на о об по при с со у хочу где куда есть или найди покажи",
    "дешево лучшие место места отдых отпуск поездка поездку путешествие тур туры",
    "bir bu de en harada ile istirahet mene men seyahet sefer tur turlar ucun uzre ve yer yerler goster tap",
  ].flatMap((line) => line.split(" ")),
);

function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** Endings that words take in a sentence, longest first; folded. */
const RUSSIAN = endings(
  "иями ями ами ией ого его ому ему ыми ими ую юю ая яя ое ее ые ие ых их ым им ом ем ой ей ах ях ам ям ов ев ию ии ия а я у ю е и ы й ь о",
);
const AZERBAIJANI = endings(
  "larda lerde lara lere lari leri ndan nden daki deki sina sine dan den tan ten nin nun nda nde lar ler ina ine una une da de ta te ya ye na ne la le in un ni nu yi yu li lu a e i u",
);
const ENGLISH = endings("ian ish ese ing es an n s");

/** What is left of a word has to say something. */
const SHORTEST = 4;

/** What a word may be a form of: "грузию" of "груз…", "gurcustanda" of "gurcustan…". */
function stemsOf(word: string): readonly string[] {
  return [
    ...new Set(
      languagesOf(word).flatMap((known) => {
        const ending = known.find(
          (tail) => word.endsWith(tail) && word.length - tail.length >= SHORTEST,
        );
        return ending === undefined ? [] : [word.slice(0, -ending.length)];
      }),
    ),
  ];
}

/** A word without its ending, and with every other that its language has. */
function formsOf(word: string): readonly string[] {
  const others = languagesOf(word).flat();
  return stemsOf(word).flatMap((stem) => [stem, ...others.map((ending) => stem + ending)]);
}

function languagesOf(word: string): readonly (readonly string[])[] {
  return CYRILLIC.test(word) ? [RUSSIAN] : [AZERBAIJANI, ENGLISH];
}

/** What a short Russian word may be a form of, written out: "риме" of "рим", "вене" of "вена". */
function shortFormsOf(word: string): readonly string[] {
  const [, stem] = /^(\p{Script=Cyrillic}{3})(?:[аяуюеиы]|ом|ой|ем|ей)$/u.exec(word) ?? [];
  return stem === undefined ? [] : [stem, `${stem}а`, `${stem}я`, `${stem}ь`];
}

function endings(list: string): readonly string[] {
  return fold(list)
    .split(" ")
    .toSorted((a, b) => b.length - a.length);
}
