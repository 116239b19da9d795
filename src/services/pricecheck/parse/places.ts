import type { NamedPlace } from "../../../suppliers/gazetteer.ts";
import { inflections } from "./inflections.ts";
import { findLayover, findPlaceRole, findPlaceRoleAfter } from "./lexicon/journey.ts";
import { NEVER_CODES, NOT_PLACES } from "./lexicon/not-places.ts";
import { isFree, mention, type PlaceRole, type Reading, take } from "./mentions.ts";
import { at, type Token } from "./tokens.ts";

const MOST_WORDS = 5;
const MOST_LETTERS = 40;
/** Each takes longer than all the rest. */
const MOST_GUESSES = 2;

interface Raw {
  readonly first: number;
  next: number;
  place: NamedPlace;
  role?: PlaceRole | undefined;
  /** By code, not by name. */
  readonly coded: boolean;
}

/** Airports and cities, by code, by name in any language, and by a misspelt name where one must stand. */
export function findPlaces(reading: Reading): void {
  const raw = chained(reading, merged(reading, scan(reading)));
  for (const { first, next, place, role } of raw) {
    mention(reading, first, next, { kind: "place", place, ...(role && { role }) });
  }
}

function scan(reading: Reading): Raw[] {
  const { tokens } = reading;
  const found: Raw[] = [];
  const guess = { left: MOST_GUESSES };
  for (let index = 0; index < tokens.length; index++) {
    const token = at(tokens, index);
    if (!isFree(reading, index) || token.kind !== "word") continue;
    if (token.glued && at(tokens, index - 1).kind === "number") continue;
    const pair = codePair(reading, index);
    if (pair) {
      found.push(...pair);
      continue;
    }
    const capitals = token.text === token.text.toUpperCase();
    const raw =
      (capitals ? byCode(reading, index, found) : undefined) ??
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

/** MXPDOH. */
function codePair(reading: Reading, index: number): Raw[] | undefined {
  const token = at(reading.tokens, index);
  if (!/^(?:[A-Z]{6}|[a-z]{6})$/.test(token.text)) return undefined;
  const from = reading.facts.placeOfCode(token.text.slice(0, 3).toUpperCase());
  const to = reading.facts.placeOfCode(token.text.slice(3).toUpperCase());
  if (!from || !to || (token.text === token.low && reading.facts.placeNamed(token.text))) {
    return undefined;
  }
  const small = token.text === token.low;
  if (small && (!from.major || !to.major || !afterFlight(reading, index))) return undefined;
  return [
    { first: index, next: index + 1, place: from, role: "from", coded: true },
    { first: index, next: index + 1, place: to, role: "to", coded: true },
  ];
}

function byCode(reading: Reading, index: number, found: readonly Raw[]): Raw | undefined {
  const { tokens, facts } = reading;
  const token = at(tokens, index);
  if (!/^(?:[A-Z]{3}|[a-z]{3})$/.test(token.text)) return undefined;
  const place = facts.placeOfCode(token.text.toUpperCase());
  if (!place) return undefined;
  const upper = token.text === token.text.toUpperCase();
  const common = NOT_PLACES.has(token.low);
  const bracketed = at(tokens, index - 1).text === "(" && at(tokens, index + 1).text === ")";
  const linked = isLinked(reading, index, index + 1, found);
  const placed = linked || roleBefore(reading, index) !== undefined;
  const sure = !common || bracketed || (placed && !NEVER_CODES.has(token.text));
  if (upper && sure && !(common && !linked && !bracketed && isShouting(reading))) {
    return { first: index, next: index + 1, place, coded: true };
  }
  if (upper || common || facts.placeNamed(token.text)) return undefined;
  if (!linked && roleBefore(reading, index) === undefined) return undefined;
  return { first: index, next: index + 1, place, coded: true };
}

/** All in capitals, where words look like codes. */
function isShouting({ text }: Reading): boolean {
  return !/\p{Ll}{3}/u.test(text);
}

function byName(
  reading: Reading,
  index: number,
  found: readonly Raw[],
  guess: { left: number },
): Raw | undefined {
  const { tokens, text } = reading;
  const ends = nameEnds(reading, index);
  for (const next of ends) {
    const name = text.slice(at(tokens, index).start, at(tokens, next - 1).end);
    const named = lookUp(reading, name);
    if (!named || !isMeant(reading, index, next, named.place, found)) continue;
    const which = qualified(reading, index, next, named.place, guess);
    return { first: index, ...which, role: named.role, coded: false };
  }
  return undefined;
}

/** Ends of the names that may begin here, the longest first. */
function nameEnds(reading: Reading, index: number): readonly number[] {
  const { tokens } = reading;
  const ends: number[] = [];
  let next = index;
  for (let words = 0; words < MOST_WORDS; words++) {
    const { kind, text } = at(tokens, next);
    if (kind !== "word" || text.length > MOST_LETTERS || !isFree(reading, next)) break;
    next++;
    ends.unshift(next);
    const sign = at(tokens, next);
    const joins = sign.glued && at(tokens, next + 1).glued && /^[-'.]$/.test(sign.text);
    const initial = sign.text === "." && sign.glued && at(tokens, next - 1).text.length <= 2;
    if (joins || initial) next++;
  }
  return ends;
}

function lookUp(
  { facts, language }: Reading,
  name: string,
): { place: NamedPlace; role?: PlaceRole | undefined } | undefined {
  const place = facts.placeNamed(name);
  if (place) return { place };
  for (const { stem, role } of inflections(name, language)) {
    const meant = facts.placeNamed(stem);
    if (meant) return { place: meant, role };
  }
  return undefined;
}

/** Whether a name of a place means the place here, and not one of the many words that look so. */
function isMeant(
  reading: Reading,
  first: number,
  next: number,
  place: NamedPlace,
  found: readonly Raw[],
): boolean {
  const { tokens } = reading;
  const token = at(tokens, first);
  const capital = /^\p{Lu}/u.test(token.text);
  const several = next - first > 1;
  const common = !several && NOT_PLACES.has(token.low);
  const context = roleBefore(reading, first) !== undefined || isLinked(reading, first, next, found);
  if (common) return capital && context && token.text.length > 3 && place.major;
  if (token.text.length < 3 && !several) return false;
  if (capital) return place.major || context || place.exact;
  if (context) return place.major || !several;
  return (
    place.major &&
    token.text.length >= 4 &&
    (several || isLowerCase(reading) || reading.language === "az" || reading.language === "ru")
  );
}

/** Nobody bothered with capitals. */
function isLowerCase({ text }: Reading): boolean {
  return !/(?<![\p{L}])\p{Lu}\p{Ll}{2}/u.test(text);
}

/** A dash, an arrow or a slash to another place, or right after a flight or a place. */
function isLinked(reading: Reading, first: number, next: number, found: readonly Raw[]): boolean {
  const { tokens } = reading;
  const before = at(tokens, first - 1).text;
  const after = at(tokens, next).text;
  if (/^[-→↔/>]$/.test(before) || /^[-→↔/>]$/.test(after)) return true;
  if (afterFlight(reading, first)) return true;
  const last = found.at(-1);
  const column = /^[,|;]$/.test(before) && last?.coded === true ? first - 1 : first;
  if (last && (last.next === first || last.next === column)) return true;
  const role = findPlaceRole(tokens, next);
  return (
    role?.value === "to" &&
    /^(?:to|nach|a|до)$/.test(at(tokens, next).low) &&
    isWordLike(at(tokens, role.next))
  );
}

function isWordLike(token: Token): boolean {
  return token.kind === "word";
}

/** Right behind a flight or a date, or in the next column. */
function afterFlight({ endings, tokens }: Reading, first: number): boolean {
  const column = /^[,|;·]$/.test(at(tokens, first - 1).text) ? first - 1 : first;
  const said = endings.get(first) ?? endings.get(column);
  return said?.kind === "flight" || said?.kind === "date";
}

/** "Portland, Oregon", "Houston Hobby": what follows may say which of several is meant. */
function qualified(
  reading: Reading,
  first: number,
  next: number,
  place: NamedPlace,
  guess: { left: number },
): { place: NamedPlace; next: number } {
  const { tokens, text, facts } = reading;
  const comma = at(tokens, next).text === ",";
  const start = comma ? next + 1 : next;
  const word = at(tokens, start);
  const asIs = { place, next };
  if (place.exact || place.served.length < 2 || guess.left === 0) return asIs;
  if (!/^\p{Lu}\p{Ll}{2}/u.test(word.text) || !isFree(reading, start)) return asIs;
  if (NOT_PLACES.has(word.low) || BETWEEN.test(word.low)) return asIs;
  if (facts.placeNamed(word.text) || findPlaceRole(tokens, start)) return asIs;
  const more = at(tokens, start + 1);
  const end =
    comma && /^\p{Lu}\p{Ll}/u.test(more.text) && isFree(reading, start + 1) ? start + 2 : start + 1;
  guess.left--;
  const narrower = facts.placeLike(text.slice(at(tokens, first).start, at(tokens, end - 1).end));
  const [code] = narrower?.airports ?? [];
  if (!narrower || narrower.airports.length > 1 || code === undefined) return asIs;
  return place.served.includes(code) ? { place: narrower, next: end } : asIs;
}

/** A capitalised word where only a place can stand. */
function byGuess(reading: Reading, index: number, guess: { left: number }): Raw | undefined {
  const { tokens, text, facts } = reading;
  const token = at(tokens, index);
  if (guess.left === 0 || !/^\p{Lu}\p{Ll}{3}/u.test(token.text) || NOT_PLACES.has(token.low))
    return undefined;
  const before = at(tokens, index - 1).low;
  const linked = /^[-→]$/.test(before) || /^[-→]$/.test(at(tokens, index + 1).text);
  if (!linked && roleBefore(reading, index) === undefined) return undefined;
  guess.left--;
  const next =
    /^\p{Lu}\p{Ll}/u.test(at(tokens, index + 1).text) && isFree(reading, index + 1)
      ? index + 2
      : index + 1;
  for (const end of next === index + 2 ? [next, index + 1] : [next]) {
    const place = facts.placeLike(text.slice(token.start, at(tokens, end - 1).end));
    if (place?.major) return { first: index, next: end, place, coded: false };
  }
  return undefined;
}

const ARTICLES =
  /^(?:the|l|la|le|el|los|les|airport|aeroporto|aeropuerto|aeroport|flughafen|аэропорт|аэропорта|г|города|city|downtown|dem|der|il|d)$/;

/** The role that the words right before a place give it. */
function roleBefore(reading: Reading, first: number): PlaceRole | undefined {
  const { tokens } = reading;
  let end = first;
  while (end > first - 4) {
    const before = at(tokens, end - 1);
    if (
      ARTICLES.test(before.low) ||
      before.text === "'" ||
      before.text === ":" ||
      before.text === "("
    )
      end--;
    else break;
  }
  for (const stop of end === first ? [first] : [first, end]) {
    for (let start = Math.max(0, stop - 5); start < stop; start++) {
      if (at(tokens, start).kind !== "word" || !isFree(reading, start)) continue;
      const found = findPlaceRole(tokens, start);
      if (found?.next === stop && isRole(reading, start, stop, found.value)) return found.value;
    }
  }
  return isLayover(reading, first) ? "via" : undefined;
}

/** Small words that lead to a place only in their own language. */
function isRole(
  { tokens, language }: Reading,
  start: number,
  stop: number,
  role: PlaceRole,
): boolean {
  if (stop - start > 1) return true;
  const { low } = at(tokens, start);
  if (low === "a" || low === "al") return language !== "en" && language !== "de";
  if (/^(?:de|del|du|d|des|da|dal|ab|aus|au|aux|per|para|pour|с|со|от)$/.test(low))
    return language !== "en";
  return !(role === "to" && low === "reach");
}

/** "4 hr layover · Doha": the place where one waits. */
function isLayover({ tokens }: Reading, first: number): boolean {
  for (let before = first - 1; before >= Math.max(0, first - 8); before--) {
    if (at(tokens, before).kind === "break" || at(tokens, before).text === ",") return false;
    if (findLayover(tokens, before)) return true;
  }
  return false;
}

function roleAfter({ tokens }: Reading, next: number): PlaceRole | undefined {
  return findPlaceRoleAfter(tokens, next)?.value;
}

const BETWEEN =
  /^(?:airport|airports|intl|international|int|flughafen|aeroporto|aeropuerto|aeroport|аэропорт|аэропорта|hava|limani|limanindan|limanina|hamad|terminal|city)$/;

/** "London Heathrow", "Paris (CDG)", "MXP Malpensa": one place said twice. */
function merged(reading: Reading, found: readonly Raw[]): readonly Raw[] {
  const kept: Raw[] = [];
  for (const raw of found) {
    const last = kept.at(-1);
    if (last && isSame(reading, last, raw)) {
      if (raw.place.exact || !last.place.exact)
        last.place =
          raw.place.exact || !last.place.exact ? narrower(last.place, raw.place) : last.place;
      last.role ??= raw.role;
      take(reading, last.next, raw.next);
      last.next = raw.next;
    } else kept.push({ ...raw });
  }
  return kept;
}

/** "A – B", "A → C → B": the first is the start and the last the end, whatever word stands before. */
function chained({ tokens }: Reading, found: readonly Raw[]): readonly Raw[] {
  for (let first = 0; first < found.length; ) {
    let last = first;
    while (isLink(tokens, found[last], found[last + 1])) last++;
    for (let index = first; last > first && index <= last; index++) {
      const raw = found[index];
      if (raw) raw.role = index === first ? "from" : index === last ? "to" : "via";
    }
    first = last + 1;
  }
  return found;
}

function isLink(tokens: readonly Token[], one: Raw | undefined, other: Raw | undefined): boolean {
  if (!one || !other || one.place.cityCode === other.place.cityCode) return false;
  const between = at(tokens, one.next);
  return other.first === one.next + 1 && /^[-→↔>]$/.test(between.text);
}

function narrower(one: NamedPlace, other: NamedPlace): NamedPlace {
  if (one.exact !== other.exact) return one.exact ? one : other;
  return one.airports.length <= other.airports.length ? one : other;
}

function isSame({ tokens }: Reading, last: Raw, raw: Raw): boolean {
  if (raw.first === last.first || raw.first - last.next > 5) return false;
  if (last.place.exact && raw.place.exact && last.place.airports[0] !== raw.place.airports[0])
    return false;
  const overlaps = raw.place.served.some((code) => last.place.served.includes(code));
  if (!overlaps && last.place.cityCode !== raw.place.cityCode) return false;
  if (raw.role !== undefined && raw.role !== last.role && raw.role !== "via") {
    const words = at(tokens, raw.first - 1).kind === "word";
    if (words && !BETWEEN.test(at(tokens, raw.first - 1).low)) return false;
  }
  for (let index = last.next; index < raw.first; index++) {
    const { kind, text, low } = at(tokens, index);
    if (kind === "mark" ? !/^[(),\-'./·[]$/.test(text) : !BETWEEN.test(low)) return false;
  }
  return true;
}
