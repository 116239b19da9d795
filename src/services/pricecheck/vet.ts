import { MS_PER_DAY } from "../../domain/dates.ts";
import { formatMoney, type Money } from "../../domain/money.ts";
import type {
  FareQuestion,
  FareQuote,
  FareSource,
  TypicalFare,
} from "../../suppliers/fare-sources.ts";
import type { ExchangeRates } from "../../suppliers/types.ts";
import { plainLine } from "../../text/plain.ts";

/** A quote that can be held against others. */
export interface Comparable {
  readonly source: FareSource;
  readonly quote: FareQuote;
  /** In minor units of the question's currency. */
  readonly total: number;
  readonly remarks: readonly string[];
}

export interface Vetted {
  readonly fares: readonly Comparable[];
  /** What was left out, and why. */
  readonly doubts: readonly string[];
}

/** Shares of what is typical beyond which a price says that something is wrong with it. */
const ABSURDLY_LOW = 0.12;
const ABSURDLY_HIGH = 8;
const SUSPICIOUSLY_LOW = 0.5;
const LONGEST_NAME = 60;
const LONGEST_REMARK = 120;
const LONGEST_URL = 600;
const MOST_QUOTES = 40;

/** What quotes are measured by. */
export interface Yardstick {
  readonly question: FareQuestion;
  readonly typical: TypicalFare;
  readonly rates: ExchangeRates;
}

/** Sources are not trusted: what makes no sense is left out, and said. */
export function vetQuotes(
  source: FareSource,
  quotes: readonly FareQuote[],
  { question, typical, rates }: Yardstick,
): Vetted {
  const fares: Comparable[] = [];
  const doubts: string[] = [];
  for (const quote of quotes.slice(0, MOST_QUOTES)) {
    if (quote.checkedBags !== undefined && quote.checkedBags < (question.bags ?? 0)) continue;
    const doubt = doubtOf(quote, question.currency, typical, rates);
    const total =
      doubt ?? rates.convert(quote.price.minor, quote.price.currency, question.currency);
    if (typeof total !== "number") {
      doubts.push(total ?? "a currency without a known rate");
      continue;
    }
    fares.push({
      source,
      quote: cleaned(quote, source, question.askedAt),
      total,
      remarks: remarksOn(quote, typical, rates),
    });
  }
  return { fares, doubts };
}

function doubtOf(
  { price, bookingUrl }: FareQuote,
  currency: string,
  typical: TypicalFare,
  rates: ExchangeRates,
) {
  if (!Number.isSafeInteger(price.minor) || price.minor <= 0) return "a price that is no amount";
  const dollars = inDollars(price, rates);
  if (dollars === undefined)
    return `a price in ${plainLine(price.currency, 10)}, which has no known rate`;
  if (typical.high > 0) {
    if (dollars < typical.low * ABSURDLY_LOW || dollars > typical.high * ABSURDLY_HIGH) {
      const minor = rates.convert(price.minor, price.currency, currency);
      const told = minor === undefined ? price : { minor, currency };
      return `${formatMoney(told)}, which cannot be the price of this trip`;
    }
  }
  return isWebAddress(bookingUrl) ? undefined : "a price with a link that is no web address";
}

function remarksOn({ price, remarks = [] }: FareQuote, typical: TypicalFare, rates: ExchangeRates) {
  const low = (inDollars(price, rates) ?? 0) < typical.low * SUSPICIOUSLY_LOW;
  return [
    ...remarks.slice(0, 3).map((remark) => plainLine(remark, LONGEST_REMARK)),
    ...(low ? ["far below what is typical: check what it includes before paying"] : []),
  ];
}

function cleaned(quote: FareQuote, source: FareSource, askedAt: number): FareQuote {
  const at = Date.parse(quote.asOf);
  const credible = at > 0 && at <= askedAt + MS_PER_DAY;
  return {
    ...quote,
    website: plainLine(quote.website, LONGEST_NAME) || source.name,
    // As a browser would read it: without line breaks, and with spaces written as %20.
    bookingUrl: quote.bookingUrl === "" ? "" : new URL(quote.bookingUrl).href,
    asOf: new Date(credible ? at : askedAt).toISOString(),
    ...(quote.brand !== undefined && { brand: plainLine(quote.brand, LONGEST_NAME) }),
  };
}

function inDollars({ minor, currency }: Money, rates: ExchangeRates): number | undefined {
  return rates.convert(minor, currency, "USD");
}

function isWebAddress(text: string): boolean {
  // A source that gives no link gives an empty one.
  if (text === "") return true;
  if (text.length > LONGEST_URL || !URL.canParse(text)) return false;
  return ["https:", "http:"].includes(new URL(text).protocol);
}
