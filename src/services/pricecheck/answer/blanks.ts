import type { DayNumber } from "../../../domain/dates.ts";
import { findOtherDates, findSureDates } from "../../../reading/dates.ts";
import { CURRENCY_CODES } from "../../../reading/lexicon/currencies.ts";
import { tokenize } from "../../../reading/tokens.ts";
import { find } from "../../../reading/words.ts";
import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import { airlineNames } from "../parse/airlines.ts";
import type { TravelClass } from "../parse/cabin.ts";
import type { Draft } from "../parse/drafts.ts";
import { mentionDates, type Said } from "../parse/mentions.ts";
import { findPlaces } from "../parse/places.ts";
import { startFlightReading } from "../parse/read.ts";
import { findTimes } from "../parse/times.ts";
import type { Segment } from "../resolve/flights.ts";
import type { Corrections } from "../resolve/request.ts";
import type { Missing } from "./format.ts";

/** One thing to ask a person for. */
export interface Blank {
  readonly title: string;
  readonly description?: string;
  readonly choices?: readonly string[];
  readonly kind: "text" | "count";
}

/** What a person wrote into the blanks. */
export type Answers = Readonly<Record<string, unknown>>;

/** A form with more blanks than this is worse than one that asks for everything in words. */
const MOST_BLANKS = 8;
/** The blank for everything in words. */
const DETAILS = "details";

const HINTS: readonly (readonly [string, string])[] = [
  ["airline code", "two characters, such as QR, or the airline's name"],
  ["flight number", "digits, such as 124"],
  ["airport", "three letters, such as MXP"],
  ["date", "YYYY-MM-DD"],
  ["time", "HH:MM, local time"],
  ["currency", "three letters, such as EUR"],
];

/** The form that asks for what is missing. */
export function blanksFor(missing: Missing): Readonly<Record<string, Blank>> {
  const names = [...missing.keys()];
  if (
    names.length > MOST_BLANKS ||
    names.includes("trip information") ||
    names.includes("flight legs")
  ) {
    const title = names.includes("flight legs")
      ? "The return flight"
      : "The flights in your own words";
    const description = "Airline and flight number, from where to where, date, times";
    return { [DETAILS]: { title, description, kind: "text" } };
  }
  const blanks: Record<string, Blank> = {};
  for (const [name, choices] of missing) {
    const hint = HINTS.find(([words]) => name.includes(words))?.[1];
    blanks[keyOf(name)] = {
      title: capitalised(name),
      kind: name === "number of adults" ? "count" : "text",
      ...(hint !== undefined && { description: hint }),
      ...(choices.length > 0 && { choices }),
    };
  }
  return blanks;
}

/** The request with what was answered in words, if anything was. */
export function withDetails(request: string, missing: Missing, answers: Answers): string {
  const details = answers[DETAILS];
  if (typeof details !== "string" || details.trim() === "") return request;
  const heading = missing.has("flight legs") ? "Return: " : "";
  return `${request}\n\n${heading}${details}`;
}

/** What the filled blanks say, to be held against the text. */
export function correctionsFrom(
  answers: Answers,
  { missing, legs }: { readonly missing: Missing; readonly legs: readonly (readonly Segment[])[] },
  gazetteer: Gazetteer,
  today: DayNumber,
): Corrections {
  const flights = new Map<number, Partial<Draft>>();
  const whole: { adults?: number; cabin?: TravelClass; currency?: string } = {};
  for (const name of missing.keys()) {
    const answer = answers[keyOf(name)];
    if (typeof answer !== "string" && typeof answer !== "number") continue;
    const text = String(answer).slice(0, 200).trim();
    if (text === "") continue;
    const place = /^(.*) for leg (\d+), segment (\d+)$/.exec(name);
    if (place) {
      const index = flatIndex(legs, Number(place[2]), Number(place[3]));
      const said = fieldOf(place[1] ?? "", text, gazetteer, today);
      flights.set(index, { ...flights.get(index), ...said });
    } else if (name === "number of adults") {
      const adults = Number(text);
      if (Number.isInteger(adults) && adults > 0 && adults < 100) whole.adults = adults;
    } else if (name === "currency") {
      const currency = currencyOf(text);
      if (currency !== undefined) whole.currency = currency;
    } else if (name === "travel class") {
      const cabin = find.cabin({ tokens: tokenize(text.replace("_", " ")) }, 0)?.value;
      if (cabin !== undefined) whole.cabin = cabin;
    }
  }
  return { flights, ...whole };
}

function flatIndex(legs: readonly (readonly Segment[])[], leg: number, segment: number): number {
  return legs.slice(0, leg - 1).reduce((sum, { length }) => sum + length, 0) + segment - 1;
}

function fieldOf(
  field: string,
  text: string,
  gazetteer: Gazetteer,
  today: DayNumber,
): Partial<Draft> {
  const reading = startFlightReading(
    field.endsWith("airport") ? `from ${text}` : text,
    gazetteer,
    today,
  );
  const first = <K extends Said["kind"]>(kind: K) =>
    reading.mentions.find((said): said is Extract<typeof said, { kind: K }> => said.kind === kind);
  switch (field) {
    case "airline code": {
      const code = text.toUpperCase();
      const named = airlineNames(gazetteer)(reading, 0)?.value;
      return /^[A-Z\d]{2}$/.test(code)
        ? { airline: code }
        : named === undefined
          ? {}
          : { airline: named };
    }
    case "flight number": {
      const [, airline, digits] =
        /^([A-Za-z][A-Za-z\d]|\d[A-Za-z])?\s?0*(\d{1,4})$/.exec(text) ?? [];
      if (digits === undefined) return {};
      return { number: digits, ...(airline !== undefined && { airline: airline.toUpperCase() }) };
    }
    case "departure date": {
      mentionDates(reading, findSureDates(reading));
      mentionDates(reading, findOtherDates(reading));
      const date = first("date")?.date;
      return date ? { date } : {};
    }
    case "departure airport":
    case "arrival airport": {
      findPlaces(reading);
      const place = gazetteer.placeOfCode(text.toUpperCase()) ?? first("place")?.place;
      return place ? { [field === "departure airport" ? "from" : "to"]: place } : {};
    }
    default: {
      findTimes(reading);
      const time = first("time");
      if (!time) return {};
      if (field === "departure time") return { departure: time.minutes };
      return {
        arrival: time.minutes,
        ...(time.plusDays !== undefined && { plusDays: time.plusDays }),
      };
    }
  }
}

function currencyOf(text: string): string | undefined {
  const code = text.toUpperCase();
  if (CURRENCY_CODES.has(code)) return code;
  const [only, ...others] =
    find.currencyWord({ tokens: tokenize(text) }, 0)?.value.split(" ") ?? [];
  return others.length === 0 ? only : undefined;
}

/** "departure date for leg 1, segment 2" as the name of a blank. */
function keyOf(name: string): string {
  return name.replace(/ for leg (\d+), segment (\d+)$/, " $1 $2").replace(/ /g, "_");
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
