import { currencyDigits } from "../domain/money.ts";
import { CURRENCY_CODES, CURRENCY_SIGNS } from "./lexicon/currencies.ts";
import { AMOUNT } from "./lexicon/patterns.ts";
import type { PriceWord, Rate } from "./lexicon/types.ts";
import { type Amount, amountAt, figureAt, spelledAmount } from "./numbers.ts";
import { endingAt } from "./phrases.ts";
import { findAll, isFree, type Reading, take } from "./reading.ts";
import {
  at,
  backFrom,
  type Extent,
  isBreak,
  isMark,
  matchAt,
  onFrom,
  type Token,
} from "./tokens.ts";
import { find, is } from "./words.ts";

/** What is said of a price: for whom or what it is paid, and whether it is all that is. */
type Sayings = Readonly<Partial<Record<Rate | PriceWord, true>>>;

/** A price as it was said, where its amount and currency stand. */
export interface SaidPrice extends Sayings, Extent {
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
  let best: SaidPrice | undefined;
  let most = 0;
  for (const first of reading.tokens.keys()) {
    const amount = amountAt(reading, first) ?? spelledAmount(reading, first);
    if (!amount || !isFree(reading, first, amount.next)) continue;
    const weight = priceWeight(reading, first, amount, budget);
    if (weight <= most) continue;
    [best, most] = [priced(reading, amount, [], { first, next: amount.next }), weight];
  }
  if (best) take(reading, best.first, best.next);
  return best;
}

/** So many thousands are money, whatever stands beside them. */
const SURELY_MONEY = 10_000;

