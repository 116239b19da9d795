import type { CataloguePlace, Category, PartOfDay } from "../../../../domain/catalogue.ts";
import { PLACE } from "../weights.ts";
import type { Wish } from "../wish/wish.ts";

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
function isForEvening({ parts, categories }: CataloguePlace): boolean {
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

const BEFORE_NOON =
  /before (?:noon|midday|twelve|12|lunch)|in the mornings?|до (?:полудня|обеда)|по утрам|günorta(?:dan|ya)|səhərlər/iu;
const OF_CULTURE = /cultur|sight|museum|культур|музе|достопримечат|mədəni|muzey/iu;

/** False for an evening at a place that is not of evenings, and for a morning of sights where none is wanted. */
export function isForPart(
  place: CataloguePlace,
  part: PartOfDay,
  { avoid = [], wishes }: Wish,
): boolean {
  if (part === "evening") return isForEvening(place);
  const isRefused = (text: string) => BEFORE_NOON.test(text) && OF_CULTURE.test(text);
  const isLate = wishes.some(({ kind }) => kind === "lateCulture");
  return part !== "morning" || !(isLate || avoid.some(isRefused));
}
