import type { PricedResult, Saving, Verdict } from "../../domain/contracts/pricecheck/check.ts";
import { type Money, toDecimal } from "../../domain/money.ts";
import type { FareFee, FareFees, FareQuestion, FareQuote } from "../../suppliers/fare-sources.ts";
import { percentOf, priceText } from "./money-text.ts";
import type { Comparable } from "./vet.ts";

/** Cheapest first by what it comes to in the caller's currency; the fresher of equals first. */
export function rankFares(fares: readonly Comparable[]): readonly Comparable[] {
  return [...fares].sort(
    (a, b) =>
      a.total - b.total ||
      (a.quote.asOf < b.quote.asOf ? 1 : a.quote.asOf > b.quote.asOf ? -1 : 0) ||
      (a.quote.website < b.quote.website ? -1 : 1),
  );
}

export function savingOf(total: number, seen: Money | undefined): Saving | undefined {
  if (!seen || total >= seen.minor) return undefined;
  const minor = seen.minor - total;
  const { currency } = seen;
  return {
    amount: toDecimal({ minor, currency }),
    currency,
    percent: percentOf(minor, seen.minor),
  };
}

export function renderResult(
  { source, quote, total, remarks }: Comparable,
  index: number,
  { currency, seen }: FareQuestion,
): PricedResult {
  const converted = quote.price.currency !== currency;
  const saving = savingOf(total, seen);
  const baggage = baggageText(quote);
  return {
    rank: index + 1,
    price: priceText(quote.price),
    currency: quote.price.currency,
    convertedPrice: converted ? priceText({ minor: total, currency }) : null,
    convertedCurrency: converted ? currency : null,
    website: quote.website,
    bookingUrl: quote.bookingUrl,
    fareType: quote.special ? "Special Fare" : "Standard Fare",
    timestamp: quote.asOf,
    seller: source.kind,
    source: source.supply,
    ...(quote.brand !== undefined && { fareBrand: quote.brand }),
    ...(baggage !== undefined && { baggage }),
    ...(quote.refundable !== undefined && { refundable: quote.refundable }),
    ...(quote.fees && { terms: termsText(quote.fees, quote.price.currency) }),
    ...(quote.serviceFee !== undefined && {
      feesIncluded: priceText({ minor: quote.serviceFee, currency: quote.price.currency }),
    }),
    ...(saving && { saving }),
    ...(remarks.length > 0 && { remarks }),
  };
}

/** `change 75.00 USD, refund less 50.00 USD`. */
export function termsText({ change, refund, credit }: FareFees, currency: string): string {
  const words = (fee: FareFee, kept = "") =>
    fee === null ? "no" : fee === 0 ? "free" : `${kept}${priceText({ minor: fee, currency })}`;
  const back = credit && refund !== null ? " as credit" : "";
  return `change ${words(change)}, refund ${words(refund, "less ")}${back}`;
}

function baggageText({ checkedBags: pieces, checkedKg }: FareQuote): string | undefined {
  if (pieces === undefined) return undefined;
  if (pieces === 0) return "no checked bag";
  const weight = checkedKg === undefined ? "" : ` of ${checkedKg} kg`;
  return `${pieces} checked bag${pieces === 1 ? "" : "s"} each${weight}`;
}

/**
 * The list as clients of the original service know it, in one currency, then what it means. A doubt
 * about the flights, with which the verdict begins, comes first: a reader may stop at the first price.
 */
export function messageOf(
  results: readonly PricedResult[],
  total: number,
  verdict: Verdict,
  doubt: string,
): string {
  if (results.length === 0) return `No results found.\n\n${verdict.text}`;
  const lines = results.map(
    ({ rank, website, price, convertedPrice, fareType, bookingUrl }) =>
      `${rank}. ${website} - ${convertedPrice ?? price} (${fareType})\n   ${bookingUrl === "" ? "(no link)" : `🔗 ${bookingUrl}`}\n`,
  );
  const more =
    total > results.length ? [`(${total - results.length} dearer ones not listed)\n`] : [];
  return [
    ...(doubt === "" ? [] : [`${doubt}\n`]),
    `Flight price search completed! Found ${total} result${total === 1 ? "" : "s"}:\n`,
    ...lines,
    ...more,
    verdict.text.slice(doubt.length).trim(),
  ]
    .join("\n")
    .trim();
}
