import { each, isOneOf, phraseFinder } from "../../../../reading/phrases.ts";
import { tokenOf, type Words } from "../../../../reading/tokens.ts";

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

/** True for a word that the lexicons know: it is not a misspelt place. */
export function isVocabulary(word: string): boolean {
  return findKnown({ tokens: [tokenOf("word", word)] }, 0) !== undefined;
}

/** Longer than this no phrase of the lexicons is. */
const LONGEST_PHRASE = 4;

/** True inside a phrase of several words that the lexicons know: "əlil arabası". */
export function isInPhrase(reading: Words, index: number): boolean {
  for (let start = Math.max(0, index - LONGEST_PHRASE + 1); start < index; start++) {
    const found = findKnown(reading, start);
    if (found && found.next > index) return true;
  }
  return (findKnown(reading, index)?.next ?? 0) > index + 1;
}

export const isGreeting = isOneOf(({ trip }) => trip?.greetings ?? "");
/** Behind a place that is only compared with: "Bologna-style". */
export const isManner = isOneOf(({ trip }) => trip?.style ?? "");
/** Behind "to" without being a place. */
export const isStop = isOneOf(({ trip }) => trip?.stops ?? "");

export function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}
