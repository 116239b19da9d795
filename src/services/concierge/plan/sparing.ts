import type { CataloguePlace } from "../../../domain/catalogue.ts";
import { distanceKm } from "../../../domain/geo.ts";
import { lazilyPer } from "../../../memory/lazily.ts";
import type { Spot } from "./atlas.ts";
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

const MUSEUM = /museum|galler|pinacoth|\buffizi\b|\blouvre\b|\bprado\b/i;
/** How long one stays where the catalogue does not say. */
export const USUAL_HOURS = 2;

/** Halls, exhibitions and everything that takes a head for it. */
export function isHeavy({
  name,
  categories: [first],
  hours = USUAL_HOURS,
}: CataloguePlace): boolean {
  return first === "art" || first === "history" || MUSEUM.test(name.en) || hours > USUAL_HOURS;
}

/** To those who asked for few museums only the great ones are left, and of them few. */
export function musePoints(
  { name, categories: [first] }: CataloguePlace,
  { wishes }: Wish,
): number {
  if (!wishes.some(({ kind }) => kind === "fewMuseums")) return 0;
  return first === "art" || MUSEUM.test(name.en) ? PLACE.museumUnwanted : 0;
}
