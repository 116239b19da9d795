import type { CatalogueText, Category } from "../../../../domain/catalogue.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { isInLexicons } from "../atlas/known-words.ts";
import { isGeneric, type Thing, wordsOfThing } from "../atlas/thing-names.ts";
import { interestsIn } from "../understand/interests.ts";
import { REFUSALS } from "../understand/lexicon/refusals.ts";
import { isDenial } from "./unwanted.ts";
import { namesNoPlace, type Wish } from "./wish.ts";

const BEFORE = new RegExp(
  String.raw`(?<!\p{L})(?:${REFUSALS.before})\s+([^,;.!?]+?)(?=\s(?:${REFUSALS.but})\s|[,;.!?]|$)`,
  "giu",
);
const AFTER = new RegExp(String.raw`(?<!\p{L})(?:${REFUSALS.after})(?!\p{L})`, "giu");
const EXCEPT = new RegExp(`^(?:${REFUSALS.except})`, "iu");
const CLAUSE = /[,;.!?]/u;
/** One space on each side: with more, a run of spaces would be gone through from each of them. */
const AND = new RegExp(String.raw`\s(?:${REFUSALS.and})\s`, "iu");
const ASIDE = new RegExp(String.raw`\s(?:${REFUSALS.aside})\s*$`, "iu");
const ARTICLE = new RegExp(`^(?:${REFUSALS.article})$`, "iu");
/** "not far from the sea" refuses no sea. */
const MEASURED = new RegExp(String.raw`^\s*(?:${REFUSALS.measured})(?!\p{L})`, "iu");
/** So many letters back, at most, stands what the words behind it refuse. */
const MOST_LETTERS = 120;
/** What is not wanted is said in so many words right beside. */
const MOST_WORDS = 3;
const SHORTEST = 4;
/** Letters that two cases of a word have in common, at least. */
const STEM = 5;
const MOST_THINGS = 20;
/** Letters of the ending of a short name. */
const MOST_OF_AN_ENDING = 2;

/** What of a request is not wanted: sights and days out by slug, and its words without those that say so. */
export interface Denied {
  readonly slugs: readonly string[];
  readonly rest: string;
}

/**
 * The sights and days out of some cities that a text says are not wanted: "skip the Wieliczka mine",
 * «без коньячного музея», "səhra safarisini çıxarın". One is meant where each of the words is a case
 * of one of its name.
 */
export function deniedAmong(
  query: string,
  spots: readonly Spot[],
  refusals: readonly Refusal[] = refusalsIn(query),
): Denied {
  const slugs = new Set<string>();
  let rest = query;
  for (const { words, said } of refusals.filter(isOfNames)) {
    const out = thingsNamedBy(words, spots);
    for (const { slug } of out) slugs.add(slug);
    if (out.length > 0) rest = rest.replace(said, "");
  }
  return { slugs: [...slugs].slice(0, MOST_THINGS), rest: rest.trim() };
}

/** The wish without what its words say is not wanted. */
export function withDenied(
  wish: Wish,
  query: string,
  atlas: Atlas,
  /** What a field says the trip is about, whatever the words refuse. */
  stated: readonly Category[],
): Wish {
  const refusals = refusalsIn(query);
  const spots = namesNoPlace(wish) ? atlas.spots : spotsOf(wish, atlas);
  const { slugs } = deniedAmong(query, spots, refusals);
  const avoided = refusals.flatMap((one) => placesOfRefusal(one, wish, atlas));
  const without = [...new Set([...(wish.without ?? []), ...avoided, ...slugs])];
  const denied = slugs.length === 0 ? [] : refusals.filter(isOfNames).map(({ words }) => words);
  const isDenied = (text: string) =>
    denied.some((words) => wordsOf(text).some((one) => words.some((word) => isCase(one, word))));
  // A part of a refusal, without the word that refuses: the second of "no snake shows and zoos".
  const isPart = (text: string) =>
    refusals.some(({ thing, said }) => !EXCEPT.test(said) && isSaidIn(thing, text));
  const isFew = wish.wishes.some(({ kind }) => kind === "fewMuseums");
  // "Cannot walk far" is no walking trip, and "no hammam for her" none for the baths.
  const barred = wish.wishes.filter(
    ({ kind }) => kind === "littleWalking" || kind === "noHotBaths",
  );
  const refused = [
    ...refusedInterests(query, refusals),
    ...barred.flatMap(({ said }) => interestsOf(said)),
  ];
  return {
    ...wish,
    interests: wish.interests.filter((one) => stated.includes(one) || !refused.includes(one)),
    ...(without.length > 0 && { without: without.slice(0, MOST_THINGS) }),
    ...(wish.things && { things: wish.things.filter((slug) => !without.includes(slug)) }),
    wishes: wish.wishes
      .filter(
        ({ said, kind }) =>
          isDenial(kind) || OF_THE_BODY.has(kind) || !(isDenied(said) || isPart(said)),
      )
      .filter(({ kind }) => !(isFew && kind === "noMuseums")),
    // What was done is not quoted as left undone.
    ...(wish.unplanned && {
      unplanned: wish.unplanned.filter((text) => !(isDenied(text) || isPart(text))),
    }),
  };
}

