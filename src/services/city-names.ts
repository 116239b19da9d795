import type { Catalogue, CatalogueText, Language } from "../domain/catalogue.ts";
import { lazily } from "../memory/lazily.ts";
import type { Places } from "../suppliers/types.ts";
import { airportIn } from "./airport-names.ts";

/** What the catalogue, and so every plan, calls cities, by code; others have the world's English name alone. */
export type CityNames = () => Promise<ReadonlyMap<string, CatalogueText>>;

export function cityNames(
  catalogue: () => Promise<Pick<Catalogue, "files">>,
  places: Pick<Places, "find">,
): CityNames {
  return lazily(async () => {
    // A catalogue that cannot be read is in the log; bookings are shown all the same.
    const { files } = await catalogue().catch(() => ({ files: [] }));
    const names = new Map<string, CatalogueText>();
    for (const { place, city } of files.flatMap(({ destinations }) => destinations)) {
      const found = places.find(place);
      // A region that is flown to by way of a city is not called by the city's code.
      if (found && bare(found.cityName) === bare(city.en)) names.set(found.cityCode, city);
    }
    return names;
  });
}

/** The same places, with cities and airports called as a language calls them. */
export function placesIn(
  places: Places,
  names: ReadonlyMap<string, CatalogueText>,
  lang: Language,
): Places {
  return {
    ...places,
    find(code) {
      const place = places.find(code);
      const name = place && names.get(place.cityCode);
      if (!place) return undefined;
      const city = name?.[lang] ?? place.cityName;
      return { ...place, cityName: city, name: airportIn(lang, place, city) };
    },
  };
}

function bare(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
