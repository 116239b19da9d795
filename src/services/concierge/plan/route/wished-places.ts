import type { Category } from "../../../../domain/catalogue.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isOpen } from "../days/season.ts";
import type { Wish } from "../wish/wish.ts";
import { kindsOfThing } from "../wish/wished-things.ts";

/** Wishes for what few places have: a trip through a country goes where it is. */
const GONE_TO_FOR: ReadonlySet<WishKind> = new Set([
  "safari",
  "northernLights",
  "balloon",
  "whales",
  "onsen",
  "trek",
]);

/** Music is heard anywhere, and an opera where there is a house for it. */
const OPERA = /opera|опер/i;

/** The wishes of a trip that a place is gone to for. */
export function placeWishes({ wishes }: Wish): readonly WishKind[] {
  return wishes.flatMap(({ kind, said }) =>
    GONE_TO_FOR.has(kind) || (kind === "concert" && OPERA.test(said)) ? [kind] : [],
  );
}

/** From so many days on hot springs are slept at: a day out to them is for shorter trips. */
const DAYS_WITH_SPRINGS = 8;

/** True where a place has such a thing in that month; on a trip of `days`, where that is known. */
export function hasWished(
  { destination, excursions }: Spot,
  kind: WishKind,
  month: number,
  days = 0,
): boolean {
  const isSleptAt = kind === "onsen" && days >= DAYS_WITH_SPRINGS;
  // A bath house in a big city is no place of springs, and slopes are gone to for the snow.
  const is = (category: Category) => destination.categories.includes(category);
  if (isSleptAt && (!is("wellness") || is("ski"))) return false;
  return [...destination.places, ...(isSleptAt ? [] : excursions)].some(
    (thing) => isOpen(thing, { month }) && kindsOfThing(thing).has(kind),
  );
}
