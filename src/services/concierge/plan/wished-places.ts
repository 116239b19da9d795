import type { WishKind } from "../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "./atlas.ts";
import { isOpen } from "./season.ts";
import type { Wish } from "./wish.ts";
import { kindsOfThing } from "./wished-things.ts";

/** Wishes for what few places have: a trip through a country goes where it is. */
const GONE_TO_FOR: ReadonlySet<WishKind> = new Set([
  "safari",
  "northernLights",
  "balloon",
  "whales",
  "onsen",
]);

/** The wishes of a trip that a place is gone to for. */
export function placeWishes({ wishes }: Wish): readonly WishKind[] {
  return wishes.flatMap(({ kind }) => (GONE_TO_FOR.has(kind) ? [kind] : []));
}

/** True where a place has such a thing in that month. */
export function hasWished({ destination, excursions }: Spot, kind: WishKind, month: number) {
  return [...destination.places, ...excursions].some(
    (thing) => isOpen(thing, { month }) && kindsOfThing(thing).has(kind),
  );
}
