import type { DayNumber } from "../../../../domain/dates.ts";
import type { Party } from "../../../../domain/travel.ts";
import { findSureDates } from "../../../../reading/dates.ts";
import { occasionRows } from "../../../../reading/lexicon/events.ts";
import {
  choosePrice,
  findBarePrice,
  findPrices,
  type SaidPrice,
} from "../../../../reading/money.ts";
import { amountAt } from "../../../../reading/numbers.ts";
import { findParty } from "../../../../reading/party.ts";
import { findPassports } from "../../../../reading/passports.ts";
import { phraseFinder } from "../../../../reading/phrases.ts";
import {
  findAll,
  findFirst,
  isFree,
  type Reading,
  startReading,
} from "../../../../reading/reading.ts";
import { isNumber, type Token } from "../../../../reading/tokens.ts";
import { isStart } from "../../../../reading/words.ts";
import { findLengths, spokenLength } from "./length.ts";
import { findMeetings } from "./meetings.ts";
import { groupIn, travellersFrom } from "./party.ts";
import { findWhen, namesMonthOfYear } from "./when.ts";

/** Several are called by the same words: each phrase stands for all of them. */
const findOccasion = phraseFinder(occasionRows);
/** Texts are read this far. */
const LONGEST = 2000;
/** From this age on a traveller pays as an adult. */
const GROWN_AT = 18;

/**
 * What a text says of a trip, but for its places: lengths with a figure and one without ("a week"),
 * passports by the codes of their countries, occasions by their names in the lexicon.
 */
export type TripText = ReturnType<typeof readTrip>;

/** A field that is about one thing alone: there a bare figure is that thing. */
export type Field = "budget" | "travelers" | "dates";

/** Reads a text from what is surest to what is vaguest; the words that are left may name places. */
export function readTrip(source: string, today: DayNumber, field?: Field) {
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
  const isLeft = (token: Token, index: number) => isNumber(token, 1, 3) && isFree(reading, index);
  return Number(reading.tokens.find(isLeft)?.text ?? 0);
}

/** What may be spent, in whole and parts of a unit, not yet minor units. */
export interface Budget {
  readonly amount: number;
  /** Undefined where only a figure was given. */
  readonly currency: string | undefined;
  readonly per: "total" | "person" | "day";
}

/** The budget among the prices of a text; a bare figure counts behind a word about money. */
function budgetFrom(
  reading: Reading,
  prices: readonly SaidPrice[],
  /** A field about money and nothing else. */
  alone: boolean,
  { adults = 1, children = 0, infants = 0 }: Partial<Party> = {},
): Budget | undefined {
  // "hotel up to 180 EUR a night, my own budget 400 EUR": a rate is no whole.
  const whole = prices.filter(({ perDay }) => !perDay);
  const price = choosePrice(whole) ?? choosePrice(prices) ?? findBarePrice(reading, true);
  if (price) {
    const { perDay, perCouple, perChild, each } = price;
    const made = (per: Budget["per"], times = 1): Budget => ({
      amount: price.amount * times,
      currency: price.currencies[0],
      per,
    });
    if (perCouple) return made("person", 1 / 2);
    if (perChild && children > 0) return made("total", children);
    // "40 USD a day each"
    if (perDay) return made("day", each ? adults + children + infants : 1);
    return made(each || perChild ? "person" : "total");
  }
  // A field for money is about money, whatever figure stands in it.
  const amount = alone ? findFirst(reading, (index) => amountAt(reading, index)) : undefined;
  return amount && { amount: amount.value, currency: undefined, per: "total" };
}
