import { inflections } from "../../../../reading/inflections.ts";
import { findEvery, isFree, type Reading, textOf } from "../../../../reading/reading.ts";
import { at } from "../../../../reading/tokens.ts";
import { endsWithout, find, is } from "../../../../reading/words.ts";
import type { Found } from "./places.ts";
import { isCapitalName, isName, isVocabulary } from "./vocabulary.ts";

const LONGEST_NAME = 40;
const MOST_NAMES = 5;
/** Words of one name. */
const LONGEST_RUN = 4;

/**
 * Names that nothing explained: behind "to" or "в", in one list with other places, or two with "or"
 * between them; where there are none, words with a capital and an ending that says "to". Where it
 * is known where to go, any name inside of a sentence: a sight, a house, a show; of one word it is
 * weak, since it may be a painter, a quarter or a subject, and is told of only as a thing that is known.
 */
export function unknownNames(
  reading: Reading,
  found: readonly Found[],
  /** Nothing else tells what the trip is; undefined where it is known where to go. */
  eager: boolean | undefined,
  isKnown: (written: string) => boolean,
): { readonly names: readonly string[]; readonly weak: readonly string[] } {
  const ends = new Set(found.filter(({ role }) => role !== "from").map(({ next }) => next));
  const starts = new Set(found.map(({ first }) => first));
  const names: string[] = [];
  const weak: string[] = [];
  const ended: string[] = [];
  const written = findEvery(reading, (first) => nameAt(reading, first, eager === true));
  for (const { first, next } of written) {
    const name = textOf(reading, first, next);
    // "Naxçıvansız" is what is not wished; a sight of the trip is no place of its own.
    if (isKnown(name) || endsWithout(at(reading, next - 1).low) !== undefined) continue;
    let [before, after] = [first, next];
    while (isJoint(reading, before - 1)) before--;
    while (isJoint(reading, after)) after++;
    const isListed = (before < first && ends.has(before)) || (after > next && starts.has(after));
    // "Midtown Manhattan" is a part of what is known.
    const isPart = starts.has(next);
    // "the holy places: Bodh Gaya, Sarnath": where nothing else is known a list is the trip.
    const isList = at(reading, first - 1).text === ":" && nameAt(reading, after, false);
    const opens = eager !== undefined && isList && after > next;
    const isSure = isListed || opens || (isLed(reading, first) && !isPart);
    // The first word of a sentence has its capital from there.
    const isInside = !/^[.!?]?$/.test(at(reading, first - 1).text) || next > first + 1;
    const isBeside = eager === undefined && isInside && name.length >= SHORTEST_BESIDE;
    const called = nominative(name, reading.language);
    if (isSure || (isBeside && !isPart && /\p{L} \p{Lu}/u.test(name))) names.push(called);
    else if (isBeside) weak.push(called);
    else if (isInside && name.length > 3 && /[ae]$/.test(at(reading, next - 1).low))
      ended.push(called);
    if (isSure || isBeside) ends.add(next);
  }
  // Azerbaijani says "to" by an ending, so there a capital inside the sentence must do.
  const meant = names.length === 0 && reading.language === "az" ? ended : names;
  return { names: shortened(meant), weak: shortened(weak) };
}

/** Shorter words with a capital are initials and exclamations as often as names. */
const SHORTEST_BESIDE = 5;

function shortened(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.slice(0, LONGEST_NAME)))].slice(0, MOST_NAMES);
}

/** A run of names with capitals, "Ha Long", "Цель-ам-Зее"; a small one where it is led to. */
function nameAt(reading: Reading, first: number, isSmall: boolean): { next: number } | undefined {
  let next = first;
  while (next < first + LONGEST_RUN && isCapitalName(reading, next)) {
    next++;
    while (at(reading, next).text === "-" && at(reading, next + 1).glued) next += 2;
  }
  if (next > first && at(reading, next - 1).text.length > 2) return { next };
  return isSmall && isName(reading, first) && isLed(reading, first)
    ? { next: first + 1 }
    : undefined;
}

/** Behind "to" or "в", with or without an article. */
function isLed(reading: Reading, first: number): boolean {
  const led = is.article(at(reading, first - 1).low) ? first - 1 : first;
  return [1, 2].some((back) => find.leadsTo(reading, led - back, "own")?.next === led);
}

/** What may stand between two places of one list: ", and then the". */
function isJoint(reading: Reading, index: number): boolean {
  const { text, low } = at(reading, index);
  if (/^[,(:/]$/.test(text) || find.turn(reading, index)?.value === "onward") return true;
  return low !== "" && (is.and(low) || is.or(low) || is.article(low));
}

/** "Святую Землю" is Святая Земля, "Ksamildə" Ksamil; an ending that may be the name's own stays. */
function nominative(name: string, language: Reading["language"]): string {
  if (/\p{Script=Cyrillic}/u.test(name))
    return name
      .replace(/ую(?!\p{L})/gu, "ая")
      .replace(/ю(?!\p{L})/gu, "я")
      .replace(/(?<=[бвгджзклмнпрстфхцчшщ])у(?!\p{L})/gu, "а");
  const [stem] = inflections(name, language)
    .map((one) => one.stem)
    .filter((short) => short.length < name.length - 1);
  return stem === undefined ? name : name.slice(0, stem.length);
}

/**
 * A first word with a capital that nothing explains; alone, where nothing is left beside it, as in
 * "Bolivia, 5 days": then it can only be a place.
 */
export function openingName(reading: Reading) {
  const isLeft = (index: number) =>
    at(reading, index).kind === "word" &&
    at(reading, index).text.length > 2 &&
    isFree(reading, index);
  const [first = -1, ...others] = [...reading.tokens.keys()].filter(isLeft);
  const { text, low } = at(reading, first);
  if (!isCapitalName(reading, first)) return undefined;
  let next = first + 1;
  while (isLink(at(reading, next).low)) next++;
  const explained = (index: number) =>
    at(reading, index).text.length < 4 || isVocabulary(reading, index);
  const ends = at(reading, next).kind !== "word" || !isFree(reading, next);
  const alone = ends && others.every(explained) && !is.greeting(low);
  return { name: text.slice(0, LONGEST_NAME), alone };
}

/** What leads from a place to how long, when or with whom. */
function isLink(low: string): boolean {
  return low === "in" || [is.for, is.with, is.article, is.beforeDate].some((one) => one(low));
}
