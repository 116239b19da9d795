import { idOf } from "../../../services/duffel-sandbox/ids.ts";
import type { AccountSandbox } from "../../../services/duffel-sandbox/sandbox.ts";
import { TEST_AIRLINE } from "../../../services/duffel-sandbox/test-airline.ts";

/** Writes out codes as what they stand for. */
export interface Writer extends PlaceWriter, CarrierWriter {
  readonly atlas: Atlas;
}

export function writer(atlas: Atlas): Writer {
  return { atlas, ...placeWriter(atlas), ...carrierWriter(atlas) };
}

export type Atlas = AccountSandbox["atlas"];
export type AtlasAirport = Atlas["airports"][number];
export type AtlasCity = Atlas["cities"][number];
export type AtlasAirline = Atlas["airlines"][number];
export type AtlasAircraft = Atlas["aircraft"][number];

/** Examples of Duffel's own ask for this one by its id. */
const KNOWN_AIRCRAFT: Readonly<Record<string, string>> = { "388": "arc_00009VMF8AhXSSRnQDI6Hi" };

export function wireAirline({ code, name }: AtlasAirline) {
  return {
    id: idOf("arl", code),
    name,
    iata_code: code,
    logo_symbol_url: null,
    logo_lockup_url: null,
    conditions_of_carriage_url: null,
  };
}

export function wireAircraft({ code, name }: AtlasAircraft) {
  return { id: KNOWN_AIRCRAFT[code] ?? idOf("arc", code), iata_code: code, name };
}

/** The airlines of the world and the one that exists only here, by name. */
export function allAirlines({ airlines }: Atlas): readonly AtlasAirline[] {
  return [...airlines, TEST_AIRLINE].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export type WireAirline = ReturnType<typeof wireAirline>;
export type WireAircraft = ReturnType<typeof wireAircraft>;

export interface CarrierWriter {
  airline(code: string): WireAirline;
  /** By the name of the type; null where the type is not known. */
  aircraft(name: string): WireAircraft | null;
}

function carrierWriter(atlas: Atlas): CarrierWriter {
  const airlines = new Map(allAirlines(atlas).map((one) => [one.code, wireAirline(one)]));
  const types = new Map(atlas.aircraft.map((one) => [one.name, wireAircraft(one)]));
  return {
    airline(code) {
      const known = airlines.get(code);
      if (!known) throw new Error(`No airline ${code}`);
      return known;
    },
    aircraft: (name) => types.get(name) ?? null,
  };
}

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

function placeWriter(atlas: Atlas): PlaceWriter {
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
