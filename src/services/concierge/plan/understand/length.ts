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

/** All lengths that stand in a text, in days; those in nights are as many days. */
export function lengthsIn(text: Text, phrases: readonly Phrases[]): Lengths {
  const found = { days: 0, nights: 0, count: 0 };
  for (const { day, night } of phrases) {
    for (const [unit, kind] of [
      [day, "days"],
      [night, "nights"],
    ] as const) {
      for (const match of text.plain().matchAll(pattern(unitPattern(unit).source, "gu"))) {
        found[kind] += Number(match[1]);
        found.count++;
      }
    }
  }
  return found;
}

export interface Lengths {
  readonly days: number;
  readonly nights: number;
  /** How many times a length was said. */
  readonly count: number;
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
