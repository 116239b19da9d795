import type { CatalogueExcursion, CataloguePlace } from "../../../domain/catalogue.ts";
import type { Spot } from "./atlas.ts";

/** Words that many places share. */
const COMMON = new Set(
  "national museum palace tower cathedral castle beach market garden gardens square street bridge temple mosque island lake mountain river fortress monastery church basilica walk evening night sunset morning tasting cruise food guided hidden royal grand great house central quarter district valley coast bazaar village ancient historic tunnel waterfall north south private small group classic workshop class dinner".split(
    " ",
  ),
);

function telling(slug: string, city: string): string[] {
  return slug
    .split("-")
    .filter((word) => word.length >= 5 && !COMMON.has(word) && !city.includes(word));
}

/** True when an excursion goes to a place that stands in the plan by itself. */
export function overlaps(excursion: CatalogueExcursion, place: CataloguePlace): boolean {
  const name = place.name.en.toLowerCase();
  const told = `${excursion.title.en} ${excursion.text.en}`.toLowerCase();
  if (told.includes(name)) return true;
  const words = telling(place.slug, excursion.destination);
  return excursion.slug.split("-").some((word) => words.includes(word));
}

/** True when an excursion goes to another city of the same trip. */
export function goesTo(excursion: CatalogueExcursion, spots: readonly Spot[]): boolean {
  const told = `${excursion.title.en} ${excursion.text.en}`.toLowerCase();
  return spots.some(
    ({ slug, destination }) =>
      slug !== excursion.destination &&
      (told.includes(destination.name.en.toLowerCase()) ||
        told.includes(destination.city.en.toLowerCase())),
  );
}
