import type { DayNumber } from "../../../domain/dates.ts";
import { findLoneCurrency } from "../../../reading/currencies.ts";
import { findOtherDates, findSureDates } from "../../../reading/dates.ts";
import { orderOf } from "../../../reading/days.ts";
import { findBarePrice, findPrices, type SaidPrice } from "../../../reading/money.ts";
import { findParty, type SaidParty } from "../../../reading/party.ts";
import { startReading } from "../../../reading/reading.ts";
import { cleanText } from "../../../reading/tokens.ts";
import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import { findCabins, type TravelClass } from "./cabin.ts";
import { clocksBesideCodes } from "./clocks.ts";
import { type Draft, readSpan } from "./drafts.ts";
import { findDurations } from "./durations.ts";
import { findFlights } from "./flights.ts";
import { plainLines } from "./gds.ts";
import { passGround } from "./ground.ts";
import type { Leg } from "./leg.ts";
import { assemble } from "./legs.ts";
import { MORE_CODES, YEN_AIRLINES } from "./lexicon/airlines.ts";
import { type FlightReading, mentionDates } from "./mentions.ts";
import { zipLists } from "./parallel.ts";
import { findPlaces } from "./places.ts";
import { resolveLegs } from "./resolve.ts";
import type { Segment } from "./segment.ts";
import { findSources, offerOf } from "./source.ts";
import { partSpans } from "./spans.ts";
import { findTimes } from "./times.ts";
import { findKind, findTurns } from "./turns.ts";

/** Airlines count twelve years as grown. */
const GROWN_AT = 12;

/** Everything that a text says about a trip and its price. */
export interface Understood {
  readonly legs: readonly (readonly Segment[])[];
  readonly returnMissing: boolean;
  /** The day as of which it was read: a flight of a day before is past. */
  readonly today: DayNumber;
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
  const { gds, ...reading } = startFlightReading(request, gazetteer, today);
  passGround(reading);
  const sources = findSources(reading);
  findDurations(reading);
  mentionDates(reading, findSureDates(reading));
  const prices = findPrices(reading);
  const kind = findKind(reading);
  const party = findParty(reading, GROWN_AT);
  mentionDates(reading, findOtherDates(reading));
  findTimes(reading);
  const cabins = findCabins(reading);
  findFlights(reading);
  findPlaces(reading);
  findTurns(reading);
  const { price: chosen, source } = offerOf(reading, prices, sources);
  const price = chosen ?? withCurrency(reading, findBarePrice(reading));
  const journey = assemble(zipLists(partSpans(reading).map(readSpan), reading), kind);
  const understood: Understood = {
    legs: [],
    today,
    returnMissing: journey.returnMissing,
    party: party.said ? party : { ...party, ...gds.party },
    cabins: cabins.length > 0 || gds.cabin === undefined ? cabins : [gds.cabin],
    price,
    source,
  };
  if (corrections) correctFlights(journey.legs, corrections);
  // Only English puts the month first.
  const order = orderOf(reading.text) ?? (reading.language === "en" ? undefined : "day");
  const legs = resolveLegs(journey.legs, gazetteer, { today, order });
  const settled = { ...understood, legs, price: price && atHome(price, legs) };
  return { ...settled, ...(corrections && corrected(settled, corrections)) };
}

export function startFlightReading(request: string, facts: Gazetteer, today: DayNumber) {
  const isPlaceCode = (code: string) => facts.placeOfCode(code) !== undefined;
  const gds = plainLines(cleanText(request), isPlaceCode);
  const reading = startReading(request, today, isPlaceCode, gds.text);
  const known = facts.airlines.map(({ code }) => code);
  const flights: FlightReading = {
    ...reading,
    mentions: [],
    starts: new Map(),
    endings: new Map(),
    clocks: clocksBesideCodes(reading.text, isPlaceCode),
    facts,
    names: new Map(),
    codes: new Set([...known, ...MORE_CODES.split(" "), ...gds.airlines]),
    airlines: new Set(),
  };
  return { ...flights, gds };
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

/** ¥ on a Japanese airline is yen. */
function atHome(price: SaidPrice, legs: readonly (readonly Segment[])[]): SaidPrice {
  const japanese = legs.flat().some(({ airline = "" }) => YEN_AIRLINES.has(airline));
  return japanese && price.currencies.length > 1 && price.currencies.includes("JPY")
    ? { ...price, currencies: ["JPY"] }
    : price;
}

function withCurrency(reading: FlightReading, price: SaidPrice | undefined): SaidPrice | undefined {
  return price && { ...price, currencies: findLoneCurrency(reading) };
}
