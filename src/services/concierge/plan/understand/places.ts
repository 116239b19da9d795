import { isDenied } from "../../../../reading/denial.ts";
import { fold } from "../../../../reading/fold.ts";
import { lookUp, namesAt } from "../../../../reading/names.ts";
import { endingAt } from "../../../../reading/phrases.ts";
import { type PlaceRole, roleBefore } from "../../../../reading/place-roles.ts";
import { findAll, type Reading, textOf } from "../../../../reading/reading.ts";
import { at, type Extent, isBreak, isMark, isNumber, onFrom } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import type { Place, Places } from "../../../../suppliers/types.ts";
import type { Atlas, Spot } from "../atlas.ts";
import type { Abroad, Named } from "../name-index.ts";
import { isApart, isAway, placesAround, withoutNamesakes } from "../neighbours.ts";
import { CITY_ALIASES, EVERYDAY_NAMES } from "./lexicon/aliases.ts";
import { isCapital, isName } from "./vocabulary.ts";

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
  see((index) => catalogued(reading, index, atlas, places));
  see((index) => elsewhere(reading, index, places));
  const near = placesAround(found, atlas);
  see((index) => {
    const like = misspelt(reading, index, atlas);
    return like && isAway(like.value, near, atlas) ? undefined : like;
  });
  const meant = withoutNamesakes(found, near, atlas).sort((a, b) => a.first - b.first);
  return withStart(reading, meant, atlas);
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
    role: isLivedIn(reading, first, next) ? "from" : (role ?? roleBefore(reading, first)),
    denied: isDenied(reading, { first, next }) || isLikened(reading, next),
  };
}

function catalogued(
  reading: Reading,
  index: number,
  atlas: Atlas,
  places?: Places,
): Seen | undefined {
  const { text, low } = at(reading, index);
  for (const name of atlas.names.begins(low) ? namesAt(reading, index) : []) {
    const meant = inAnyCase(name.text, reading, atlas.names.named);
    if (!meant) continue;
    // "Mexico City" is no country.
    const isCity = ({ text, next }: { text: string; next: number }) =>
      next > name.next && places?.read(text) !== undefined;
    if (meant.value.kind === "country" && namesAt(reading, index).some(isCity)) return undefined;
    // "a nice week in Nice", "mali" of Azerbaijani and Mali, "qatarla" by train.
    const common =
      EVERYDAY_NAMES.has(fold(meant.name)) && !(isCapital(text) && !isOpening(reading, index));
    const short = meant.value.kind === "abroad" && name.text.length < 5 && !isCapital(text);
    const whole = name.next > index + 1 && meant.name.includes(" ");
    if (!(common || short) || whole) return { ...meant, next: name.next };
  }
  return undefined;
}

/** "Nice sea view": a capital at the beginning of a sentence is none of a name. */
function isOpening(reading: Reading, index: number): boolean {
  const { kind, text } = at(reading, index - 1);
  const after = at(reading, index + 1);
  const isAlone = after.kind !== "word" || find.placeRole(reading, index + 1) !== undefined;
  return index === 0 || ((kind === "break" || /^[.!?]$/.test(text)) && !isAlone);
}

/** "Romaya Bakıdan" has no word that tells its language. */
function inAnyCase<T>(name: string, { language }: Reading, find: (name: string) => T | undefined) {
  const isOther = language === "en" && !is.stop(name.toLowerCase());
  return lookUp(name, language, find) ?? (isOther ? lookUp(name, "az", find) : undefined);
}

const SHORTEST_CITY = 4;

