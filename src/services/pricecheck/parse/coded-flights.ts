import { numberAt } from "../../../reading/numbers.ts";
import { isFree } from "../../../reading/reading.ts";
import { at, isNumber, type Token } from "../../../reading/tokens.ts";
import { findNumeral, isNumberSign, isZero } from "../../../reading/words.ts";
import { findFlightWord } from "./flight-words.ts";
import { CYRILLIC_CODES, HALF_WORDS, ICAO_CODES, TWO_LETTER_WORDS } from "./lexicon/airlines.ts";
import type { FlightReading } from "./mentions.ts";
import { isOtherTime } from "./other-times.ts";

const AIRCRAFT = /^(?:A3[0-9]{2}|A2[0-9]{2}|B7[0-9]{2}|E1[0-9]{2}|E2[0-9]{2}|B3[0-9]{2})$/;

interface Coded {
  readonly airline: string;
  readonly number: string;
  readonly next: number;
}

/** QR124, QR 124, J2 104, W62201, QR-124, QTR124. */
export function codedFlight(
  reading: FlightReading,
  index: number,
  codes: ReadonlySet<string>,
): Coded | undefined {
  const { tokens } = reading;
  const first = at(tokens, index);
  if (first.glued && /^(?:word|number)$/.test(at(tokens, index - 1).kind)) return undefined;
  const spoken = spokenFlight(tokens, index, codes);
  if (spoken) return spoken;
  const run = alphanumericRun(tokens, index);
  const upper = latin(run.text.toUpperCase());
  if (isOtherTime(tokens, index)) return undefined;
  if (AIRCRAFT.test(upper) && upper === run.text) return undefined;
  const joined = /^([A-Z][A-Z]|[A-Z]\d|\d[A-Z])(\d{1,4})([A-Z]?)$/.exec(upper);
  if (joined && isFree(reading, index, run.next)) {
    const [, code = "", digits = ""] = joined;
    const known = codes.has(code) || isBeforePlace(reading, run.next, digits);
    if (
      (known || (run.text === upper && /^[A-Z]{2}$/.test(code) && digits.length > 1)) &&
      !isUnit(run, code)
    ) {
      return { airline: code, number: withoutZeros(digits), next: run.next };
    }
  }
  const icao = /^([A-Z]{3})(\d{1,4})$/.exec(run.text);
  const iata = ICAO_CODES[icao?.[1] ?? ""];
  if (icao && iata) return { airline: iata, number: withoutZeros(icao[2] ?? ""), next: run.next };
  if (!/^(?:[A-Z][A-Z\d]|\d[A-Z])$/.test(upper)) return undefined;
  const beside = isBeforePlace(reading, run.next + 1, at(tokens, run.next).text);
  if (!codes.has(upper) && !(beside && run.text === upper)) return undefined;
  if (run.text !== upper && TWO_LETTER_WORDS.has(run.text.toLowerCase())) return undefined;
  let next = run.next;
  if (/^[-/#]$/.test(at(tokens, next).text)) next++;
  else while (run.text === upper && isNumberSign(at(tokens, next).low)) next++;
  if (findFlightWord(tokens, next)?.value && isNumber(at(tokens, next + 1), 1, 4)) next++;
  const number = at(tokens, next);
  const digits = isSpoken(reading, next) ? digitsFrom(tokens, next) : undefined;
  if (digits && digits.number.length > 1 && run.text === upper) {
    return { airline: upper, ...digits };
  }
  if (!isNumber(number, 1, 4) || !isFree(reading, index, next + 1)) return undefined;
  const doubtful = reading.shouting ? TWO_LETTER_WORDS : HALF_WORDS;
  const known = reading.airlines.has(upper) || !doubtful.has(run.text.toLowerCase());
  if (!known && !isLikelyNumber(tokens, next)) return undefined;
  if (/^[:]$/.test(at(tokens, next + 1).text) && at(tokens, next + 1).glued) {
    if (isNumber(at(tokens, next + 2), 2, 2)) return undefined;
  }
  const letter = at(tokens, next + 1);
  const end = letter.glued && /^[A-Z]$/.test(letter.text) ? next + 2 : next + 1;
  if (end === next + 1 && letter.glued && letter.kind === "word") return undefined;
  return { airline: upper, number: withoutZeros(number.text), next: end };
}

/** "W4 6001 GYD-FCO": an airline that nothing knows, with a number before a place. */
function isBeforePlace(
  { tokens, facts, isPlaceCode }: FlightReading,
  next: number,
  digits: string,
): boolean {
  if (!/^\d{3,4}$/.test(digits)) return false;
  const { kind, text } = at(tokens, next);
  return kind === "word" && (isPlaceCode(text) || facts.placeNamed(text)?.major === true);
}

/** "B A one one seven", "T K 1 2 3": letter by letter, and digit by digit. */
function spokenFlight(
  tokens: readonly Token[],
  index: number,
  codes: ReadonlySet<string>,
): Coded | undefined {
  const first = at(tokens, index).text;
  const { kind, text } = at(tokens, index + 1);
  // "J two zero seven five"
  const digit = spokenAt(tokens, index + 1);
  const second = digit?.text.length === 1 ? digit.text : text;
  if (kind !== "word" || !/^[A-Z][A-Z\d]$/.test(first + second) || !codes.has(first + second))
    return undefined;
  const spoken = digitsFrom(tokens, index + 2);
  return spoken && { airline: first + second, ...spoken };
}

/** A number word of the text's own language: "on" is ten in Azerbaijani alone. */
export function isSpoken({ tokens, language }: FlightReading, index: number): boolean {
  const { kind, low } = at(tokens, index);
  if (kind !== "word") return false;
  return isZero(low) || low.length > 6 || findNumeral(tokens, index, language) !== undefined;
}

/** "one one seven", "vier null null": digit by digit. */
export function digitsFrom(
  tokens: readonly Token[],
  index: number,
): { number: string; next: number } | undefined {
  let number = "";
  let next = index;
  while (number.length < 4) {
    const { kind, text } = at(tokens, next);
    const digit = kind === "number" ? { text, next: next + 1 } : spokenAt(tokens, next);
    if (digit === undefined || (kind === "number" && number !== "" && text.length > 1)) break;
    if (number.length + digit.text.length > 4) break;
    number += digit.text;
    next = digit.next;
  }
  return number === "" ? undefined : { number: withoutZeros(number), next };
}

/** "three thirty four" is 334, "üç yüz otuz beş" 335. */
function spokenAt(tokens: readonly Token[], index: number) {
  if (isZero(at(tokens, index).low)) return { text: "0", next: index + 1 };
  const found = at(tokens, index).kind === "word" ? numberAt(tokens, index) : undefined;
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
function isLikelyNumber(tokens: readonly Token[], index: number): boolean {
  if (at(tokens, index).text.length >= 3) return at(tokens, index + 1).text !== "%";
  // "VS 3 11:35"
  if (isNumber(at(tokens, index + 1), 1, 2) && at(tokens, index + 2).text === ":") return true;
  // "AM 1 MEX-MAD"
  return /^[A-Z]{3}$/.test(at(tokens, index + 1).text) && /^[-→]$/.test(at(tokens, index + 2).text);
}

/** "12h45", "19th", "2x", "27k" are not airlines. */
function isUnit(run: Run, code: string): boolean {
  return /^\d/.test(code) && run.text !== run.text.toUpperCase() && /[hkxmd]/.test(run.text);
}

interface Run {
  readonly text: string;
  readonly next: number;
}

/** Longer than any code or flight number, and so the run is none, however far it goes on. */
const LONGEST_RUN = 12;

/** Letters and figures without a space. It is read no further than needed: "1a1a1a" may never end. */
export function alphanumericRun(tokens: readonly Token[], index: number): Run {
  let next = index;
  let text = "";
  while (
    text.length <= LONGEST_RUN &&
    /^(?:word|number)$/.test(at(tokens, next).kind) &&
    (next === index || at(tokens, next).glued)
  ) {
    text += at(tokens, next).text;
    next++;
  }
  return { text, next };
}

export function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}
