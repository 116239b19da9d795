import { CURRENCY_CODES, CURRENCY_SIGNS, findCurrencyWord } from "./lexicon/money.ts";
import { isFree, type Reading } from "./mentions.ts";
import { at, type Token } from "./tokens.ts";

interface Currency {
  readonly codes: readonly string[];
  readonly next: number;
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