function priceWeight(reading: Reading, index: number, amount: Amount, budget: boolean): number {
  const after = at(reading, amount.next);
  if (amount.value < (amount.written === "" && !budget ? 100 : 10)) return 0;
  if (is.measure(after.low) || is.points(after.low)) return 0;
  const rate = find.rate(reading, amount.next) ?? endingAt(find.rate, reading, index);
  if (rate && !isPeriod(rate.value)) return 3;
  for (const before of backFrom(reading, index, NEAR, (_, place) => isOver(reading, place))) {
    const found = budget ? find.budget(reading, before) : find.priceWord(reading, before);
    const isWeak = !budget && is.weakPrice(at(reading, before).low);
    const isApart = isWeak && before !== index - 1;
    if (found && found.value !== "part" && !isApart) return isWeak ? 1 : 2;
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
  const isShort = token.glued && at(reading, index - 1).text.length < 5;
  return token.text === "." && !isShort;
}

/** A number by itself at the end of everything is what it costs. */
function standsLast(reading: Reading, index: number, { value, written, next }: Amount): boolean {
  const apart = /^[,;:=-]$/.test(at(reading, index - 1).text) || (written === "" && value >= 500);
  if (value < 20 || !apart || at(reading, index).glued) return false;
  return reading.tokens.slice(next).every(({ text }) => /^[.?!\n]$/.test(text));
}

/** The one that the whole trip costs. */
export function choosePrice(prices: readonly SaidPrice[]): SaidPrice | undefined {
  // A tax, a fee, a saving is not what the trip costs.
  const all = prices.filter(({ part, total }) => total || !part);
  const current = all.filter(({ now }) => now);
  const whole = current.length > 0 ? current : all;
  return whole.find(({ total }) => total) ?? whole.find(({ each }) => !each) ?? whole[0];
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

function isPeriod(rate: Rate): boolean {
  return rate === "day" || rate === "night";
}

/** Tokens that are looked at on either side. */
const AROUND = { before: 7, behind: 6, near: 3 };

/** What is said around a price, in the same sentence. */
function around(reading: Reading, first: number, next: number): Sayings {
  const said: { [saying in Rate | PriceWord]?: true } = {};
  const isStop = (token: Token, place: number) => token.text === "," || isOver(reading, place);
  for (const index of backFrom(reading, first, AROUND.before, isStop)) {
    const { low } = at(reading, index);
    const word = find.priceWord(reading, index);
    // "old price 500" is no more, "the price was 500" is what it costs.
    const isWas = word?.next === index + 1 && endingAt(find.priceWord, reading, index);
    const isPast = word?.value === "part" && isWas;
    if (word && !isPast && (word.value === "total" || index >= first - AROUND.near))
      said[word.value] = true;
    const rate = find.rate(reading, index);
    // "2 nəfərə 4000": for so many, and not for each.
    const many = at(reading, index - 1).glued ? undefined : figureAt(reading, index - 1);
    if (rate?.value === "each" && many) said.total = true;
    else if (rate && (!isPeriod(rate.value) || rate.next === first)) said[rate.value] = true;
    // "2 × €142.30"
    else if (index === first - 1 && (is.eachBefore(low) || isMark(at(reading, index), "x×")))
      said.each = true;
    // "40,000 points + $380": what is paid beside points is not what the trip costs.
    if (is.points(low) && is.and(at(reading, first - 1).low)) said.part = true;
  }
  const isEnd = ({ kind }: Token, place: number) => kind === "number" || isOver(reading, place);
  for (const index of onFrom(reading, next, AROUND.behind, isEnd)) {
    const rate = find.rate(reading, index);
    // "за номер в сутки" is one saying.
    if (rate && !(rate.value === "day" && said.night)) said[rate.value] = true;
    // "Total EUR 139.22" is of what follows.
    const word = find.priceWord(reading, index);
    if (word?.value === "total" && !currencyAt(reading, word.next)) said.total = true;
    // "18,200 x 2 pax"
    if (isMark(at(reading, index), "x×*")) said.each = true;
  }
  return said;
}

/** A currency named anywhere without an amount: "Currency: EUR", then "24,99 a testa, euro". */
export function findLoneCurrency(reading: Reading): readonly string[] {
  const named = findAll(reading, (index) => currencyAt(reading, index, true));
  return named.find(({ codes }) => codes.length === 1)?.codes ?? [];
}

/** Codes of the currency that is named at a token, before a number or behind it. */
function currencyAt(
  reading: Reading,
  index: number,
  after = false,
): { readonly codes: readonly string[]; readonly next: number } | undefined {
  const token = at(reading, index);
  // A code of a place has no word: "MAD 11:45".
  const isCode = token.low !== token.text && CURRENCY_CODES.has(token.text);
  if (isCode) return { codes: [token.text], next: index + 1 };
  const sign = matchAt(reading, index, SIGN);
  const [, written = ""] = sign?.parts ?? [];
  // Letters need a number before them: "Fr" is not the start of "Friday".
  if (sign && (after || !/^\p{L}+$/u.test(written))) {
    const { next } = sign;
    // "$14,560 MXN": the code behind says which dollar it is, or that it is none.
    const amount = written === "$" && !after ? matchAt(reading, next, AMOUNT) : undefined;
    const named = amount && currencyAt(reading, amount.next, true);
    return { codes: named?.codes ?? CURRENCY_SIGNS.get(written)?.split(" ") ?? [], next };
  }
  const word = find.currencyWord(reading, index) ?? find.shortCurrency(reading, index, "own");
  if (!word) return undefined;
  // Words come after a number; codes in small letters, signs of two and Russian words may come before: "kr 899", "рублей 300 тысяч".
  const leads = /^(?:[A-Za-z][a-z]$|\p{Script=Cyrillic})/u.test(token.text);
  const isBefore = leads && (amountAt(reading, index + 1)?.value ?? 0) >= 10;
  if (!after && !isBefore && !CURRENCY_CODES.has(token.text.toUpperCase())) return undefined;
  return { codes: word.value.split(" "), next: word.next };
}

const signs = [...CURRENCY_SIGNS.keys()].map((sign) => sign.replace(/[$.]/g, "\\$&"));
const SIGN = new RegExp(`(${signs.join("|")})(?<!\\p{L}(?=\\p{L}))`, "uy");
