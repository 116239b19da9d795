import type { DayNumber } from "../../../domain/dates.ts";
import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import { findCabins } from "./cabin.ts";
import { findLoneCurrency } from "./currencies.ts";
import { findOtherDates, findSureDates } from "./dates.ts";
import { orderOf } from "./days.ts";
import { type Draft, readSpan } from "./drafts.ts";
import { findDurations } from "./durations.ts";
import { findFlights } from "./flights.ts";
import { findGdsLines, type GdsFacts } from "./gds.ts";
import { detectLanguage } from "./language.ts";
import type { Leg } from "./leg.ts";
import { assemble } from "./legs.ts";
import type { TravelClass } from "./lexicon/cabins.ts";
import type { Reading } from "./mentions.ts";
import { choosePrice, findBarePrice, findPrices, type SaidPrice } from "./money.ts";
import { zipLists } from "./parallel.ts";
import { findParty, type SaidParty } from "./party.ts";
import { findPlaces } from "./places.ts";
import { resolveLegs } from "./resolve.ts";
import type { Segment } from "./segment.ts";
import { findSource } from "./source.ts";
import { partSpans } from "./spans.ts";
import { findTimes } from "./times.ts";
import { cleanText, tokenize } from "./tokens.ts";
import { findKind, findTurns } from "./turns.ts";

/** Everything that a text says about a trip and its price. */
export interface Understood {
  readonly legs: readonly (readonly Segment[])[];
  readonly returnMissing: boolean;
  readonly party: SaidParty;
  /** None said, one, or several to choose from. */
  readonly cabins: readonly TravelClass[];
  readonly price: SaidPrice | undefined;
  readonly source: string | undefined;
}

/** What was said later, when asked for: it counts before what the text says. */
export interface Corrections {
  /** By the place of the flight among all flights. */
  readonly flights: ReadonlyMap<number, Partial<Draft>>;
  readonly adults?: number;
  readonly cabin?: TravelClass;
  readonly currency?: string;
}

/**
 * Reads a person's words. Finders go from what is surest to what is vaguest, each over what the
 * ones before have left; then what was found is parted into flights and these into directions.
 */
export function readRequest(
  request: string,
  gazetteer: Gazetteer,
  today: DayNumber,
  corrections?: Corrections,
): Understood {
  const reading = startReading(request, gazetteer, today);
  const gds = findGdsLines(reading);
  const source = findSource(reading);
  findDurations(reading);
  findSureDates(reading);
  const prices = findPrices(reading);
  const kind = findKind(reading);
  const party = findParty(reading);
  findOtherDates(reading);
  findTimes(reading);
  const cabins = findCabins(reading);
  findFlights(reading);
  findPlaces(reading);
  findTurns(reading);
  const price = choosePrice(prices) ?? withCurrency(reading, findBarePrice(reading));
  const journey = assemble(zipLists(partSpans(reading).map(readSpan), reading), kind);
  const understood: Understood = {
    legs: [],
    returnMissing: journey.returnMissing,
    party: party.said ? party : (gdsParty(gds) ?? party),
    cabins: cabins.length > 0 || gds.cabin === undefined ? cabins : [gds.cabin],
    price,
    source,
  };
  if (corrections) correctFlights(journey.legs, corrections);
  // Only English puts the month first.
  const order = orderOf(reading.text) ?? (reading.language === "en" ? undefined : "day");
  const legs = resolveLegs(journey.legs, gazetteer, { today, order });
  return { ...understood, legs, ...(corrections && corrected(understood, corrections)) };
}

/** Minutes beyond 12 make it no date. */
const DOTTED_TIME = /(?<![\d.])\d{1,2}\.(?:1[3-9]|[2-5]\d)(?![\d.]\d)/g;

export function startReading(request: string, gazetteer: Gazetteer, today: DayNumber): Reading {
  const text = cleanText(request);
  const tokens = tokenize(text);
  const colons = /\d:\d\d/.test(text);
  return {
    text,
    tokens,
    taken: new Uint8Array(tokens.length),
    mentions: [],
    endings: new Map(),
    language: detectLanguage(tokens),
    shouting: !/\p{Ll}{3}/u.test(text),
    small: !/(?<!\p{L})\p{Lu}\p{Ll}{2}/u.test(text),
    colons,
    dottedTimes: !colons && [...text.matchAll(DOTTED_TIME)].length > 1,
    facts: gazetteer,
    today,
  };
}

function correctFlights(legs: readonly Leg[], { flights }: Corrections): void {
  for (const [index, draft] of legs.flatMap(({ drafts }) => drafts).entries()) {
    Object.assign(draft, flights.get(index));
  }
}

function corrected(
  { party, price, cabins }: Understood,
  { adults, cabin, currency }: Corrections,
): Pick<Understood, "party" | "price" | "cabins"> {
  return {
    party: adults === undefined ? party : { ...party, adults, children: party.children ?? 0 },
    price: price && currency !== undefined ? { ...price, currencies: [currency] } : price,
    cabins: cabin === undefined ? cabins : [cabin],
  };
}

function gdsParty({ adults, children, infants }: GdsFacts): SaidParty | undefined {
  if (adults === undefined) return undefined;
  return {
    adults,
    children: children ?? 0,
    infantsInSeat: 0,
    infantsOnLap: infants ?? 0,
    said: true,
  };
}

function withCurrency(reading: Reading, price: SaidPrice | undefined): SaidPrice | undefined {
  return price && { ...price, currencies: findLoneCurrency(reading) };
}
