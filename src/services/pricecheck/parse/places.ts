import { endingOf } from "../../../reading/inflections.ts";
import { lookUp, namesAt } from "../../../reading/names.ts";
import { type PlaceRole, roleBefore } from "../../../reading/place-roles.ts";
import { isFree } from "../../../reading/reading.ts";
import { at, type Extent, isBreak, isMark, type Words } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import type { NamedPlace } from "../../../suppliers/gazetteer.ts";
import { NEVER_CODES } from "./lexicon/never-codes.ts";
import { type FlightReading, mention, ofKind } from "./mentions.ts";

/** A place where it was found, before its neighbours are looked at. */
interface Raw extends Extent {
  readonly place: NamedPlace;
  role?: PlaceRole | undefined;
}

/** Each takes longer than all the rest. */
const MOST_GUESSES = 2;

/** Airports and cities, by code, by name in any language, and by a misspelt name where one must stand. */
export function findPlaces(reading: FlightReading): void {
  for (const { first, next, place, role } of chained(reading, scan(reading)))
    mention(reading, first, next, { kind: "place", place, ...(role && { role }) });
}

function scan(reading: FlightReading): Raw[] {
  const found: Raw[] = [];
  const guess = { left: MOST_GUESSES };
  for (let index = 0; index < reading.tokens.length; index++) {
    if (!isFree(reading, index) || at(reading, index).kind !== "word") continue;
    const raw =
      codePair(reading, index) ??
      byName(reading, index, found) ??
      byCode(reading, index, found) ??
      byGuess(reading, index, guess);
    for (const one of raw ?? []) {
      const closed = at(reading, one.next).text === ")" ? one.next + 1 : one.next;
      one.role ??= roleBefore(reading, one.first) ?? (find.viaAfter(reading, closed) && "via");
      found.push(one);
      index = one.next - 1;
    }
  }
  return found;
}

/** "A – B", "A → C → B": the first is the start and the last the end, whatever word stands before. */
function chained(reading: FlightReading, found: readonly Raw[]): readonly Raw[] {
  const kept: Raw[] = [];
  for (let first = 0; first < found.length; ) {
    let last = first;
    while (isLink(reading, found[last], found[last + 1])) last++;
    const chain = found.slice(first, last + 1);
    for (const [index, raw] of chain.length > 1 ? chain.entries() : [])
      raw.role = index === 0 ? "from" : index === chain.length - 1 ? "to" : "via";
    kept.push(...chain);
    first = last + 1;
  }
  return kept;
}

function isLink(reading: Words, one: Raw | undefined, other: Raw | undefined): boolean {
  if (!one || !other || one.place.cityCode === other.place.cityCode) return false;
  const between = at(reading, one.next);
  return other.first === one.next + 1 && /^[-→↔>]$/.test(between.text);
}

/** MXPDOH. */
function codePair(reading: FlightReading, index: number): Raw[] | undefined {
  const { text, low, begins } = at(reading, index);
  // "PER PERSON", "CHACUN"
  if (!/^[A-Z]{6}$/.test(text) || begins.length > 0 || is.noPlace(low)) return undefined;
  const from = reading.facts.placeOfCode(text.slice(0, 3));
  const to = reading.facts.placeOfCode(text.slice(3));
  if (!from || !to) return undefined;
  return [
    { first: index, next: index + 1, place: from, role: "from" },
    { first: index, next: index + 1, place: to, role: "to" },
  ];
}

function byCode(reading: FlightReading, index: number, found: readonly Raw[]): Raw[] | undefined {
  const token = at(reading, index);
  const isCode = /^(?:[A-Z]{3}|[a-z]{3})$/.test(token.text);
  const place = isCode ? reading.facts.placeOfCode(token.text.toUpperCase()) : undefined;
  if (!place) return undefined;
  const coded = { first: index, next: index + 1, place };
  const isCommon = is.noPlace(token.low) || find.otherTime(reading, index) !== undefined;
  const linked = isLinked(reading, index, index + 1, found);
  const role = roleBefore(reading, index);
  if (token.text === token.text.toLowerCase()) {
    // "gyd-ist": one of two codes joined may be a word.
    return isJoined(reading, index) || (!isCommon && (linked || role)) ? [coded] : undefined;
  }
  const [before, after] = [at(reading, index - 1), at(reading, index + 1)];
  const ended = endingBehind(reading, index + 1);
  // Words in capitals need a neighbour of a place; where all is in capitals, a surer one.
  const isAlone = isBreak(before) && isBreak(after);
  const isLed = !reading.shouting && (role ?? ended ?? isAlone);
  const isNear = linked || isTimed(reading, index) || isLed;
  const isSure = !isCommon || (before.text === "(" && after.text === ")");
  const isMeant = isSure || (isNear && !NEVER_CODES.has(token.text));
  return isMeant ? [{ ...coded, role: ended?.role }] : undefined;
}

