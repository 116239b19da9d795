import type { DayNumber } from "../../../../domain/dates.ts";
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
import { findAll, isFree, type Reading, startReading } from "../../../../reading/reading.ts";
import { isNumber, type Token } from "../../../../reading/tokens.ts";
import { budgetOf, inMoneyOf, nightlyAmong } from "../wish/budget.ts";
import { travellersFrom } from "../wish/travellers.ts";
import { findLengths, spokenLength } from "./length.ts";
import { findMeetings } from "./meetings.ts";
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
  const longest = Math.max(0, ...lengths.map(({ days }) => days));
  const when = findWhen(reading, sure, field === "dates", longest);
  const { alone, ...several } = counted;
  const isOpen = alone || (counted.all === undefined && counted.adults === undefined);
  const others = isOpen ? othersIn(reading, holders, field === "travelers") : 0;
  const travellers = travellersFrom(
    others > 0 ? { ...several, adults: others, said: true } : counted,
  );
  const price = budgetAmong(reading, prices, field === "budget");
  const budget = price && budgetOf(inMoneyOf(price, prices), travellers?.party);
  return {
    reading,
    lengths,
    spoken: early ?? spokenLength(reading),
    when,
    travellers,
    budget,
    nightly: nightlyAmong(prices, reading.text),
    passports,
    meetings,
    occasions,
  };
}

/** How many go where no word for them is known: "three Georgian citizens", "4" by itself. */
function othersIn(reading: Reading, holders: number, alone: boolean): number {
  if (holders > 1 || !alone) return holders > 1 ? holders : 0;
  const isLeft = (token: Token, index: number) => isNumber(token, 1, 3) && isFree(reading, index);
  return Number(reading.tokens.find(isLeft)?.text ?? 0);
}

/** The price that is the budget, in whole; a bare figure counts behind a word about money, and alone in a field for it. */
function budgetAmong(reading: Reading, prices: readonly SaidPrice[], alone: boolean) {
  // "hotel up to 180 EUR a night, my own budget 400 EUR": a rate is no whole.
  const whole = prices.filter(({ day, night }) => !day && !night);
  const daily = prices.filter(({ day }) => day);
  const price = choosePrice(whole) ?? choosePrice(daily) ?? findBarePrice(reading, true);
  if (price || !alone) return price;
  const [amount] = findAll(reading, (index) => amountAt(reading, index));
  return amount && { amount: amount.value, currencies: [] };
}
