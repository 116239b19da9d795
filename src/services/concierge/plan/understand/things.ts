import {
  type CatalogueExcursion,
  type CataloguePlace,
  type CatalogueText,
  LANGUAGES,
} from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import type { Place } from "../../../../suppliers/types.ts";
import type { Spot } from "../atlas.ts";
import { COMMON } from "../excursions.ts";

type Thing = CataloguePlace | CatalogueExcursion;

const SHORTEST = 5;
/** A day out leads no farther from where one stays. */
const DAY_OUT_KM = 200;
const MOST_THINGS = 12;
/** Between the things that one name lists. */
const JOINTS = /,|^the | and | at | və | и | with | by | ilə | на | у /i;

/** Sights and days out of some cities that a text calls by their names, by slug. */
export function thingsNamed(text: string, spots: Iterable<Spot>): readonly string[] {
  const said = ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  const found = new Set<string>();
  for (const spot of spots) {
    const own = Object.values(spot.destination.name).map((name) => fold(name));
    for (const thing of thingsOf(spot)) {
      const isNamed = namesOf(thing).some(
        (one) => isSaid(one, said) && !own.some((city) => city.includes(one.name)),
      );
      if (isNamed) found.add(thing.slug);
    }
  }
  return [...found].slice(0, MOST_THINGS);
}

/** What goes to a place as a day out from one of some cities: Mtskheta from Tbilisi. */
export function outingTo(place: Place, spots: Iterable<Spot>): string | undefined {
  const name = fold(place.cityName);
  for (const spot of spots) {
    if (distanceKm(spot, place) > DAY_OUT_KM) continue;
    const thing = thingsOf(spot).find((one) => namesOf(one).some((known) => known.name === name));
    if (thing) return thing.slug;
  }
  return undefined;
}

function thingsOf({ excursions, destination }: Spot): readonly Thing[] {
  return [...excursions, ...destination.places];
}

interface ThingName {
  readonly name: string;
  /** Its longest word without an ending: most texts do not have even that. */
  readonly key: string;
  readonly stems: readonly string[];
}

function isSaid({ key, stems }: ThingName, said: string): boolean {
  return said.includes(key) && new RegExp(` ${stems.join(" ")} `, "u").test(said);
}

/** The names that a thing goes by, each with the endings that its words may have. */
const namesOf = lazilyPer((thing: Thing): readonly ThingName[] => {
  const title: CatalogueText = "parts" in thing ? thing.name : thing.title;
  return LANGUAGES.flatMap((lang) =>
    title[lang].split(JOINTS).flatMap((part): ThingName[] => {
      const words = fold(part).match(/[\p{L}\p{N}]+/gu) ?? [];
      const name = words.join(" ");
      const isTelling = words.some((word) => word.length >= SHORTEST && !COMMON.has(word));
      if (name.length < SHORTEST || !isTelling) return [];
      const bare = words.map((word) =>
        word.length < SHORTEST || lang !== "ru" ? word : word.slice(0, -1),
      );
      const stems = bare.map((word, at) =>
        (words[at] ?? "").length < SHORTEST ? word : `${word}\\p{L}{0,4}`,
      );
      const key = bare.reduce((longest, word) => (word.length > longest.length ? word : longest));
      return [{ name, key, stems }];
    }),
  );
});
