import type { Airport, City } from "./airports.ts";
import { findCountry } from "./countries.ts";
import { regionOf } from "./place-index.ts";

/** A place that a text may mean. */
export interface PlaceMatch {
  /** `city` has one airport, `metro` several. */
  readonly kind: "airport" | "city" | "metro";
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** State or province, in the countries where people say it. */
  readonly region?: string;
  readonly country: string;
  readonly countryName: string;
  /** Airports meant, the main one first. A metropolitan code alone may be one of them (SHA). */
  readonly airports: readonly string[];
  /** 0 to 1. */
  readonly score: number;
}

/** The match for one airport of a city, or for the city as a whole. */
export function describeMatch(city: City, airport: Airport | undefined, score: number): PlaceMatch {
  const region = regionOf(city);
  const country = airport?.country ?? city.country;
  return {
    kind: airport ? "airport" : city.airports.length > 1 ? "metro" : "city",
    code: airport?.iata ?? city.code,
    name: airport?.name ?? city.name,
    city: city.name,
    ...(region !== undefined && { region }),
    country,
    countryName: findCountry(country)?.name ?? country,
    airports: airport ? [airport.iata] : city.airports.map(({ iata }) => iata),
    score: Math.round(score * 1000) / 1000,
  };
}

/** "Portland, Oregon, United States (PDX)". */
export function spellOut(match: PlaceMatch): string {
  const place = match.kind === "airport" ? match.name : match.city;
  const where = [place, match.region, match.countryName].filter((part) => part !== undefined);
  return `${where.join(", ")} (${match.code})`;
}
