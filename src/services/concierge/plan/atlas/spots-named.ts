import { startReading } from "../../../../reading/reading.ts";
import type { Places } from "../../../../suppliers/types.ts";
import { cataloguePlaces } from "../understand/places.ts";
import { type Origin, worldPlace } from "../wish/origin.ts";
import type { Atlas, Spot } from "./atlas.ts";
import type { Named } from "./name-index.ts";

/** What a short text names: cities, countries and regions, in its order. */
export function placesNamed(source: string, atlas: Atlas): readonly Named[] {
  const spot = atlas.spot(source.trim().toLowerCase());
  if (spot) return [{ kind: "spot", spot }];
  return cataloguePlaces(startReading(source, 0), atlas);
}

/** The places that a short text names: cities, or the cities of a country, the best known first. */
export function spotsNamed(source: string, atlas: Atlas): readonly Spot[] {
  const found = placesNamed(source, atlas);
  const cities = found.flatMap((named) => (named.kind === "spot" ? [named.spot] : []));
  if (cities.length > 0) return [...new Set(cities)];
  return found.flatMap((named) => {
    if (named.kind === "country") return atlas.inCountry(named.code);
    return named.kind === "region" ? named.countries.flatMap((code) => atlas.inCountry(code)) : [];
  });
}

const LONGEST_NAME = 80;

/** Where a journey starts, from a name or a code. */
export function originNamed(source: string, atlas: Atlas, places: Places): Origin | undefined {
  const typed = source.trim().slice(0, LONGEST_NAME);
  const [spot] = spotsNamed(typed, atlas);
  const place = spot ? places.find(spot.gateway) : worldPlace(typed, places);
  return place && { code: place.code, place, typed, ...(spot && { spot }) };
}
