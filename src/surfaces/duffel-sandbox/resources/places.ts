import { fault } from "../../../services/duffel-sandbox/faults.ts";
import { type Call, type Endpoint, get } from "../endpoint.ts";
import type { Atlas, AtlasAirport, AtlasCity } from "../wire/atlas.ts";
import { wireAirport, wireCityPlace } from "../wire/places.ts";

const MOST = 20;

export const PLACES: readonly Endpoint[] = [
  get("/places/suggestions", async (call) => ({ status: 200, data: suggestions(call) })),
];

function suggestions({ sandbox: { atlas }, query }: Call) {
  const text = query.get("query") ?? query.get("name");
  if (text === null) {
    const [lat = 0, lng = 0, rad = 0] = ["lat", "lng", "rad"].map((name) => numberOf(query, name));
    const near = atlas.airportsNear(lat, lng, rad).slice(0, MOST);
    return near.map((airport) => airportSuggestion(atlas, airport));
  }
  return atlas
    .resolve(text, MOST)
    .map(({ kind, code }) => {
      const airport = atlas.airport(code);
      const city = kind === "city" ? atlas.city(code) : undefined;
      return city ? citySuggestion(atlas, city) : airport && airportSuggestion(atlas, airport);
    })
    .filter((place) => place !== undefined);
}

export function airportSuggestion(atlas: Atlas, airport: AtlasAirport) {
  return { ...wireAirport(atlas, airport), country_name: airport.countryName, airports: null };
}

export function citySuggestion(atlas: Atlas, city: AtlasCity) {
  const { lat: latitude, lon: longitude } = city;
  return { ...wireCityPlace(atlas, city), latitude, longitude, country_name: city.countryName };
}

function numberOf(query: URLSearchParams, name: string): number {
  const text = query.get(name);
  if (text === null || text === "") {
    const message = "is required where there is no query";
    throw fault("validation_required", message, `/${name}`);
  }
  const value = Number(text);
  if (!Number.isFinite(value)) throw fault("validation_format", "is not a number", `/${name}`);
  return value;
}
