import { parseIsoDate, weekday } from "../../domain/dates.ts";
import type { ItineraryWords } from "./words.ts";

/** The local time of a date and time. */
export function clock(local: string): string {
  return local.slice(11, 16);
}

/** `Mon, 1 Mar 2027`. */
export function dayWords({ weekdays, months }: ItineraryWords, local: string): string {
  const day = parseIsoDate(local.slice(0, 10));
  if (day === undefined) return local;
  const [year = "", month = "", date = ""] = local.slice(0, 10).split("-");
  return `${weekdays[weekday(day)] ?? ""}, ${Number(date)} ${months[Number(month) - 1] ?? ""} ${year}`;
}

/** Twenty-four hours before, by the local clock. */
export function dayBefore(words: ItineraryWords, local: string): string {
  const before = new Date(Date.parse(`${local.slice(0, 19)}Z`) - 86_400_000).toISOString();
  return `${dayWords(words, before)}, ${clock(before)}`;
}

/** `7 h 5 min`. */
export function durationWords({ hour, minute }: ItineraryWords, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [`${hours} ${hour}`] : []),
    ...(rest > 0 || hours === 0 ? [`${rest} ${minute}`] : []),
  ].join(" ");
}

/**
 * ` (Tue, 2 Mar 2027)` where a flight lands on another date than it leaves, or earlier by the clock: across
 * the date line 03:50 may be of the same day.
 */
export function laterWords(words: ItineraryWords, departs: string, arrives: string): string {
  const isPlain = departs.slice(0, 10) === arrives.slice(0, 10) && clock(departs) <= clock(arrives);
  return isPlain ? "" : ` (${dayWords(words, arrives)})`;
}

/** A time before a departure: with its day where midnight lies between the two. */
export function closing(words: ItineraryWords, local: string, departs: string): string {
  const time = clock(local);
  return local.slice(0, 10) === departs.slice(0, 10) ? time : `${dayWords(words, local)}, ${time}`;
}
