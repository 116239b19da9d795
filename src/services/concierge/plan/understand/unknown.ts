import { LANGUAGES } from "../../../../domain/catalogue.ts";
import { fold as foldWord } from "../../../../reading/fold.ts";
import { each, isOneOf, phraseFinder } from "../../../../reading/phrases.ts";
import type { Places } from "../../../../suppliers/types.ts";
import { isCity } from "./origin.ts";
import { fold, oneOf, pattern, type Text } from "./text.ts";

/** Words that the lexicons know: none of them is a misspelt place. */
const findKnown = phraseFinder<true>(
  each(({ months, units, people, kin, seasons, feasts, weekdays, trip, currencies }) =>
    [
      ...[months, weekdays].map((list) => list.replaceAll(";", "|")),
      ...[units, people, kin, seasons, feasts, currencies].flatMap((table) => Object.values(table)),
      ...Object.values(trip?.interests ?? {}),
      trip?.ordinary ?? "",
    ].map((phrases) => [true, phrases] as const),
  ),
);

/** True for a word that the lexicons know: it is not a misspelt place. */
export function isVocabulary(word: string): boolean {
  const low = foldWord(word);
  const token = { kind: "word", text: word, low, start: 0, end: 0, glued: false } as const;
  return findKnown([token], 0) !== undefined;
}

const LONGEST_NAME = 40;
const MOST_NAMES = 3;

/** Names behind "to" or "в", and words with a capital inside a sentence, that nothing explained. */
export function unknownNames(text: Text, eager: boolean): string[] {
  const plain = text.plain();
  const to = oneOf(text.language, (trip) => trip.to);
  const led = pattern(
    `(?<!\\p{L})(?:${to})\\s+(?:the\\s+)?(\\p{L}[\\p{L}'-]{2,}(?:\\s\\p{L}[\\p{L}'-]{2,})?)`,
    "gu",
  );
  const names: string[] = [];
  for (const match of plain.matchAll(led)) {
    const start = match.index + match[0].length - (match[1] ?? "").length;
    const written = text.raw.slice(start, start + (match[1] ?? "").length);
    const [first = "", second] = written.split(/\s/);
    const [firstPlain = "", secondPlain = ""] = (match[1] ?? "").split(/\s/);
    if (isVocabulary(firstPlain) || isStop(firstPlain)) continue;
    const capital = first.charAt(0) !== first.charAt(0).toLowerCase();
    if (!capital && !eager) continue;
    const both =
      second !== undefined &&
      second.charAt(0) !== second.charAt(0).toLowerCase() &&
      !isVocabulary(secondPlain);
    names.push((both ? written : first).slice(0, LONGEST_NAME));
  }
  // Azerbaijani says "to" by an ending, so there a capital inside the sentence must do.
  if (names.length === 0 && text.language === "az") {
    for (const { 0: word, index } of plain.matchAll(/\p{L}{4,}/gu)) {
      const raw = text.raw.slice(index, index + word.length);
      const capital = raw.charAt(0) !== raw.charAt(0).toLowerCase();
      if (capital && !isVocabulary(word) && !isStop(word) && /(?:a|e|da|de|ya|ye)$/.test(word)) {
        names.push(raw.slice(0, LONGEST_NAME));
      }
    }
  }
  return [...new Set(names)].slice(0, MOST_NAMES);
}

/** A first word with a capital that nothing explains. */
export interface Opening {
  readonly name: string;
  /** Nothing is left beside it, as in "Bolivia, 5 days": then it can only be a place. */
  readonly alone: boolean;
}

export function openingName(text: Text): Opening | undefined {
  const plain = text.plain();
  const [opening, ...others] = plain.matchAll(/\p{L}{3,}/gu);
  if (!opening || isVocabulary(opening[0]) || isStop(opening[0])) return undefined;
  const raw = text.raw.slice(opening.index, opening.index + opening[0].length);
  if (raw.charAt(0) === raw.charAt(0).toLowerCase()) return undefined;
  const next = plain.slice(opening.index + opening[0].length).replace(LINKS, "");
  const explained = ({ 0: word }: RegExpExecArray) => word.length < 4 || isVocabulary(word);
  const alone = !/^\p{L}/u.test(next) && others.every(explained);
  return { name: raw.slice(0, LONGEST_NAME), alone: alone && !isGreeting(foldWord(opening[0])) };
}

/** What leads from a place to how long, when or with whom. */
const LINKS = /^\s+(?:(?:for|in|on|with|a|an|the|на|в|во|с)(?!\p{L})\s*)*/u;
/** Countries that nothing explained, as they are written; those behind "from" are no destinations. */
export function countriesIn(text: Text): string[] {
  const from = oneOf(text.language, (trip) => trip.from);
  const led = pattern(`(?<!\\p{L})(?:${from})\\s+(?:the\\s+)?$`);
  const plain = text.plain();
  const found: string[] = [];
  for (const { 0: name, index } of plain.matchAll(/\p{L}{3,}/gu)) {
    const two = /^\p{L}+ \p{L}+/u.exec(plain.slice(index))?.[0] ?? name;
    const known = [two, name].find((one) => countryNames().has(one));
    if (known === undefined || led.test(plain.slice(0, index))) continue;
    const written = text.raw.slice(index, index + known.length);
    // Peru is a country, and "mali" a word of Azerbaijani.
    if (known.length > 4 || written.charAt(0) !== known.charAt(0)) found.push(written);
  }
  return found;
}

/** Cities of the world that the catalogue does not have, by capital and exact name. */
export function citiesIn(text: Text, places: Places): string[] {
  const plain = text.plain();
  const found: string[] = [];
  let end = 0;
  for (const { 0: word, index } of plain.matchAll(/\p{L}{4,}/gu)) {
    if (index < end || isVocabulary(word) || isStop(word)) continue;
    const two = /^\p{L}+ \p{L}+/u.exec(plain.slice(index))?.[0] ?? word;
    for (const name of new Set([two, word])) {
      const written = text.raw.slice(index, index + name.length);
      if (written.charAt(0) === name.charAt(0)) break;
      if (!isCity(written, places)) continue;
      found.push(written);
      end = index + name.length;
      break;
    }
  }
  return found.slice(0, MOST_NAMES);
}

let countries: ReadonlySet<string> | undefined;

/** What the world's countries are called in our languages, folded. */
function countryNames(): ReadonlySet<string> {
  countries ??= new Set(
    LANGUAGES.flatMap((lang) => {
      const names = new Intl.DisplayNames(lang, { type: "region", fallback: "none" });
      return COUNTRY_CODES.flatMap((code) => fold(names.of(code) ?? ""));
    }).filter((name) => name !== ""),
  );
  return countries;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const COUNTRY_CODES = LETTERS.flatMap((a) => LETTERS.map((b) => `${a}${b}`));

const isGreeting = isOneOf(({ trip }) => trip?.greetings ?? "");
const isStopWord = isOneOf(({ trip }) => trip?.stops ?? "");

function isStop(word: string): boolean {
  return isStopWord(foldWord(word));
}
