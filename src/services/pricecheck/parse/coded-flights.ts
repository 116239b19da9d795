import { numberAt } from "../../../reading/numbers.ts";
import { isFree } from "../../../reading/reading.ts";
import { at, isMark, matchAt, type Words } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import { CYRILLIC_CODES, HALF_WORDS, ICAO_CODES, TWO_LETTER_WORDS } from "./lexicon/airlines.ts";
import {
  AIRCRAFT,
  AIRLINE_CODE,
  FLIGHT_NUMBER,
  ICAO_FLIGHT,
  JOINED_FLIGHT,
} from "./lexicon/patterns.ts";
import type { FlightReading } from "./mentions.ts";
import { isOtherTime } from "./times.ts";

interface Numbered {
  readonly number: string;
  readonly next: number;
}

interface Coded extends Numbered {
  readonly airline: string;
}

/** QR124, QR 124, J2 104, W62201, QR-124, QTR124. */
export function codedFlight(reading: FlightReading, index: number): Coded | undefined {
  const { glued } = at(reading, index);
  if (glued && /^(?:word|number)$/.test(at(reading, index - 1).kind)) return undefined;
  const spoken = spokenFlight(reading, index);
  if (spoken) return spoken;
  const run = alphanumericRun(reading, index);
  const upper = latin(run.text.toUpperCase());
  const written = run.text === upper;
  if (isOtherTime(reading, index) || AIRCRAFT.test(run.text)) return undefined;
  const [, code = "", digits = ""] = JOINED_FLIGHT.exec(upper) ?? [];
  if (code !== "" && isFree(reading, index, run.next)) {
    const likely = written && /^[A-Z]{2}\d\d/.test(upper);
    const known = reading.codes.has(code) || likely || isBeforePlace(reading, run.next, digits);
    // "12h45", "19th", "2x", "27k" are not airlines.
    const unit = /^\d/.test(code) && /[hkxmd]/.test(run.text);
    if (known && !unit) return { airline: code, number: withoutZeros(digits), next: run.next };
  }
  const [, icao = "", number = ""] = ICAO_FLIGHT.exec(run.text) ?? [];
  const iata = ICAO_CODES[icao];
  if (iata) return { airline: iata, number: withoutZeros(number), next: run.next };
  const isPlace = reading.facts.placeOfCode(run.text)?.major === true;
  const named = isPlace ? undefined : ICAO_CODES[run.text];
  const parted = named && numberFrom(reading, run.next);
  if (named && parted) return { airline: named, ...parted };
  return AIRLINE_CODE.test(upper) ? partedFlight(reading, run, upper) : undefined;
}

/** A code, and its number behind it. */
function partedFlight(reading: FlightReading, run: Run, airline: string): Coded | undefined {
  const written = run.text === airline;
  const low = run.text.toLowerCase();
  const beside = isBeforePlace(reading, run.next + 1, at(reading, run.next).text);
  if (!reading.codes.has(airline) && !(beside && written)) return undefined;
  if (!written && TWO_LETTER_WORDS.has(low)) return undefined;
  let next = run.next;
  // "Turkish Airlines (TK) 1089"
  if (isMark(at(reading, next), written ? "-/#)" : "-/#")) next++;
  else while (written && is.numberSign(at(reading, next).low)) next++;
  // "LH Flug 400"
  next = find.flightWord(reading, next)?.next ?? next;
  const digits = written && isSpoken(reading, next) ? digitsFrom(reading, next) : undefined;
  if (digits && digits.number.length > 1) return { airline, ...digits };
  const found = numberFrom(reading, next);
  const doubtful = reading.shouting ? TWO_LETTER_WORDS : HALF_WORDS;
  const known = reading.airlines.has(airline) || !doubtful.has(low);
  return found && (known || isLikelyNumber(reading, next)) ? { airline, ...found } : undefined;
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
export function isSpoken(reading: FlightReading, index: number): boolean {
  const { kind, low } = at(reading, index);
  if (kind !== "word") return false;
  return is.zero(low) || low.length > 6 || find.numeral(reading, index, "own") !== undefined;
}

/** "one one seven", "vier null null": digit by digit. */
export function digitsFrom(reading: Words, index: number): Numbered | undefined {
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
  const own = CYRILLIC_CODES[code.slice(0, 2)];
  if (own !== undefined) return own + code.slice(2);
  return code.length > 6
    ? code
    : code.replace(/[А-Я]/g, (letter) => LATIN[LOOK_ALIKES.indexOf(letter)] ?? letter);
}

/** "AT 10" in capitals may be a preposition; "AT 801" is hardly one. */
function isLikelyNumber(reading: FlightReading, index: number): boolean {
  const after = at(reading, index + 1);
  if (at(reading, index).text.length >= 3) return after.text !== "%";
  // "VS 3 11:35", "VS 25 tomorrow", "AM 1 MEX-MAD", "VS 91 MAN 10:45"
  return reading.starts.has(index + 1) || reading.isPlaceCode(after.text);
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
