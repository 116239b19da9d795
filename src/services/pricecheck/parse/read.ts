import type { DayNumber } from "../../../domain/dates.ts";
import { findOtherDates, findSureDates } from "../../../reading/dates.ts";
import { type Order, orderOf } from "../../../reading/days.ts";
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
import { readSpan } from "./drafts.ts";
import { findFlights } from "./flights.ts";
import { plainLines } from "./gds.ts";
import { assemble, type Leg } from "./legs.ts";
import { MORE_CODES } from "./lexicon/airlines.ts";
import { TIME_LABELS } from "./lexicon/never-codes.ts";
import { type FlightReading, mentionAll, mentionDates, ofKind } from "./mentions.ts";
import { findPlaces } from "./places.ts";
import { findSources, offerOf } from "./source.ts";
import { partSpans } from "./spans.ts";
import { findDurations, findTimes } from "./times.ts";
import { findKind, findTurns } from "./turns.ts";

/** Airlines count twelve years as grown. */
const GROWN_AT = 12;

/** Everything that a text says about a trip and its price, whatever day and airport it means. */
export interface Told {
  readonly legs: readonly Leg[];
  readonly returnMissing: boolean;
  /** Of days and months in figures. */
  readonly order: Order;
  readonly party: SaidParty;
  /** None said, one, or several to choose from. */
  readonly cabins: readonly TravelClass[];
  readonly price: SaidPrice | undefined;
  readonly source: string | undefined;
}

/**
 * Reads a person's words. Finders go from what is surest to what is vaguest, each over what the
 * ones before have left; then what was found is parted into flights and these into directions.
 */
export function readWords(request: string, gazetteer: Gazetteer, today: DayNumber): Told {
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
  return {
    ...assemble(partSpans(reading).map(readSpan), kind),
    // Only English puts the month first.
    order: orderOf(reading.text) ?? (reading.language === "en" ? undefined : "day"),
    party: party.said ? party : { ...party, ...gds.party },
    cabins: cabins.length === 0 && gds.cabin ? [gds.cabin] : cabins,
    price: offer.price ?? (bare && { ...bare, currencies: findLoneCurrency(reading) }),
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
    codes: new Set([...known, ...MORE_CODES.split(" ")]),
    airlines: new Set(),
  };
  return { ...flights, gds };
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
