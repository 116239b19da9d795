import type { Atlas, AtlasAirport, AtlasCity } from "./atlas.ts";

/** An airport as lists show it. */
export function wireAirport(atlas: Atlas, airport: AtlasAirport) {
  const { iata, icao, name, timeZone, lat, lon, country, cityCode, cityName } = airport;
  const city = atlas.city(cityCode);
  return {
    id: airportId(airport),
    type: "airport" as const,
    iata_code: iata,
    icao_code: icao,
    name,
    time_zone: timeZone,
    latitude: lat,
    longitude: lon,
    iata_country_code: country,
    iata_city_code: cityCode,
    city_name: cityName,
    city: city ? wireCity(city) : null,
  };
}

export function airportId({ iata, country }: AtlasAirport): string {
  return `arp_${iata.toLowerCase()}_${country.toLowerCase()}`;
}

export function cityId({ code, country }: AtlasCity): string {
  return `cit_${code.toLowerCase()}_${country.toLowerCase()}`;
}

/** A city where an airport names it. */
function wireCity(city: AtlasCity) {
  return {
    id: cityId(city),
    type: "city" as const,
    name: city.name,
    iata_code: city.code,
    iata_country_code: city.country,
  };
}

/** A city by itself: it has the keys of an airport, most of them null, and its airports. */
export function wireCityPlace(atlas: Atlas, city: AtlasCity) {
  return {
    ...wireCity(city),
    icao_code: null,
    time_zone: null,
    latitude: null,
    longitude: null,
    iata_city_code: city.code,
    city_name: null,
    city: null,
    airports: city.airports.flatMap((code) => {
      const airport = atlas.airport(code);
      return airport ? [wireAirport(atlas, airport)] : [];
    }),
  };
}

export type WireAirport = ReturnType<typeof wireAirport>;
export type WirePlace =
  | (WireAirport & { readonly airports: null })
  | ReturnType<typeof wireCityPlace>;

/** Shows the same airport hundreds of times in an answer, and makes it once. */
export interface PlaceWriter {
  airport(code: string): WireAirport & { readonly airports: null };
  place(code: string): WirePlace;
}

export function placeWriter(atlas: Atlas): PlaceWriter {
  const made = new Map<string, WireAirport & { readonly airports: null }>();

  function airport(code: string): WireAirport & { readonly airports: null } {
    const known = made.get(code);
    if (known) return known;
    const found = atlas.airport(code);
    if (!found) throw new Error(`No airport ${code}`);
    const written = { ...wireAirport(atlas, found), airports: null };
    made.set(code, written);
    return written;
  }

  return {
    airport,
    place(code) {
      const city = atlas.airport(code) ? undefined : atlas.city(code);
      return city ? wireCityPlace(atlas, city) : airport(code);
    },
  };
}
