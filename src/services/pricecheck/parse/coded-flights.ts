import { numberAt } from "../../../reading/numbers.ts";
import { isFree } from "../../../reading/reading.ts";
import { at, isMark, matchAt, type Words } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import { CYRILLIC_CODES, HALF_WORDS, ICAO_CODES, TWO_LETTER_WORDS } from "./lexicon/airlines.ts";
import { AIRCRAFT, AIRLINE_CODE, FLIGHT_NUMBER, JOINED_FLIGHT } from "./lexicon/patterns.ts";
import type { FlightReading } from "./mentions.ts";
import { isOtherTime } from "./times.ts";

interface Numbered {
  readonly number: string;
  readonly next: number;
}

interface Coded extends Numbered {
  readonly airline: string;
}

/** QR124, QR 124, J2 104, W62201, QR-124, QTR124, "B A one one seven". */
export function codedFlight(reading: FlightReading, index: number): Coded | undefined {
  const { glued } = at(reading, index);
  if (glued && /^(?:word|number)$/.test(at(reading, index - 1).kind)) return undefined;
  const run = alphanumericRun(reading, index);
  if (isOtherTime(reading, index) || AIRCRAFT.test(run.text)) return undefined;
  return (
    spokenFlight(reading, index) ?? joinedFlight(reading, index, run) ?? partedFlight(reading, run)
  );
}

function joinedFlight(reading: FlightReading, index: number, run: Run): Coded | undefined {
  const upper = latin(run.text.toUpperCase());
  const [, code = "", digits = ""] = JOINED_FLIGHT.exec(upper) ?? [];
  const airline = code.length === 3 ? ICAO_CODES[run.text.slice(0, 3)] : code;
  const known = airline && reading.codes.has(airline) && isFree(reading, index, run.next);
  return known ? { airline, number: withoutZeros(digits), next: run.next } : undefined;
}

/** A code, and its number behind it. */
function partedFlight(reading: FlightReading, { text, next: end }: Run): Coded | undefined {
  const upper = latin(text.toUpperCase());
  const [written, low] = [text === upper, text.toLowerCase()];
  const isPlace = reading.facts.placeOfCode(text)?.major === true;
  const airline = AIRLINE_CODE.test(upper) ? upper : isPlace ? undefined : ICAO_CODES[text];
  const beside = written && isBeforePlace(reading, end + 1, at(reading, end).text);
  if (airline === undefined || !(reading.codes.has(airline) || beside)) return undefined;
  if (!written && TWO_LETTER_WORDS.has(low)) return undefined;
  // "Turkish Airlines (TK) 1089"
  const found = numberBehind(reading, isMark(at(reading, end), "-/)") ? end + 1 : end);
  const doubtful = reading.shouting ? TWO_LETTER_WORDS : HALF_WORDS;
  const known = found?.spoken || reading.airlines.has(airline) || !doubtful.has(low);
  return found && (known || isLikely(reading, found)) ? { ...found, airline } : undefined;
}

/** "AT 10" in capitals may be a preposition; "AT 801", "VS 3 11:35" and "AM 1 MEX-MAD" are hardly one. */
function isLikely(reading: FlightReading, { number, next }: Numbered): boolean {
  const { text } = at(reading, next);
  return number.length > 2 ? text !== "%" : reading.starts.has(next) || reading.isPlaceCode(text);
}

/** How many words and signs may stand before a number: "flight no.: 124". */
const MOST_LABELS = 4;

/** The number behind words and signs that may lead to it: "Flug 1331", "no. 124", "four hundred". */
export function numberBehind(reading: FlightReading, index: number, pattern = FLIGHT_NUMBER) {
  let [start, isNamed] = [index, false];
  for (let labels = 0; labels < MOST_LABELS; labels++) {
    const word = find.flightWord(reading, start);
    if (!word && !is.numberSign(at(reading, start).low)) break;
    isNamed ||= word !== undefined;
    start = word?.next ?? start + 1;
  }
  const digits = isSpoken(reading, start) ? digitsFrom(reading, start) : undefined;
  const spoken = digits !== undefined && digits.number.length > 1;
  const found = spoken ? digits : numberFrom(reading, start, pattern);
  return found && { ...found, start, isNamed, spoken };
}

