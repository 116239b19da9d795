import { currencyDigits } from "../domain/money.ts";
import { currencyAt } from "./currencies.ts";
import { type Amount, amountAt, numberAt, spelledAmount } from "./numbers.ts";
import { endingAt } from "./phrases.ts";
import { findAll, isFree, type Reading, take } from "./reading.ts";
import { at, type Extent, isMark, isNumber, onFrom } from "./tokens.ts";
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
    const start = /^[:.]$/.test(at(reading, before.next).text) ? before.next + 1 : before.next;
    const amount = amountAt(reading, start);
    if (!amount) return undefined;
    // "$14,560 MXN"
    const again = currencyAt(reading, amount.next, true);
    const same = again?.codes.join() === before.codes.join();
    return priced(reading, amount, before.codes, {
      first: index,
      next: same ? (again?.next ?? 0) : amount.next,
    });
  }
  const amount = amountAt(reading, index) ?? spelledAmount(reading, index);
  if (!amount) return undefined;
  const glue = at(reading, amount.next).text === "-" ? 1 : 0;
  const after = currencyAt(reading, amount.next + glue, true);
  // "0610-0725 USD 89": the currency is that of the number behind it.
  const behind = after && amountAt(reading, after.next);
  if (behind && CLOCK.test(amount.written)) return undefined;
  // So it is in "U2 3783 €39,99".
  if (behind && at(reading, after.next).glued && !at(reading, amount.next).glued) return undefined;
  return after && priced(reading, amount, after.codes, { first: index, next: after.next });
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
  if (find.people(reading, amount.next) || (after.glued && after.kind === "word")) return 0;
  if (is.measure(after.low) || is.points(after.low) || find.ageUnit(reading, amount.next)) return 0;
  if (/^[#№/]$/.test(at(reading, index - 1).text)) return 0;
  if (find.each(reading, amount.next)) return 3;
  if (budget && amount.value < 100) return 0;
  // What is written with cents may stand farther from the word.
  const far = /[.,]\d\d$/.test(amount.written) ? 8 : 4;
  for (let before = index - 1; before >= Math.max(0, index - far); before--) {
    const { kind, text, low } = at(reading, before);
    if (kind === "break" || text === "." || text === ";") break;
    const cue = budget ? find.budget(reading, before) : undefined;
    if (cue && cue.next <= index) return 2;
    if (find.each(reading, before)?.next === index) return 3;
    const found = find.priceWord(reading, before);
    if (budget || !found || found.next > index || found.value === "part") continue;
    const weak = is.weakPrice(low);
    if (weak && before !== index - 1 && !is.about(at(reading, index - 1).low)) continue;
    return before < index - 4 ? 0.4 : weak ? 1 : 2;
  }
  if (find.priceWord(reading, amount.next)?.value === "total") return 2;
  if (budget) return amount.written === "" && amount.value >= SURELY_MONEY ? 1 : 0;
  // "1,299 for SQ 317", "312.60 for 2 adults"
  if (amount.value >= 50 && is.for(after.low)) return 1;
  if (standsLast(reading, index, amount)) return 0.5;
  // "67,50": nothing else is written so.
  return /,\d\d$/.test(amount.written) ? 0.2 : 0;
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
  return (
    whole.find(({ total, each }) => total && !each) ??
    whole.find(({ total }) => total) ??
    whole.find(({ each }) => !each) ??
    whole[0]
  );
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

/** What is said around a price, in the same line. */
function around(reading: Reading, first: number, next: number) {
  let [each, eachWay, perDay, total, part, now] = Array<boolean>(6).fill(false);
  const perCouple = [0, 1].some((step) => find.perCouple(reading, next + step));
  const perChild = [0, 1].some((step) => find.perChild(reading, next + step));
  // "2 × €142.30"
  if (isMark(at(reading, first - 1), "x×") && isNumber(at(reading, first - 2), 1, 2)) each = true;
  for (let before = first - 1; before >= Math.max(0, first - 7); before--) {
    const { kind, text, glued } = at(reading, before);
    // "p.P.: 289 €"
    const short = text === "." && glued && at(reading, before - 1).text.length === 1;
    if (kind === "break" || (text === "." && !short) || text === ";") break;
    const found = find.priceWord(reading, before);
    if (found && found.next <= first) {
      if (found.value === "total") total = true;
      if (found.value === "now" && before >= first - 3) now = true;
      // "old price 500" is no more, "the price was 500" is what it costs.
      const named = endingAt(find.priceWord, reading, before)?.value;
      const isWas = named !== undefined && named !== "part" && found.next === before + 1;
      const isPart = found.value === "part" && !isWas;
      if (isPart && before >= first - 3 && !total) part = true;
    }
    // "Price/pax: $698"
    if (text === "/" && find.priceWord(reading, before - 1) && find.people(reading, before + 1))
      each = true;
    // "je Strecke 49 €"
    const way = find.eachWay(reading, before);
    if (way && way.next <= first) eachWay = true;
    // "2 nəfərə 4000": for so many, and not for each.
    const said = way ? undefined : find.each(reading, before);
    const isCount = isNumber(at(reading, before - 1), 1, 2) && at(reading, before - 2).text !== ":";
    const many = isCount || (numberAt(reading, before - 1)?.value ?? 0) > 1;
    if (said && said.next <= first && many) total = true;
    else if (said && said.next <= first) each = true;
    if (before === first - 1 && is.eachBefore(at(reading, before).low)) each = true;
    // "40,000 points + $380": what is paid beside points is not what the trip costs.
    if (is.points(at(reading, before).low) && is.and(at(reading, first - 1).low)) part = true;
    if ((find.perDay(reading, before)?.next ?? 0) === first) perDay = true;
    if (text === ",") break;
  }
  for (let after = next; after <= next + 5; after++) {
    const { kind, text } = at(reading, after);
    // "40 000 руб. на каждого"
    const short = text === "." && after === next && /^\p{Ll}/u.test(at(reading, after + 1).text);
    if (kind === "break" || (text === "." && !short) || text === ";" || kind === "number") break;
    const way = find.eachWay(reading, after);
    if (way) eachWay = true;
    if (text === "," && after > next && !find.eachWay(reading, after + 1)) break;
    if (text === "/" && find.people(reading, after + 1)) each = true;
    if (text === "/" && find.unit(reading, after + 1)?.value === "day") perDay = true;
    if (find.perDay(reading, after) && after <= next + 1) perDay = true;
    const found = find.priceWord(reading, after);
    // "was 500" is what it cost; "was that …?" is a question, and "statt 500 €" is of what follows.
    const other = found && (isNumber(at(reading, found.next)) || currencyAt(reading, found.next));
    // So is "Total EUR 139.22".
    const colon = found && at(reading, found.next).text === ":" ? 1 : 0;
    const whole = found && currencyAt(reading, found.next + colon);
    if (found?.value === "total" && !whole) total = true;
    const asked = onFrom(reading, found?.next ?? after, 4).some(
      (on) => at(reading, on).text === "?",
    );
    const near = after <= next + 1 && at(reading, next).text !== "," && !asked;
    // "486,88 EUR tasse incluse"
    const inside =
      found && (find.included(reading, found.next) ?? endingAt(find.included, reading, after));
    if (found?.value === "part" && near && !other && !inside) part = true;
    // "18,200 x 2 pax"
    if (isMark(at(reading, after), "x×*") && isNumber(at(reading, after + 1), 1, 2)) each = true;
    const said = way ? undefined : find.each(reading, after);
    if (said) each = true;
    if (way) after = way.next - 1;
  }
  return {
    each,
    /** Said of two: half of it is for each. */
    perCouple,
    /** Said of a pupil, a child: those who go with them are not counted. */
    perChild,
    eachWay,
    perDay,
    total,
    /** "was 340, now 289". */
    now,
    /** A tax, a fee, a saving: not what the trip costs. */
    part: part && !total,
  };
}
