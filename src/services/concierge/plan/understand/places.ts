import { isDeniedBefore } from "../../../../reading/denial.ts";
import { fold } from "../../../../reading/fold.ts";
import { lookUp, namesAt } from "../../../../reading/names.ts";
import { type PlaceRole, roleBefore } from "../../../../reading/place-roles.ts";
import { findAll, isFree, type Reading, textOf } from "../../../../reading/reading.ts";
import { at, isNumber } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import type { Place, Places } from "../../../../suppliers/types.ts";
import type { Atlas } from "../atlas.ts";
import { isAway, placesAround, withoutNamesakes } from "../neighbours.ts";
import { EVERYDAY_NAMES } from "./lexicon/aliases.ts";
import type { Abroad, Named } from "./names.ts";
import { isCapital, isInPhrase, isManner, isStop, isVocabulary } from "./vocabulary.ts";

/** A place of the world that the catalogue does not have. */
export interface City {
  readonly kind: "city";
  readonly place: Place;
  /** As it is written, without an ending. */
  readonly name: string;
}

/** A place where it is named in the text. */
export interface Found {
  readonly named: Named | Abroad | City;
  readonly first: number;
  readonly next: number;
  /** As it was written, but in the nominative. */
  readonly typed: string;
  readonly role?: PlaceRole | undefined;
  /** It is not wanted: "not Paris again", "Moskvaya yox". */
  readonly denied: boolean;
}

/** Every place that a text names, in its order: of the catalogue, of the world, then misspelt ones. */
export function findPlaces(reading: Reading, atlas: Atlas, places: Places): readonly Found[] {
  const found: Found[] = [];
  const see = (find: (index: number) => Seen | undefined) => {
    const named = findAll(reading, (index) => {
      const seen = at(reading.tokens, index).kind === "word" ? find(index) : undefined;
      return seen && place(reading, index, seen);
    });
    found.push(...named);
  };
  see((index) => catalogued(reading, index, atlas));
  see((index) => elsewhere(reading, index, places));
  const near = placesAround(found, atlas);
  see((index) => {
    const like = misspelt(reading, index, atlas);
    return like && isAway(like.value, near, atlas) ? undefined : like;
  });
  const meant = withoutNamesakes(found, near).sort((a, b) => a.first - b.first);
  return withStart(reading, meant);
}

/** The catalogue's places that a name given as such stands for; misspelt where none is right. */
export function cataloguePlaces(reading: Reading, atlas: Atlas): readonly Named[] {
  for (const find of [catalogued, slipped]) {
    const named = findAll(reading, (index) => {
      const { value, next = 0 } = find(reading, index, atlas) ?? {};
      return !value || value.kind === "abroad" || value.kind === "city"
        ? undefined
        : { value, next };
    });
    if (named.length > 0) return named.map(({ value }) => value);
  }
  return [];
}

interface Seen {
  readonly value: Found["named"];
  /** The name without its ending. */
  readonly name?: string;
  readonly role?: PlaceRole | undefined;
  readonly next: number;
}

function place(reading: Reading, first: number, { value, role, next, name }: Seen): Found {
  const typed = textOf(reading, first, next);
  return {
    named: value,
    first,
    next,
    typed: name === undefined ? typed : nominative(typed, name),
    role: role ?? roleBefore(reading, first),
    denied: isDenied(reading, first, next),
  };
}

function catalogued(reading: Reading, index: number, atlas: Atlas): Seen | undefined {
  const { text } = at(reading.tokens, index);
  for (const name of namesAt(reading, index)) {
    const meant = inAnyCase(name.text, reading, atlas.names.named);
    if (!meant) continue;
    // "a nice week in Nice", "mali" of Azerbaijani and Mali, "qatarla" by train.
    const common =
      EVERYDAY_NAMES.has(fold(meant.name)) && !(isCapital(text) && !isOpening(reading, index));
    // "по святым местам": a small word that is a case of a name only by chance.
    const bent = fold(meant.name) !== fold(name.text) && !isCapital(text) && !reading.small;
    if (bent && reading.language === "ru" && roleBefore(reading, index) === undefined) continue;
    const short = meant.value.kind === "abroad" && name.text.length < 5 && !isCapital(text);
    const whole = name.next > index + 1 && meant.name.includes(" ");
    if (!(common || short) || whole) return { ...meant, next: name.next };
  }
  return undefined;
}

