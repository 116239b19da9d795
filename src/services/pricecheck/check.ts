import { type Brand, brandsOf } from "../../domain/brands.ts";
import type {
  PriceCheckAnswer,
  PriceCheckRequest,
  TravelClass,
} from "../../domain/contracts/pricecheck/check.ts";
import { TravelError } from "../../domain/errors.ts";
import { currencyDigits, type Money } from "../../domain/money.ts";
import { CABINS, type Cabin } from "../../domain/travel.ts";
import type { FareQuestion } from "../../suppliers/fare-sources.ts";
import type { ExchangeRates } from "../../suppliers/types.ts";
import { plainLine } from "../../text/plain.ts";
import { askAll } from "./ask.ts";
import type { PriceCheckDeps } from "./deps.ts";
import { readItinerary } from "./itinerary.ts";
import { priceText } from "./money-text.ts";
import { readParty } from "./party.ts";
import { messageOf, renderResult } from "./results.ts";
import { tally } from "./tally.ts";
import { boundsIn, typicalRange } from "./typical-range.ts";
import { doubtsText, judge } from "./verdict.ts";
import type { Comparable } from "./vet.ts";

/** How a check is followed and ended. */
export interface CheckOptions {
  readonly signal: AbortSignal;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly progress: (progress: { done: number; total: number; message: string }) => void;
  /** Another price check asks, and leaves remote services to itself. */
  readonly relayed?: boolean | undefined;
}

const DEFAULT_LIMIT = 4;
/** Another price check reads them all, and lists fewer itself. */
const RELAYED_LIMIT = 40;
const LONGEST_SOURCE = 60;
/** What is left of the time for ranking and telling. */
const ASKING_SHARE = 0.96;

/** Asks all sellers what these very flights cost, and compares that with the price that was seen. */
export async function checkPrice(
  deps: PriceCheckDeps,
  request: PriceCheckRequest,
  { signal, now, progress, relayed = false }: CheckOptions,
): Promise<PriceCheckAnswer> {
  const notes: string[] = [];
  const asked = readQuestion(deps, request, now, (text) => notes.push(text));
  const question: FareQuestion = { ...asked, relayed };
  const typical = deps.facts.typicalFare(question);
  const doubts = doubtsOf(deps, question);
  const { currency, seen } = question;
  const { sources, rates } = deps;
  const total = sources.length;

  const tallied = tally(sources, question, typical, rates);
  progress({ done: 0, total, message: `Asking ${total} sources` });
  await askAll(sources, question, {
    signal,
    withinMs: Math.floor(deps.withinMs * ASKING_SHARE),
    onFailure: deps.onFailure,
    onOutcome(outcome) {
      tallied.add(outcome);
      const { done } = tallied;
      const best = bestSoFar(tallied.best(), currency);
      progress({ done, total, message: `${done} of ${total} sources, ${best}` });
    },
  });

  const { fares, notAnswered, notOffered, notes: sourceNotes } = tallied.result();
  const bounds = boundsIn(currency, typical, rates);
  const range = bounds && typicalRange(question, bounds);
  const verdict = judge({
    seen,
    seenAt: plainLine(request.source, LONGEST_SOURCE) || "the place where it was seen",
    currency,
    fares,
    typical: bounds,
    range,
    notAnswered,
    notOffered,
    ratesDate: rates.date,
    doubts,
  });
  const results = fares
    .slice(0, request.limit ?? (relayed ? RELAYED_LIMIT : DEFAULT_LIMIT))
    .map((fare, index) => renderResult(fare, index, question));
  const status = verdict.code === "no_answer" ? "FAILED" : "COMPLETED";
  return {
    message: messageOf(results, fares.length, verdict, doubtsText(doubts)),
    searchResult: {
      status,
      request_id: deps.newId(),
      totalResults: fares.length,
      currency,
      requestCurrency: currency,
      results,
    },
    status,
    userOriginalPrice: seen ? request.price : null,
    userOriginalCurrency: currency,
    userRequestedCurrency: currency,
    verdict,
    ...(range && { typicalRange: range }),
    exchangeRatesDate: rates.date,
    sourcesAsked: total,
    notAnswered,
    notOffered,
    notes: [...doubts, ...notes, ...sourceNotes],
  };
}

function readQuestion(
  deps: PriceCheckDeps,
  request: PriceCheckRequest,
  now: number,
  note: (text: string) => void,
): Omit<FareQuestion, "relayed"> {
  const { trip, currency, location } = request;
  const party = readParty(trip);
  const seen = readSeenPrice(request.price, currency, deps.rates);
  const { legs, shape } = readItinerary(deps, trip, now, note);
  const cabin = cabinOf(trip.travelClass);
  return {
    legs,
    shape,
    cabin,
    ...(request.brand && { brand: soldBrand(request.brand, cabin) }),
    ...(request.bags && { bags: request.bags }),
    party,
    ...(seen && { seen }),
    currency,
    location,
    askedAt: now,
    seenAt: request.source,
  };
}

function soldBrand(brand: Brand, cabin: Cabin): Brand {
  if (brandsOf(cabin).includes(brand)) return brand;
  throw new TravelError("invalid", `brand: ${cabin.replace("_", " ")} is not sold as ${brand}`, {
    reason: "invalid_params",
    field: "brand",
    value: brand,
    hint: `Use ${brandsOf(cabin).join(" or ")}, or leave it out.`,
  });
}

/** Flights that the timetable does not have, where simulated sellers price them. */
function doubtsOf({ facts, sources }: PriceCheckDeps, { legs }: FareQuestion): string[] {
  if (!sources.some(({ supply }) => supply === "simulated")) return [];
  return [...new Set(legs.flat().flatMap((flight) => facts.doubt(flight) ?? []))];
}

function cabinOf(travelClass: TravelClass): Cabin {
  return CABINS.find((cabin) => cabin.toUpperCase() === travelClass) ?? "economy";
}

function bestSoFar(best: Comparable | undefined, currency: string): string {
  if (!best) return "no price yet";
  return `best so far ${priceText({ minor: best.total, currency })} at ${best.quote.website}`;
}

const DECIMAL = /^\d{1,12}(?:\.\d{1,6})?$/;
const LONGEST_VALUE = 40;

/** What was seen; undefined for "0" and "0.00", which say that no price was. */
function readSeenPrice(price: string, currency: string, rates: ExchangeRates): Money | undefined {
  if (rates.convert(0, currency, "USD") === undefined) {
    throw new TravelError("invalid", `currency '${currency}' is not one whose rate is known here`, {
      reason: "unknown_currency",
      field: "currency",
      value: currency,
      hint: "Use the ISO 4217 code of a currency in use, e.g. USD, EUR or AZN.",
    });
  }
  if (!DECIMAL.test(price)) {
    const value = plainLine(price, LONGEST_VALUE);
    throw new TravelError("invalid", `price '${value}' is not an amount`, {
      reason: "invalid_price",
      field: "price",
      value,
      hint: 'Give the total for the whole party as digits, e.g. "84.00"; "0" when no price was seen.',
    });
  }
  const minor = Math.round(Number(price) * 10 ** currencyDigits(currency));
  return minor === 0 ? undefined : { minor, currency };
}
