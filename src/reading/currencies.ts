import { CURRENCY_CODES, CURRENCY_SIGNS } from "./lexicon/currencies.ts";
import { isFree, type Reading } from "./reading.ts";
import { at, isNumber, type Token } from "./tokens.ts";
import { find } from "./words.ts";

interface Currency {
  readonly codes: readonly string[];
  readonly next: number;
}

/** A currency named anywhere without an amount: "Currency: EUR", then "24,99 a testa, euro". */
export function findLoneCurrency(reading: Reading, after = false): readonly string[] {
  for (let index = 0; index < reading.tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const found = currencyAt(reading, index, after);
    if (
      found &&
      found.codes.length === 1 &&
      (after || /^[A-Z]{3}$|^[€£$₼₽]/.test(at(reading.tokens, index).text))
    ) {
      return found.codes;
    }
  }
  return after ? [] : findLoneCurrency(reading, true);
}

export function currencyAt(reading: Reading, index: number, after = false): Currency | undefined {
  const { tokens, text } = reading;
  const token = at(tokens, index);
  if (token.kind === "end" || token.kind === "break") return undefined;
  if (isAirportCode(reading, index)) return undefined;
  if (token.kind === "word" && CURRENCY_CODES.has(token.text) && !isInWord(tokens, index)) {
    const sign = at(tokens, index + 1);
    const next = /^[$€£]$/.test(sign.text) && sign.glued ? index + 2 : index + 1;
    return { codes: [token.text], next };
  }
  for (const { sign, codes, isLetters, small } of SIGNS.get(text.charAt(token.start)) ?? NO_SIGNS) {
    if (!text.startsWith(sign, token.start) && !text.startsWith(small, token.start)) continue;
    const next = nextAfter(tokens, index, token.start + sign.length);
    if (next === undefined) continue;
    // A letter sign needs a border: "Fr" is not the start of "Friday".
    if (isLetters && !after) continue;
    // "$14,560 MXN": the code behind the amount says which dollar it is, or that it is none.
    if (sign === "$" && !after) {
      let code = next;
      while (
        code < next + 8 &&
        (isNumber(at(tokens, code)) || /^[.,]$/.test(at(tokens, code).text))
      )
        code++;
      const { text: named } = at(tokens, code);
      if (code > next && CURRENCY_CODES.has(named)) return { codes: [named], next };
    }
    if (sign === "$" && after) {
      const country = /^(?:CA|US|AU|NZ|HK|SG|CAD|USD|AUD)$/.exec(at(tokens, index + 1).text)?.[0];
      if (country) {
        const code = country.length === 3 ? country : `${country}D`;
        return { codes: [code], next: index + 2 };
      }
    }
    return { codes: codes.split(" "), next };
  }
  const word =
    find.currencyWord(tokens, index) ?? find.shortCurrency(tokens, index, reading.language);
  if (!word) return undefined;
  // Words come after a number; codes in small letters and signs of two may come before: "kr 899".
  const sign = /^[A-Za-z][a-z]$/.test(token.text) && isNumber(at(tokens, index + 1), 2, 9);
  if (!after && !sign && !CURRENCY_CODES.has(token.text.toUpperCase())) return undefined;
  return { codes: word.value.split(" "), next: word.next };
}

interface Sign {
  readonly sign: string;
  readonly codes: string;
  readonly isLetters: boolean;
  /** How it is also written: "us$". */
  readonly small: string;
}

/** Signs in the order of the lexicon, by the character that they begin with: few tokens have any. */
const SIGNS: ReadonlyMap<string, readonly Sign[]> = signsByStart();
const NO_SIGNS: readonly Sign[] = [];

function signsByStart(): Map<string, Sign[]> {
  const byStart = new Map<string, Sign[]>();
  for (const [sign, codes] of CURRENCY_SIGNS) {
    const small = sign.includes("$") ? sign.toLowerCase() : sign;
    const known = { sign, codes, small, isLetters: /^\p{L}+$/u.test(sign) };
    for (const start of new Set([sign.charAt(0), small.charAt(0)])) {
      byStart.set(start, [...(byStart.get(start) ?? []), known]);
    }
  }
  return byStart;
}

/** The token that starts at or after a position, when no token spans it. */
function nextAfter(tokens: readonly Token[], index: number, end: number): number | undefined {
  let next = index;
  while (at(tokens, next).kind !== "end" && at(tokens, next).end <= end) next++;
  return at(tokens, next - 1).end === end ? next : undefined;
}

/** MAD is Madrid as well as a currency: in "MAD-DUB", "MAD to DUB", "MADDUB", "MAD 11:45". */
function isAirportCode({ tokens, isPlaceCode }: Reading, index: number): boolean {
  const { kind, text } = at(tokens, index);
  if (kind !== "word" || text.length !== 3) return false;
  const isCode = ({ text }: Token) => /^[A-Z]{3}$/.test(text) && isPlaceCode(text);
  if (!isCode(at(tokens, index))) return false;
  const link = (token: Token) => /^[-→/↔>]$/.test(token.text) || LINKS.has(token.low);
  const [after, before] = [at(tokens, index + 1), at(tokens, index - 1)];
  if (link(after) && isCode(at(tokens, index + 2))) return true;
  if (link(before) && isCode(at(tokens, index - 2))) return true;
  if (isNumber(after, 1, 2) && at(tokens, index + 2).text === ":") return true;
  return isCode(after) && !CURRENCY_CODES.has(after.text);
}

const LINKS = new Set(["to", "nach", "a"]);

function isInWord(tokens: readonly Token[], index: number): boolean {
  const after = at(tokens, index + 1);
  return after.glued && after.kind === "word";
}
