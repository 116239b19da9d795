import type { CataloguePlace, Category } from "../../../domain/catalogue.ts";
import { distanceKm } from "../../../domain/geo.ts";
import { lazilyPer } from "../../../memory/lazily.ts";
import type { Spot } from "./atlas.ts";
import { isMuseum } from "./season.ts";
import { isForTheNights } from "./theme.ts";
import { PLACE } from "./weights.ts";
import type { Wish } from "./wish.ts";

/** A day's way out, and half of it with small children. */
export const FARTHEST_KM = 200;
const FARTHEST_WITH_SMALL_CHILDREN_KM = 40;

export function farthestFor({ smallChildren, wishes }: Wish): number {
  const isNear = smallChildren || wishes.some(({ kind }) => kind === "littleDriving");
  return isNear ? FARTHEST_WITH_SMALL_CHILDREN_KM : FARTHEST_KM;
}

/** Kilometres from the middle of a city to its places, in their order. */
export const kmToPlaces = lazilyPer((spot: Spot) =>
  spot.destination.places.map((place) => distanceKm(spot, place)),
);

/** How long one stays where the catalogue does not say. */
export const USUAL_HOURS = 2;

/** Halls, exhibitions and everything that takes a head for it. */
export function isHeavy(place: CataloguePlace): boolean {
  const {
    categories: [first],
    hours = USUAL_HOURS,
  } = place;
  return first === "art" || first === "history" || isMuseum(place) || hours > USUAL_HOURS;
}

/** Castles, churches and collections. */
export function isSight({ categories: [first = "city"] }: CataloguePlace): boolean {
  return OF_SIGHTS.has(first);
}

const OF_SIGHTS: ReadonlySet<Category> = new Set(["architecture", "art", "history"]);

/** True for a second museum on the day of those who asked for few of them. */
export function isSecondMuseum(
  place: CataloguePlace,
  previous: CataloguePlace | undefined,
  { wishes }: Wish,
): boolean {
  const isOne = (one: CataloguePlace) => one.categories[0] === "art" || isMuseum(one);
  return (
    previous !== undefined &&
    wishes.some(({ kind }) => kind === "fewMuseums") &&
    isOne(previous) &&
    isOne(place)
  );
}

/** To those who asked for few museums only the great ones are left, and of them few. */
export function musePoints(place: CataloguePlace, wish: Wish): number {
  // To those who come for the nights it is no must either.
  if (isForTheNights(wish) && isSight(place))
    return PLACE.museumUnwanted - (place.must ? PLACE.must : 0);
  if (!wish.wishes.some(({ kind }) => kind === "fewMuseums")) return 0;
  return place.categories[0] === "art" || isMuseum(place) ? PLACE.museumUnwanted : 0;
}
