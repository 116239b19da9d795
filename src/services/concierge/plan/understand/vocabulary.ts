import { each, phraseFinder } from "../../../../reading/phrases.ts";
import { isFree, type Reading } from "../../../../reading/reading.ts";
import { at, backFrom, type Words } from "../../../../reading/tokens.ts";
import { is } from "../../../../reading/words.ts";

const KNOWN = ["unit", "people", "kin", "season", "feast", "currencyWord"] as const;
const findKnown = phraseFinder<true>(
  each(({ lists: { month, weekday }, kinds, trip }) =>
    [
      ...[month, weekday].map((list) => list.replaceAll(";", "|")),
      ...KNOWN.flatMap((kind) => Object.values(kinds[kind])),
      ...Object.values(trip?.interests ?? {}),
      ...Object.values(trip?.wishes ?? {}),
      kinds.work?.yes ?? "",
      trip?.ordinary ?? "",
    ].map((phrases) => [true, phrases] as const),
  ),
);

/** Longer than this no phrase of the lexicons is. */
const LONGEST_PHRASE = 4;

/** True for a word that the lexicons know, by itself or inside a phrase: "əlil arabası". */
export function isVocabulary(reading: Words, index: number): boolean {
  const starts = backFrom(reading, index + 1, LONGEST_PHRASE);
  return starts.some((start) => (findKnown(reading, start)?.next ?? 0) > index);
}

/** True for a word that neither a finder nor the lexicons explain. */
export function isName(reading: Reading, index: number): boolean {
  const { kind, text, low } = at(reading, index);
  if (kind !== "word" || text.length < 2 || !isFree(reading, index)) return false;
  return !is.stop(low) && !isVocabulary(reading, index);
}

export function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}

export function isCapitalName(reading: Reading, index: number): boolean {
  return isCapital(at(reading, index).text) && isName(reading, index);
}
