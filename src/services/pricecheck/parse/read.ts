import type { DayNumber } from "../../../domain/dates.ts";
import { findOtherDates, findSureDates } from "../../../reading/dates.ts";
import { orderOf } from "../../../reading/days.ts";
import {
  findBarePrice,
  findLoneCurrency,
  findPrices,
  type SaidPrice,
} from "../../../reading/money.ts";
import { findParty, type SaidParty } from "../../../reading/party.ts";
import { startReading, take } from "../../../reading/reading.ts";
import { at, cleanText, onFrom } from "../../../reading/tokens.ts";
import { find } from "../../../reading/words.ts";
import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import { findCabins, type TravelClass } from "./cabin.ts";
import { clocksBesideCodes } from "./clocks.ts";
import { codedFlight } from "./coded-flights.ts";
import { type Draft, readSpan } from "./drafts.ts";
import { findFlights } from "./flights.ts";
import { plainLines } from "./gds.ts";
import { assemble } from "./legs.ts";
import { MORE_CODES, YEN_AIRLINES } from "./lexicon/airlines.ts";
import { TIME_LABELS } from "./lexicon/never-codes.ts";
import { type FlightReading, mentionAll, mentionDates, ofKind } from "./mentions.ts";
import { findPlaces } from "./places.ts";
import { resolveLegs, type Segment } from "./resolve.ts";
import { findSources, offerOf } from "./source.ts";
import { partSpans } from "./spans.ts";
import { findDurations, findTimes } from "./times.ts";
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
  if (ofKind(reading.mentions, "date").length === 0) mentionYesterday(reading);
  findTimes(reading);
  const cabins = findCabins(reading);
  findFlights(reading);
  findPlaces(reading);
  findTurns(reading);
  const offer = offerOf(reading, prices, sources);
  const bare = offer.price ? undefined : findBarePrice(reading);
  const price = offer.price ?? (bare && { ...bare, currencies: findLoneCurrency(reading) });
  const journey = assemble(partSpans(reading).map(readSpan), kind);
  for (const [index, draft] of journey.legs.flatMap(({ drafts }) => drafts).entries())
    Object.assign(draft, corrections?.flights.get(index));
  // Only English puts the month first.
  const order = orderOf(reading.text) ?? (reading.language === "en" ? undefined : "day");
  const legs = resolveLegs(journey.legs, gazetteer, { today, order });
  const said = party.said ? party : { ...party, ...gds.party };
  const { adults, currency, cabin = cabins[0] ?? gds.cabin } = corrections ?? {};
  return {
    legs,
    today,
    returnMissing: journey.returnMissing,
    party: adults === undefined ? said : { ...said, adults, children: said.children ?? 0 },
    cabins: cabins.length > 1 && !corrections?.cabin ? cabins : cabin ? [cabin] : [],
    price: price && { ...price, currencies: currency ? [currency] : atHome(price, legs) },
    source: offer.source,
  };
}

export function startFlightReading(request: string, facts: Gazetteer, today: DayNumber) {
  const isPlaceCode = (code: string) =>
    !TIME_LABELS.has(code) && facts.placeOfCode(code) !== undefined;
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

/** ¥ on a Japanese airline is yen. */
function atHome({ currencies }: SaidPrice, legs: readonly (readonly Segment[])[]) {
  const japanese = legs.flat().some(({ airline = "" }) => YEN_AIRLINES.has(airline));
  return japanese && currencies.includes("JPY") ? ["JPY"] : currencies;
}

/** "I flew yesterday": the day of the flight, where no other is said. */
function mentionYesterday(reading: FlightReading): void {
  mentionAll(reading, (index) => {
    const found = find.yesterday(reading, index);
    return found && { next: found.next, said: { kind: "date", date: { fromToday: -1 } } };
  });
}

/** How far from the beginning of its line the word may stand: "2. Train ICE 595". */
const HEAD = 3;

/** Takes lines about trains, buses and ferries among flights, so that no flight is read in them. */
function passGround(reading: FlightReading): void {
  const breaks = reading.tokens.flatMap(({ kind }, index) => (kind === "break" ? [index] : []));
  if (breaks.length === 0) return;
  const isGround = (index: number) => find.ground(reading, index, "own") !== undefined;
  for (const [line, start] of [0, ...breaks.map((index) => index + 1)].entries()) {
    const end = breaks[line] ?? reading.tokens.length;
    const inside = onFrom(reading, start, end - start);
    const figures = inside.some((index) => at(reading, index).kind === "number");
    if (!figures || !inside.slice(0, HEAD).some(isGround)) continue;
    const flies = inside.some((index) => codedFlight(reading, index) && !isGround(index - 1));
    if (!flies) take(reading, start, end);
  }
}
