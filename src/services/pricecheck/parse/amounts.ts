import { CURRENCY_CODES, findNumeral } from "./lexicon/money.ts";
import { findCount } from "./lexicon/people.ts";
import { isFree, type Reading } from "./mentions.ts";
import { at, isNumber } from "./tokens.ts";

const LONGEST_AMOUNT = 16;

/** A number that may be a price. */
export interface Amount {
  readonly value: number;
  /** With the signs between its digits. */
  readonly written: string;
  readonly next: number;
}

/** 1,234.50, 1.234,50, 1 234, 2'345.60, 1.9k. */
export function amountAt(reading: Reading, index: number): Amount | undefined {
  const { tokens } = reading;
  const first = at(tokens, index);
  if (!isNumber(first, 1, 9)) return undefined;
  if (
    first.glued &&
    at(tokens, index - 1).kind === "word" &&
    !/^[Rr]s?$/.test(at(tokens, index - 1).text)
  ) {
    if (!CURRENCY_CODES.has(at(tokens, index - 1).text.toUpperCase())) return undefined;
  }
  if (first.glued && /^[:/]$/.test(at(tokens, index - 1).text) && isNumber(at(tokens, index - 2))) {
    return undefined;
  }
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
  if (/^[:]$/.test(after.text) && after.glued && isNumber(at(tokens, next + 1))) return undefined;
  if (after.text === "-" && at(tokens, next + 1).text === "-") next += 2;
  if (/^[.,]$/.test(after.text) && at(tokens, next + 1).text === "-") next += 2;
  const value = numberOf(written);
  if (value === undefined) return undefined;
  const thousand = at(tokens, next);
  if (/^(?:k|тыс)$/i.test(thousand.text)) {
    return {
      value: value * 1000,
      written: "",
      next: next + (thousand.low !== "k" && at(tokens, next + 1).text === "." ? 2 : 1),
    };
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
  const repeated = signs.length > 1 && !mixed;
  // One kind of sign before exactly three digits parts thousands; but 45.250 of a currency with
  // three decimals is settled by whoever knows the currency.
  const grouped = repeated || (!mixed && tail === 3);
  const integer = grouped
    ? plain.replace(/[.,]/g, "")
    : plain.slice(0, -tail - 1).replace(/[.,]/g, "");
  const value = grouped ? Number(integer) : Number(`${integer}.${plain.slice(-tail)}`);
  return Number.isFinite(value) ? value : undefined;
}

/** "nine hundred", "two thousand". */
export function spelled({ tokens }: Reading, index: number): Amount | undefined {
  let value = 0;
  let current = 0;
  let next = index;
  let words = 0;
  for (;;) {
    if (words > 0 && /^(?:and|und|e|y|et|-)$/.test(at(tokens, next).low)) {
      if (!findNumeral(tokens, next + 1) && !findCount(tokens, next + 1)) break;
      next++;
    }
    const numeral = findNumeral(tokens, next);
    const unit = numeral ? undefined : findCount(tokens, next);
    const found = numeral ?? unit;
    if (!found) break;
    if (found.value === 1000) {
      value += Math.max(1, current) * 1000;
      current = 0;
    } else if (found.value === 100) current = Math.max(1, current) * 100;
    else current += found.value;
    next = found.next;
    words++;
    if (words > 8) break;
  }
  const total = value + current;
  return words > 0 && total >= 10 ? { value: total, written: "", next } : undefined;
}
