import { currencyDigits } from "../domain/money.ts";
import { CURRENCY_CODES, CURRENCY_SIGNS } from "./lexicon/currencies.ts";
import { AMOUNT } from "./lexicon/patterns.ts";
import { type Amount, amountAt, figureAt, spelledAmount } from "./numbers.ts";
import { endingAt } from "./phrases.ts";
import { findAll, isFree, type Reading, take } from "./reading.ts";
import {
  at,
  backFrom,
  type Extent,
  isBreak,
  isMark,
  isNumber,
  matchAt,
  onFrom,
  type Token,
} from "./tokens.ts";
import { find, is } from "./words.ts";

/** A price as it was said, where its amount and currency stand. */
export interface SaidPrice extends ReturnType<typeof around>, Extent {
  readonly amount: number;
  /** Codes that may be meant; none when nothing was said. */
  readonly currencies: readonly string[];
}

/** Amounts that stand beside a currency. */
export function findPrices(reading: Reading): SaidPrice[] {
  return findAll(reading, (index) => priceAt(reading, index));
}

const CLOCK = /^(?:[01]\d|2[0-3])[0-5]\d$/;

function priceAt(reading: Reading, index: number): SaidPrice | undefined {
  const before = currencyAt(reading, index);
  if (before) {
    const amount = amountAt(reading, before.next);
    return amount && priced(reading, amount, before.codes, { first: index, next: amount.next });
  }
  const amount = amountAt(reading, index) ?? spelledAmount(reading, index);
  const after = amount && currencyAt(reading, amount.next, true);
  if (!after) return undefined;
  // "0610-0725 USD 89", "U2 3783 €39,99": the currency is that of the number behind it.
  const isNext = CLOCK.test(amount.written) || at(reading, after.next).glued;
  if (isNext && !at(reading, amount.next).glued && amountAt(reading, after.next)) return undefined;
  return priced(reading, amount, after.codes, { first: index, next: after.next });
}

/** "price 450", "for 120", "24,99 a testa": an amount whose currency was not said. */
export function findBarePrice(reading: Reading, budget = false): SaidPrice | undefined {
  let best: { price: SaidPrice; weight: number } | undefined;
  for (let index = 0; index < reading.tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const amount = amountAt(reading, index) ?? spelledAmount(reading, index);
    const least = amount?.written === "" && !budget ? 100 : 10;
    if (!amount || !isFree(reading, index, amount.next) || amount.value < least) continue;
    const weight = priceWeight(reading, index, amount, budget);
    if (weight > (best?.weight ?? 0)) {
      best = { price: priced(reading, amount, [], { first: index, next: amount.next }), weight };
    }
  }
  if (best) take(reading, best.price.first, best.price.next);
  return best?.price;
}

/** So many thousands are money, whatever stands beside them. */
const SURELY_MONEY = 10_000;

function priceWeight(reading: Reading, index: number, amount: Amount, budget: boolean): number {
  const after = at(reading, amount.next);
  if (is.measure(after.low) || is.points(after.low) || find.ageUnit(reading, amount.next)) return 0;
  if (find.each(reading, amount.next) ?? endingAt(find.each, reading, index)) return 3;
  for (const before of backFrom(reading, index, NEAR, (_, place) => isOver(reading, place))) {
    const found = budget ? find.budget(reading, before) : find.priceWord(reading, before);
    if (!found || found.value === "part") continue;
    const isWeak = !budget && is.weakPrice(at(reading, before).low);
    if (isWeak && before !== index - 1 && !is.about(at(reading, index - 1).low)) continue;
    return isWeak ? 1 : 2;
  }
  if (find.priceWord(reading, amount.next)?.value === "total") return 2;
  if (budget) return amount.written === "" && amount.value >= SURELY_MONEY ? 1 : 0;
  // "1,299 for SQ 317", "312.60 for 2 adults"
  if (amount.value >= 50 && is.for(after.low)) return 1;
  if (standsLast(reading, index, amount)) return 0.5;
  // "67,50": nothing else is written so.
  return /,\d\d$/.test(amount.written) ? 0.2 : 0;
}

/** How far a word for the price may stand before it. */
const NEAR = 4;

