import { fold } from "./fold.ts";
import { CURRENCY_CODES } from "./lexicon/currencies.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { AMOUNT, FULL_DATE } from "./lexicon/patterns.ts";
import type { Reading } from "./reading.ts";
import { at, isMark, isNumber, matchAt, tokenOf, type Words } from "./tokens.ts";
import { find, is, numerals } from "./words.ts";

/** A number in words, or in one word that is made of several. */
export interface Numeral {
  readonly value: number;
  readonly next: number;
}

/** A number that may be a price. */
export interface Amount extends Numeral {
  /** With the signs between its digits. */
  readonly written: string;
}

const MOST_WORDS = 8;
const NUMERAL_ENDINGS = [
  ...new Set(Object.values(LEXICONS).flatMap(({ numbers }) => numbers.endings?.split("|") ?? [])),
];

/** Few words end as a number with an ending does. */
const LAST_LETTERS = new Set(NUMERAL_ENDINGS.map((ending) => ending.at(-1)));

/** Letters of the shortest part of a number in one word. */
const SHORTEST_PART = 3;
/** How numbers begin; most words begin otherwise, and are not taken apart. */
const beginnings = new Set(
  numerals().flatMap(([, phrases]) =>
    phrases.split("|").map((phrase) => fold(phrase).slice(0, SHORTEST_PART)),
  ),
);

/**
 * "four hundred and eighty", "одиннадцать тысяч", "hundertneunzig": each part is smaller than the
 * one before, so that a time and a price said one after the other stay two numbers.
 */
export function numberAt(reading: Words, index: number): Numeral | undefined {
  let [whole, current, below] = [0, 0, Number.POSITIVE_INFINITY];
  let next = index;
  for (let words = 0; words < MOST_WORDS; words++) {
    const joint = words > 0 && (is.and(at(reading, next).low) || at(reading, next).text === "-");
    const part = partAt(reading, joint ? next + 1 : next);
    if (!part) break;
    const { value } = part;
    if (value === 1000) {
      // "тысячи две" is about two thousand.
      const some = current === 0 ? partAt(reading, part.next) : undefined;
      const turned = some && some.value < 10 && at(reading, next).low.endsWith("и");
      whole = (turned ? some.value : Math.max(1, current)) * 1000;
      [current, below, next] = [0, turned ? 0 : 1000, turned ? some.next : part.next];
      continue;
    }
    if (value === 100 && current > 0 && current < 10 && !joint) {
      current *= 100;
      below = 100;
    } else {
      if (value >= below || (below <= 10 && value >= 10)) break;
      current += value;
      below = value % 100 === 0 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 0;
    }
    next = part.next;
  }
  return next === index ? undefined : { value: whole + current, next };
}

/** One part of a number: a word of the lexicon, with an ending or without, or several in one. */
export function partAt(reading: Words, index: number): Numeral | undefined {
  const found = find.numeral(reading, index);
  const ended = found?.value === 10 ? endedPart(reading, found.next) : undefined;
  // "on dörtte": ten and four.
  if (ended && ended.value < 10) return { value: 10 + ended.value, next: ended.next };
  return found ?? endedPart(reading, index) ?? gluedPart(reading, index);
}

/** "yeddidə": a word of the lexicon with an ending. */
function endedPart(reading: Words, index: number): Numeral | undefined {
  const { kind, low } = at(reading, index);
  if (kind !== "word" || !LAST_LETTERS.has(low.at(-1))) return undefined;
  for (const ending of NUMERAL_ENDINGS) {
    const stem = low.endsWith(ending) ? pieceOf(low.slice(0, -ending.length)) : undefined;
    if (stem !== undefined) return { value: stem, next: index + 1 };
  }
  return undefined;
}

function gluedPart(reading: Words, index: number): Numeral | undefined {
  const { kind, low } = at(reading, index);
  const value = kind === "word" && low.length > 6 && low.length < 40 ? glued(low) : undefined;
  return value === undefined ? undefined : { value, next: index + 1 };
}

/** "novantotto", "fünfundzwanzig": parts without a space, the last vowel of a ten left out. */
function glued(word: string): number | undefined {
  if (!beginnings.has(word.slice(0, SHORTEST_PART))) return undefined;
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const head =
      pieceOf(word.slice(0, cut)) ??
      pieceOf(`${word.slice(0, cut)}a`) ??
      pieceOf(`${word.slice(0, cut)}i`);
    if (head === undefined) continue;
    const rest = word.slice(cut);
    const tail = pieceOf(rest) ?? glued(rest);
    if (tail !== undefined && head >= 20 && tail < head) return head + tail;
    if (tail === 1000 && head < 10) return head * 1000;
    const ten = rest.startsWith("und") ? pieceOf(rest.slice(3)) : undefined;
    if (ten !== undefined && head < 10 && ten >= 20 && ten < 100) return head + ten;
  }
  return undefined;
}

