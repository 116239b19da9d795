import { endingOf } from "../../../reading/inflections.ts";
import { lookUp, namesAt } from "../../../reading/names.ts";
import { type PlaceRole, roleBefore } from "../../../reading/place-roles.ts";
import { isFree, textOf } from "../../../reading/reading.ts";
import {
  at,
  type Extent,
  isBreak,
  isMark,
  type Token,
  type Words,
} from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import type { NamedPlace } from "../../../suppliers/gazetteer.ts";
import { NEVER_CODES } from "./lexicon/never-codes.ts";
import type { FlightReading } from "./mentions.ts";

/** A place where it was found, before its neighbours are looked at. */
export interface Raw {
  readonly first: number;
  next: number;
  place: NamedPlace;
  role?: PlaceRole | undefined;
  /** By code, not by name. */
  readonly coded: boolean;
}

/** MXPDOH. */
export function codePair(reading: FlightReading, index: number): Raw[] | undefined {
  const token = at(reading, index);
  if (!/^(?:[A-Z]{6}|[a-z]{6})$/.test(token.text)) return undefined;
  // "PER PERSON"
  if (is.noPlace(token.low) || find.people(reading, index)) return undefined;
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

export function byCode(
  reading: FlightReading,
  index: number,
  found: readonly Raw[],
): Raw | undefined {
  const token = at(reading, index);
  const letters = [0, 1, 2].map((step) => at(reading, index + step).text).join("");
  if (/^[A-Z]$/.test(token.text) && /^[A-Z]{3}$/.test(letters) && letters.length === 3) {
    // "J F K", letter by letter.
    const spelled = isFree(reading, index, index + 3)
      ? reading.facts.placeOfCode(letters)
      : undefined;
    return spelled && { first: index, next: index + 3, place: spelled, coded: true };
  }
  if (!/^(?:[A-Z]{3}|[a-z]{3})$/.test(token.text)) return undefined;
  const place = reading.facts.placeOfCode(token.text.toUpperCase());
  if (!place) return undefined;
  const upper = token.text === token.text.toUpperCase();
  const common = is.noPlace(token.low) || find.otherTime(reading, index) !== undefined;
  const bracketed = at(reading, index - 1).text === "(" && at(reading, index + 1).text === ")";
  const linked = isLinked(reading, index, index + 1, found);
  const ended = endingBehind(reading, index + 1);
  const led = isLabelled(reading, index) || roleBefore(reading, index) !== undefined;
  const alone = isBreak(at(reading, index - 1)) && isBreak(at(reading, index + 1));
  const placed = linked || led || alone || ended !== undefined;
  // "GYD 13:50 IST 16:00"
  const colon = at(reading, index + 1).text === ":" ? 1 : 0;
  const timed =
    upper && (reading.starts.get(index + 1 + colon)?.kind === "time" || isTimed(reading, index));
  const sure = !common || bracketed || ((placed || timed) && !NEVER_CODES.has(token.text));
  const coded = { first: index, next: index + 1, place, coded: true };
  if (upper && sure && !(common && !linked && !bracketed && !timed && reading.shouting))
    return { ...coded, role: ended?.role };
  // "gyd-ist": one of two codes joined may be a word.
  if (!upper && isJoined(reading, index)) return coded;
  if (upper || common || reading.facts.placeNamed(token.text)) return undefined;
  return linked || roleBefore(reading, index) !== undefined ? coded : undefined;
}

/** "SAW'dan", "GYD-yə": an ending behind a code. */
function endingBehind(reading: FlightReading, next: number) {
  const [sign, ending] = [at(reading, next), at(reading, next + 1)];
  return sign.glued && isMark(sign, "'-") && ending.glued
    ? endingOf(ending.low, reading.language)
    : undefined;
}

/** "airport: IST". */
function isLabelled(reading: Words, index: number): boolean {
  const { kind, low } = at(reading, index - 2);
  if (at(reading, index - 1).text !== ":" || kind !== "word") return false;
  return is.airportWord(low) || is.numberSign(low);
}

/** "13:50 GYD … 16:00 IST": behind a time, where another place stands so; else it is a time zone. */
function isTimed(reading: FlightReading, index: number): boolean {
  const { text } = at(reading, index);
  if (reading.endings.get(index)?.kind !== "time") return false;
  return reading.mentions.some(({ kind, next }) => {
    const other = at(reading, next).text;
    return kind === "time" && other !== text && reading.facts.placeOfCode(other) !== undefined;
  });
}

function isJoined(reading: FlightReading, index: number): boolean {
  const code = (place: number) => {
    const { text } = at(reading, place);
    return /^[a-z]{3}$/.test(text) && reading.facts.placeOfCode(text.toUpperCase())?.major === true;
  };
  const dash = (place: number) => at(reading, place).text === "-" && at(reading, place).glued;
  if (!code(index)) return false;
  return (dash(index + 1) && code(index + 2)) || (dash(index - 1) && code(index - 2));
}

export function byName(
  reading: FlightReading,
  index: number,
  found: readonly Raw[],
  guess: { left: number },
): Raw | undefined {
  const { facts, language, names } = reading;
  const several = namesAt(reading, index);
  const begins = several.length > 1 && facts.beginsPlace(several[0]?.text ?? "");
  for (const { text, next } of several) {
    if (!begins && text.includes(" ")) continue;
    if (!names.has(text)) names.set(text, lookUp(text, language, facts.placeNamed));
    const named = names.get(text);
    const led = named?.role !== undefined;
    if (!named || !isMeant(reading, { first: index, next, led }, named.value, found)) continue;
    const which = qualified(reading, { first: index, next }, named.value, guess);
    return { first: index, ...which, role: named.role, coded: false };
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
  const common = !several && is.noPlace(token.low);
  const context =
    roleBefore(reading, first) !== undefined ||
    isLinked(reading, first, next, found) ||
    reading.starts.get(next)?.kind === "time" ||
    found.some((raw) => raw.place.cityCode === place.cityCode);
  // "gatwick-nice", without any capitals.
  const joined = reading.small && isMark(at(reading, first - 1), "-→");
  // "vol Nice Rome": an English word is a place elsewhere, where another follows.
  const leads =
    reading.language !== "en" && reading.facts.placeNamed(at(reading, next).text)?.major;
  if (common)
    return (
      (capital || joined) && (context || leads === true) && token.text.length > 3 && place.major
    );
  if (token.text.length < 3 && !several) return false;
  if (capital) return place.major || context || led || place.exact;
  if (context) return place.major || !several;
  return (
    place.major &&
    token.text.length >= 4 &&
    (several || reading.small || reading.language === "az" || reading.language === "ru")
  );
}

/** A dash, an arrow or a slash to another place, or right after a flight or a place. */
function isLinked(
  reading: FlightReading,
  first: number,
  next: number,
  found: readonly Raw[],
): boolean {
  const before = at(reading, first - 1).text;
  const after = at(reading, next).text;
  if (/^[-→↔/>]$/.test(before) || /^[-→↔/>]$/.test(after)) return true;
  if (afterFlight(reading, first)) return true;
  const last = found.at(-1);
  const column = /^[,|;]$/.test(before) && last?.coded === true ? first - 1 : first;
  if (last && (last.next === first || last.next === column)) return true;
  const role = find.placeRole(reading, next);
  return role?.value === "to" && role.next === next + 1 && at(reading, role.next).kind === "word";
}

/** Right behind a flight or a date, or in the next column. */
function afterFlight(reading: FlightReading, first: number): boolean {
  const column = /^[,|;·(]$/.test(at(reading, first - 1).text) ? first - 1 : first;
  const said = reading.endings.get(first) ?? reading.endings.get(column);
  return said?.kind === "flight" || said?.kind === "date";
}

/** "Portland, Oregon", "Houston Hobby": what follows may say which of several is meant. */
function qualified(
  reading: FlightReading,
  { first, next }: Extent,
  place: NamedPlace,
  guess: { left: number },
): { place: NamedPlace; next: number } {
  const comma = at(reading, next).text === ",";
  const start = comma ? next + 1 : next;
  const word = at(reading, start);
  const asIs = { place, next };
  if (place.exact || place.served.length < 2 || guess.left === 0) return asIs;
  if (!/^\p{Lu}\p{Ll}{2}/u.test(word.text) || !isFree(reading, start)) return asIs;
  if (is.noPlace(word.low) || is.airportWord(word.low)) return asIs;
  if (reading.facts.placeNamed(word.text) || find.placeRole(reading, start)) return asIs;
  const more = at(reading, start + 1);
  const end =
    comma && /^\p{Lu}\p{Ll}/u.test(more.text) && isFree(reading, start + 1) ? start + 2 : start + 1;
  guess.left--;
  const narrower = reading.facts.placeLike(textOf(reading, first, end));
  const [code] = narrower?.airports ?? [];
  if (!narrower || narrower.airports.length > 1 || code === undefined) return asIs;
  return place.served.includes(code) ? { place: narrower, next: end } : asIs;
}

const SHORTEST_UNKNOWN = 6;

/** A word of some length that no lexicon has. */
function isUnknown({ text, begins }: Token): boolean {
  return text.length >= SHORTEST_UNKNOWN && begins.length === 0;
}

/** A capitalised word where only a place can stand. */
export function byGuess(
  reading: FlightReading,
  index: number,
  guess: { left: number },
): Raw | undefined {
  const token = at(reading, index);
  if (guess.left === 0 || is.noPlace(token.low)) return undefined;
  // Without capitals anywhere, a word of some length will do.
  const named = reading.small ? /^\p{L}{5}/u : /^\p{Lu}\p{Ll}{3}/u;
  if (!named.test(token.text)) return undefined;
  const before = at(reading, index - 1).low;
  const linked = /^[-→]$/.test(before) || /^[-→]$/.test(at(reading, index + 1).text);
  // "barcalona to"
  const leads = isUnknown(token) && find.placeRole(reading, index + 1)?.value === "to";
  if (!linked && !leads && roleBefore(reading, index) === undefined) return undefined;
  guess.left--;
  const next =
    /^\p{Lu}\p{Ll}/u.test(at(reading, index + 1).text) && isFree(reading, index + 1)
      ? index + 2
      : index + 1;
  for (const end of next === index + 2 ? [next, index + 1] : [next]) {
    const place = reading.facts.placeLike(textOf(reading, index, end));
    if (place?.major) return { first: index, next: end, place, coded: false };
  }
  return undefined;
}