/** The end of what is said of a price: a line, a sentence. */
function isOver(reading: Reading, index: number): boolean {
  const token = at(reading, index);
  if (isBreak(token) || token.text === ";") return true;
  // "p.P.: 289 €", "40 000 руб. на каждого"
  const { length } = at(reading, index - 1).text;
  const goesOn = !/^\p{Lu}/u.test(at(reading, index + 1).text);
  const isShort = token.glued && (length === 1 || (length < 5 && goesOn));
  return token.text === "." && !isShort;
}

/** A number by itself at the end of everything is what it costs. */
function standsLast(reading: Reading, index: number, { value, written, next }: Amount): boolean {
  const apart = /^[,;:=-]$/.test(at(reading, index - 1).text) || (written === "" && value >= 500);
  if (value < 20 || !apart || at(reading, index).glued) return false;
  let after = next;
  while (/^[.?!]$/.test(at(reading, after).text) || at(reading, after).kind === "break") after++;
  return at(reading, after).kind === "end";
}

/** The one that the whole trip costs. */
export function choosePrice(prices: readonly SaidPrice[]): SaidPrice | undefined {
  const all = prices.filter(({ part }) => !part);
  const current = all.filter(({ now }) => now);
  const whole = current.length > 0 ? current : all;
  return whole.find(({ total }) => total) ?? whole.find(({ each }) => !each) ?? whole[0];
}

/** As a decimal with the digits of its currency. */
export function decimal(amount: number, currency: string): string {
  return amount.toFixed(currencyDigits(currency));
}

function priced(
  reading: Reading,
  { value, written }: Amount,
  currencies: readonly string[],
  { first, next }: Extent,
): SaidPrice {
  // 45.250 is forty-five dinars and not forty-five thousand.
  const fine =
    /^\d{1,3}[.]\d{3}$/.test(written) && currencies.some((code) => currencyDigits(code) === 3);
  const amount = fine ? Number(written) : value;
  return { amount, currencies, first, next, ...around(reading, first, next) };
}

/** Tokens that are looked at on either side. */
const AROUND = { before: 7, behind: 6, near: 3 };

/** What is said around a price, in the same sentence. */
function around(reading: Reading, first: number, next: number) {
  const said = {
    each: false,
    eachWay: false,
    perDay: false,
    total: false,
    now: false,
    part: false,
  };
  // "2 × €142.30"
  if (isMark(at(reading, first - 1), "x×") && isNumber(at(reading, first - 2), 1, 2))
    said.each = true;
  const isStop = (token: Token, place: number) => token.text === "," || isOver(reading, place);
  for (const index of backFrom(reading, first, AROUND.before, isStop)) {
    const { text, low } = at(reading, index);
    const isNear = index >= first - AROUND.near;
    const word = find.priceWord(reading, index);
    if (word && word.next <= first) {
      if (word.value === "total") said.total = true;
      if (word.value === "now" && isNear) said.now = true;
      // "old price 500" is no more, "the price was 500" is what it costs.
      const isWas = word.next === index + 1 && endingAt(find.priceWord, reading, index);
      if (word.value === "part" && isNear && !isWas && !said.total) said.part = true;
    }
    const isWay = find.eachWay(reading, index) !== undefined;
    if (isWay) said.eachWay = true;
    const isEach = !isWay && (find.each(reading, index)?.next ?? first + 1) <= first;
    // "2 nəfərə 4000": for so many, and not for each.
    const many = at(reading, index - 1).glued ? undefined : figureAt(reading, index - 1);
    if (isEach && many) said.total = true;
    else if (isEach || (index === first - 1 && is.eachBefore(low))) said.each = true;
    // "Price/pax: $698"
    if (text === "/" && find.people(reading, index + 1)) said.each = true;
    // "40,000 points + $380": what is paid beside points is not what the trip costs.
    if (is.points(low) && is.and(at(reading, first - 1).low)) said.part = true;
    if (find.perDay(reading, index)?.next === first) said.perDay = true;
  }
  const isEnd = ({ kind }: Token, place: number) => kind === "number" || isOver(reading, place);
  for (const index of onFrom(reading, next, AROUND.behind, isEnd)) {
    const { text } = at(reading, index);
    if (find.eachWay(reading, index)) said.eachWay = true;
    else if (find.each(reading, index)) said.each = true;
    if (text === "/" && find.people(reading, index + 1)) said.each = true;
    const isRate = text === "/" && find.unit(reading, index + 1)?.value === "day";
    if (isRate || (index <= next + 1 && find.perDay(reading, index))) said.perDay = true;
    // "Total EUR 139.22" is of what follows.
    const word = find.priceWord(reading, index);
    if (word?.value === "total" && !currencyAt(reading, word.next)) said.total = true;
    // "18,200 x 2 pax"
    if (isMark(at(reading, index), "x×*") && isNumber(at(reading, index + 1), 1, 2))
      said.each = true;
  }
  return {
    ...said,
    /** A tax, a fee, a saving: not what the trip costs. */
    part: said.part && !said.total,
    /** Said of two: half of it is for each. */
    perCouple: [0, 1].some((step) => find.perCouple(reading, next + step)),
    /** Said of a pupil, a child: those who go with them are not counted. */
    perChild: [0, 1].some((step) => find.perChild(reading, next + step)),
  };
}