function pieceOf(low: string): number | undefined {
  return find.numeral({ tokens: [tokenOf("word", low)] }, 0)?.value;
}

/** A number in figures, of at most so many digits, or in words. */
export function figureAt(reading: Words, index: number, most = 2): Numeral | undefined {
  const token = at(reading, index);
  return isNumber(token, 1, most)
    ? { value: Number(token.text), next: index + 1 }
    : numberAt(reading, index);
}

/** A small number in figures or words; an article is one that is not counted. */
export function countAt(
  reading: Words,
  index: number,
): { value: number; next: number; exact: boolean } | undefined {
  const { glued, low } = at(reading, index);
  const [before, farther] = [at(reading, index - 1), at(reading, index - 2)];
  const found = figureAt(reading, index, 3);
  if (!found) return is.article(low) ? { value: 1, next: index + 1, exact: false } : undefined;
  // The cents of "44,99" are no count.
  const apart = !glued || (isMark(before, "(:,x+×") && !(before.text === "," && isNumber(farther)));
  const isCount = isNumber(at(reading, index)) ? apart && found.value > 0 : found.value < 100;
  return isCount ? { ...found, exact: true } : undefined;
}

/** 1,234.50, 1.234,50, 1 234, 2'345.60, 1.9k. */
export function amountAt(reading: Reading, index: number): Amount | undefined {
  const found = isNumber(at(reading, index)) ? matchAt(reading, index, AMOUNT) : undefined;
  if (!found || isPartOfOther(reading, index)) return undefined;
  // "Fr. 23.04.2027" is a Friday, and no francs.
  if (matchAt(reading, index, FULL_DATE)) return undefined;
  const [written = ""] = found.parts;
  const [sign, after] = [at(reading, found.next), at(reading, found.next + 1)];
  if (sign.text === ":" && sign.glued && isNumber(after) && after.glued) return undefined;
  // "45,-"
  const next = isMark(sign, "-.,") && after.text === "-" ? found.next + 2 : found.next;
  const value = numberOf(written);
  // "min" is a thousand in Azerbaijani, and minutes elsewhere.
  const many = find.multiple(reading, next, "own");
  if (!many) return { value, written, next };
  const dot = at(reading, next).low !== "k" && at(reading, many.next).text === "." ? 1 : 0;
  return { value: value * many.value, written: "", next: many.next + dot };
}

/** "AB12", "7:30", the day after of "05:05+1". */
function isPartOfOther(reading: Words, index: number): boolean {
  const [{ glued, text }, before] = [at(reading, index), at(reading, index - 1)];
  if (!glued) return false;
  if (before.kind === "word")
    return !/^[Rr]s?$/.test(before.text) && !CURRENCY_CODES.has(before.text.toUpperCase());
  if (isMark(before, ":/")) return isNumber(at(reading, index - 2));
  return before.text === "+" && before.glued && text.length === 1;
}

function numberOf(written: string): number {
  const plain = written.replace(/[ ']/g, "");
  const signs = plain.replace(/\d/g, "");
  if (signs === "") return Number(plain);
  const last = signs.at(-1) ?? "";
  const tail = plain.length - plain.lastIndexOf(last) - 1;
  const mixed = new Set(signs).size > 1;
  // One kind of sign before exactly three digits parts thousands; 45.250 of a currency with three
  // decimals is settled where the currency is known.
  const grouped = (signs.length > 1 && !mixed) || (!mixed && tail === 3);
  const integer = (grouped ? plain : plain.slice(0, -tail - 1)).replace(/[.,]/g, "");
  return grouped ? Number(integer) : Number(`${integer}.${plain.slice(-tail)}`);
}

/** "nine hundred", "two thousand": an amount in words. */
export function spelledAmount(reading: Reading, index: number): Amount | undefined {
  const isThousand = reading.language === "ru" && at(reading, index).low.startsWith("тыс");
  // "тысяч 400"
  const some = isThousand ? amountAt(reading, index + 1) : undefined;
  if (some && some.value < 1000) return { ...some, value: some.value * 1000, written: "" };
  const found = numberAt(reading, index);
  return found && found.value >= 10 ? { ...found, written: "" } : undefined;
}
