import type { Phrases } from "./phrases/types.ts";
import { pattern, spelled, type Text, words } from "./text.ts";

/** What may be spent, in whole and parts of a unit, not yet minor units. */
export interface Budget {
  readonly amount: number;
  /** Undefined where only a figure was given. */
  readonly currency: string | undefined;
  readonly perPerson: boolean;
}

const NUMBER = "(\\d{1,3}(?:[ ,.']\\d{3})+(?!\\d)|\\d+)(?:[.,](\\d{1,2})(?!\\d))?";
/** How far behind an amount "per person" may stand. */
const NEAR = 28;
const SYMBOLS = "$€£₼₽₺₾¥₸₴₹₪";

interface Patterns {
  readonly before: RegExp;
  readonly after: RegExp;
  readonly cued: RegExp;
  readonly codes: readonly (readonly [RegExp, string])[];
  readonly perPerson: RegExp;
  readonly thousand: RegExp;
}

const compiled = new Map<Phrases, Patterns>();

function patternsOf(phrases: Phrases): Patterns {
  const known = compiled.get(phrases);
  if (known) return known;
  const currency = phrases.currencies.map(([source]) => spelled(source)).join("|");
  const cue = spelled(phrases.budgetCue);
  const many = `(?:\\s*(${spelled(phrases.thousand)})(?![\\p{L}]))?`;
  const made: Patterns = {
    before: pattern(`(?:(?:${cue})\\s*)?(${currency})\\s*${NUMBER}${many}`),
    after: pattern(
      `(?<![\\p{L}\\p{N}])(?:(?:${cue})\\s*)?${NUMBER}${many}\\s*[-']?(${currency})(?![\\p{L}\\p{N}])`,
    ),
    cued: pattern(`(?<![\\p{L}\\p{N}])(?:${cue})[\\s:=-]*${NUMBER}${many}(?![\\p{L}\\p{N}.-])`),
    codes: phrases.currencies.map(([source, code]) => [pattern(`^(?:${spelled(source)})$`), code]),
    perPerson: words(phrases.perPerson),
    thousand: pattern(`^(?:${spelled(phrases.thousand)})$`),
  };
  compiled.set(phrases, made);
  return made;
}

/** The smallest bare figure that "under 300" makes an amount of money. */
const SMALLEST_BARE = 100;

/** Takes an amount of money; a bare figure counts where the whole text is about money. */
export function takeBudget(
  text: Text,
  phrases: readonly Phrases[],
  options: { readonly alone: boolean },
): Budget | undefined {
  for (const table of phrases) {
    const { before, after, cued } = patternsOf(table);
    const symbol = symbolBefore(text) ? text.take(before) : undefined;
    if (symbol) return found(text, phrases, symbol, symbol.slice(1));
    const named = text.take(after);
    if (named) return found(text, phrases, named, [named[4], named[1], named[2], named[3]]);
    const peek = cued.exec(text.plain());
    if (peek && numberOf(peek[1], peek[2]) >= SMALLEST_BARE) {
      text.take(cued);
      return found(text, phrases, peek, [undefined, peek[1], peek[2], peek[3]]);
    }
  }
  if (!options.alone) return undefined;
  // "EUR 800": a code before the figure.
  const coded = text.take(pattern(`(?<![\\p{L}])([a-z]{3})\\s*${NUMBER}`));
  if (coded) return found(text, phrases, coded, coded.slice(1));
  const bare = text.take(pattern(NUMBER));
  return bare && found(text, phrases, bare, [undefined, bare[1], bare[2]]);
}

function symbolBefore(text: Text): boolean {
  return (
    pattern(`[${SYMBOLS}]\\s*\\d`).test(text.plain()) ||
    /(?<!\p{L})(?:usd|eur|gbp|azn|rub|try|gel|aed|kzt)\s*\d/u.test(text.plain())
  );
}

/** What the groups of a match say, in this order; a pattern may lack some of them. */
type Figures = readonly (string | undefined)[];

function found(
  text: Text,
  phrases: readonly Phrases[],
  match: RegExpExecArray,
  [currency, whole, fraction, many]: Figures,
): Budget {
  const end = match.index + match[0].length;
  const around = text.plain().slice(Math.max(0, match.index - NEAR), end + NEAR);
  const perPerson = phrases.some((table) => {
    const { perPerson } = patternsOf(table);
    if (!perPerson.test(around)) return false;
    text.take(perPerson);
    return true;
  });
  return {
    amount: numberOf(whole, fraction) * (many ? 1000 : 1),
    currency: currency === undefined ? undefined : codeOf(currency, phrases),
    perPerson,
  };
}

function numberOf(whole: string | undefined, fraction: string | undefined): number {
  return Number(`${(whole ?? "0").replace(/[ ,.']/g, "")}.${fraction ?? "0"}`);
}

function codeOf(typed: string, phrases: readonly Phrases[]): string {
  for (const table of phrases) {
    for (const [pattern, code] of patternsOf(table).codes) {
      if (pattern.test(typed)) return code === "" ? typed.toUpperCase() : code;
    }
  }
  return typed.toUpperCase();
}
