import { isFree } from "../../../reading/reading.ts";
import { at, isNumber } from "../../../reading/tokens.ts";
import { isArticle, isNumberSign } from "../../../reading/words.ts";
import { alphanumericRun } from "./coded-flights.ts";
import { findFlightWord, isAirlineLabel, isByAirline } from "./flight-words.ts";
import { HALF_WORDS } from "./lexicon/airlines.ts";
import type { FlightReading } from "./mentions.ts";

/** "with Qatar", "by Delta", "Airline: Swiss", or a capital letter where a place would not stand. */
export function isAirlineContext(
  { tokens, facts, text }: FlightReading,
  index: number,
  end: number,
): boolean {
  let start = index - 1;
  while (/^[:.]$/.test(at(tokens, start).text)) start--;
  const before = at(tokens, start).low;
  if (isByAirline(before)) return true;
  const after = at(tokens, end).low;
  if (findFlightWord(tokens, end) || after === "ile" || isArticle(after)) return true;
  const name = text.slice(at(tokens, index).start, at(tokens, end - 1).end);
  return !facts.placeNamed(name) && /^\p{Lu}/u.test(name);
}

/** "Airline: TK". */
export function labelledAirline(
  reading: FlightReading,
  index: number,
  codes: ReadonlySet<string>,
): { code: string; at: number; next: number; number?: string } | undefined {
  const { tokens } = reading;
  if (!isAirlineLabel(at(tokens, index).low)) return undefined;
  let start = index + 1;
  while (/^(?:code|:|=|-|aerea|aerienne)$/.test(at(tokens, start).low)) start++;
  const run = alphanumericRun(tokens, start);
  const code = run.text.toUpperCase();
  if (start === index + 1 || !codes.has(code) || !isFree(reading, start, run.next))
    return undefined;
  const number = labelledNumber(reading, run.next);
  return { code, at: start, next: run.next, ...number };
}

/** "carrier: QR, number: 124": the flight's, right behind its airline. */
function labelledNumber(reading: FlightReading, from: number) {
  const { tokens } = reading;
  let next = at(tokens, from).text === "," ? from + 1 : from;
  const word = findFlightWord(tokens, next);
  const label = word?.next ?? next;
  next = label;
  while (isNumberSign(at(tokens, next).low)) next++;
  const number = at(tokens, next);
  if (next === from || at(tokens, next - 1).text !== ":" || !isNumber(number, 1, 4))
    return undefined;
  if (at(tokens, next + 1).glued && at(tokens, next + 1).text !== ",") return undefined;
  return isFree(reading, from, next + 1) ? { next: next + 1, number: number.text } : undefined;
}

/** "a QR flight", "with LH": a code without a number. */
export function codeAlone(
  reading: FlightReading,
  index: number,
  codes: ReadonlySet<string>,
): { code: string; next: number } | undefined {
  const { tokens } = reading;
  const run = alphanumericRun(tokens, index);
  if (!/^[A-Z\d]{2}$/.test(run.text) || !codes.has(run.text) || at(tokens, index).glued)
    return undefined;
  if (reading.shouting || HALF_WORDS.has(run.text.toLowerCase())) return undefined;
  if (!isFree(reading, index, run.next) || isNumber(at(tokens, run.next))) return undefined;
  const before = at(tokens, index - 1).low;
  if (findFlightWord(tokens, run.next)) return { code: run.text, next: run.next };
  return isByAirline(before) ? { code: run.text, next: run.next } : undefined;
}
