import { isoDate, parseIsoDate, quoteDayOf } from "../../domain/dates.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { findOtherDates, findSureDates } from "../../reading/dates.ts";
import { nameFinder } from "../../reading/phrases.ts";
import { startReading } from "../../reading/reading.ts";
import { readTrip } from "../concierge/plan/understand/read.ts";
import { findWhen } from "../concierge/plan/understand/when.ts";
import { windowOf } from "../concierge/plan/wish/when.ts";
import { ANSWER_WORDS, type AnswerWord } from "./answer-words.ts";

/** First and last day of a journey (YYYY-MM-DD), or of the time in which it may be. */
export interface TravelSpan {
  readonly from: string;
  readonly to: string;
}

const WRITTEN = /\b\d{4}-\d{2}-\d{2}\b/g;
/** Many requests have the same words for their dates. */
const known = boundedCache<string, TravelSpan | false>(2_000);

/** What the words for a request's dates mean, on the day on which they were written. */
export function travelSpan(dates: string | undefined, writtenAt: number): TravelSpan | undefined {
  if (dates === undefined) return undefined;
  const written = (dates.match(WRITTEN) ?? []).toSorted();
  const [from, to = from] = [written[0], written.at(-1)];
  if (from !== undefined && to !== undefined) return { from, to };
  const today = quoteDayOf(writtenAt);
  const key = `${today} ${dates}`;
  const span = known.get(key) ?? known.set(key, inWords(dates, today) ?? false);
  return span === false ? undefined : span;
}

/** The days that a text names, in figures or in words; absent where it names a month, or none. */
export function namedDays(
  text: string,
  writtenAt: number,
): { readonly from: string; readonly to?: string } | undefined {
  const [from, to] = (text.match(WRITTEN) ?? []).filter((day) => parseIsoDate(day) !== undefined);
  if (from !== undefined) return { from, ...(to !== undefined && { to }) };
  const reading = startReading(text, quoteDayOf(writtenAt));
  const { when } = findWhen(reading, findSureDates(reading), false);
  if (!when?.exact) return undefined;
  const { start, end } = when;
  return { from: isoDate(start), ...(end !== undefined && { to: isoDate(end) }) };
}

export type NamedDays = NonNullable<ReturnType<typeof namedDays>>;

/** When a message among other things says that the journey is: days, or a month. */
export function spanSaid(message: string, writtenAt: number): TravelSpan | undefined {
  const text = ofTravel(message, writtenAt).join(" ");
  const days = namedDays(text, writtenAt);
  return days
    ? { from: days.from, to: days.to ?? days.from }
    : inWords(text, quoteDayOf(writtenAt), false);
}

/** The days of travel that a message names among other things. */
export function daysSaid(message: string, writtenAt: number): NamedDays | undefined {
  return namedDays(ofTravel(message, writtenAt).join(" "), writtenAt);
}

/** What is known of a journey's days: the days themselves, or a time in which they are. */
export interface KnownDays extends NamedDays {
  readonly exact: boolean;
}

/**
 * The days that an answer puts in place of those that are known: a whole span, or a day with its
 * month that was moved or that the journey begins on. All else, as a bare "the 12th", says nothing
 * against what was asked for, which then holds.
 */
export function daysAnswered(
  answer: string,
  writtenAt: number,
  known: KnownDays | undefined,
): NamedDays | undefined {
  const sentences = ofTravel(answer, writtenAt);
  const text = sentences.join(" ");
  const days = namedDays(text, writtenAt);
  if (!days || !mayBeTravelled(days, writtenAt)) return undefined;
  if (!known) return days;
  const said = sentences.find((one) => namedDays(one, writtenAt)?.from === days.from) ?? text;
  if (!namesMonth(said, writtenAt) || isSameOfAnotherYear(said, days, known)) return undefined;
  if (days.to !== undefined || !known.exact) return days;
  const isOutside = days.from < known.from || days.from > (known.to ?? known.from);
  const isMeant = says(said, "moved") || (isOutside && says(said, "goes"));
  return isMeant && days.from !== known.from ? days : undefined;
}

const SENTENCE_END = /(?<=[.!?;])\s+(?=\p{Lu})|\n+/u;

/** The sentences of a message whose days may be days of travel: days of papers and days that are over are none. */
function ofTravel(message: string, writtenAt: number): readonly string[] {
  const today = isoDate(quoteDayOf(writtenAt));
  return message.split(SENTENCE_END).filter((sentence) => {
    const from = namedDays(sentence, writtenAt)?.from;
    return from === undefined || (from >= today && !says(sentence, "papers"));
  });
}

const findWord = nameFinder(ANSWER_WORDS);

function says(text: string, word: AnswerWord): boolean {
  const reading = startReading(text, 0);
  return reading.tokens.some((_, index) => findWord(reading, index)?.value === word);
}

/** The sum that an answer gives the whole journey, as a field for budgets takes it. */
export function budgetAnswered(answer: string, writtenAt: number): string | undefined {
  const said = answer.split(SENTENCE_END).flatMap((sentence) => {
    const begins = findWord(startReading(sentence, 0), 0)?.value === "atMost";
    if (!begins && !says(sentence, "budget")) return [];
    const { budget } = readTrip(sentence, quoteDayOf(writtenAt));
    if (budget?.currency === undefined || budget.per === "day") return [];
    const { amount, currency, per } = budget;
    return [`${amount} ${currency}${per === "person" ? " per person" : ""}`];
  });
  return said.at(-1);
}

const LONGEST = 60;
const FURTHEST = 730;

/** Two days that are years apart, or far from today, are days of something else. */
function mayBeTravelled({ from, to = from }: NamedDays, writtenAt: number): boolean {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)];
  if (first === undefined || last === undefined) return false;
  return last >= first && last - first < LONGEST && first - quoteDayOf(writtenAt) <= FURTHEST;
}

function namesMonth(text: string, writtenAt: number): boolean {
  const reading = startReading(text, quoteDayOf(writtenAt));
  const spans = [...findSureDates(reading), ...findOtherDates(reading)];
  return spans.some(
    (span) => "date" in span && span.date.day !== undefined && span.date.month !== undefined,
  );
}

/** "12 to 20 March" without its year, of a journey that is in a later one. */
function isSameOfAnotherYear(text: string, days: NamedDays, known: NamedDays): boolean {
  const isSame = days.from.slice(4) === known.from.slice(4);
  return isSame && days.from !== known.from && !text.includes(days.from.slice(0, 4));
}

/** `alone`: the text is a field for dates, and holds nothing else. */
function inWords(text: string, today: number, alone = true): TravelSpan | undefined {
  const reading = startReading(text, today);
  const { when } = findWhen(reading, findSureDates(reading), alone);
  if (!when) return undefined;
  const { start, end, exact } = when;
  const [first, last] = exact ? [start, end ?? start] : windowOf(start);
  return { from: isoDate(first), to: isoDate(last) };
}
