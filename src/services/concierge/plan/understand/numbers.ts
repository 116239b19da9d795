import type { Phrases } from "./phrases/types.ts";
import { spelled, type Text, words } from "./text.ts";

const compiled = new Map<Phrases, readonly (readonly [RegExp, string])[]>();

function patternsOf(phrases: Phrases): readonly (readonly [RegExp, string])[] {
  let known = compiled.get(phrases);
  if (!known) {
    known = phrases.numbers.map(([source, value]) => [numberPattern(source), value] as const);
    compiled.set(phrases, known);
  }
  return known;
}

/** A number may be the front of a longer word (пятидневный); then it says itself where it ends. */
function numberPattern(source: string): RegExp {
  return source.includes("(?=")
    ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelled(source)})`, "gu")
    : words(source, "gu");
}

/** Writes number words as figures, padded so that every letter keeps its place. */
export function withFigures(text: Text, phrases: readonly Phrases[]): Text {
  let plain = text.plain();
  for (const table of phrases) {
    for (const [pattern, value] of patternsOf(table)) {
      plain = plain.replace(pattern, (match) => value.padEnd(match.length).slice(0, match.length));
    }
  }
  return overwritten(text, plain);
}

function overwritten(text: Text, plain: string): Text {
  let now = plain;
  function blank(from: number, to: number): void {
    now = now.slice(0, from) + " ".repeat(to - from) + now.slice(to);
  }
  return {
    raw: text.raw,
    plain: () => now,
    blank,
    take(pattern) {
      const match = pattern.exec(now) ?? undefined;
      if (match) blank(match.index, match.index + match[0].length);
      return match;
    },
  };
}
