import { fold } from "../../../../reading/fold.ts";
import { each, isOneOf, phraseFinder } from "../../../../reading/phrases.ts";

const findKnown = phraseFinder<true>(
  each(({ months, units, people, kin, seasons, feasts, weekdays, trip, currencies }) =>
    [
      ...[months, weekdays].map((list) => list.replaceAll(";", "|")),
      ...[units, people, kin, seasons, feasts, currencies].flatMap((table) => Object.values(table)),
      ...Object.values(trip?.interests ?? {}),
      trip?.ordinary ?? "",
    ].map((phrases) => [true, phrases] as const),
  ),
);

/** True for a word that the lexicons know: it is not a misspelt place. */
export function isVocabulary(word: string): boolean {
  const low = fold(word);
  const token = { kind: "word", text: word, low, start: 0, end: 0, glued: false } as const;
  return findKnown([token], 0) !== undefined;
}

export const isGreeting = isOneOf(({ trip }) => trip?.greetings ?? "");
/** Behind "to" without being a place. */
export const isStop = isOneOf(({ trip }) => trip?.stops ?? "");

export function isCapital(text: string): boolean {
  const first = text.charAt(0);
  return first !== first.toLowerCase();
}