/** A flight's number in figures. */
export function numberFrom(
  reading: FlightReading,
  index: number,
  pattern = FLIGHT_NUMBER,
): Numbered | undefined {
  const found = isFree(reading, index) ? matchAt(reading, index, pattern) : undefined;
  return found && { number: withoutZeros(found.parts[1] ?? ""), next: found.next };
}

/** "W4 6001 GYD-FCO": an airline that nothing knows, with a number before a place. */
export function isBeforePlace(reading: FlightReading, next: number, digits: string): boolean {
  const { kind, text } = at(reading, next);
  if (!/^\d{3,4}$/.test(digits) || kind !== "word") return false;
  return reading.isPlaceCode(text) || reading.facts.placeNamed(text)?.major === true;
}

/** "B A one one seven", "T K 1 2 3": letter by letter, and digit by digit. */
function spokenFlight(reading: FlightReading, index: number): Coded | undefined {
  const { kind, text } = at(reading, index + 1);
  // "J two zero seven five"
  const digit = kind === "word" ? spokenAt(reading, index + 1) : undefined;
  const airline = at(reading, index).text + (digit?.text.length === 1 ? digit.text : text);
  if (kind !== "word" || !/^[A-Z][A-Z\d]$/.test(airline) || !reading.codes.has(airline))
    return undefined;
  const spoken = digitsFrom(reading, index + 2);
  return spoken && { airline, ...spoken };
}

/** A number word of the text's own language: "on" is ten in Azerbaijani alone. */
function isSpoken(reading: FlightReading, index: number): boolean {
  const { kind, low } = at(reading, index);
  if (kind !== "word") return false;
  return is.zero(low) || low.length > 6 || find.numeral(reading, index, "own") !== undefined;
}

/** "one one seven", "vier null null": digit by digit. */
function digitsFrom(reading: Words, index: number): Numbered | undefined {
  let number = "";
  let next = index;
  while (number.length < 4) {
    const { kind, text } = at(reading, next);
    const digit = kind === "number" ? { text, next: next + 1 } : spokenAt(reading, next);
    if (!digit || number.length + digit.text.length > 4) break;
    number += digit.text;
    next = digit.next;
  }
  return number === "" ? undefined : { number: withoutZeros(number), next };
}

/** "three thirty four" is 334, "üç yüz otuz beş" 335. */
function spokenAt(reading: Words, index: number) {
  if (is.zero(at(reading, index).low)) return { text: "0", next: index + 1 };
  const found = at(reading, index).kind === "word" ? numberAt(reading, index) : undefined;
  return found && { text: String(found.value), next: found.next };
}

/** Letters that look alike; codes that are others in Cyrillic stand in the lexicon. */
const LOOK_ALIKES = "АВЕКМНОРСТУХ";
const LATIN = "ABEKMHOPCTYX";

/** "ТК 414", typed in Cyrillic. */
function latin(code: string): string {
  const begin = code.slice(0, 2);
  const known = (CYRILLIC_CODES[begin] ?? begin) + code.slice(2);
  return known.replace(/[А-Я]/g, (letter) => LATIN[LOOK_ALIKES.indexOf(letter)] ?? letter);
}

interface Run {
  readonly text: string;
  readonly next: number;
}

/** Longer than any code or flight number, and so the run is none, however far it goes on. */
const LONGEST_RUN = 12;

/** Letters and figures without a space. It is read no further than needed: "1a1a1a" may never end. */
export function alphanumericRun(reading: Words, index: number): Run {
  let next = index;
  let text = "";
  while (
    text.length <= LONGEST_RUN &&
    /^(?:word|number)$/.test(at(reading, next).kind) &&
    (next === index || at(reading, next).glued)
  ) {
    text += at(reading, next).text;
    next++;
  }
  return { text, next };
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}
