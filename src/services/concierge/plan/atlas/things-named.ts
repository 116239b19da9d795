import { distanceKm } from "../../../../domain/geo.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import type { Place } from "../../../../suppliers/types.ts";
import { goesTo } from "../days/excursions.ts";
import type { Spot } from "./atlas.ts";
import { isAlike, isOfCity, namesOf, type Thing, type ThingName } from "./thing-names.ts";

/** A day out leads no farther from where one stays. */
const DAY_OUT_KM = 200;
const MOST_THINGS = 12;
/** Sights and days out of some cities that a text calls by their names, by slug. */
export function thingsNamed(text: string, spots: Iterable<Spot>): readonly string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const said = ` ${words.map(fold).join(" ")} `;
  // A short name is an everyday word as often as not: it counts as it would be written.
  const isWritten = (word: string) => /^\p{Lu}/u.test(word) || word.length < 3;
  const written = ` ${words.map((word) => (isWritten(word) ? fold(word) : "_")).join(" ")} `;
  const starts = new Set(said.split(" ").map(startOf));
  const found = new Set<string>();
  const taken = new Set<string>();
  const all = [...spots];
  const own = all.flatMap(cityNamesOf);
  for (const thing of all.flatMap((spot) => thingsBegunBy(starts, spot))) {
    const names = namesOf(thing).filter(
      (one) => isSaid(one, one.short ? written : said) && !own.some((city) => isOfCity(one, city)),
    );
    // A day out to a city of the trip is no name of what that city has itself.
    if (!("parts" in thing) && goesTo(thing, all)) continue;
    // A word that several things are called by means the best known of them: "Schönbrunn".
    if (!names.some(({ short, key }) => !short || !isAlike(key, taken))) continue;
    for (const { key } of names) taken.add(key);
    found.add(thing.slug);
  }
  return [...found].slice(0, MOST_THINGS);
}

const cityNamesOf = lazilyPer(({ destination: { name }, countryName }: Spot) =>
  [name, countryName].flatMap((text) => Object.values(text).map(fold)),
);

/** What goes to a place as a day out from one of some cities: Mtskheta from Tbilisi. */
export function outingTo(place: Place, spots: Iterable<Spot>): string | undefined {
  const name = fold(place.cityName);
  for (const spot of spots) {
    if (distanceKm(spot, place) > DAY_OUT_KM) continue;
    const thing = thingsOf(spot).find((one) => namesOf(one).some((known) => known.name === name));
    if (thing) return thing.slug;
  }
  return undefined;
}

function thingsOf({ excursions, destination }: Spot): readonly Thing[] {
  return [...excursions, ...destination.places];
}

const START_LENGTH = 3;

/** What a word is looked up by; a name's key begins a word of the text wherever the name is said. */
function startOf(word: string): string {
  return word.slice(0, START_LENGTH);
}

const thingsByStart = lazilyPer((spot: Spot): ReadonlyMap<string, ReadonlySet<Thing>> => {
  const all = new Map<string, Set<Thing>>();
  for (const thing of thingsOf(spot)) {
    for (const { key } of namesOf(thing)) {
      const start = startOf(key);
      all.set(start, (all.get(start) ?? new Set()).add(thing));
    }
  }
  return all;
});

/** The things of a city that a text with such words may name, in the city's order: a text has few words, a city hundreds of names. */
function thingsBegunBy(starts: ReadonlySet<string>, spot: Spot): readonly Thing[] {
  const known = thingsByStart(spot);
  const begun = new Set<Thing>();
  for (const start of starts) for (const thing of known.get(start) ?? []) begun.add(thing);
  return begun.size < 2 ? [...begun] : thingsOf(spot).filter((thing) => begun.has(thing));
}

const patternOf = lazilyPer(({ stems }: ThingName) => new RegExp(` ${stems.join(" ")} `, "u"));

function isSaid(name: ThingName, said: string): boolean {
  return said.includes(name.key) && patternOf(name).test(said);
}