/** A city of the world, where a place is written: with a capital, or behind a word that leads to one. */
function elsewhere(reading: Reading, index: number, places: Places): Seen | undefined {
  const { text, low } = at(reading, index);
  const led = reading.small && roleBefore(reading, index) !== undefined;
  const isWritten = (isCapital(text) || led) && isName(reading, index);
  if (!isWritten || is.noPlace(low) || isTail(reading, index)) return undefined;
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

/** "the Sella Ronda" is one name, and its last word no city in Spain. */
function isTail(reading: Reading, index: number): boolean {
  return isCapitalName(reading, index - 1) && is.article(at(reading, index - 2).low);
}

function cityNamed(written: string, places: Places): Place | undefined {
  if (written.length < SHORTEST_CITY) return undefined;
  const name = CITY_ALIASES.get(fold(written)) ?? written;
  const place = places.bestKnown(name);
  return places.read(name) ?? (place && isAlike(place.cityName, name) ? place : undefined);
}

const LONG_NAME = 7;

function likely({ cityName, name }: Place, written: string, { language }: Reading): boolean {
  // "Salonica": a name so long is another word by no chance.
  const isOwn = CITY_ALIASES.has(fold(written)) || written.length >= LONG_NAME;
  if (isOwn || language === "az" || language === "ru") return true;
  return [cityName, name].some((known) => isAlike(known, written));
}

function isAlike(known: string, written: string): boolean {
  return known.localeCompare(written, "en", { sensitivity: "base" }) === 0;
}

/** A slip of the pen, in a word that nothing else explains and that stands where a name would. */
function misspelt(reading: Reading, index: number, atlas: Atlas): Seen | undefined {
  const { text } = at(reading, index);
  const role = roleBefore(reading, index);
  const named = isCapital(text) || reading.small;
  return named || role !== undefined ? slipped(reading, index, atlas) : undefined;
}

function slipped(reading: Reading, index: number, atlas: Atlas): Seen | undefined {
  // "Vallée Blanche" is one name, and a half of it no other.
  const isHalf = [index - 1, index + 1].some((beside) => isCapitalName(reading, beside));
  if (isHalf || !isName(reading, index)) return undefined;
  const value = atlas.names.like(at(reading, index).text, reading.language !== "en");
  return value && { value, next: index + 1 };
}

function isCapitalName(reading: Reading, index: number): boolean {
  return isCapital(at(reading, index).text) && isName(reading, index);
}

/** "Казани" is Казань; of other alphabets the ending is cut off. */
function nominative(typed: string, name: string): string {
  if (!/\p{Script=Cyrillic}/u.test(name)) return typed.slice(0, name.length);
  return typed.length === name.length && fold(typed) === fold(name)
    ? typed
    : name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "we live in Helsinki", "Helsinkidə yaşayırıq". */
function isLivedIn(reading: Reading, first: number, next: number): boolean {
  const verb =
    reading.language === "az"
      ? find.home(reading, next, "own")
      : endingAt(find.home, reading, first, "own");
  return verb !== undefined;
}

/** "Baku to Istanbul": the first is where one starts; so is it in "Астана, двое, хотим в Таиланд". */
function withStart(reading: Reading, found: readonly Found[], atlas: Atlas): readonly Found[] {
  const starts = found.filter(({ role }) => role === "from");
  const [end] = starts;
  const after = end && found[found.indexOf(end) + 1];
  // "fly home from Stockholm to Warsaw": one ends in the first and lives in the other.
  if (end && after?.role === "to" && find.homeward(reading, end.first - 2, "own")) {
    const isHomeToo = ({ named }: Found) =>
      named.kind === "spot" && after.named.kind === "spot" && named.spot === after.named.spot;
    return found
      .filter((one) => one === after || !isHomeToo(one))
      .map((one) =>
        one === after ? { ...one, role: "from" } : one === end ? { ...one, role: "to" } : one,
      );
  }
  if (starts.length > 1) return withOneStart(reading, found, starts, atlas);
  const [first, second] = found;
  const last = found.at(-1);
  if (!first || starts.length > 0) return found;
  const link = find.placeRole(reading, first.next);
  const leads = link?.value === "to" && link.next === second?.first;
  const isFirst = first.role === undefined && (leads || isHome(reading, first, second));
  const home = isHomeBehind(reading, found, atlas) ? last : isFirst ? first : undefined;
  return found.map((one) => (one === home ? { ...one, role: "from" } : one));
}

/** "a cruise from Luxor to Aswan. From London": who comes from afar does not start on the way. */
function withOneStart(
  reading: Reading,
  found: readonly Found[],
  starts: readonly Found[],
  atlas: Atlas,
): readonly Found[] {
  const isOff = (one: Found) =>
    isApart(
      one,
      found.filter((other) => other !== one),
      atlas,
    );
  const flown = starts.find((one) => find.flightWord(reading, one.first - 2));
  const home = flown ?? starts.find(isOff);
  const onTheWay = (one: Found) => home && one !== home && starts.includes(one);
  return found
    .filter((one) => !(onTheWay(one) && isLivedIn(reading, one.first, one.next)))
    .map((one) => (onTheWay(one) ? { ...one, role: "to" } : one));
}

/** A name by itself, with those who go or a wish behind it, and a way to another place after them. */
function isHome(reading: Reading, home: Found, other: Found | undefined): boolean {
  const isApart =
    at(reading, home.first - 1).kind !== "word" && at(reading, home.next).text === ",";
  const next = home.next + (isNumber(at(reading, home.next + 1)) ? 2 : 1);
  const isWant = is.tripWant(at(reading, next).low);
  const who = [find.people, find.together, find.we].some((one) => one(reading, next));
  if (!isApart || !(isWant || who)) return false;
  for (const index of onFrom(reading, next, reading.tokens.length)) {
    if (find.turn(reading, index)?.value === "onward") return false;
    const role = find.placeRole(reading, index);
    const leads = role?.value === "to" && isCapital(at(reading, role.next).text);
    if (leads || (isWant && index === other?.first)) return true;
  }
  return false;
}

/** "Amalfi coast, 6 days in September, London": by itself behind all else, and far from where one goes. */
function isHomeBehind(reading: Reading, found: readonly Found[], atlas: Atlas): boolean {
  const [last, before] = found.slice(-2).reverse();
  if (!last || !before || last.role !== undefined) return false;
  const isAlone =
    at(reading, last.first - 1).text === "," && /^[,.]?$/.test(at(reading, last.next).text);
  const isBehind = reading.tokens
    .slice(before.next, last.first)
    .some(({ kind }) => kind === "number");
  const stays = [2, 3].some((step) => find.unit(reading, last.next + step));
  return isAlone && isBehind && !stays && isApart(last, found.slice(0, -1), atlas);
}

/** "Bologna-style": only compared with. */
function isLikened(reading: Reading, next: number): boolean {
  const { kind, low } = at(reading, isMark(at(reading, next), "?-") ? next + 1 : next);
  return kind === "word" && is.manner(low);
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

/** "Barcelona or Lisbon?", "Rome, Paris or Vienna": all but the first of these that the catalogue has. */
export function alternativesIn(reading: Reading, found: readonly Found[]): readonly Found[] {
  const left: Found[] = [];
  found.forEach((one, place) => {
    if (one.denied || found[place - 1]?.denied || !isEither(reading, found[place - 1], one)) return;
    let first = place - 1;
    while (first > 0 && found[first]?.first === (found[first - 1]?.next ?? 0) + 1) first--;
    const either = found.slice(first, place + 1).filter((other) => !left.includes(other));
    const isHeld = ({ named: { kind } }: Found) => kind !== "city" && kind !== "abroad";
    const kept = either.find(isHeld) ?? either[0];
    left.push(...either.filter((other) => other !== kept));
  });
  return left;
}

function isEither(reading: Reading, one: Found | undefined, { first }: Found): boolean {
  const between = one ? reading.tokens.slice(one.next, first) : [];
  const words = between.filter(({ kind }) => kind === "word");
  return words.length < 3 && words.some(({ low }) => is.or(low)) && !between.some(isBreak);
}

/** "Zermatt or …": the other may be a place that nothing knows. */
export function isChoice(reading: Reading, found: readonly Found[]): boolean {
  return found.some(({ first, next, denied }) => {
    const isAfter = is.or(at(reading, next).low) && isCapital(at(reading, next + 1).text);
    const isBefore = is.or(at(reading, first - 1).low) && isCapital(at(reading, first - 2).text);
    return !denied && (isAfter || isBefore);
  });
}
