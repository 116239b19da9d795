import { namesAt } from "../../../reading/names.ts";
import { roleAfter, roleBefore } from "../../../reading/place-roles.ts";
import { isFree, take } from "../../../reading/reading.ts";
import { at, type Words } from "../../../reading/tokens.ts";
import { is } from "../../../reading/words.ts";
import type { NamedPlace } from "../../../suppliers/gazetteer.ts";
import { type FlightReading, mention } from "./mentions.ts";
import { byCode, byGuess, byName, codePair, type Raw } from "./place-names.ts";

/** Each takes longer than all the rest. */
const MOST_GUESSES = 2;

/** Airports and cities, by code, by name in any language, and by a misspelt name where one must stand. */
export function findPlaces(reading: FlightReading): void {
  const raw = chained(reading, merged(reading, scan(reading)));
  for (const { first, next, place, role } of raw) {
    mention(reading, first, next, { kind: "place", place, ...(role && { role }) });
  }
}

function scan(reading: FlightReading): Raw[] {
  const found: Raw[] = [];
  const guess = { left: MOST_GUESSES };
  for (let index = 0; index < reading.tokens.length; index++) {
    const token = at(reading, index);
    if (!isFree(reading, index) || token.kind !== "word") continue;
    const pair = codePair(reading, index);
    if (pair) {
      found.push(...pair);
      continue;
    }
    const capitals = token.text === token.text.toUpperCase();
    const raw =
      (capitals && !isInName(reading, index) ? byCode(reading, index, found) : undefined) ??
      byName(reading, index, found, guess) ??
      byCode(reading, index, found) ??
      byGuess(reading, index, guess);
    if (!raw) continue;
    raw.role ??= roleBefore(reading, raw.first) ?? roleAfter(reading, raw.next);
    found.push(raw);
    index = raw.next - 1;
  }
  return found;
}

/** "ABU DHABI" is a name of two words and no code. */
function isInName(reading: FlightReading, index: number): boolean {
  const [, other] = [...namesAt(reading, index)].reverse();
  return other !== undefined && reading.facts.placeNamed(other.text) !== undefined;
}

/** "London Heathrow", "Paris (CDG)", "MXP Malpensa": one place said twice. */
function merged(reading: FlightReading, found: readonly Raw[]): readonly Raw[] {
  const kept: Raw[] = [];
  for (const raw of found) {
    const last = kept.at(-1);
    // "Monaco (MUC)": the code says which is meant.
    const isCoded =
      last &&
      !last.coded &&
      raw.coded &&
      raw.first === last.next + 1 &&
      at(reading, last.next).text === "(";
    if (last && (isCoded || isSame(reading, last, raw))) {
      last.place = isCoded ? raw.place : narrower(last.place, raw.place);
      last.role ??= raw.role;
      take(reading, last.next, raw.next);
      last.next = raw.next;
    } else kept.push({ ...raw });
  }
  for (const raw of kept) {
    const closed = at(reading, raw.next).text === ")" ? raw.next + 1 : raw.next;
    raw.role ??= roleAfter(reading, closed);
  }
  return kept;
}

/** "A – B", "A → C → B": the first is the start and the last the end, whatever word stands before. */
function chained(reading: FlightReading, found: readonly Raw[]): readonly Raw[] {
  const kept: Raw[] = [];
  for (let first = 0; first < found.length; ) {
    let last = first;
    while (isLink(reading, found[last], found[last + 1])) last++;
    const chain = found.slice(first, last + 1);
    // "Baku - Moscow - Baku": there and back.
    if (chain.length === 3 && chain[0]?.place.cityCode === chain[2]?.place.cityCode) chain.pop();
    for (const [index, raw] of chain.length > 1 ? chain.entries() : [])
      raw.role = index === 0 ? "from" : index === chain.length - 1 ? "to" : "via";
    kept.push(...chain);
    first = last + 1;
  }
  return kept;
}

function isLink(reading: Words, one: Raw | undefined, other: Raw | undefined): boolean {
  if (!one || !other || one.place.cityCode === other.place.cityCode) return false;
  // "pour Paris New York": two ends, whatever leads to them.
  if (one.role === "to" && other.role === undefined && other.first === one.next) return true;
  const between = at(reading, one.next);
  return other.first === one.next + 1 && /^[-→↔>]$/.test(between.text);
}

/** An airport is more than its city. */
function narrower(one: NamedPlace, other: NamedPlace): NamedPlace {
  return other.exact && !one.exact ? other : one;
}

function isSame(reading: FlightReading, last: Raw, raw: Raw): boolean {
  if (raw.first === last.first || raw.first - last.next > 5) return false;
  if (last.place.cityCode !== raw.place.cityCode) return false;
  // "MXP-LHR, LGW-JFK": from one airport of a city to another.
  if (last.coded && raw.coded && last.place.airports[0] !== raw.place.airports[0]) return false;
  for (let index = last.next; index < raw.first; index++) {
    const { kind, text, low } = at(reading, index);
    if (kind === "mark" ? !/^[(),\-'./·[]$/.test(text) : !is.airportWord(low)) return false;
  }
  return true;
}