/** "SAW'dan", "GYD-yə": an ending behind a code. */
function endingBehind(reading: FlightReading, next: number) {
  const [sign, ending] = [at(reading, next), at(reading, next + 1)];
  return sign.glued && isMark(sign, "'-") && ending.glued
    ? endingOf(ending.low, reading.language)
    : undefined;
}

/** "GYD 13:50 IST 16:00"; behind a time where another place stands so, since else it is a time zone. */
function isTimed(reading: FlightReading, index: number): boolean {
  if (reading.starts.get(index + 1)?.kind === "time") return true;
  if (reading.endings.get(index)?.kind !== "time") return false;
  const isOther = (text: string) => text !== at(reading, index).text && reading.isPlaceCode(text);
  return ofKind(reading.mentions, "time").some(({ next }) => isOther(at(reading, next).text));
}

function isJoined(reading: FlightReading, index: number): boolean {
  const isCode = (place: number) => {
    const { text } = at(reading, place);
    return /^[a-z]{3}$/.test(text) && reading.facts.placeOfCode(text.toUpperCase())?.major === true;
  };
  const isDash = (place: number) => at(reading, place).text === "-" && at(reading, place).glued;
  return isCode(index) && [1, -1].some((to) => isDash(index + to) && isCode(index + 2 * to));
}

function byName(reading: FlightReading, index: number, found: readonly Raw[]): Raw[] | undefined {
  const { facts, language, names } = reading;
  const several = namesAt(reading, index);
  const begins = several.length > 1 && facts.beginsPlace(several[0]?.text ?? "");
  for (const { text, next } of several) {
    if (!begins && text.includes(" ")) continue;
    if (!names.has(text)) names.set(text, lookUp(text, language, facts.placeNamed));
    const named = names.get(text);
    const led = named?.role !== undefined;
    if (!named || !isMeant(reading, { first: index, next, led }, named.value, found)) continue;
    // "Monaco (MUC)": the code says which is meant.
    const [code] = (at(reading, next).text === "(" && byCode(reading, next + 1, found)) || [];
    const { place, next: end } = code ?? { place: named.value, next };
    return [{ first: index, next: end, place, role: named.role }];
  }
  return undefined;
}

/** Whether a name of a place means the place here, and not one of the many words that look so. */
function isMeant(
  reading: FlightReading,
  { first, next, led }: Extent & { readonly led: boolean },
  place: NamedPlace,
  found: readonly Raw[],
): boolean {
  const token = at(reading, first);
  const capital = /^\p{Lu}/u.test(token.text);
  const several = next - first > 1;
  const context =
    roleBefore(reading, first) !== undefined ||
    isLinked(reading, first, next, found) ||
    reading.starts.get(next)?.kind === "time";
  if (!several && is.noPlace(token.low)) return capital && context && token.text.length > 3;
  if (token.text.length < 3 && !several) return false;
  if (capital) return place.major || context || led;
  if (context) return place.major || !several;
  return place.major && (several || reading.small || /^(?:az|ru)$/.test(reading.language));
}

/** A dash, an arrow or a slash to another place, or right after a flight or a place. */
function isLinked(
  reading: FlightReading,
  first: number,
  next: number,
  found: readonly Raw[],
): boolean {
  const [before, after] = [at(reading, first - 1), at(reading, next)];
  if (isMark(before, "-→↔/>") || isMark(after, "-→↔/>") || afterFlight(reading, first)) return true;
  if (found.at(-1)?.next === first) return true;
  return find.placeRole(reading, next)?.value === "to";
}

/** Right behind a flight or a date, or in the next column. */
function afterFlight(reading: FlightReading, first: number): boolean {
  const column = /^[,|;·(]$/.test(at(reading, first - 1).text) ? first - 1 : first;
  const said = reading.endings.get(first) ?? reading.endings.get(column);
  return said?.kind === "flight" || said?.kind === "date";
}

/** Of a word that no lexicon has. */
const SHORTEST_UNKNOWN = 6;

/** A capitalised word where only a place can stand. */
function byGuess(
  reading: FlightReading,
  index: number,
  guess: { left: number },
): Raw[] | undefined {
  const token = at(reading, index);
  if (guess.left === 0 || is.noPlace(token.low)) return undefined;
  // Without capitals anywhere, a word of some length will do.
  const named = reading.small ? /^\p{L}{5}/u : /^\p{Lu}\p{Ll}{3}/u;
  if (!named.test(token.text)) return undefined;
  const linked = [index - 1, index + 1].some((side) => isMark(at(reading, side), "-→"));
  // "barcalona to"
  const isUnknown = token.text.length >= SHORTEST_UNKNOWN && token.begins.length === 0;
  const leads = isUnknown && find.placeRole(reading, index + 1)?.value === "to";
  if (!linked && !leads && roleBefore(reading, index) === undefined) return undefined;
  guess.left--;
  const place = reading.facts.placeLike(token.text);
  return place?.major ? [{ first: index, next: index + 1, place }] : undefined;
}
