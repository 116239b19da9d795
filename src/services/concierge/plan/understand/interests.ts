import { CATEGORIES, type Category } from "../../../../domain/catalogue.ts";
import type { Phrases, Style } from "./phrases/types.ts";
import { words } from "./text.ts";

const compiled = new Map<Phrases, readonly (readonly [Category, RegExp])[]>();

/** What the trip is to be about, by the words that were used. */
export function interestsIn(plain: string, phrases: readonly Phrases[]): Category[] {
  const wanted = new Set<Category>();
  for (const table of phrases) {
    let patterns = compiled.get(table);
    if (!patterns) {
      patterns = CATEGORIES.map(
        (category) => [category, words(table.interests[category])] as const,
      );
      compiled.set(table, patterns);
    }
    for (const [category, pattern] of patterns) if (pattern.test(plain)) wanted.add(category);
  }
  return CATEGORIES.filter((category) => wanted.has(category));
}

export function styleIn(plain: string, phrases: readonly Phrases[]): Style | undefined {
  for (const { styles } of phrases) {
    for (const style of ["comfort", "economy", "standard"] as const) {
      if (words(styles[style]).test(plain)) return style;
    }
  }
  return undefined;
}
