import { isDenied } from "../../../../reading/denial.ts";
import { fold } from "../../../../reading/fold.ts";
import { lookUp, namesAt } from "../../../../reading/names.ts";
import { endingAt } from "../../../../reading/phrases.ts";
import { type PlaceRole, roleBefore } from "../../../../reading/place-roles.ts";
import { findAll, type Reading, textOf } from "../../../../reading/reading.ts";
import { at, type Extent, isNumber, isSentenceEnd } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import type { Place, Places } from "../../../../suppliers/types.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import type { Abroad, Named } from "../atlas/name-index.ts";
import { isApart, isAway, placesAround, withoutNamesakes } from "../atlas/neighbours.ts";
import { CITY_ALIASES, EVERYDAY_NAMES } from "./lexicon/aliases.ts";
import { isCapital, isCapitalName, isName } from "./vocabulary.ts";

/** A place of the world that the catalogue does not have. */
export interface City {
  readonly kind: "city";
  readonly place: Place;
  /** As it is written, without an ending. */
  readonly name: string;
}

/** A place where it is named in the text. */
export interface Found extends Extent {
  readonly named: Named | Abroad | City;
  /** As it was written, but in the nominative. */
  readonly typed: string;
  readonly role?: PlaceRole | undefined;
  /** It is not wanted: "not Paris again", "Moskvaya yox". */
  readonly denied: boolean;
}

/** The cities of the catalogue that are wanted. */
export function citiesIn(found: readonly Found[]): ReadonlySet<Spot> {
  return new Set(
    found.flatMap(({ named, denied }) => (named.kind === "spot" && !denied ? [named.spot] : [])),
  );
}

/** Every place that a text names, in its order: of the catalogue, of the world, then misspelt ones. */
export function findPlaces(reading: Reading, atlas: Atlas, places: Places): readonly Found[] {
  const found: Found[] = [];
  const see = (find: (index: number) => Seen | undefined) => {
    const named = findAll(reading, (index) => {
      const seen = at(reading, index).kind === "word" ? find(index) : undefined;
      return seen && place(reading, index, seen);
    });
    found.push(...named);
  };
  const isSpelt = reading.tokens.some(
    ({ text, low }, index) =>
      low.length > 2 && isCapital(text) && at(reading, index - 1).kind === "word",
  );
  see((index) => {
    const seen = catalogued(reading, index, atlas);
    // "крабов", "monastırı", «малая»: where names have capitals, another word in a case is none.
    const isOpen = !isSpelt && seen?.value.kind !== "abroad";
    const isWord = !isCapital(at(reading, index).text) && isBent(reading, index, seen);
    return isWord && !isOpen ? undefined : seen;
  });
  see((index) => elsewhere(reading, index, places));
  const near = placesAround(found, atlas);
  see((index) => {
    const like = misspelt(reading, index, found, atlas);
    return like && isAway(like.value, near, atlas) ? undefined : like;
  });
  const meant = withoutNamesakes(found, near, atlas).sort((a, b) => a.first - b.first);
  return withStart(reading, meant, atlas);
}

/** The catalogue's places that a name given as such stands for; misspelt where none is right. */
export function cataloguePlaces(reading: Reading, atlas: Atlas): readonly Named[] {
  for (const find of [catalogued, slipped]) {
    const named = findAll(reading, (index) => find(reading, index, atlas)).flatMap(({ value }) =>
      value.kind === "abroad" || value.kind === "city" ? [] : [value],
    );
    if (named.length > 0) return named;
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
    role: isLivedIn(reading, first, next)
      ? "from"
      : (role ?? roleBefore(reading, first) ?? (find.viaAfter(reading, next) && "via")),
    denied: isDenied(reading, { first, next }),
  };
}

function catalogued(reading: Reading, index: number, atlas: Atlas): Seen | undefined {
  const { text, low } = at(reading, index);
  for (const name of atlas.names.begins(low) ? namesAt(reading, index) : []) {
    const meant = inAnyCase(name.text, reading, atlas.names.named);
    if (!meant) continue;
    // "a nice week in Nice", "mali" of Azerbaijani and Mali, "qatarla" by train.
    const common =
      EVERYDAY_NAMES.has(fold(meant.name)) && !(isCapital(text) && !isOpening(reading, index));
    const short = meant.value.kind === "abroad" && name.text.length < 5 && !isCapital(text);
    if (!common && !short) return { ...meant, next: name.next };
  }
  return undefined;
}

