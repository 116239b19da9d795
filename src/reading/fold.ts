import { unaccented } from "../text/fold.ts";

/** A word as the lexicons hold it: lower case and without accents. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z0-9]*$/.test(lower) ? lower : unaccented(lower);
}
