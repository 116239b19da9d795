import { cityCountries, cityNames, townNames } from "./airports-fixes.ts";
import { type Place, placesNear } from "./airports-places.ts";
import type { Witness } from "./airports-sources.ts";

const NAMED_WITHIN_KM = 70;
const TOWN_WITHIN_KM = 30;
const HAMLET = 20_000;

/** What a traveller calls the town an airport serves. */
export function cityName(place: Witness, a: Witness | undefined): string {
  const fixed = cityNames[place.iata];
  if (fixed) return fixed;
  const stated = cleanMunicipality(place.city, place.country);
  if (stated) return stated;
  const spoken = ` ${plain(`${place.name} ${a?.name ?? ""}`)} `;
  const named = placesNear(place, NAMED_WITHIN_KM).find(
    ({ place: town }) => plain(town.name).length > 2 && spoken.includes(` ${plain(town.name)} `),
  );
  return named?.place.name ?? bareName(place.name);
}

/**
 * The town of that name near an airport, or failing that the largest one beside it: the package
 * calls some cities otherwise (Astana), or knows a hamlet alone by the name of the city (Xuzhou).
 */
export function townOf(code: string, name: string, airport: Witness): Place | undefined {
  const country = cityCountry(code, airport);
  const near = placesNear(airport, NAMED_WITHIN_KM).filter(
    ({ place }) => place.country === country,
  );
  const wanted = plain(townNames[code] ?? name);
  const named = near.find(({ place }) => {
    const called = plain(place.name);
    return called === wanted || called.startsWith(`${wanted} `) || wanted.startsWith(`${called} `);
  })?.place;
  const beside = near.find(({ km }) => km <= TOWN_WITHIN_KM)?.place;
  if (named && beside && named.population < HAMLET && beside.population > 50 * named.population) {
    return beside;
  }
  return named ?? beside;
}

export function cityCountry(code: string, airport: Witness): string {
  return cityCountries[code] ?? airport.country;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function cleanMunicipality(text: string, country: string): string {
  const bare = text.replace(/\s*\(.*?\)/g, "").trim();
  // "District, City" in China and Türkiye, "City, County" elsewhere.
  const parts = bare.split(/\s*,\s*/);
  const part = (country === "CN" || country === "TR" ? parts.at(-1) : parts[0]) ?? "";
  const first = part.split(/\s*\/\s*|\s+-\s+/)[0] ?? "";
  return first
    .replace(/^Ciudad de (?=\p{Lu})/u, country === "MX" ? "" : "$&")
    .replace(/\s+(?:Airport|Municipality)$/, "")
    .trim();
}

function bareName(name: string): string {
  const bare = name
    .replace(/\(.*?\)/g, " ")
    .replace(
      /\b(?:International|Regional|Municipal|Domestic|County|Memorial|Airport|Aerodrome|Airfield|Airstrip|Air Base|Heliport|Sea ?[Pp]lane Base|SPB)\b/g,
      " ",
    )
    .replace(/\s+/g, " ")
    .trim();
  return bare || name;
}
