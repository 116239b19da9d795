import type { Cabin } from "../domain/travel.ts";

/** The tables that flights are described with: places, airlines, aircraft and their cabins. */
export interface Atlas {
  /** All of them by name. */
  readonly airports: readonly AtlasAirport[];
  readonly cities: readonly AtlasCity[];
  readonly airlines: readonly AtlasAirline[];
  readonly aircraft: readonly AtlasAircraft[];
  airport(code: string): AtlasAirport | undefined;
  /** Only what has a code of its own, such as LON. */
  city(code: string): AtlasCity | undefined;
  airline(code: string): AtlasAirline | undefined;
  aircraftNamed(name: string): AtlasAircraft | undefined;
  /** Airports and cities that a text may mean, likeliest first. */
  resolve(text: string, limit: number): readonly AtlasMatch[];
  /** Nearest first. */
  airportsNear(lat: number, lon: number, metres: number): readonly AtlasAirport[];
  /** How an airline fits out a cabin of a type; no seats where it has none. */
  cabin(airline: string, aircraft: string, cabin: Cabin): CabinLayout;
}

export interface AtlasAirport {
  readonly iata: string;
  readonly icao: string;
  readonly name: string;
  readonly cityName: string;
  /** A metropolitan code, or the airport's own where it stands alone. */
  readonly cityCode: string;
  readonly country: string;
  readonly countryName: string;
  readonly timeZone: string;
  readonly lat: number;
  readonly lon: number;
}

export interface AtlasCity {
  readonly code: string;
  readonly name: string;
  readonly country: string;
  readonly countryName: string;
  /** IATA codes, the main one first. */
  readonly airports: readonly string[];
  readonly lat: number;
  readonly lon: number;
}

export interface AtlasAirline {
  readonly code: string;
  readonly name: string;
  readonly alliance?: string;
  readonly lowCost: boolean;
}

export interface AtlasAircraft {
  readonly code: string;
  readonly name: string;
}

export interface AtlasMatch {
  readonly kind: "airport" | "city";
  readonly code: string;
}

export interface CabinLayout {
  readonly seats: number;
  /** Seats side by side between the aisles, such as 3 and 3. */
  readonly blocks: readonly number[];
}
