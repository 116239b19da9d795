import { isFree, type Reading, textOf } from "../../../../reading/reading.ts";
import { at, type Extent } from "../../../../reading/tokens.ts";
import { is } from "../../../../reading/words.ts";

/** The sentences of a text; a point between figures ends none. */
export function sentencesOf(reading: Reading): readonly Extent[] {
  return cut({ first: 0, next: reading.tokens.length }, (index) => {
    const { text } = at(reading, index);
    if (!/^[\n;.!?]$/.test(text)) return false;
    const isFigure = at(reading, index - 1).kind === "number" && at(reading, index + 1).glued;
    return !(text === "." && isFigure);
  });
}

/** The parts of a sentence between its commas, brackets and dashes that stand by themselves. */
export function partsOf(reading: Reading, sentence: Extent): readonly Extent[] {
  return cut(sentence, (index) => {
    const { text, glued } = at(reading, index);
    return /^[,:()]$/.test(text) || (text === "-" && !glued);
  });
}

/** The items of a list: between commas and "and". */
export function itemsOf(reading: Reading, list: Extent): readonly Extent[] {
  return cut(list, (index) => {
    const { text, low } = at(reading, index);
    return /^[,:()&+/]$/.test(text) || is.and(low) || OTHER.test(low);
  });
}

/** "Or", "nor", and what joins two in Azerbaijani. */
const OTHER = /^(?:or|nor|или|ни|либо|ya|yaxud|ne)$/;

function cut({ first, next }: Extent, isEnd: (index: number) => boolean): readonly Extent[] {
  const found: Extent[] = [];
  let from = first;
  for (let index = first; index <= next; index++) {
    if (index < next && !isEnd(index)) continue;
    if (index > from) found.push({ first: from, next: index });
    from = index + 1;
  }
  return found;
}

/** The text with spaces for what was taken of it, so that nothing else reads that again. */
export function untakenText(reading: Reading): string {
  let text = reading.text;
  for (let index = 0; index < reading.tokens.length; index++) {
    if (isFree(reading, index)) continue;
    const { start, end } = at(reading, index);
    text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
  }
  return text;
}

/** The tokens that stand between two positions of the text. */
export function tokensBetween(reading: Reading, start: number, end: number): Extent {
  const first = reading.tokens.findIndex((token) => token.end > start);
  const next = reading.tokens.findIndex((token) => token.start >= end);
  return { first: Math.max(0, first), next: next < 0 ? reading.tokens.length : next };
}

export function wordsOf(reading: Reading, { first, next }: Extent): string {
  return next > first ? textOf(reading, first, next) : "";
}

/** A part that begins with a command of its own. */
export const ADDS = /^\s*(?:add|include|keep|put|give|добав|включ|остав|верн|əlavə)/iu;
