import type { CatalogueExcursion, CataloguePlace } from "../../../../domain/catalogue.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isGeneric, wordsOfThing } from "../atlas/thing-names.ts";
import { excursionsOf, type FilledDay, placesOf } from "../days/slots.ts";
import { findWishes } from "../understand/interests.ts";
import { isCase } from "../wish/denied.ts";
import { kindsOfThing } from "../wish/wished-things.ts";

export type Thing = CataloguePlace | CatalogueExcursion;

/** What the days of a plan show, each thing once. */
export function shownOn(days: readonly FilledDay[]): readonly Thing[] {
  return [...new Set(days.flatMap((day): Thing[] => [...placesOf(day), ...excursionsOf(day)]))];
}

/** The whole of some words has to name it: nothing beside the name may be left. */
export type Strictness = "whole" | "part";

/**
 * What of a plan some words mean. A client calls a thing by a part of its name, by what the plan says of
 * it, or by its kind; among the few things of a plan that is enough to know it by.
 */
export function thingsMeant(
  text: string,
  days: readonly FilledDay[],
  strictness: Strictness = "part",
): readonly Thing[] {
  const own = [...new Set(days.map(({ spot }) => spot))].flatMap(namesOfCity);
  const all = wordsIn(text);
  const words = all.filter((word) => !own.some((city) => isCase(word, city)));
  const shown = shownOn(days);
  const scored = shown.map((thing) => ({ thing, score: scoreOf(words, thing, strictness) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best > 0) {
    const called = scored.flatMap(({ thing, score }) => (score === best ? [thing] : []));
    // "The Mall of the Emirates" is called after the country, and no other mall is.
    const fully = called.filter((thing) => isCalledBy(all, thing));
    return fully.length > 0 ? fully : called;
  }
  if (strictness === "whole" || words.length === 0 || words.length > MOST_OF_A_KIND) return [];
  // "The wrestling" is known by what the plan says of one thing.
  const telling = words.filter((word) => word.length >= LONG_WORD && !isGeneric(word));
  const told = shown.filter((thing) =>
    telling.every((word) => wordsOfText(thing).some((other) => isCase(word, other))),
  );
  if (telling.length > 0 && told.length === 1) return told;
  const wishes = findWishes(startReading(text, 0)).map(({ kind }) => kind);
  // "One excursion" is none by itself.
  const said = wishes.filter((kind) => kind !== "outings");
  const kinds = said.flatMap((kind) => [kind, ...(ALIKE[kind] ?? [])]);
  const alike = shown.filter((thing) => kinds.some((kind) => kindsOfThing(thing).has(kind)));
  return alike.length <= MOST_ALIKE ? alike : [];
}

/** More things of a kind are refused by their kind, and not by name. */
const MOST_ALIKE = 2;

/** A kind is said in so many words. */
const MOST_OF_A_KIND = 3;
/** What a client calls by the name of another kind, where the plan has only that. */
const ALIKE: Readonly<Record<string, readonly string[]>> = { safari: ["desertSafari"] };
const SHORTEST = 3;
const LONG_WORD = 6;
const OF_A_NAME = 10;
const OF_A_COMMON_NAME = 3;
const LEFT = 2;
const WHOLE = 5;

function scoreOf(words: readonly string[], thing: Thing, strictness: Strictness): number {
  const names = wordsOfThing(thing).flat();
  const texts = wordsOfText(thing);
  const isNamed = (word: string) => names.some((name) => isCase(word, name));
  const telling = words.filter((word) => !isGeneric(word));
  const common = words.filter(isGeneric);
  const hits = telling.filter(isNamed).length;
  if (telling.length === 0)
    return common.length > 1 && common.every(isNamed) ? common.length * OF_A_COMMON_NAME : 0;
  const left = telling.filter(
    (word) => !isNamed(word) && !texts.some((other) => isCase(word, other)),
  ).length;
  if (hits === 0 || left > (strictness === "whole" ? 0 : hits)) return 0;
  return (
    wholeOf(words, thing) +
    hits * OF_A_NAME +
    common.filter(isNamed).length * OF_A_COMMON_NAME -
    left * LEFT
  );
}

/** "The Acropolis" is the Acropolis, and not the museum beside it. */
function wholeOf(words: readonly string[], thing: Thing): number {
  const isWhole = wordsOfThing(thing).some((name) =>
    name.every((own) => own.length < SHORTEST || words.some((word) => isCase(word, own))),
  );
  return isWhole ? WHOLE : 0;
}

function isCalledBy(words: readonly string[], thing: Thing): boolean {
  const names = wordsOfThing(thing).flat();
  return words.every((word) => names.some((name) => isCase(word, name)));
}

/** True for words that name nothing: "please". */
export function isFiller(text: string): boolean {
  return wordsIn(text).length === 0;
}

const wordsOfText = lazilyPer(({ text }: Thing): readonly string[] =>
  Object.values(text).flatMap(wordsIn),
);

/** Of a city and its country: they call nothing in it. */
const namesOfCity = lazilyPer(({ destination, countryName }: Spot): readonly string[] =>
  [destination.name, countryName]
    .flatMap((name) => Object.values(name))
    .flatMap((name) => name.split(/[^\p{L}]+/u).map(fold)),
);

/** Words beside a name that call nothing. */
const BESIDE =
  /^(?:the|our|that|this|and|all|for|see|seeing|visit(?:s|ing)?|going|tour|trips?|excursions?|outing|take|leave|please|part|bit|thing|ticket|in|on|at|of|to|из|нам|нас|это|эту|этот|все|всю|весь|поездк.*|экскурси.*|посещени.*|визит.*|поход.*|пожалу.ста|там|тоже|hemin|bu|bize|lutfen|ekskursiya.*|sefer.*|getmek|gormek|baxmaq|ziyaret.*|gezinti.*|zehmet|olmasa|hissesi.*)$/;

function wordsIn(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter((word) => word.length >= SHORTEST && !BESIDE.test(word));
}
