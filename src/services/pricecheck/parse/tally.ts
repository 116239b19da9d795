import { findCount } from "./lexicon/people.ts";
import type { Reading } from "./mentions.ts";
import { at, isNumber } from "./tokens.ts";

/** Travellers as they are counted; `people` and `family` are of no stated kind. */
export interface Tally {
  adults: number;
  children: number;
  inSeat: number;
  onLap: number;
  people: number;
  counted: boolean;
  family: number;
}

/** A small number in figures or words; an article is one that nobody counted. */
export function countAt(
  reading: Reading,
  index: number,
): { value: number; next: number; exact: boolean } | undefined {
  const { tokens } = reading;
  const token = at(tokens, index);
  if (isNumber(token, 1, 1) && !token.glued) {
    if (Number(token.text) === 0) return undefined;
    return { value: Number(token.text), next: index + 1, exact: true };
  }
  if (
    isNumber(token, 1, 1) &&
    /^[(:,x]$/.test(at(tokens, index - 1).text) &&
    Number(token.text) > 0
  ) {
    return { value: Number(token.text), next: index + 1, exact: true };
  }
  const word = findCount(tokens, index);
  if (!word) return undefined;
  const article = /^(?:a|an|ein|eine|einen|einem|einer|un|una|une|uno)$/.test(token.low);
  return { value: word.value, next: word.next, exact: !article };
}
