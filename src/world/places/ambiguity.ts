import type { Found } from "./name-search.ts";

/** A second reading is serious when it is about as good a match and not dwarfed by the first. */
const ABOUT_AS_ALIKE = 0.02;
const NOT_DWARFED = 0.1;
/** Guesses at a misspelt name contest each other sooner, but only among equals. */
const GUESS_BELOW = 0.9;
const NEAR_GUESS = 0.06;
const GUESS_NOT_DWARFED = 0.3;

/** Their namesakes are large by numbers, but are not meant unless the text says more. */
const undisputed = new Set("BCN BRS FLR HYD STL".split(" "));
/** Their namesakes are small by numbers, and well known. */
const disputed = new Set("BJX LED".split(" "));

/** The best match with its rivals from other cities; alone when there is no doubt. */
export function rivals(found: readonly Found[]): readonly Found[] {
  const [first] = found;
  if (!first) return [];
  const guessing = first.alike < GUESS_BELOW;
  if (!guessing && undisputed.has(first.entry.city.code)) return [first];
  const nearness = guessing ? NEAR_GUESS : ABOUT_AS_ALIKE;
  const share = guessing
    ? GUESS_NOT_DWARFED
    : disputed.has(first.entry.city.code)
      ? NOT_DWARFED / 5
      : NOT_DWARFED;
  const seen = new Set([first.entry.city.code]);
  const serious = [first];
  for (const other of found.slice(1)) {
    if (seen.has(other.entry.city.code)) continue;
    if (other.alike < first.alike - nearness) continue;
    if (other.entry.prominence < share * first.entry.prominence) continue;
    seen.add(other.entry.city.code);
    serious.push(other);
  }
  return serious;
}
