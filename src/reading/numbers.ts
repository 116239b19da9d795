import { CURRENCY_CODES } from "./lexicon/currencies.ts";
import { LEXICONS } from "./lexicon/index.ts";
import { isFree, type Reading } from "./reading.ts";
import { at, isNumber, type Token, tokenOf } from "./tokens.ts";
import { find, is } from "./words.ts";

/** A number that may be a price. */
export interface Amount {
  readonly value: number;
  /** With the signs between its digits. */
  readonly written: string;
  readonly next: number;
}

/** A number in words, or in one word that is made of several. */
export interface Numeral {
  readonly value: number;
  readonly next: number;
}

const MOST_WORDS = 8;
const NUMERAL_ENDINGS = [
  ...new Set(Object.values(LEXICONS).flatMap(({ numbers }) => numbers.endings?.split("|") ?? [])),
];

/** Few words end as a number with an ending does. */
const LAST_LETTERS = new Set(NUMERAL_ENDINGS.map((ending) => ending.at(-1)));

/**
 * "four hundred and eighty", "одиннадцать тысяч", "hundertneunzig": each part is smaller than the
 * one before, so that a time and a price said one after the other stay two numbers.
 */
export function numberAt(tokens: readonly Token[], index: number): Numeral | undefined {
  let [whole, current, below] = [0, 0, Number.POSITIVE_INFINITY];
  let next = index;
  for (let words = 0; words < MOST_WORDS; words++) {
    const joint = words > 0 && (is.and(at(tokens, next).low) || at(tokens, next).text === "-");
    const part = partAt(tokens, joint ? next + 1 : next);
    if (!part) break;
    const { value } = part;
    if (value === 1000) {
      if (whole > 0 || (joint && words > 0)) break;
      // "тысячи две" is about two thousand.
      const some = current === 0 ? partAt(tokens, part.next) : undefined;
      const turned = some && some.value < 10 && at(tokens, next).low.endsWith("и");
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
export function partAt(tokens: readonly Token[], index: number): Numeral | undefined {
  const found = find.numeral(tokens, index);
  const ended = found?.value === 10 ? endedPart(tokens, found.next) : undefined;
  // "on dörtte": ten and four.
  if (ended && ended.value < 10) return { value: 10 + ended.value, next: ended.next };
  return found ?? endedPart(tokens, index) ?? gluedPart(tokens, index);
}

/** "yeddidə": a word of the lexicon with an ending. */
function endedPart(tokens: readonly Token[], index: number): Numeral | undefined {
  const { kind, low } = at(tokens, index);
  if (kind !== "word" || !LAST_LETTERS.has(low.at(-1))) return undefined;
  for (const ending of NUMERAL_ENDINGS) {
    const stem = low.endsWith(ending) ? pieceOf(low.slice(0, -ending.length)) : undefined;
    if (stem !== undefined) return { value: stem, next: index + 1 };
  }
  return undefined;
}

function gluedPart(tokens: readonly Token[], index: number): Numeral | undefined {
  const { kind, low } = at(tokens, index);
  const value = kind === "word" && low.length > 6 && low.length < 40 ? glued(low) : undefined;
  return value === undefined ? undefined : { value, next: index + 1 };
}

/** "novantotto", "fünfundzwanzig": parts without a space, the last vowel of a ten left out. */
function glued(word: string): number | undefined {
  for (let cut = word.length - 3; cut >= 3; cut--) {
    const head =
      pieceOf(word.slice(0, cut)) ??
      pieceOf(`${word.slice(0, cut)}a`) ??
      pieceOf(`${word.slice(0, cut)}i`);
    if (head === undefined) continue;
    const rest = word.slice(cut);
    const tail = pieceOf(rest) ?? glued(rest);
    if (tail !== undefined && head >= 20 && tail < head) return head + tail;
    const ten = rest.startsWith("und") ? pieceOf(rest.slice(3)) : undefined;
    if (ten !== undefined && head < 10 && ten >= 20 && ten < 100) return head + ten;
    if (head < 10 && (rest === "tausend" || rest === "mila")) return head * 1000;
  }
  return undefined;
}

function pieceOf(low: string): number | undefined {
  return find.numeral([tokenOf("word", low)], 0)?.value;
}

/** A small number in figures or words; an article is one that is not counted. */
export function countAt(
  { tokens }: Pick<Reading, "tokens">,
  index: number,
): { value: number; next: number; exact: boolean } | undefined {
  const token = at(tokens, index);
  if (isNumber(token, 1, 3)) {
    // The cents of "44,99" are no count.
    const cents = at(tokens, index - 1).text === "," && at(tokens, index - 2).kind === "number";
    const apart = !token.glued || (/^[(:,x+×]$/.test(at(tokens, index - 1).text) && !cents);
    const value = Number(token.text);
    return apart && value > 0 ? { value, next: index + 1, exact: true } : undefined;
  }
  const word = numberAt(tokens, index);
  if (word) return word.value < 100 ? { ...word, exact: true } : undefined;
  return is.article(token.low) && token.low.length > 0
    ? { value: 1, next: index + 1, exact: false }
    : undefined;
}

const LONGEST_AMOUNT = 16;

/** 1,234.50, 1.234,50, 1 234, 2'345.60, 1.9k. */
export function amountAt(reading: Reading, index: number): Amount | undefined {
  const { tokens } = reading;
  const first = at(tokens, index);
  if (!isNumber(first, 1, 9)) return undefined;
  const before = at(tokens, index - 1);
  if (first.glued && before.kind === "word" && !/^[Rr]s?$/.test(before.text)) {
    if (!CURRENCY_CODES.has(before.text.toUpperCase())) return undefined;
  }
  if (first.glued && /^[:/]$/.test(before.text) && isNumber(at(tokens, index - 2)))
    return undefined;
  // "05:05+1 AUD 1,499": the day after.
  if (first.glued && before.text === "+" && before.glued && first.text.length === 1)
    return undefined;
  let written = first.text;
  let next = index + 1;
  while (written.length < LONGEST_AMOUNT) {
    const sign = at(tokens, next);
    const digits = at(tokens, next + 1);
    if (/^[.,']$/.test(sign.text) && sign.glued && digits.glued && isNumber(digits, 1, 9)) {
      written += sign.text + digits.text;
      next += 2;
    } else if (
      isNumber(sign, 3, 3) &&
      !sign.glued &&
      /^\d{1,3}(?: \d{3})*$/.test(written) &&
      at(tokens, next - 1).kind === "number" &&
      sign.start === at(tokens, next - 1).end + 1 &&
      isFree(reading, next)
    ) {
      written += ` ${sign.text}`;
      next += 1;
    } else break;
  }
  const after = at(tokens, next);
  if (after.text === ":" && after.glued && isNumber(at(tokens, next + 1))) return undefined;
  if (after.text === "-" && at(tokens, next + 1).text === "-") next += 2;
  if (/^[.,]$/.test(after.text) && at(tokens, next + 1).text === "-") next += 2;
  const value = numberOf(written);
  if (value === undefined) return undefined;
  const many = at(tokens, next).low;
  // "min" is a thousand in Azerbaijani, and minutes elsewhere.
  const thousand = is.thousands(many) && (many !== "min" || reading.language === "az");
  if (thousand || many.startsWith("тысяч")) {
    const dot = many !== "k" && at(tokens, next + 1).text === "." ? 2 : 1;
    return { value: value * 1000, written: "", next: next + dot };
  }
  return { value, written, next };
}

function numberOf(written: string): number | undefined {
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
  const value = grouped ? Number(integer) : Number(`${integer}.${plain.slice(-tail)}`);
  return Number.isFinite(value) ? value : undefined;
}

/** "nine hundred", "two thousand": an amount in words. */
export function spelledAmount({ tokens }: Reading, index: number): Amount | undefined {
  const found = numberAt(tokens, index);
  return found && found.value >= 10 ? { ...found, written: "" } : undefined;
}
