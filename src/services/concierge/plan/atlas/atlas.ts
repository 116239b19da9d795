import type {
  Catalogue,
  CatalogueDestination,
  CatalogueExcursion,
  CatalogueText,
  CatalogueTour,
} from "../../../../domain/catalogue.ts";
import type { Coordinates } from "../../../../domain/geo.ts";
import type { Place, Places } from "../../../../suppliers/types.ts";
import { type NameIndex, nameIndex } from "./name-index.ts";
import { type RoadsIn, roadsOf } from "./roads.ts";
import { bareNamed, bareSpot } from "./world-spots.ts";

/** A destination of the catalogue where the world has it. */
export interface Spot {
  readonly slug: string;
  readonly country: string;
  readonly countryName: CatalogueText;
  readonly destination: CatalogueDestination;
  readonly excursions: readonly CatalogueExcursion[];
  readonly lat: number;
  readonly lon: number;
  /** The airport or city code of flights there. */
  readonly gateway: string;
  readonly gatewayPlace: Place | undefined;
  /** False where the way goes on by road from the airport. */
  readonly served: boolean;
  /** Its place in the country's file, where the best known stand first. */
  readonly rank: number;
  /** The land it stands on, the same for two that a road joins within a country. */
  readonly landmass: string;
}

/** A name for the land that a place of a country stands on; `ownName` for a place of its own. */
export type LandmassOf = (country: string, at: Coordinates, ownName: string) => string;

/** So many are kept, those of the catalogue and those that were asked for besides. */
const MOST_SPOTS = 2000;

/** The catalogue as the planner reads it. */
export interface Atlas {
  readonly spots: readonly Spot[];
  readonly countries: ReadonlyMap<string, CatalogueText>;
  readonly names: NameIndex;
  readonly tours: readonly CatalogueTour[];
  readonly roads: RoadsIn;
  /** How tourists usually enter a country with the passport of another. */
  readonly entry: Places["entry"];
  inCountry(code: string): readonly Spot[];
  spot(slug: string): Spot | undefined;
  /** A place of the world: the catalogue's own where it has it, else one without sights. */
  at(place: Place, written: string): Spot;
}

export function atlasOf(catalogue: Catalogue, places: Places, landmassOf: LandmassOf): Atlas {
  const spots: Spot[] = [];
  const countries = new Map<string, CatalogueText>();
  for (const file of catalogue.files) {
    countries.set(file.country, file.country_name);
    for (const [rank, destination] of file.destinations.entries()) {
      const place = places.find(destination.place);
      const gateway = place?.nearestAirport ?? destination.place;
      spots.push({
        slug: destination.slug,
        country: file.country,
        countryName: file.country_name,
        destination,
        excursions: file.excursions.filter((one) => one.destination === destination.slug),
        lat: destination.lat,
        lon: destination.lon,
        gateway,
        gatewayPlace: places.find(gateway),
        served: place !== undefined && place.kind !== "stay",
        rank,
        landmass: landmassOf(file.country, destination, destination.place),
      });
    }
  }
  const bySlug = new Map(spots.map((spot) => [spot.slug, spot]));
  const at = (place: Place, written: string): Spot => {
    const held = spots.find(({ destination }) => destination.place === place.code);
    if (held) return held;
    const made = bareSpot(place, written, countries.get(place.country), landmassOf);
    const known = bySlug.get(made.slug) ?? { ...made, gatewayPlace: places.find(made.gateway) };
    // The planner compares places as they are: two of one name must be one.
    if (bySlug.size < MOST_SPOTS) bySlug.set(made.slug, known);
    return known;
  };
  return {
    spots,
    countries,
    names: nameIndex(spots, countries),
    tours: catalogue.files.flatMap((file) => file.tours),
    roads: roadsOf(catalogue.files, spots, places),
    entry: places.entry,
    inCountry: (code) => spots.filter((spot) => spot.country === code),
    spot(slug) {
      const bare = bySlug.has(slug) ? undefined : bareNamed(slug, places);
      return bare ? at(bare.place, bare.written) : bySlug.get(slug);
    },
    at,
  };
}
