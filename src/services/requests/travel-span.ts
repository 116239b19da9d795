import { isoDate, parseIsoDate, quoteDayOf } from "../../domain/dates.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { findSureDates } from "../../reading/dates.ts";
import { startReading } from "../../reading/reading.ts";
import { findWhen, windowOf } from "../concierge/plan/understand/when.ts";

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

/** When a message among other things says that the journey is: days, or a month. */
export function spanSaid(message: string, writtenAt: number): TravelSpan | undefined {
  const days = namedDays(message, writtenAt);
  return days
    ? { from: days.from, to: days.to ?? days.from }
    : inWords(message, quoteDayOf(writtenAt), false);
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
