import { currencyDigits } from "../../../domain/money.ts";
import {
  CURRENCY_CODES,
  CURRENCY_SIGNS,
  findCurrencyWord,
  findNumeral,
  findPriceWord,
} from "./lexicon/money.ts";
import { findCount, findEach, findPeople } from "./lexicon/people.ts";
import { isFree, type Reading, take } from "./mentions.ts";
import { at, isNumber, type Token } from "./tokens.ts";

/** A price as it was said. */
export interface SaidPrice {
  readonly amount: number;
  /** Codes that may be meant; none when nothing was said. */
  readonly currencies: readonly string[];
  readonly each: boolean;
  readonly total: boolean;
  /** A tax, a fee, a saving: not what the trip costs. */
  readonly part: boolean;
}

const LONGEST_AMOUNT = 16;

interface Amount {
  readonly value: number;
  /** With the signs between its digits. */
  readonly written: string;
  readonly next: number;
}

interface Currency {
  readonly codes: readonly string[];
  readonly next: number;
}

/** Amounts that stand beside a currency. */
export function findPrices(reading: Reading): SaidPrice[] {
  const { tokens } = reading;
  const prices: SaidPrice[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const before = currencyAt(reading, index);
    if (before) {
      let start = before.next;
      if (at(tokens, start).text === ":") start++;
      const amount = amountAt(reading, start);
      if (amount && isFree(reading, index, amount.next)) {
        prices.push(priced(reading, amount, before.codes, index, amount.next));
        take(reading, index, amount.next);
        index = amount.next - 1;
      }
      continue;
    }
    const amount = amountAt(reading, index) ?? spelled(reading, index);
    if (!amount) continue;
    const glue = at(tokens, amount.next).text === "-" ? 1 : 0;
    const after = currencyAt(reading, amount.next + glue, true);
    if (after && isFree(reading, index, after.next)) {
      prices.push(priced(reading, amount, after.codes, index, after.next));
      take(reading, index, after.next);
      index = after.next - 1;
    }
  }
  return prices;
}

/** "price 450", "for 120", "costs 300": an amount whose currency nobody said. */
export function findBarePrice(reading: Reading): SaidPrice | undefined {
  const { tokens } = reading;
  let best: { price: SaidPrice; weight: number; first: number; next: number } | undefined;
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const amount = amountAt(reading, index);
    if (!amount || !isFree(reading, index, amount.next) || amount.value < 10) continue;
    const weight = priceWeight(reading, index, amount);
    if (weight > (best?.weight ?? 0)) {
      const price = priced(reading, amount, [], index, amount.next);
      best = { price, weight, first: index, next: amount.next };
    }
  }
  if (best) take(reading, best.first, best.next);
  return best?.price;
}

