import { currencyDigits } from "../../../domain/money.ts";
import { type Amount, amountAt, spelled } from "./amounts.ts";
import { currencyAt } from "./currencies.ts";
import { findPriceWord } from "./lexicon/money.ts";
import { findEach, findPeople } from "./lexicon/people.ts";
import { isFree, type Reading, take } from "./mentions.ts";
import { at } from "./tokens.ts";

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
        prices.push(priced(reading, amount, before.codes, { first: index, next: amount.next }));
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
      prices.push(priced(reading, amount, after.codes, { first: index, next: after.next }));
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
      const price = priced(reading, amount, [], { first: index, next: amount.next });
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

/** As a decimal with the digits of its currency. */
export function decimal(amount: number, currency: string): string {
  return amount.toFixed(currencyDigits(currency));
}

function priced(
  reading: Reading,
  { value, written }: Amount,
  currencies: readonly string[],
  { first, next }: { readonly first: number; readonly next: number },
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
