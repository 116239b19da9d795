import { unaccented } from "../text/fold.ts";

/** A word as the lexicons hold it: lower case and without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  // Of the Russian letters й alone is taken apart.
  return /^[a-z0-9а-ик-я]*$/.test(lower) ? lower : unaccented(lower);
}
