import { cityNames } from "./airports-fixes.ts";
import { type Place, placesNear } from "./airports-places.ts";
import type { Witness } from "./airports-sources.ts";

const NAMED_WITHIN_KM = 70;
const TOWN_WITHIN_KM = 30;

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

/** The town of that name near an airport, or failing that the largest one beside it. */
export function townOf(name: string, airport: Witness): Place | undefined {
  const near = placesNear(airport, NAMED_WITHIN_KM);
  const wanted = plain(name);
  const same = near.find(({ place }) => plain(place.name) === wanted);
  const similar = near.find(
    ({ place }) => plain(place.name).startsWith(wanted) || wanted.startsWith(plain(place.name)),
  );
  const beside = near.find(({ km }) => km <= TOWN_WITHIN_KM);
  return (same ?? similar ?? beside)?.place;
}

export function plain(text: string): string {
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
