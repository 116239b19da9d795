import type { CataloguePlace, Category } from "../../../domain/catalogue.ts";
import { PLACE } from "./weights.ts";

/** What is done by daylight, unless it is for evenings alone. */
const BY_DAYLIGHT: readonly Category[] = [
  "adventure",
  "beach",
  "mountains",
  "nature",
  "ski",
  "desert",
];

/** True for what has an evening in it. */
export function isForEvening({ parts, categories }: CataloguePlace): boolean {
  return parts.length === 1 || !categories.some((one) => BY_DAYLIGHT.includes(one));
}

export function eveningPoints(place: CataloguePlace): number {
  if (place.parts.length === 1) return PLACE.onlyEvenings;
  return isOfEvenings(place) ? PLACE.eveningKind : PLACE.dayKindInEvening;
}

export function dayPoints(place: CataloguePlace): number {
  return isOfEvenings(place) ? PLACE.eveningKindByDay : 0;
}

function isOfEvenings({ categories }: CataloguePlace): boolean {
  return categories.includes("food") || categories.includes("nightlife");
}
