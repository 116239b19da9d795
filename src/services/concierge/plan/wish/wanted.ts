import type { CataloguePlace, Category } from "../../../../domain/catalogue.ts";
import type { Wish } from "./wish.ts";

/** Wishes that say how a trip is made, not what it is about. */
const MANNERS: ReadonlySet<Category> = new Set(["city", "family", "luxury"]);

/** True for what the trip was said to be about. */
export function isWanted({ categories }: Pick<CataloguePlace, "categories">, wish: Wish): boolean {
  if (wish.interests.length === 0) return false;
  return categories.some((one) => wish.interests.includes(one) && !MANNERS.has(one));
}

/** Wishes for sights: what every visitor sees first is what they are about. */
const OF_SIGHTS: ReadonlySet<Category> = new Set(["architecture", "culture", "history", "walking"]);

/** True for what is wanted for more than being a sight, and is not given up for a better known one. */
export function isSpecial(
  { categories }: Pick<CataloguePlace, "categories">,
  { interests }: Wish,
): boolean {
  if (interests.length === 0) return false;
  return categories.some(
    (one) => interests.includes(one) && !MANNERS.has(one) && !OF_SIGHTS.has(one),
  );
}