/** "Nice sea view": a capital at the beginning of a sentence is none of a name. */
function isOpening(reading: Reading, index: number): boolean {
  const opens = /^[.!?\n]?$/.test(at(reading, index - 1).text);
  return opens && at(reading, index + 1).kind === "word";
}

/** "Romaya Bakıdan" has no word that tells its language. */
function inAnyCase<T>(name: string, { language }: Reading, find: (name: string) => T | undefined) {
  if (is.stop(name.toLowerCase())) return undefined;
  const own = lookUp(name, language, find);
  if (own || language !== "en") return own;
  const bent = lookUp(name, "az", find);
  // "Hallein" is no "in Halle"; "Florensiyanı" has a letter that English lacks.
  return bent?.role || /\P{ASCII}/u.test(name) ? bent : undefined;
}

/** In a case that says nothing of a way. */
function isBent(reading: Reading, index: number, seen: Seen | undefined): boolean {
  if (seen?.name === undefined || seen.role) return false;
  const typed = textOf(reading, index, seen.next);
  return typed !== seen.name && !LOCATIVE.test(fold(typed).slice(seen.name.length));
}

const LOCATIVE = /^n?[dt][ae]$/;

const SHORTEST_CITY = 4;

/** A city of the world, where a place is written: with a capital, or behind a word that leads to one. */
function elsewhere(reading: Reading, index: number, places: Places): Seen | undefined {
  const { text, low } = at(reading, index);
  const led = reading.small && roleBefore(reading, index) !== undefined;
  // "the Sella Ronda" is one name, and its last word no city in Spain.
  const isTail = is.article(at(reading, index - 2).low) && isCapitalName(reading, index - 1);
  const isWritten = (isCapital(text) || led) && isName(reading, index);
  if (!isWritten || is.noPlace(low) || isTail) return undefined;
  for (const name of namesAt(reading, index)) {
    const meant = inAnyCase(name.text, reading, (written) => cityNamed(written, places));
    if (!meant) continue;
    const value = { kind: "city", place: meant.value, name: meant.name } as const;
    const seen = { ...meant, value, next: name.next };
    // "Hallein" is no case of Halle.
    if (/\P{Script=Latin}/u.test(text) || !isBent(reading, index, seen)) return seen;
  }
  return undefined;
}

function cityNamed(written: string, places: Places): Place | undefined {
  const name = CITY_ALIASES.get(fold(written)) ?? written;
  if (name.length < SHORTEST_CITY) return undefined;
  return places.read(name) ?? places.bestKnown(name);
}

/** A slip of the pen, in a word that nothing else explains, where a place stands: by a word or an ending, beside another, or as the only one. */
function misspelt(reading: Reading, index: number, found: readonly Found[], atlas: Atlas) {
  const isWritten = isCapital(at(reading, index).text) || reading.small;
  const like = isWritten ? slipped(reading, index, atlas) : undefined;
  const isBeside = found.some(({ first, next }) => first === index + 2 || next === index - 1);
  const isPlace = isBeside || found.length === 0 || like?.role || roleBefore(reading, index);
  return isPlace ? like : undefined;
}

function slipped(reading: Reading, index: number, atlas: Atlas): Seen | undefined {
  // "Vallée Blanche" is one name, and a half of it no other.
  const isHalf = [index - 1, index + 1].some((beside) => isCapitalName(reading, beside));
  if (isHalf || !isName(reading, index)) return undefined;
  const meant = inAnyCase(at(reading, index).text, reading, atlas.names.like);
  return meant && { ...meant, next: index + 1 };
}