function priceWeight(reading: Reading, index: number, amount: Amount): number {
  const { tokens } = reading;
  const after = at(tokens, amount.next);
  if (findPeople(tokens, amount.next) || (after.glued && after.kind === "word")) return 0;
  if (
    /^(?:kg|km|kilo|kilos|min|h|lb|lbs|%|days|nights|weeks|tage|giorni|dias|jours|years|minutes|hours)$/.test(
      after.low,
    )
  )
    return 0;
  if (at(tokens, index).glued && at(tokens, index - 1).kind === "word") return 0;
  if (/^[#№/]$/.test(at(tokens, index - 1).text)) return 0;
  if (findEach(tokens, amount.next)) return 3;
  for (let before = index - 1; before >= Math.max(0, index - 4); before--) {
    const { kind, text } = at(tokens, before);
    if (kind === "break" || text === "." || text === ";") break;
    const found = findPriceWord(tokens, before);
    if (!found || found.next > index || found.value === "part") continue;
    const weak = /^(?:for|at|por|pour|per|fur|за|deal|a)$/.test(at(tokens, before).low);
    if (
      weak &&
      before !== index - 1 &&
      !/^(?:about|around|only|just|ca|circa|etwa|nur|solo|unos|environ|около)$/.test(
        at(tokens, index - 1).low,
      )
    )
      continue;
    return weak ? 1 : 2;
  }
  const total = findPriceWord(tokens, amount.next);
  if (total?.value === "total") return 2;
  return standsLast(reading, index, amount) ? 0.5 : 0;
}

/** A number by itself at the end of everything is what it costs. */
function standsLast({ tokens }: Reading, index: number, { value, next }: Amount): boolean {
  if (value < 20 || !/^[,;:=-]$/.test(at(tokens, index - 1).text) || at(tokens, index).glued)
    return false;
  let after = next;
  while (/^[.?!]$/.test(at(tokens, after).text) || at(tokens, after).kind === "break") after++;
  return at(tokens, after).kind === "end";
}

/** The one that the whole trip costs. */
export function choosePrice(prices: readonly SaidPrice[]): SaidPrice | undefined {
  const whole = prices.filter(({ part }) => !part);
  return (
    whole.find(({ total, each }) => total && !each) ??
    whole.find(({ total }) => total) ??
    whole.find(({ each }) => !each) ??
    whole[0] ??
    undefined
  );
}

/** A currency named anywhere without an amount: "Currency: EUR". */
export function findLoneCurrency(reading: Reading): readonly string[] {
  for (let index = 0; index < reading.tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const found = currencyAt(reading, index);
    if (
      found &&
      found.codes.length === 1 &&
      /^[A-Z]{3}$|^[€£$₼₽]/.test(at(reading.tokens, index).text)
    ) {
      return found.codes;
    }
  }
  return [];
}

/** As a decimal with the digits of its currency. */
export function decimal(amount: number, currency: string): string {
  return amount.toFixed(currencyDigits(currency));
}

function priced(
  reading: Reading,
  { value, written }: Amount,
  currencies: readonly string[],
  first: number,
  next: number,
): SaidPrice {
  // 45.250 is forty-five dinars and not forty-five thousand.
  const fine =
    /^\d{1,3}[.]\d{3}$/.test(written) && currencies.some((code) => currencyDigits(code) === 3);
  return { amount: fine ? Number(written) : value, currencies, ...nearby(reading, first, next) };
}

/** What is said around a price, in the same line. */
function nearby(
  reading: Reading,
  first: number,
  next: number,
): { each: boolean; total: boolean; part: boolean } {
  const { tokens } = reading;
  let [each, total, part] = [false, false, false];
  for (let before = first - 1; before >= Math.max(0, first - 7); before--) {
    const { kind, text } = at(tokens, before);
    if (kind === "break" || text === "." || text === ";") break;
    const found = findPriceWord(tokens, before);
    if (found?.value === "total") total = true;
    if (found?.value === "part" && before >= first - 3 && !total) part = true;
    if (findEach(tokens, before)) each = true;
    if (text === ",") break;
  }
  for (let after = next; after <= next + 5; after++) {
    const { kind, text } = at(tokens, after);
    if (kind === "break" || text === "." || text === ";" || kind === "number") break;
    if (text === "," && after > next) break;
    if (text === "/") {
      if (findPeople(tokens, after + 1)) each = true;
    }
    const found = findPriceWord(tokens, after);
    if (found?.value === "total") total = true;
    if (found?.value === "part" && after <= next + 1) part = true;
    const said = findEach(tokens, after);
    if (said) each = true;
  }
  return { each, total, part: part && !total };
}

function currencyAt(reading: Reading, index: number, after = false): Currency | undefined {
  const { tokens, text } = reading;
  const token = at(tokens, index);
  if (token.kind === "end" || token.kind === "break") return undefined;
  if (isAirportCode(reading, index)) return undefined;
  if (token.kind === "word" && CURRENCY_CODES.has(token.text) && !isInWord(tokens, index)) {
    const sign = at(tokens, index + 1);
    const next = /^[$€£]$/.test(sign.text) && sign.glued ? index + 2 : index + 1;
    return { codes: [token.text], next };
  }
  for (const [sign, codes] of CURRENCY_SIGNS) {
    if (!startsWith(text, token.start, sign)) continue;
    const next = nextAfter(tokens, index, token.start + sign.length);
    if (next === undefined) continue;
    // A letter sign needs a border: "Fr" is not the start of "Friday".
    if (/^\p{L}+$/u.test(sign) && !after) continue;
    if (sign === "$" && after) {
      const country = /^(?:CA|US|AU|NZ|HK|SG|CAD|USD|AUD)$/.exec(at(tokens, index + 1).text)?.[0];
      if (country) {
        const code = country.length === 3 ? country : `${country}D`;
        return { codes: [code], next: index + 2 };
      }
    }
    return { codes: codes.split(" "), next };
  }
  const word = findCurrencyWord(tokens, index);
  if (!word) return undefined;
  // Words come after a number; codes in small letters may come before.
  if (!after && !/^[a-z]{3}$/.test(token.low)) return undefined;
  if (!after && !CURRENCY_CODES.has(token.text.toUpperCase())) return undefined;
  return { codes: word.value.split(" "), next: word.next };
}

function startsWith(text: string, start: number, sign: string): boolean {
  return (
    text.startsWith(sign, start) ||
    (/[A-Z]/.test(sign) &&
      sign.length > 1 &&
      text.startsWith(sign.toLowerCase(), start) &&
      sign.includes("$"))
  );
}

/** The token that starts at or after a position, when no token spans it. */
function nextAfter(tokens: readonly Token[], index: number, end: number): number | undefined {
  let next = index;
  while (at(tokens, next).kind !== "end" && at(tokens, next).end <= end) next++;
  return at(tokens, next - 1).end === end ? next : undefined;
}

/** MAD is Madrid as well as a currency: in "MAD-DUB", "MAD to DUB", "MADDUB". */
function isAirportCode({ tokens, facts }: Reading, index: number): boolean {
  const { text } = at(tokens, index);
  if (!/^[A-Z]{3}$/.test(text) || !facts.placeOfCode(text)) return false;
  const isCode = (token: Token) => /^[A-Z]{3}$/.test(token.text) && facts.placeOfCode(token.text);
  const link = /^(?:-|→|\/|to|nach|a|→|↔|>)$/;
  const [after, before] = [at(tokens, index + 1), at(tokens, index - 1)];
  if (link.test(after.low) && isCode(at(tokens, index + 2))) return true;
  if (link.test(before.low) && isCode(at(tokens, index - 2))) return true;
  return isCode(after) !== undefined && isCode(after) !== false && !CURRENCY_CODES.has(after.text);
}

function isInWord(tokens: readonly Token[], index: number): boolean {
  const after = at(tokens, index + 1);
  return after.glued && after.kind === "word";
}

/** 1,234.50, 1.234,50, 1 234, 2'345.60, 1.9k. */
function amountAt(reading: Reading, index: number): Amount | undefined {
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
  if (after.text === "," && at(tokens, next + 1).text === "-") next += 2;
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
function spelled({ tokens }: Reading, index: number): Amount | undefined {
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
