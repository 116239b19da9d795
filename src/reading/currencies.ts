import { CURRENCY_CODES, CURRENCY_SIGNS } from "./lexicon/currencies.ts";
import { AMOUNT } from "./lexicon/patterns.ts";
import { findAll, type Reading } from "./reading.ts";
import { at, matchAt } from "./tokens.ts";
import { find } from "./words.ts";

/** A currency named anywhere without an amount: "Currency: EUR", then "24,99 a testa, euro". */
export function findLoneCurrency(reading: Reading): readonly string[] {
  const named = [false, true].flatMap((after) =>
    findAll(reading, (index) => {
      const found = currencyAt(reading, index, after);
      const isSure = after || /^[A-Z]{3}$|^[€£$₼₽]/.test(at(reading, index).text);
      return isSure && found?.codes.length === 1 ? found : undefined;
    }),
  );
  return named[0]?.codes ?? [];
}

/** Codes of the currency that is named at a token, before a number or behind it. */
export function currencyAt(reading: Reading, index: number, after = false) {
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