/** "Nice sea view": a capital at the beginning of a sentence is none of a name. */
function isOpening({ tokens }: Reading, index: number): boolean {
  const { kind, text } = at(tokens, index - 1);
  const after = at(tokens, index + 1);
  const isAlone = after.kind !== "word" || find.placeRole(tokens, index + 1) !== undefined;
  return index === 0 || ((kind === "break" || /^[.!?]$/.test(text)) && !isAlone);
}

/** "Romaya Bakıdan" has no word that tells its language. */
function inAnyCase<T>(name: string, { language }: Reading, find: (name: string) => T | undefined) {
  const meant = lookUp(name, language, find);
  return meant || language !== "en" ? meant : lookUp(name, "az", find);
}

const SHORTEST_CITY = 4;

/** A city of the world, where a place is written: with a capital, or behind a word that leads to one. */
function elsewhere(reading: Reading, index: number, places: Places): Seen | undefined {
  const { text, low } = at(reading.tokens, index);
  const led = reading.small && roleBefore(reading, index) !== undefined;
  if (!(isCapital(text) || led) || is.noPlace(low) || isVocabulary(low) || isStop(low))
    return undefined;
  for (const name of namesAt(reading, index)) {
    const meant = inAnyCase(name.text, reading, (written) => cityNamed(written, places));
    // English has one name for a city; in another language it cannot be compared.
    const same = meant && (meant.role !== undefined || likely(meant.value, name.text, reading));
    if (meant && same)
      return {
        ...meant,
        value: { kind: "city", place: meant.value, name: meant.name },
        next: name.next,
      };
  }
  return undefined;
}

function cityNamed(name: string, places: Places): Place | undefined {
  if (name.length < SHORTEST_CITY) return undefined;
  const place = places.bestKnown(name);
  return places.read(name) ?? (place && isAlike(place.cityName, name) ? place : undefined);
}

const LONG_NAME = 7;

function likely({ cityName, name }: Place, written: string, { language }: Reading): boolean {
  // "Salonica": a name so long is another word by no chance.
  if (language === "az" || language === "ru" || written.length >= LONG_NAME) return true;
  return [cityName, name].some((known) => isAlike(known, written));
}

function isAlike(known: string, written: string): boolean {
  return known.localeCompare(written, "en", { sensitivity: "base" }) === 0;
}

/** A slip of the pen, in a word that nothing else explains and that stands where a name would. */
function misspelt(reading: Reading, index: number, atlas: Atlas): Seen | undefined {
  const { text } = at(reading.tokens, index);
  const role = roleBefore(reading, index);
  const named = isCapital(text) || reading.small;
  return named || role !== undefined ? slipped(reading, index, atlas) : undefined;
}

function slipped(reading: Reading, index: number, atlas: Atlas): Seen | undefined {
  const { tokens, language } = reading;
  const { kind, text, low } = at(tokens, index);
  if (kind !== "word" || isVocabulary(low) || isStop(low) || isInPhrase(tokens, index))
    return undefined;
  // "Vallée Blanche" is one name, and a half of it no other.
  const isHalf = [index - 1, index + 1].some((beside) => {
    const word = at(tokens, beside);
    return beside > 0 && isCapital(word.text) && isFree(reading, beside) && !isVocabulary(word.low);
  });
  const value = isHalf ? undefined : atlas.names.like(text, language !== "en");
  return value && { value, next: index + 1 };
}

