import type {
  NamedSource,
  Saving,
  TypicalRange,
  Verdict,
} from "../../domain/contracts/pricecheck/check.ts";
import { type Money, toDecimal } from "../../domain/money.ts";
import type { FareFee, FareFees } from "../../suppliers/fare-sources.ts";
import { percentOf, priceText } from "./money-text.ts";
import { savingOf, termsText } from "./results.ts";
import type { Comparable } from "./vet.ts";

/** What a judgement rests on. */
export interface Evidence {
  readonly seen: Money | undefined;
  /** Where it was seen. */
  readonly seenAt: string;
  readonly currency: string;
  /** Cheapest first. */
  readonly fares: readonly Comparable[];
  readonly typical: { readonly low: number; readonly high: number } | undefined;
  readonly range: TypicalRange | undefined;
  readonly notAnswered: readonly NamedSource[];
  readonly notOffered: readonly NamedSource[];
  readonly ratesDate: string;
  /** Why these may not be real flights. */
  readonly doubts: readonly string[];
}

const MOST_NAMES = 6;
const MOST_DOUBTS = 2;

/** Whether it is cheaper elsewhere, by how much, and why, in words. */
export function judge(evidence: Evidence): Verdict {
  const [best] = evidence.fares;
  if (!best) return withoutFares(evidence);
  const saving = savingOf(best.total, evidence.seen);
  const seenPrice = standing(evidence);
  const code = !evidence.seen
    ? "no_price_to_compare"
    : saving
      ? "cheaper_elsewhere"
      : "nothing_cheaper";
  const sentences = [
    doubtsText(evidence.doubts),
    comparison(evidence, best, saving),
    conditions(evidence, best),
    standingText(evidence, seenPrice),
    silence(evidence),
    simulation(evidence, best),
  ];
  return {
    code,
    text: sentences.filter((sentence) => sentence !== "").join(" "),
    ...(saving && { saving }),
    ...(seenPrice && { seenPrice }),
  };
}

/** All of them are in the notes. */
export function doubtsText(doubts: readonly string[]): string {
  const more = doubts.length - MOST_DOUBTS;
  if (more <= 0) return doubts.join(" ");
  return [
    ...doubts.slice(0, MOST_DOUBTS),
    `${more} other flight${more === 1 ? " is" : "s are"} not as the timetable has ${more === 1 ? "it" : "them"} either.`,
  ].join(" ");
}

function withoutFares(evidence: Evidence): Verdict {
  const seenPrice = standing(evidence);
  const silent = evidence.notAnswered.length;
  const text =
    evidence.notOffered.length === 0
      ? `None of the ${silent} sources answered, so nothing can be said about the price.`
      : `No source sells these flights in this cabin: ${firstReason(evidence)}.`;
  return {
    code: evidence.notOffered.length === 0 ? "no_answer" : "not_offered",
    text: [
      doubtsText(evidence.doubts),
      text,
      standingText(evidence, seenPrice),
      evidence.notOffered.length === 0 ? "" : silence(evidence),
    ]
      .filter((sentence) => sentence !== "")
      .join(" "),
    ...(seenPrice && { seenPrice }),
  };
}

function comparison(
  { seen, seenAt, currency, notAnswered }: Evidence,
  best: Comparable,
  saving: Saving | undefined,
): string {
  const lowest = `${priceText({ minor: best.total, currency })} at ${best.quote.website}`;
  if (!seen) return `No price was given to compare with. The lowest is ${lowest}.`;
  const against = `${priceText(seen)} at ${seenAt}`;
  if (saving) {
    return `Cheaper by ${saving.amount} ${saving.currency} (${saving.percent}%) at ${best.quote.website}: ${priceText({ minor: best.total, currency })} against ${against}.`;
  }
  const more = best.total - seen.minor;
  const who =
    notAnswered.length > 0 ? "No source that answered is cheaper" : "No source is cheaper";
  if (more === 0) return `${who} than ${against}; ${best.quote.website} asks the same.`;
  return `${who} than ${against}: the lowest is ${lowest}, ${toDecimal({ minor: more, currency })} ${currency} (${percentOf(more, seen.minor)}%) more.`;
}

