import { each, isOneOf, phraseFinder } from "../../../../reading/phrases.ts";
import { isFree, type Reading } from "../../../../reading/reading.ts";
import { at, backFrom, type Words } from "../../../../reading/tokens.ts";

const findKnown = phraseFinder<true>(
  each(({ months, units, people, kin, seasons, feasts, weekdays, trip, currencies }) =>
    [
      ...[months, weekdays].map((list) => list.replaceAll(";", "|")),
      ...[units, people, kin, seasons, feasts, currencies].flatMap((table) => Object.values(table)),
      ...Object.values(trip?.interests ?? {}),
      ...Object.values(trip?.wishes ?? {}),
      trip?.work.yes ?? "",
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
  return !isStop(low) && !isVocabulary(reading, index);
}

export const isGreeting = isOneOf(({ trip }) => trip?.greetings ?? "");
/** Behind a place that is only compared with: "Bologna-style". */
export const isManner = isOneOf(({ trip }) => trip?.style ?? "");
/** Behind "to" without being a place. */
const isStop = isOneOf(({ trip }) => trip?.stops ?? "");

export function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}
