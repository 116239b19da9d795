import { isDenied } from "../../../../reading/denial.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { sayings } from "../../../../reading/phrases.ts";
import type { Reading } from "../../../../reading/reading.ts";
import { at } from "../../../../reading/tokens.ts";

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
  const { tokens, text, language } = reading;
  const found: SaidWish[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const wish = findWish(tokens, index, language);
    if (!wish) continue;
    const { value: kind, next } = wish;
    const said = text.slice(at(tokens, index).start, at(tokens, next - 1).end).slice(0, LONGEST);
    const one = { kind, said, first: index, next };
    if (!isDenied(reading, one, findWish)) found.push(one);
    index = next - 1;
  }
  return found;
}

/** Each kind once. */
export function wishesOf(found: readonly SaidWish[]): readonly Wished[] {
  return found
    .filter(({ kind }, place) => found.findIndex((one) => one.kind === kind) === place)
    .map(({ kind, said }) => ({ kind, said }));
}
