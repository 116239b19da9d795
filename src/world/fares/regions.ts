import { findCountry } from "../places/countries.ts";

/** Parts of the world whose fares differ; Turkey, Russia, the Caucasus and Central Asia are Eurasia. */
export type Region =
  | "usa"
  | "canada"
  | "latin_america"
  | "europe"
  | "eurasia"
  | "middle_east"
  | "india"
  | "china"
  | "east_asia"
  | "southeast_asia"
  | "oceania"
  | "africa";

/** Countries that their continent does not place. */
const OF_COUNTRY: Readonly<Record<string, Region>> = {
  ...all("usa", "US PR VI GU MP"),
  ...all("canada", "CA PM"),
  ...all("europe", "GL CY"),
  ...all("eurasia", "TR RU BY AM AZ GE KZ KG TJ TM UZ MN"),
  ...all("middle_east", "AE BH IL IQ IR JO KW LB OM PS QA SA SY YE EG"),
  ...all("india", "IN PK BD LK NP BT AF MV"),
  ...all("china", "CN"),
  ...all("east_asia", "JP KR KP HK MO TW"),
};
const OF_CONTINENT: Readonly<Record<string, Region>> = {
  NA: "latin_america",
  SA: "latin_america",
  EU: "europe",
  AS: "southeast_asia",
  OC: "oceania",
  AF: "africa",
};

export function regionOf(country: string): Region {
  return OF_COUNTRY[country] ?? OF_CONTINENT[findCountry(country)?.continent ?? ""] ?? "europe";
}

function all(region: Region, countries: string): Readonly<Record<string, Region>> {
  return Object.fromEntries(countries.split(" ").map((code) => [code, region]));
}
