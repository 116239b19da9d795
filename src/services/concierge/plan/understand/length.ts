import type { Phrases } from "./phrases/types.ts";
import { pattern, spelled, type Text, words } from "./text.ts";

/** A figure, or the larger one of "5-7". */
const FIGURE = "(?:\\d{1,3} ?- ?)?(\\d{1,3})(?: ?-? ?)";

/** How many days a text asks for; a night more makes a day more. */
export function takeLength(text: Text, phrases: readonly Phrases[]): number | undefined {
  for (const { day, night, week, month } of phrases) {
    for (const [unit, days] of [
      [week, (count: number) => count * 7],
      [day, (count: number) => count],
      [night, (count: number) => count + 1],
      [month, (count: number) => count * 30],
    ] as const) {
      const match = text.take(unitPattern(unit));
      if (match) return days(Number(match[1]));
    }
  }
  for (const { lengths } of phrases) {
    for (const [source, days] of lengths) {
      if (text.take(words(source))) return days;
    }
  }
  return undefined;
}

/** How long a trip is that says for each of so many cities how long, all in days or all in nights. */
export function lengthOfAll(
  text: Text,
  phrases: readonly Phrases[],
): { readonly cities: number; readonly days: number } | undefined {
  const figures = (unit: string) =>
    Array.from(text.plain().matchAll(pattern(unitPattern(unit).source, "gu")), ([, figure]) =>
      Number(figure),
    );
  const days = phrases.flatMap(({ day }) => figures(day));
  const nights = phrases.flatMap(({ night }) => figures(night));
  // "4 days 3 nights" says one thing twice.
  if (days.length + nights.length < 2 || (days.length > 0 && nights.length > 0)) return undefined;
  const all = [...days, ...nights];
  const sum = all.reduce((total, figure) => total + figure, 0);
  return { cities: all.length, days: sum + (nights.length > 0 ? 1 : 0) };
}

const units = new Map<string, RegExp>();

function unitPattern(unit: string): RegExp {
  let known = units.get(unit);
  if (!known) {
    known = pattern(`(?<![\\p{L}\\p{N}.,])${FIGURE}\\s*(?:${spelled(unit)})(?![\\p{L}\\p{N}])`);
    units.set(unit, known);
  }
  return known;
}
