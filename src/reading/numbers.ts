import { fold } from "./fold.ts";
import { CURRENCY_CODES } from "./lexicon/currencies.ts";
import { AMOUNT, FULL_DATE } from "./lexicon/patterns.ts";
import { type Matched, withoutEnding } from "./phrases.ts";
import type { Reading } from "./reading.ts";
import { at, isMark, isNumber, matchAt, type Token, tokenOf, type Words } from "./tokens.ts";
import { find, is, numerals } from "./words.ts";

/** A number in words, or in one word that is made of several. */
export type Numeral = Matched<number>;

/** A number that may be a price. */
export interface Amount extends Numeral {
  /** With the signs between its digits. */
  readonly written: string;
}

const MOST_WORDS = 8;
const LONGEST_WORD = 40;
/** "yeddidə": without the ending. */
const withoutCase = withoutEnding(({ numbers }) => numbers.endings ?? "");

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
  const ones = found?.value === 10 ? endedPart(at(reading, found.next)) : undefined;
  // "on dörtte": ten and four.
  if (found && ones && ones < 10) return { value: 10 + ones, next: found.next + 1 };
  const value = found
    ? undefined
    : (endedPart(at(reading, index)) ?? glued(at(reading, index).low));
  return value === undefined ? found : { value, next: index + 1 };
}

function endedPart({ low }: Token): number | undefined {
  const stem = withoutCase(low);
  return stem === undefined ? undefined : pieceOf(stem);
}

/** "novantotto", "fünfundzwanzig": parts without a space, the last vowel of a ten left out. */
function glued(word: string): number | undefined {
  if (word.length > LONGEST_WORD || !beginnings.has(word.slice(0, SHORTEST_PART))) return undefined;
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const [start, rest] = [word.slice(0, cut), word.slice(cut)];
    const head = pieceOf(start) ?? pieceOf(`${start}a`) ?? pieceOf(`${start}i`);
    const tail = head && (pieceOf(rest.replace(/^und/, "")) ?? glued(rest));
    if (!head || tail === undefined) continue;
    if (tail === 1000 && head < 10) return head * 1000;
    const isTurned = rest.startsWith("und") && head < 10 && tail < 100;
    if (isTurned || (head >= 20 && tail < head)) return head + tail;
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
export function countAt(reading: Words, index: number) {
  const { glued, low } = at(reading, index);
  const before = at(reading, index - 1);
  const found = figureAt(reading, index, 3);
  if (!found) return is.article(low) ? { value: 1, next: index + 1, exact: false } : undefined;
  // The cents of "44,99" are no count.
  const apart = !glued || isMark(before, "(:x+×");
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
  const grouped = !mixed && (signs.length > 1 || tail === 3);
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
  const many = find.multiple(reading, found?.next ?? index, "own");
  if (many && many.value >= 1_000_000) {
    // "миллион сто": behind millions a number by itself is of thousands.
    const { value = 0, next = many.next } = numberAt(reading, many.next) ?? {};
    const more = value < 1000 ? value * 1000 : value;
    return { value: (found?.value ?? 1) * many.value + more, next, written: "" };
  }
  return found && found.value >= 10 ? { ...found, written: "" } : undefined;
}
