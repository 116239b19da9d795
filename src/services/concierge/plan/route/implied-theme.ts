import type { Category } from "../../../../domain/catalogue.ts";
import type { Spot } from "../atlas/atlas.ts";
import type { Wish } from "../wish/wish.ts";
import { themePlaces } from "./theme.ts";

/** What people wish for who go to a ski resort all the same. */
const BESIDE_SKI: ReadonlySet<Category> = new Set([
  "adventure",
  "family",
  "food",
  "honeymoon",
  "luxury",
  "mountains",
  "nightlife",
]);

const SHORTEST_CURE = 6;

const OF_SIGHTS: ReadonlySet<Category> = new Set(["architecture", "culture", "history"]);

/**
 * A ski resort in its season is skied in without a word of it, where nothing else is wished; a city
 * that is a sanctuary above all is gone to by pilgrims.
 */
export function withImpliedTheme(wish: Wish, month: number): Wish {
  const { spots, interests, work } = wish;
  const isOfSnow = (spot: Spot) =>
    spot.destination.categories[0] === "ski" && themePlaces(spot, "ski", wish, month).length > 0;
  const isPlain = interests.every((one) => BESIDE_SKI.has(one));
  const isHoly = ({ destination: { categories } }: Spot) => categories[0] === "pilgrimage";
  // Churches that were named are no taste for architecture.
  const isOfSights = interests.every((one) => OF_SIGHTS.has(one));
  if (!work && isOfSights && spots.length > 0 && spots.every(isHoly))
    return { ...wish, interests: ["pilgrimage"] };
  // Days enough in a spa town, and no other wish, are a cure.
  const isOfWaters = ({ destination: { categories } }: Spot) => categories[0] === "wellness";
  const isCure = interests.length === 0 && (wish.days ?? 0) >= SHORTEST_CURE;
  if (!work && isCure && spots.length > 0 && spots.every(isOfWaters))
    return { ...wish, interests: ["wellness"] };
  if (isAtNamedBeach(wish)) return { ...wish, interests: ["beach", ...interests] };
  if (work || !isPlain || spots.length === 0 || !spots.every(isOfSnow)) return wish;
  return { ...wish, interests: [...interests, "ski"] };
}

/** What those who sleep at a beach like beside it. */
const BESIDE_BEACH: ReadonlySet<Category> = new Set([
  "adventure",
  "islands",
  "nature",
  "honeymoon",
  "family",
  "food",
  "wellness",
]);

/** True for one stay by the sea of which a beach was called by name, and nothing that is far from it asked for. */
function isAtNamedBeach({ spots, interests, things = [], work }: Wish): boolean {
  const [spot, ...others] = spots;
  if (work || !spot || others.length > 0 || interests.includes("beach")) return false;
  const isBeach = spot.destination.places.some(
    ({ slug, repeat, categories }) =>
      repeat && categories.includes("beach") && things.includes(slug),
  );
  const isOfSea = spot.destination.categories[0] === "beach";
  return isBeach && isOfSea && interests.every((one) => BESIDE_BEACH.has(one));
}
