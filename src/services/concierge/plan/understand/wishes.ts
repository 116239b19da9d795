import { isDenied } from "../../../../reading/denial.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { sayings } from "../../../../reading/phrases.ts";
import { findAll, type Reading, textOf } from "../../../../reading/reading.ts";

/** A thing that was asked for by name. */
export interface Wished {
  readonly kind: WishKind;
  /** The words that say it, as written. */
  readonly said: string;
}

/** A wish where it stands in the text. */
interface SaidWish extends Wished {
  readonly first: number;
  readonly next: number;
}

/** As much of the words as is kept. */
const LONGEST = 80;
const findWish = sayings<WishKind>(({ trip }) => trip?.wishes ?? {});

/** Every wish of a text, in its order; "no boat" is none. */
export function findWishes(reading: Reading): readonly SaidWish[] {
  const { tokens, language } = reading;
  const said = findAll({ tokens, taken: new Uint8Array(tokens.length) }, (first) => {
    const wish = findWish(tokens, first, language);
    return wish && { ...wish, said: textOf(reading, first, wish.next).slice(0, LONGEST) };
  });
  return said
    .filter((one) => !isDenied(reading, one, findWish))
    .map(({ value, said: words, first, next }) => ({ kind: value, said: words, first, next }));
}

/** Each kind once. */
export function wishesOf(found: readonly SaidWish[]): readonly Wished[] {
  return found
    .filter(({ kind }, place) => found.findIndex((one) => one.kind === kind) === place)
    .map(({ kind, said }) => ({ kind, said }));
}
