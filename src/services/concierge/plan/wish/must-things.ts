import type { CatalogueExcursion } from "../../../../domain/catalogue.ts";
import { fold } from "../../../../reading/fold.ts";
import type { Spot } from "../atlas/atlas.ts";
import { cityMeanings, knownAs } from "../atlas/known-as.ts";
import { isInLexicons } from "../atlas/known-words.ts";
import { isGeneric, type Thing } from "../atlas/thing-names.ts";
import { THING_KINDS } from "../understand/lexicon/thing-kinds.ts";

/** Hours of what takes a day: it leads to all that it tells of. */
const DAY_LONG = 5;
const SHORTEST_WORD = 4;
/** Letters of an ending, at most. */
const ENDING = 2;

/** The things that an item of a field means: by their names, else by a name in another language, by their kind or by what they tell. */
export function thingsMeant(
  item: string,
  there: readonly Spot[],
  {
    called,
    near,
    placeNames,
    suitsThem,
  }: {
    /** What the item calls by a name. */
    readonly called: readonly string[];
    readonly near: string | undefined;
    readonly placeNames: readonly string[];
    /** Of those of a kind one that suits the party comes first. */
    readonly suitsThem: (thing: Thing) => boolean;
  },
): readonly string[] {
  const kind = THING_KINDS.find(({ said }) => said.test(fold(item)));
  const telling = tellingOf(item, there);
  if (!kind && called.length > 0)
    return calledItself(item, called, there, placeNames).map((slug) =>
      atItsHour(slug, item, there),
    );
  if (!kind) return namedAbroad(item, there) ?? toldOf(telling, item, there);
  const isOfKind = (thing: Thing) => called.includes(thing.slug) && kind.is(thing);
  if (there.some((spot) => thingsIn(spot).some(isOfKind))) return called;
  const places = placeNames.flatMap(wordsOf);
  // Of the kind that is asked for, in the city that is meant, with what else is told of it.
  const of = there
    .filter(({ slug }) => near === undefined || slug === near)
    .flatMap((spot) => thingsIn(spot).filter(kind.is));
  const own = telling.filter(
    (word) => !kind.said.test(word) && !isGeneric(word) && !places.includes(word),
  );
  const found = of.filter((thing) => own.every((word) => isHeldIn(word, namesAndTexts(thing))));
  const cities = there.flatMap(({ destination }) => Object.values(destination.name).map(fold));
  const words = wordsOf(item).filter(
    (word) =>
      word.length >= SHORTEST_WORD &&
      !kind.said.test(word) &&
      !isGeneric(word) &&
      !places.includes(word) &&
      !cities.some((city) => city.includes(stemOf(word))),
  );
  const [best] = found
    .map((thing) => ({ thing, likeness: likenessOf(words, thing) + (suitsThem(thing) ? 0.25 : 0) }))
    // What says more than its kind is of it by a word at least: a flower market is no fish market.
    .filter(({ likeness }) => words.length === 0 || likeness >= 1)
    .sort((a, b) => b.likeness - a.likeness);
  return best ? [best.thing.slug] : kind.alone ? [] : called;
}

/** Of several that an item names those that it names by more than the region: the harvest, not every cellar of Kakheti. */
function calledItself(
  item: string,
  called: readonly string[],
  there: readonly Spot[],
  placeNames: readonly string[],
): readonly string[] {
  if (called.length === 1 || placeNames.length === 0) return called;
  const places = placeNames.flatMap(wordsOf);
  const words = wordsOf(item).filter(
    (word) => word.length >= SHORTEST_WORD && !places.includes(word),
  );
  const all = there.flatMap(thingsIn).filter(({ slug }) => called.includes(slug));
  const own = all.filter((thing) => words.some((word) => isHeldIn(word, namesOf(thing))));
  return own.length > 0 ? own.map(({ slug }) => slug) : called;
}

const RIDDEN = /\bjeep\b|4x4/i;

/** A city without what one is driven up to: who hikes walks there. */
export function onFoot(spot: Spot): Spot {
  const walked = spot.excursions.filter(
    (one) => !namesAndTexts(one).some((text) => RIDDEN.test(text)),
  );
  return walked.length < spot.excursions.length ? { ...spot, excursions: walked } : spot;
}