/** What somebody is, beside "no levada walks": they still walk with a stick. */
export const OF_THE_BODY: ReadonlySet<WishKind> = new Set(["elderly", "littleWalking", "pair"]);

/** True for words that stand at the head of what is refused. */
function isSaidIn(thing: string, text: string): boolean {
  return headOf(thing).toLowerCase().includes(text.toLowerCase());
}

function headOf(thing: string): string {
  return thing.trim().split(/\s+/u).slice(0, MOST_WORDS).join(" ");
}

/** What a trip is about by words that refuse it and by no others: "not interested in nightlife or shopping". */
function refusedInterests(query: string, refusals: readonly Refusal[]): readonly Category[] {
  const heads = refusals
    .filter(({ said }) => !EXCEPT.test(said))
    .map(({ thing, isBehind }) => (isBehind ? thing.trim() : headOf(thing)))
    .filter((head) => head !== "");
  if (heads.length === 0) return [];
  const others = interestsOf(heads.reduce((text, head) => text.replace(head, " "), query));
  return interestsOf(heads.join(". ")).filter((one) => !others.includes(one));
}

function interestsOf(text: string): readonly Category[] {
  return interestsIn(startReading(text, 0)).interests;
}

/** Cities by slug and countries by code that a refusal names: "not Egypt", «без Паттайи». */
function placesOfRefusal({ words, thing }: Refusal, wish: Wish, atlas: Atlas): readonly string[] {
  const isName = /^\s*\p{Lu}/u.test(thing) || words.every((word) => !isInLexicons(word));
  if (words.length === 0 || !isName) return [];
  const isOf = (name: CatalogueText) =>
    wordsOfName(name).some(
      (names) =>
        words.length === names.length &&
        words.every((word) => names.some((other) => isCase(word, other))),
    );
  const spots = atlas.spots.filter((spot) => !wish.spots.includes(spot));
  return [
    ...spots.filter(({ destination }) => isOf(destination.name)).map(({ slug }) => slug),
    ...new Set(spots.filter(({ countryName }) => isOf(countryName)).map(({ country }) => country)),
  ];
}

/** The words of a city's or a country's name in each language: any refusal is compared with all of them. */
const wordsOfName = lazilyPer((name: CatalogueText) => Object.values(name).map(wordsOf));

/** Whatever a text says is not wanted, as written. */
export function refusedIn(query: string): readonly string[] {
  return refusalsIn(query)
    .map(({ thing }) => thing.replace(ASIDE, "").trim())
    .filter((thing) => thing !== "");
}

/** True where a refusal names one thing, and no kind of them: "the cognac museum". */
export function isOneThing(refused: string, spots: readonly Spot[]): boolean {
  const words = wordsOf(refused).slice(0, MOST_WORDS);
  const isName = words.some((word) => !isGeneric(word));
  return isName && thingsNamedBy(words, spots).length > 0;
}

/** Things that a name with the words beside it calls, each word a case of one of theirs: "Gergeti buzlağına". */
export function thingsCalled(text: string, spots: readonly Spot[]): readonly string[] {
  const words = wordsOf(text);
  if (words.length < 2) return [];
  return thingsNamedBy(words, spots).map(({ slug }) => slug);
}

