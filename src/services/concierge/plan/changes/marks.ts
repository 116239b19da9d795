import { nameFinder, type PhraseFinder } from "../../../../reading/phrases.ts";
import { isFree, type Reading, take } from "../../../../reading/reading.ts";
import { at, type Extent } from "../../../../reading/tokens.ts";
import { is } from "../../../../reading/words.ts";
import { CHANGE_WORDS } from "./lexicon.ts";

export type Mark = keyof typeof CHANGE_WORDS;

const finders = new Map<Mark, PhraseFinder<true>>();

/** What a phrase of a change begins at a token. */
export function markAt(reading: Reading, mark: Mark, index: number): number | undefined {
  let finder = finders.get(mark);
  if (!finder) {
    finder = nameFinder([[true, CHANGE_WORDS[mark]]]);
    finders.set(mark, finder);
  }
  return finder(reading, index)?.next;
}

/** Words of the longest phrase that is looked for backwards. */
const LONGEST = 4;

/** Where a phrase begins that ends right before a token. */
export function markBefore(reading: Reading, mark: Mark, index: number): number | undefined {
  for (let first = Math.max(0, index - LONGEST); first < index; first++)
    if (markAt(reading, mark, first) === index) return first;
  return undefined;
}

/** The first phrase of a kind inside of some words that nothing has read. */
export function markIn(reading: Reading, mark: Mark, { first, next }: Extent): Extent | undefined {
  for (let index = first; index < next; index++) {
    const end = isFree(reading, index) ? markAt(reading, mark, index) : undefined;
    if (end !== undefined && end <= next) return { first: index, next: end };
  }
  return undefined;
}

export function takeAll(reading: Reading, extents: readonly (Extent | undefined)[]): void {
  for (const one of extents) if (one) take(reading, one.first, one.next);
}

/** The sentences of a change: between marks, and at "and" where a command stands behind or before it. */
export function clausesOf(reading: Reading): readonly Extent[] {
  const clauses: Extent[] = [];
  let first = 0;
  for (let index = 0; index <= reading.tokens.length; index++) {
    const { text, low } = at(reading, index);
    const isMark = /^[\n,;.!?()]?$/.test(text);
    const joins =
      is.and(low) &&
      (markAt(reading, "verb", index + 1) !== undefined ||
        markBefore(reading, "verbEnd", index) !== undefined);
    if (!isMark && !joins) continue;
    if (index > first) clauses.push({ first, next: index });
    first = index + 1;
  }
  return clauses;
}
