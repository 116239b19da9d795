import type { CataloguePlace } from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "../atlas/atlas.ts";
import { hasChildren, type Theme, themeOf, themePlaces } from "../route/theme.ts";
import type { Wish } from "../wish/wish.ts";
import { kindsOfThing } from "../wish/wished-things.ts";
import { isTaught } from "./skiers.ts";

/** Points of a beach or a slope for being where a stay goes every day; only their order means something. */
const POINTS = {
  /** Called by its name: "Nungwi or Kendwa, right on the beach". */
  named: 50,
  /** The best known stand first in the catalogue. */
  position: -0.5,
  family: 3,
  honeymoon: 2,
  sand: 4,
  reef: 6,
  /** Music and crowds, to those who asked for neither. */
  lively: -8,
  gentle: 4,
  kmAway: -0.05,
} as const;
const SAND = /\bsand/i;
const GENTLE = /nursery|gentle|learn|easy|beginner|children/i;

/**
 * The one beach of a stay, which is the hotel's, and for beginners the one slope; undefined where
 * a day goes here and the next one there.
 */
export function baseOf(
  wish: Wish,
  spot: Spot,
  theme: Theme,
  places: readonly CataloguePlace[],
): CataloguePlace | undefined {
  if (theme === "pilgrimage" || (theme === "ski" && !isTaught(wish))) return undefined;
  const has = (kind: WishKind) => wish.wishes.some((one) => one.kind === kind);
  let best: CataloguePlace | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, place] of places.entries()) {
    const { categories, text } = place;
    const isTold = categories.includes("nightlife") || categories.includes("city");
    const lively = isTold || /liveliest/i.test(text.en);
    const points =
      index * POINTS.position +
      (wish.things?.includes(place.slug) ? POINTS.named : 0) +
      (categories.includes("family") && hasChildren(wish) ? POINTS.family : 0) +
      (categories.includes("honeymoon") && wish.interests.includes("honeymoon")
        ? POINTS.honeymoon
        : 0) +
      (SAND.test(text.en) && (has("sandyBeach") || hasChildren(wish)) ? POINTS.sand : 0) +
      (kindsOfThing(place).has("houseReef") && (has("houseReef") || has("diving"))
        ? POINTS.reef
        : 0) +
      (lively && wish.needs.includes("quiet") ? POINTS.lively : 0) +
      (theme === "ski" && GENTLE.test(text.en) ? POINTS.gentle : 0) +
      distanceKm(spot, place) * POINTS.kmAway;
    if (points > highest) {
      best = place;
      highest = points;
    }
  }
  return best;
}

/** The beaches of the stays of one plan, by city and month: each part of each day asks for them. */
export type Beaches = Map<string, { readonly base: CataloguePlace | undefined }>;

/** The beach of a stay that is about one. */
export function beachOf(
  { wish, beaches }: { readonly wish: Wish; readonly beaches: Beaches },
  spot: Spot,
  month: number,
): CataloguePlace | undefined {
  const key = `${spot.slug} ${month}`;
  const known = beaches.get(key);
  if (known) return known.base;
  const isOne = themeOf(spot, wish, month) === "beach";
  const places = isOne ? themePlaces(spot, "beach", wish, month) : [];
  const base = isOne ? baseOf(wish, spot, "beach", places) : undefined;
  beaches.set(key, { base });
  return base;
}