/** A currency named anywhere without an amount: "Currency: EUR", then "24,99 a testa, euro". */
export function findLoneCurrency(reading: Reading): readonly string[] {
  const named = findAll(reading, (index) => currencyAt(reading, index, true));
  return named.find(({ codes }) => codes.length === 1)?.codes ?? [];
}

/** Codes of the currency that is named at a token, before a number or behind it. */
function currencyAt(reading: Reading, index: number, after = false) {
  const token = at(reading, index);
  // A code of a place has no word: "MAD 11:45".
  const isCode = token.low !== token.text && CURRENCY_CODES.has(token.text);
  if (isCode) return { codes: [token.text], next: index + 1 };
  const sign = matchAt(reading, index, SIGN);
  const [, written = ""] = sign?.parts ?? [];
  // Letters need a number before them: "Fr" is not the start of "Friday".
  if (sign && (after || !/^\p{L}+$/u.test(written))) {
    const { next } = sign;
    // "$14,560 MXN", "300 $ CA": the code behind says which dollar it is, or that it is none.
    const amount = written === "$" && !after ? matchAt(reading, next, AMOUNT) : undefined;
    const { text: named } = at(reading, amount?.next ?? next);
    if (amount && CURRENCY_CODES.has(named)) return { codes: [named], next };
    const word = amount && find.currencyWord(reading, amount.next);
    if (word) return { codes: word.value.split(" "), next };
    const [, country] = written === "$" && after ? (DOLLARS.exec(named) ?? []) : [];
    if (country !== undefined) return { codes: [`${country}D`], next: next + 1 };
    return { codes: (codesOfSign.get(written.toLowerCase()) ?? "").split(" "), next };
  }
  const word = find.currencyWord(reading, index) ?? find.shortCurrency(reading, index, "own");
  if (!word) return undefined;
  // Words come after a number; codes in small letters and signs of two may come before: "kr 899".
  const [amount = ""] = matchAt(reading, index + 1, AMOUNT)?.parts ?? [];
  const short = /^[A-Za-z][a-z]$/.test(token.text) && amount.length > 1;
  if (!after && !short && !CURRENCY_CODES.has(token.text.toUpperCase())) return undefined;
  return { codes: word.value.split(" "), next: word.next };
}

const codesOfSign = new Map(CURRENCY_SIGNS.map(([sign, codes]) => [sign.toLowerCase(), codes]));
const signs = CURRENCY_SIGNS.map(([sign]) => sign.replace(/[$.]/g, "\\$&"));
/** Signs in the order of the lexicon; those with a dollar in small letters as well: "us$". */
const SIGN = new RegExp(
  `(${[...signs, ...signs.filter((sign) => sign.includes("$")).map((sign) => sign.toLowerCase())].join("|")})(?<!\\p{L}(?=\\p{L}))`,
  "uy",
);
const DOLLARS = /^(CA|US|AU|NZ|HK|SG)D?$/;
