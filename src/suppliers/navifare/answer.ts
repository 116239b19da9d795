import { TravelError } from "../../domain/errors.ts";
import { currencyDigits, type Money } from "../../domain/money.ts";
import type { FareAnswer, FareQuote } from "../fare-sources.ts";
import type { RemoteAnswer } from "./call.ts";

type Json = Readonly<Record<string, unknown>>;

const MOST_RESULTS = 40;
const PRICE = /^(\d{1,12}(?:\.\d{1,6})?)(?:\s+([A-Z]{3}))?$/;
const CURRENCY = /^[A-Z]{3}$/;

/** The quotes in a remote answer. What contradicts itself is left out, and said. */
export function readAnswer(remote: RemoteAnswer, askedAt: number): FareAnswer {
  const search = searchResultOf(remote);
  const results = search?.["results"];
  if (!search || !Array.isArray(results)) throw unreadable("an answer that cannot be read");
  if (results.length === 0) {
    if (search["status"] === "COMPLETED" || search["status"] === undefined) {
      return { quotes: [], why: "found no price for these flights" };
    }
    throw unreadable("a search that it did not finish");
  }
  const considered = results.slice(0, MOST_RESULTS);
  const quotes = considered.flatMap((result: unknown) => readResult(result, askedAt) ?? []);
  const bad = considered.length - quotes.length;
  if (quotes.length === 0) throw unreadable("prices that contradict themselves or cannot be read");
  return {
    quotes,
    ...(bad > 0 && { why: `${bad} of its prices contradict themselves and are left out` }),
  };
}

/** Structured where the server sends it; else its text, which is the same as JSON. */
function searchResultOf({ structured, texts }: RemoteAnswer): Json | undefined {
  for (const candidate of [structured, ...texts.map(parse)]) {
    const search = isRecord(candidate) ? candidate["searchResult"] : undefined;
    if (isRecord(search)) return search;
  }
  return undefined;
}

function readResult(result: unknown, askedAt: number): FareQuote | undefined {
  if (!isRecord(result)) return undefined;
  const price = readPrice(result["price"], result["currency"]);
  const website = result["website"];
  if (!price || typeof website !== "string") return undefined;
  const checkedBags = readBags(result["baggage"]);
  const { bookingUrl, timestamp, fareBrand, refundable } = result;
  return {
    website,
    price,
    bookingUrl: typeof bookingUrl === "string" ? bookingUrl : "",
    special: result["fareType"] === "Special Fare",
    asOf: typeof timestamp === "string" ? timestamp : new Date(askedAt).toISOString(),
    ...(typeof fareBrand === "string" && { brand: fareBrand }),
    ...(checkedBags !== undefined && { checkedBags }),
    ...(typeof refundable === "boolean" && { refundable }),
    ...(result["source"] === "simulated" && { remarks: ["Simulated by the remote service"] }),
  };
}

/** `84.00 EUR` beside a currency that must be the same; or a number beside a currency. */
function readPrice(price: unknown, currency: unknown): Money | undefined {
  const text = typeof price === "number" ? String(price) : price;
  const [, amount, written] = (typeof text === "string" ? PRICE.exec(text) : null) ?? [];
  const given = typeof currency === "string" && CURRENCY.test(currency) ? currency : undefined;
  const code = written ?? given;
  if (amount === undefined || code === undefined) return undefined;
  if (written !== undefined && given !== undefined && written !== given) return undefined;
  return { minor: Math.round(Number(amount) * 10 ** currencyDigits(code)), currency: code };
}

function readBags(baggage: unknown): number | undefined {
  if (typeof baggage !== "string") return undefined;
  if (baggage === "no checked bag") return 0;
  const pieces = /^(\d) checked bags?\b/.exec(baggage)?.[1];
  return pieces === undefined ? undefined : Number(pieces);
}

function unreadable(what: string): TravelError {
  return new TravelError("unavailable", `sent ${what}`, { reason: "remote_garbage" });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