/** How many words of a wish a thing is called by, or told of, and whether everybody expects it. */
function likenessOf(words: readonly string[], thing: Thing): number {
  const count = (texts: readonly string[]) => words.filter((word) => isHeldIn(word, texts)).length;
  return 2 * count(namesOf(thing)) + count(Object.values(thing.text)) + (thing.must ? 0.5 : 0);
}

/** Of an excursion the one of the evening, where the evening was asked for and it is called the same. */
function atItsHour(slug: string, item: string, there: readonly Spot[]): string {
  if (!EVENING.test(item)) return slug;
  const all = there.flatMap(({ excursions }) => excursions);
  const one = all.find((excursion) => excursion.slug === slug);
  if (!one || isLate(one)) return slug;
  const isSame = (other: CatalogueExcursion) =>
    other.destination === one.destination &&
    isLate(other) &&
    wordsOf(one.title.en).every((word) => isHeldIn(word, Object.values(other.title)));
  return all.find(isSame)?.slug ?? slug;
}

const EVENING = /evening|sunset|вечер|закат|axşam|gün ?bat/iu;
const LATE = 16;

function isLate({ at = "0" }: CatalogueExcursion): boolean {
  return Number.parseInt(at, 10) >= LATE;
}

function thingsIn({ excursions, destination }: Spot): readonly Thing[] {
  return [...excursions, ...destination.places];
}

function namesOf(thing: Thing): readonly string[] {
  return Object.values("parts" in thing ? thing.name : thing.title);
}

function namesAndTexts(thing: Thing): readonly string[] {
  return [...namesOf(thing), ...Object.values(thing.text)];
}

function isHeldIn(word: string, texts: readonly string[]): boolean {
  return texts.some((text) => ` ${wordsOf(text).join(" ")}`.includes(` ${stemOf(word)}`));
}

/** Words that no lexicon explains, but for the names of the cities. */
export function tellingOf(item: string, there: readonly Spot[]): readonly string[] {
  const cities = there.flatMap(({ destination }) => Object.values(destination.name).map(fold));
  return wordsOf(item).filter(
    (word) =>
      word.length >= SHORTEST_WORD &&
      !isInLexicons(word) &&
      !cities.some((city) => city.includes(stemOf(word))),
  );
}

export function isName(word: string, item: string): boolean {
  const written = item.split(/[^\p{L}\p{N}]+/u).find((one) => fold(one) === word) ?? "";
  return /^\p{Lu}/u.test(written) && !isGeneric(word);
}

/** The thing that a name in another language is of. */
function namedAbroad(item: string, there: readonly Spot[]): readonly string[] | undefined {
  for (const spot of there) {
    const thing = knownAs(item, thingsIn(spot), cityMeanings([spot]));
    if (thing) return [thing.slug];
  }
  return undefined;
}

/** The first thing whose names and texts hold all of the telling words. */
function toldOf(
  telling: readonly string[],
  item: string,
  there: readonly Spot[],
): readonly string[] {
  const own = telling.filter((word) => !isGeneric(word));
  if (own.length === 0) return [];
  // Of several that tell of it the one that is called most like it: a cruise is no day along the river.
  const words = wordsOf(item).filter((word) => word.length >= SHORTEST_WORD);
  const [found] = there
    .flatMap(thingsIn)
    .filter((thing) => own.every((word) => isToldBy(word, item, thing)))
    .sort((a, b) => likenessOf(words, b) - likenessOf(words, a));
  return found ? [found.slug] : [];
}

/** A name counts only where the thing is called so, or the way leads there: texts of sights tell of what lies near. */
function isToldBy(word: string, item: string, thing: Thing): boolean {
  const isOnTheWay = !("parts" in thing) || (thing.hours ?? 0) >= DAY_LONG;
  const texts = isName(word, item) && !isOnTheWay ? [] : Object.values(thing.text);
  return isHeldIn(word, [...namesOf(thing), ...texts]);
}

function stemOf(word: string): string {
  return word.slice(0, Math.max(SHORTEST_WORD, word.length - ENDING));
}

export function wordsOf(text: string): readonly string[] {
  return fold(text).split(/[^\p{L}\p{N}]+/u);
}