/** Things that are called what the last word of a refusal says: of "food markets", every market. */
export function calledAs(refused: string, spots: readonly Spot[]): readonly string[] {
  const kind = wordsOf(refused).at(-1);
  if (kind === undefined) return [];
  return thingsNamedBy([kind], spots).map(({ slug }) => slug);
}

/** True for a refusal with a word that names a thing by itself. */
function isOfNames({ words }: Refusal): boolean {
  return words.some((word) => !isGeneric(word));
}

interface Refusal {
  readonly words: readonly string[];
  readonly thing: string;
  /** With the words that refuse it. */
  readonly said: string;
  /** The words that refuse it stand behind. */
  readonly isBehind?: true;
}

function refusalsIn(query: string): readonly Refusal[] {
  const before = [...query.matchAll(BEFORE)].flatMap(([whole, said = ""]) =>
    (MEASURED.test(said) ? "" : said)
      .split(AND)
      // Behind "and" a few words go on with what is refused; more begin something else.
      .filter((part, at) => at === 0 || part.trim().split(/\s+/u).length < MOST_WORDS)
      .map((part, at) => ({
        words: wordsOf(part.replace(ASIDE, "")).slice(0, MOST_WORDS),
        thing: part,
        said: at === 0 ? whole.slice(0, whole.indexOf(part) + part.length) : part,
      })),
  );
  const after = [...query.matchAll(AFTER)].map(({ 0: verb, index }) => {
    const near = query.slice(Math.max(0, index - MOST_LETTERS), index);
    // The words behind speak of the last alone: "make it four stars and take the safari out".
    const last = near.split(CLAUSE).at(-1)?.split(AND).at(-1) ?? "";
    const words = wordsOf(last).slice(-MOST_WORDS);
    return { words, thing: last, said: last + verb, isBehind: true as const };
  });
  return [...before, ...after];
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !ARTICLE.test(word))
    .map(fold)
    .filter((word) => word.length >= SHORTEST);
}

/** The things of some cities that have each of the words, or a case of it, in one of their names. */
function thingsNamedBy(words: readonly string[], spots: readonly Spot[]): readonly Thing[] {
  if (words.length === 0) return [];
  const heads = words.map(headOfWord);
  return spots
    .filter((spot) => heads.every((head) => headsOf(spot).includes(head)))
    .flatMap((spot) => thingsOf(spot).filter((thing) => isNamed(thing, words)));
}

function isNamed(thing: Thing, words: readonly string[]): boolean {
  return wordsOfThing(thing).some((names) =>
    words.every((word) => names.some((name) => isCase(word, name))),
  );
}

/** Fewer letters than these are never enough for two cases of a word. */
const SHORTEST_STEM = SHORTEST - 1;

function headOfWord(word: string): string {
  return ` ${word.slice(0, SHORTEST_STEM)}`;
}

/** The first letters of all words that a city's things are called by: most cities have none that begins like a refused one. */
const headsOf = lazilyPer((spot: Spot): string => {
  const words = thingsOf(spot).flatMap((thing) => wordsOfThing(thing).flat());
  return [...new Set(words.map(headOfWord))].join("");
});

/** True for two words that may be cases of one. */
export function isCase(one: string, other: string): boolean {
  // A short name takes a short ending: rides, «катания», are no «Ката».
  if (other.length < STEM && one.length - other.length > MOST_OF_AN_ENDING) return false;
  const stem = Math.min(STEM, Math.max(SHORTEST, one.length - 2), other.length);
  return stem >= SHORTEST_STEM && one.slice(0, stem) === other.slice(0, stem);
}

function thingsOf({ excursions, destination }: Spot): readonly Thing[] {
  return [...excursions, ...destination.places];
}

/** The cities that a wish may be about, with those of the plan that was made of it. */
export function spotsOf({ spots, countries, region, made }: Wish, atlas: Atlas): readonly Spot[] {
  return [
    ...spots,
    ...(made?.spots ?? []),
    ...[...countries, ...region].flatMap((code) => atlas.inCountry(code)),
  ];
}
