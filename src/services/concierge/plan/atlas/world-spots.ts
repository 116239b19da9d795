import { isClosedBorder } from "../../../../domain/borders.ts";
import type { CatalogueText } from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import type { Place, Places } from "../../../../suppliers/types.ts";
import type { Atlas, LandmassOf, Spot } from "./atlas.ts";
import { countryText } from "./name-index.ts";

const NOTHING: CatalogueText = { en: "", az: "", ru: "" };
const ALL_YEAR = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
/** Behind every city that a file of the catalogue holds. */
const LAST = 99;
/** Between the code and the name in the slug of such a place: `KZN:Казань`. */
const MARK = ":";

/** True for a place that the world has and the catalogue does not: nothing is known of its sights. */
export function isBare({ destination }: Spot): boolean {
  return destination.places.length === 0;
}

/**
 * A place of the world as a plan can go to it: flights, hotels and ways, with days that are free.
 * The slug holds the name as it was written, since the world knows the English one alone.
 */
export function bareSpot(
  place: Place,
  written: string,
  countryName: CatalogueText | undefined,
  landmassOf: LandmassOf,
): Spot {
  const { code, lat, lon, country, kind, nearestAirport } = place;
  const said = written.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  const isRussian = /\p{Script=Cyrillic}/u.test(said);
  const name = {
    en: place.cityName,
    az: isRussian ? place.cityName : said,
    ru: isRussian ? said : place.cityName,
  };
  return {
    slug: [code, said].join(MARK),
    country,
    countryName: countryName ?? countryText(country),
    destination: {
      slug: code.toLowerCase(),
      name,
      city: name,
      place: code,
      lat,
      lon,
      short_description: NOTHING,
      categories: ["city"],
      months: ALL_YEAR,
      budget_from: 0,
      days: [3],
      tip: NOTHING,
      places: [],
    },
    excursions: [],
    lat,
    lon,
    gateway: nearestAirport ?? code,
    gatewayPlace: undefined,
    served: kind !== "stay",
    rank: LAST,
    landmass: landmassOf(country, place, code),
  };
}

/** The place and the name of a slug that `bareSpot` made. */
export function bareNamed(
  slug: string,
  places: Places,
): { readonly place: Place; readonly written: string } | undefined {
  const [code = "", written] = slug.split(MARK);
  const place = written === undefined ? undefined : places.find(code);
  return place && { place, written: written ?? "" };
}

/** What the catalogue has nearest may be so far away, kilometres. */
const NEAR_KM = 300;

/** The place with sights that is nearest, not over a closed border. */
export function nearestHeld(spot: Spot, { spots }: Atlas): Spot | undefined {
  let best: Spot | undefined;
  let least = NEAR_KM;
  for (const one of spots) {
    const km = distanceKm(spot, one);
    if (km < least && !isClosedBorder(one.country, spot.country)) {
      best = one;
      least = km;
    }
  }
  return best;
}
