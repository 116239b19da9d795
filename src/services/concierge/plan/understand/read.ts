import type { DayNumber } from "../../../../domain/dates.ts";
import { findSureDates } from "../../../../reading/dates.ts";
import { occasionRows } from "../../../../reading/lexicon/events.ts";
import { findPrices } from "../../../../reading/money.ts";
import { findParty } from "../../../../reading/party.ts";
import { findPassports } from "../../../../reading/passports.ts";
import { phraseFinder } from "../../../../reading/phrases.ts";
import { findAll, findFirst, type Reading, startReading } from "../../../../reading/reading.ts";
import { at, type Extent, isNumber } from "../../../../reading/tokens.ts";
import { isStart } from "../../../../reading/words.ts";
import { type Budget, budgetFrom } from "./budget.ts";
import { findLengths, type SaidLength, spokenLength } from "./length.ts";
import { findMeetings, type Meeting } from "./meetings.ts";
import { groupIn, type Travellers, travellersFrom } from "./party.ts";
import { findWhen, namesMonthOfYear, type SaidWhen } from "./when.ts";

/** Several are called by the same words: each phrase stands for all of them. */
const findOccasion = phraseFinder(occasionRows);
/** Texts are read this far. */
const LONGEST = 2000;
/** From this age on a traveller pays as an adult. */
const GROWN_AT = 18;

/** What a text says of a trip, but for its places. */
export interface TripText {
  readonly reading: Reading;
  /** With a figure, in the order of the text. */
  readonly lengths: readonly SaidLength[];
  /** Without one: "a week", "weekend". */
  readonly spoken: SaidLength | undefined;
  readonly when: SaidWhen;
  readonly travellers: Travellers | undefined;
  readonly budget: Budget | undefined;
  /** Codes of countries. */
  readonly passports: readonly string[];
  readonly meetings: readonly Meeting[];
  /** By how they are called in the lexicon, where they stand. */
  readonly occasions: readonly (Extent & { readonly value: readonly string[] })[];
}

/** A field that is about one thing alone: there a bare figure is that thing. */
export type Field = "budget" | "travelers" | "dates";

/** Reads a text from what is surest to what is vaguest; the words that are left may name places. */
export function readTrip(source: string, today: DayNumber, field?: Field): TripText {
  const reading = startReading(source.slice(0, LONGEST), today);
  // Dates with a month's name first, since nothing else looks so.
  const sure = findSureDates(reading);
  const meetings = findMeetings(reading, sure);
  const prices = findPrices(reading);
  const counted = findParty(reading, GROWN_AT);
  const { passports, holders } = findPassports(reading);
  const occasions = findAll(reading, (index) => findOccasion(reading, index));
  const lengths = findLengths(reading);
  // "Jordan in a week, April 2027": the month says when, so the week says how long.
  const early = namesMonthOfYear(reading) ? spokenLength(reading) : undefined;
  const when = findWhen(reading, sure, field === "dates");
  const { alone, ...several } = counted;
  const isOpen = alone || (counted.all === undefined && counted.adults === undefined);
  // "Four Jains from Delhi …, two of us over 70": those at the head are all of them.
  const isLess = counted.seen.people === counted.adults && isStart(reading, 2);
  const group = isOpen || isLess ? othersIn(reading, holders, field === "travelers") : 0;
  const others = isOpen || group > counted.seen.people ? group : 0;
  const travellers = travellersFrom(
    others > 0 ? { ...several, adults: others, said: true } : counted,
  );
  const budget = budgetFrom(reading, prices, field === "budget", travellers?.party);
  const spoken = early ?? spokenLength(reading);
  return { reading, lengths, spoken, when, travellers, budget, passports, meetings, occasions };
}

/** How many go where no word for them is known: "40 parishioners", "three Georgian citizens", "4" by itself. */
function othersIn(reading: Reading, holders: number, alone: boolean): number {
  const group = groupIn(reading) || (holders > 1 ? holders : 0);
  if (group > 0 || !alone) return group;
  const figure = findFirst(reading, (index) =>
    isNumber(at(reading, index), 1, 3) ? { next: index + 1 } : undefined,
  );
  return figure ? Number(at(reading, figure.first).text) : 0;
}
