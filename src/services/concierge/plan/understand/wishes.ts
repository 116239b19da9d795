import type { Category } from "../../../../domain/catalogue.ts";
import { isDenied } from "../../../../reading/denial.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { sayings } from "../../../../reading/phrases.ts";
import { findAll, type Reading, textOf } from "../../../../reading/reading.ts";
import type { Extent } from "../../../../reading/tokens.ts";
import { ALSO, ONLY_ABOUT } from "./lexicon/meant.ts";

/** A thing that was asked for by name. */
export interface Wished {
  readonly kind: WishKind;
  /** The words that say it, as written. */
  readonly said: string;
}

/** A wish where it stands in the text. */
type SaidWish = Wished & Extent;

/** As much of the words as is kept. */
const LONGEST = 80;
const findWish = sayings<WishKind>(({ trip }) => trip?.wishes ?? {});

/** Every wish of a text, in its order; "no boat" is none. */
export function findWishes(reading: Reading): readonly SaidWish[] {
  const said = findAll({ ...reading, taken: new Uint8Array(reading.tokens.length) }, (first) => {
    const wish = findWish(reading, first, "own");
    return wish && { ...wish, said: textOf(reading, first, wish.next).slice(0, LONGEST) };
  });
  return said
    .filter((one) => !isDenied(reading, one, findWish))
    .map(({ value, said: words, first, next }) => ({ kind: value, said: words, first, next }));
}

/** Each kind once, with what it says beside itself. */
export function wishesOf(
  found: readonly SaidWish[],
  about: readonly Category[],
): readonly Wished[] {
  const wished = new Map<WishKind, Wished>();
  for (const { kind, said } of found) {
    const theme = ONLY_ABOUT[kind];
    if (theme !== undefined && !about.includes(theme)) continue;
    for (const one of [kind, ALSO[kind] ?? kind])
      if (!wished.has(one)) wished.set(one, { kind: one, said });
  }
  return [...wished.values()];
}