/** "Казани" is Казань; of other alphabets the ending is cut off. */
function nominative(typed: string, name: string): string {
  if (!/\p{Script=Cyrillic}/u.test(name)) return typed.slice(0, name.length);
  return typed.length === name.length && fold(typed) === fold(name)
    ? typed
    : name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "Baku to Istanbul": the first is where one starts; so is it in "Астана, двое, хотим в Таиланд". */
function withStart(reading: Reading, found: readonly Found[]): readonly Found[] {
  const { tokens } = reading;
  const [first, ...others] = found;
  if (!first || first.role !== undefined || found.some(({ role }) => role === "from")) return found;
  const link = find.placeRole(tokens, first.next);
  const leads = link?.value === "to" && link.next === others[0]?.first;
  if (!leads && !isHome(reading, first, others[0])) return found;
  return [{ ...first, role: "from" }, ...others];
}

/** A name by itself, with those who go or a wish behind it, and a way to another place after them. */
function isHome({ tokens }: Reading, home: Found, other: Found | undefined): boolean {
  const [before, after] = [at(tokens, home.first - 1), at(tokens, home.next)];
  const isApart = before.kind !== "word" && before.kind !== "number" && after.text === ",";
  const next = home.next + (isNumber(at(tokens, home.next + 1)) ? 2 : 1);
  const people = find.people(tokens, next) ?? find.together(tokens, next) ?? find.we(tokens, next);
  const isWant = is.tripWant(at(tokens, next).low);
  if (!isApart || !(isWant || people)) return false;
  const way = tokens.findIndex((_, index) => {
    const role = find.placeRole(tokens, index);
    const leads = role?.value === "to" && isCapital(at(tokens, role.next).text);
    return index >= next && (leads || (isWant && index === other?.first));
  });
  const steps = tokens.map((_, step) => (step < home.next ? undefined : find.turn(tokens, step)));
  return way >= 0 && steps.slice(0, way).every((turn) => turn?.value !== "onward");
}

function isDenied({ tokens }: Reading, first: number, next: number): boolean {
  const leads = (low: string, index: number) =>
    is.tripWant(low) || find.placeRole(tokens, index) !== undefined;
  if (isDeniedBefore(tokens, first, leads)) return true;
  const mark = /^[,?-]$/.test(at(tokens, next).text) ? 1 : 0;
  const after = at(tokens, next + mark);
  // "Bologna-style": only compared with.
  if (after.kind === "word" && at(tokens, next).text !== "," && isManner(after.low)) return true;
  if (after.kind !== "word" || !is.not(after.low)) return false;
  const behind = at(tokens, next + mark + 1);
  return behind.kind !== "word" || is.tripWant(behind.low);
}

/** "Umrah, then Dubai": the places are to be visited in the order in which they are said. */
export function isInOrder({ tokens }: Reading, found: readonly Found[]): boolean {
  return found.some(({ next }, place) => {
    const other = found[place + 1];
    for (let index = next; other && index < other.first; index++)
      if (find.turn(tokens, index)?.value === "onward") return true;
    // "Hamburg - Copenhagen - Stockholm".
    const between = tokens.slice(next, found[place + 2]?.first).map(({ text }) => text);
    return between.length === 3 && /^[-–—→].*[-–—→]$/.test(between.join(""));
  });
}

/** "Barcelona or Lisbon?", "Romaya, yoxsa Barselonaya?": which of two is still open. */
export function isChoice({ tokens }: Reading, found: readonly Found[]): boolean {
  return found.some(({ first, next, denied }, place) => {
    if (denied) return false;
    const end = found[place + 1]?.first ?? next + 2;
    const words: string[] = [];
    for (let index = next; index < end; index++) {
      const { kind, low } = at(tokens, index);
      if (kind === "break" || kind === "end") break;
      if (kind === "word") words.push(low);
    }
    const other = found[place + 1] ?? undefined;
    const named = other !== undefined || isCapital(at(tokens, end).text);
    if (words.length < 3 && words.some(is.or) && named) return true;
    // "Zermatt or …": the other may be a place that nothing knows.
    return is.or(at(tokens, first - 1).low) && isCapital(at(tokens, first - 2).text);
  });
}