/** Why the best one is what it is, and what differs from others. */
function conditions({ fares, currency, ratesDate, doubts }: Evidence, best: Comparable): string {
  const { quote, source } = best;
  const facts = [
    ...(quote.special ? ["a fare that the airline does not publish"] : []),
    ...(source.kind === "airline" ? ["the airline's own price"] : []),
    ...(quote.brand !== undefined ? [`${quote.brand} fare`] : []),
    ...(quote.fees ? [termsText(inSight(best, quote.fees), currency)] : []),
    ...(quote.serviceFee !== undefined
      ? [
          `service fee of ${priceText({ minor: converted(best, quote.serviceFee), currency })} included`,
        ]
      : []),
    ...(quote.price.currency === currency
      ? []
      : [`converted from ${priceText(quote.price)} at rates of ${ratesDate}`]),
  ];
  const compared =
    doubts.length > 0
      ? "Priced as if they flew, same cabin and party"
      : "Same flights, cabin and party";
  const about = facts.length > 0 ? `${compared}: ${facts.join(", ")}.` : "";
  return [about, bagSentence(fares, currency, best)].filter((part) => part !== "").join(" ");
}

/** Fees, at the rate that the price was converted at. */
function inSight(best: Comparable, { change, refund, ...rest }: FareFees): FareFees {
  const told = (fee: FareFee) => fee && converted(best, fee);
  return { ...rest, change: told(change), refund: told(refund) };
}

/** A part of a price, at the rate that the whole was converted at. */
function converted({ quote, total }: Comparable, minor: number): number {
  return Math.round((minor / quote.price.minor) * total);
}

function bagSentence(fares: readonly Comparable[], currency: string, best: Comparable): string {
  if (best.quote.checkedBags === undefined) return "What baggage it includes is not stated.";
  if (best.quote.checkedBags > 0) return "";
  const withBag = fares.find(({ quote }) => (quote.checkedBags ?? 0) > 0);
  return withBag
    ? `It has no checked bag; the lowest with one is ${priceText({ minor: withBag.total, currency })} at ${withBag.quote.website}.`
    : "It has no checked bag.";
}

/** Says that simulated sellers cannot be found outside. */
function simulation({ fares, currency }: Evidence, best: Comparable): string {
  const live = fares.find(({ source }) => source.supply !== "simulated");
  if (!live) return "All these sellers are simulated.";
  if (best.source.supply !== "simulated") return "";
  return `${best.quote.website} is simulated; the lowest live price is ${priceText({ minor: live.total, currency })} at ${live.quote.website}.`;
}

function standing({ seen, typical }: Evidence): Verdict["seenPrice"] {
  if (!seen || !typical) return undefined;
  if (seen.minor < typical.low) return "unusually_low";
  return seen.minor > typical.high ? "high" : "typical";
}

function standingText({ seen, range }: Evidence, seenPrice: Verdict["seenPrice"]): string {
  if (!range) return "";
  const typically = `typically ${range.low}–${range.high} ${range.currency} (${range.basis})`;
  if (!seen || seenPrice === undefined) return `It is ${typically}.`;
  if (seenPrice === "unusually_low") {
    return `${priceText(seen)} is unusually low for this route: promotional fare, error fare, missing taxes, or a corporate or student rate. It is ${typically}.`;
  }
  if (seenPrice === "high")
    return `${priceText(seen)} is high for this route, which is ${typically}.`;
  return `${priceText(seen)} is usual for this route, which is ${typically}.`;
}

/** Silence is not a price. */
function silence({ notAnswered }: Evidence): string {
  if (notAnswered.length === 0) return "";
  const names = notAnswered.slice(0, MOST_NAMES).map(({ name }) => name);
  const others = notAnswered.length - names.length;
  const listed = others > 0 ? `${names.join(", ")} and ${others} more` : names.join(", ");
  return `Not answered, so not known to be dearer: ${listed}.`;
}

function firstReason({ notOffered }: Evidence): string {
  return notOffered[0]?.reason ?? "not offered";
}
