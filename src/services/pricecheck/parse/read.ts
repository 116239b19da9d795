import type { DayNumber } from "../../../domain/dates.ts";
import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import { findCabins } from "./cabin.ts";
import { findOtherDates, findSureDates } from "./dates.ts";
import { orderOf } from "./days.ts";
import { readSpan } from "./drafts.ts";
import { findFlights } from "./flights.ts";
import { findGdsLines } from "./gds.ts";
import { detectLanguage } from "./language.ts";
import { assemble } from "./legs.ts";
import type { TravelClass } from "./lexicon/cabins.ts";
import type { Reading } from "./mentions.ts";
import {
  choosePrice,
  findBarePrice,
  findLoneCurrency,
  findPrices,
  type SaidPrice,
} from "./money.ts";
import { zipLists } from "./parallel.ts";
import { findParty, type SaidParty } from "./party.ts";
import { findPlaces } from "./places.ts";
import { resolveLegs, type Segment } from "./resolve.ts";
import { findSource } from "./source.ts";
import { partSpans } from "./spans.ts";
import { findDurations, findTimes } from "./times.ts";
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

/**
 * Reads a person's words. Finders go from what is surest to what is vaguest, each over what the
 * ones before have left; then what was found is parted into flights and these into directions.
 */
export function readRequest(request: string, facts: Gazetteer, today: DayNumber): Understood {
  const text = cleanText(request);
  const tokens = tokenize(text);
  const reading: Reading = {
    text,
    tokens,
    taken: new Uint8Array(tokens.length),
    mentions: [],
    language: detectLanguage(tokens),
    facts,
    today,
  };
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

  const order = orderOf(text);
  const journey = assemble(zipLists(partSpans(reading).map(readSpan), reading), kind);
  return {
    legs: resolveLegs(journey.legs, facts, { today, order }),
    returnMissing: journey.returnMissing,
    party:
      party.said || gds.adults === undefined
        ? party
        : {
            adults: gds.adults,
            children: gds.children ?? 0,
            infantsInSeat: 0,
            infantsOnLap: gds.infants ?? 0,
            said: true,
          },
    cabins: cabins.length > 0 || gds.cabin === undefined ? cabins : [gds.cabin],
    price,
    source,
  };
}

function withCurrency(reading: Reading, price: SaidPrice | undefined): SaidPrice | undefined {
  return price && { ...price, currencies: findLoneCurrency(reading) };
}
