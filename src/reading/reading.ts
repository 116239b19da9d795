import type { DayNumber } from "../domain/dates.ts";
import { languageOf } from "./language.ts";
import { CURRENCY_CODES } from "./lexicon/currencies.ts";
import type { ReadLanguage } from "./lexicon/types.ts";
import { at, cleanText, isMark, isNumber, type Token, tokenize, type Words } from "./tokens.ts";
import { find } from "./words.ts";

/** A text while it is read: each finder takes the tokens that it understands, so that nothing is read twice. */
export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Which tokens have been read. */
  readonly taken: Uint8Array;
  readonly language: ReadLanguage;
  /** All in capitals, where words look like codes. */
  readonly shouting: boolean;
  /** Without any capitals. */
  readonly small: boolean;
  /** Times are written with colons somewhere in the text. */
  readonly colons: boolean;
  /** 7.55 and 9.10 are times: there are several such, and none with a colon. */
  readonly dottedTimes: boolean;
  readonly today: DayNumber;
  /** Whether three letters are a place's code: "MAD" is Madrid as well as a currency. */
  readonly isPlaceCode: (code: string) => boolean;
}

/** Minutes beyond 12 make it no date. */
const DOTTED_TIME = /(?<![\d.])\d{1,2}\.(?:1[3-9]|[2-5]\d)(?![\d.]\d)/g;

export function startReading(
  source: string,
  today: DayNumber,
  isPlaceCode: Reading["isPlaceCode"] = () => false,
  text = cleanText(source),
): Reading {
  const tokens = withCodes({ tokens: tokenize(text) }, isPlaceCode);
  const colons = /\d:\d\d/.test(text);
  return {
    text,
    tokens,
    taken: new Uint8Array(tokens.length),
    language: languageOf(tokens) ?? "en",
    shouting: !/\p{Ll}{3}/u.test(text),
    small: !/(?<!\p{L})\p{Lu}\p{Ll}{2}/u.test(text),
    colons,
    dottedTimes: !colons && [...text.matchAll(DOTTED_TIME)].length > 1,
    today,
    isPlaceCode,
  };
}

/**
 * Codes of places that stand beside another or before a time are no words: in "MAD-DUB",
 * "LTN 06:20 TIA 10:15", "LHR VIE" there is neither a currency nor an aunt nor a Friday.
 */
function withCodes(reading: Words, isPlaceCode: Reading["isPlaceCode"]): readonly Token[] {
  const isCode = ({ text }: Token) => /^[A-Z]{3}$/.test(text) && isPlaceCode(text);
  return reading.tokens.map((token, index) => {
    if (!isCode(token)) return token;
    // "12 MAR VIE 0855": a month and a day of the week go with what stands before.
    const isDate = find.month(reading, index) ?? find.weekday(reading, index);
    const isNear = (isDate ? [-1] : [1, -1]).some((step) => {
      const [link, other] = [at(reading, index + step), at(reading, index + 2 * step)];
      if (isCode(link)) return !CURRENCY_CODES.has(link.text);
      return isCode(other) && isMark(link, "-→/↔>");
    });
    const [hour, sign] = [at(reading, index + 1), at(reading, index + 2)];
    const isClock = CLOCK.test(hour.text) && !CURRENCY_CODES.has(token.text);
    const isTimed = !isDate && (isClock || (isNumber(hour, 1, 2) && sign.text === ":"));
    return isNear || isTimed ? { ...token, low: token.text, begins: [] } : token;
  });
}

const CLOCK = /^(?!20[2-4]\d)(?:[01]\d|2[0-3])[0-5]\d$/;

type Taking = Pick<Reading, "tokens" | "taken">;

/** True when no token from `first` up to `next` has been read. */
export function isFree({ taken }: Taking, first: number, next = first + 1): boolean {
  for (let index = first; index < next; index++) if (taken[index] !== 0) return false;
  return true;
}

/** Takes tokens as read, and returns the one behind them. */
export function take({ taken }: Taking, first: number, next: number): number {
  taken.fill(1, first, next);
  return next;
}

/** The words from one token up to another, as written. */
export function textOf(reading: Pick<Reading, "text" | "tokens">, first: number, next: number) {
  return reading.text.slice(at(reading, first).start, at(reading, next - 1).end);
}

/** What is found from token to token over what nothing has read; each thing found is read then. */
export function findAll<T extends { readonly next: number }>(
  reading: Taking,
  findAt: (index: number) => T | undefined,
): (T & { readonly first: number })[] {
  const found: (T & { readonly first: number })[] = [];
  for (let first = 0; first < reading.tokens.length; first++) {
    const one = isFree(reading, first) ? findAt(first) : undefined;
    if (!one || !isFree(reading, first, one.next)) continue;
    take(reading, first, one.next);
    found.push({ ...one, first });
    first = one.next - 1;
  }
  return found;
}

/** The same over all tokens, read or not, and nothing is taken by it. */
export function findEvery<T extends { readonly next: number }>(
  { tokens }: Words,
  findAt: (index: number) => T | undefined,
): (T & { readonly first: number })[] {
  return findAll({ tokens, taken: new Uint8Array(tokens.length) }, findAt);
}