/** "Казани" is Казань; of other alphabets the ending is cut off. */
function nominative(typed: string, name: string): string {
  if (!/\p{Script=Cyrillic}/u.test(name)) return typed.slice(0, name.length);
  if (fold(typed) === fold(name)) return typed;
  return name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "we live in Helsinki", "Helsinkidə yaşayırıq". */
function isLivedIn(reading: Reading, first: number, next: number): boolean {
  if (reading.language === "az") return find.home(reading, next, "own") !== undefined;
  return endingAt(find.home, reading, first, "own") !== undefined;
}

/** Of places to start from the one is meant that one flies from, or that lies far from all others. */
function withStart(reading: Reading, found: readonly Found[], atlas: Atlas): readonly Found[] {
  const starts = found.filter(({ role }) => role === "from");
  const [start] = starts;
  const othersOf = (one: Found) => found.filter((other) => !isEither(reading, one, other));
  const isOff = (one: Found) => isApart(one, othersOf(one), atlas);
  const isFlown = (one: Found) => find.flightWord(reading, one.first - 2) !== undefined;
  const after = start && found[found.indexOf(start) + 1];
  // "fly home from Stockholm to Warsaw": one ends in the first and lives in the other.
  const isEnd = start && after?.role === "to" && find.homeward(reading, start.first - 2, "own");
  const said = isEnd ? after : (starts.find(isFlown) ?? starts.find(isOff));
  const home = start ? said : startByItself(reading, found, isOff);
  if (!home) return found;
  // "We live in Ganja and fly from Baku"; "a cruise from Luxor to Aswan. From London"; "from Leeds or Manchester".
  const isHome = (one: Found) =>
    isLivedIn(reading, one.first, one.next) || isEither(reading, one, home);
  return found
    .filter((one) => one === home || !isHome(one))
    .map((one) => {
      if (one.typed === home.typed) return { ...one, role: "from" };
      return starts.includes(one) ? { ...one, role: "to" } : one;
    });
}

/** A place that no word says to be the start: "Baku to Istanbul", "Астана, хотим в Таиланд", "Amalfi coast, 6 days in September, London". */
function startByItself(
  reading: Reading,
  found: readonly Found[],
  isOff: (one: Found) => boolean,
): Found | undefined {
  const [first, second] = found;
  const [before, last] = found.slice(-2);
  if (!first || !second || !before || !last) return undefined;
  const isAlone = ({ first, next, role }: Found) =>
    role === undefined &&
    at(reading, first - 1).kind !== "word" &&
    /^[,.)]?$/.test(at(reading, next).text);
  const isCounted = reading.tokens.slice(before.next, last.first).some((one) => isNumber(one));
  const stays = [2, 3].some((step) => find.unit(reading, last.next + step));
  if (isAlone(last) && isCounted && !stays && isOff(last)) return last;
  const isWish = isAlone(first) && find.wants(reading, first.next + 1, "own");
  if (isWish && (second.role === "to" || isOff(first))) return first;
  const link = find.placeRole(reading, first.next);
  const leads = link?.value === "to" && link.next === second.first;
  return first.role === undefined && leads ? first : undefined;
}

/** "from London to Istanbul, stops in Paris and Vienna": the end of the way is named before what lies on it. */
export function endOfWay([end, next]: readonly Found[]): Found | undefined {
  return end?.role === "to" && next?.role === "via" ? end : undefined;
}

/** "Umrah, then Dubai": the places are to be visited in the order in which they are said. */
export function isInOrder(reading: Reading, found: readonly Found[]): boolean {
  return found.some(({ next }, place) => {
    const other = found[place + 1];
    for (let index = next; other && index < other.first; index++)
      if (find.turn(reading, index)?.value === "onward") return true;
    // "Hamburg - Copenhagen - Stockholm".
    const between = reading.tokens.slice(next, found[place + 2]?.first).map(({ text }) => text);
    return between.length === 3 && /^[-–—→].*[-–—→]$/.test(between.join(""));
  });
}

/** Places of which one is wanted: the one that is planned, and what was named beside it. */
export interface Either {
  readonly kept: Found;
  readonly others: readonly Found[];
}

/** "Barcelona or Lisbon?", "Rome, Paris or Vienna": of these the first that the catalogue has is kept. */
export function eitherIn(reading: Reading, found: readonly Found[]): readonly Either[] {
  const left: Found[] = [];
  return found.flatMap((one, place) => {
    if (one.denied || found[place - 1]?.denied || !isEither(reading, found[place - 1] ?? one, one))
      return [];
    let first = place - 1;
    while (first > 0 && isListed(reading, found[first - 1], found[first])) first--;
    const either = found.slice(first, place + 1).filter((other) => !left.includes(other));
    const isHeld = ({ named: { kind } }: Found) => kind !== "city" && kind !== "abroad";
    const kept = either.find(isHeld) ?? either[0];
    const others = either.filter((other) => other !== kept);
    left.push(...others);
    return kept ? [{ kept, others }] : [];
  });
}

function isListed(reading: Reading, one?: Found, other?: Found): boolean {
  return one !== undefined && other?.first === one.next + 1 && at(reading, one.next).text === ",";
}

/** Two places with "or" between them, whichever comes first. */
export function isEither(reading: Reading, one: Found, { first, next }: Found): boolean {
  const between = reading.tokens.slice(Math.min(one.next, next), Math.max(one.first, first));
  const words = between.filter(({ kind }) => kind === "word");
  return words.length < 3 && words.some(({ low }) => is.or(low)) && !between.some(isSentenceEnd);
}
