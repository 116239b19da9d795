import { fold } from "../../../../reading/fold.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { isInLexicons } from "../atlas/known-words.ts";
import { isGeneric } from "../atlas/thing-names.ts";
import { thingsNamed } from "../atlas/things-named.ts";
import { isName, wordsOf } from "./must-things.ts";
import { wayTo } from "./own-place.ts";
import { MANNER, type Own, REST, sizeOf } from "./own-wishes.ts";
import type { Wish } from "./wish.ts";

const NEAR_HOTEL = /walking distance|within a walk|пешком от/iu;
const SHORTEST_WORD = 4;

/** The city of a country that is gone to, where nothing but the city is asked for. */
export function cityAsked(item: string, wish: Wish, there: readonly Spot[]): Spot | undefined {
  if (wish.settled || wish.countries.length + wish.region.length === 0) return undefined;
  if (sizeOf(item) === "day") return undefined;
  const said = wordsOf(item).filter((word) => word.length >= SHORTEST_WORD && !isInLexicons(word));
  if (said.length === 0) return undefined;
  return there.find(({ destination }) =>
    Object.values(destination.name).some((name) => fold(name) === said.join(" ")),
  );
}

/** True for what is asked of the hotel or of the manner of the trip, and names no thing there. */
export function isOfManner(item: string, { spots }: Wish, there: readonly Spot[]): boolean {
  if (!MANNER.test(item) && !isRest(item)) return false;
  // What a hotel is to be near is named, and asked of the hotel all the same.
  if (NEAR_HOTEL.test(item)) return true;
  return thingsNamed(capitalised(item), spots.length > 0 ? spots : there).length === 0;
}

/** "The last night in Tbilisi", "one day in Tbilisi" is the stay there, and no outing. */
export function isNightThere(item: string, { spots }: Wish): boolean {
  const left = wordsOf(item).filter((word) => word.length > 1 && !NIGHT_WORDS.test(word));
  const isOfCity = (word: string) =>
    spots.some(({ destination }) =>
      Object.values(destination.name).some((name) => fold(name).startsWith(word.slice(0, -1))),
    );
  return (
    /night|day|ноч|день|дня|gece|gun/u.test(fold(item)) && left.length > 0 && left.every(isOfCity)
  );
}

const NIGHT_WORDS =
  /^(?:(?:nights?|days?)|ноч\p{L}*|день|дня|дней|gece\p{L}*|gun\p{L}*|whole|full|last|first|one|two|final|the|in|at|of|последн\p{L}*|перв\p{L}*|одн\p{L}*|две|во|на|son|ilk|bir|iki|\d+)$/u;

export function isRest(item: string): boolean {
  return REST.test(item);
}

/** What a city of the country that is not stayed in has of that name, and how far it is. */
export function namedNearby(
  item: string,
  wish: Wish,
  there: readonly Spot[],
  atlas: Atlas,
): { readonly text: string; readonly place: Pick<Own, "near" | "out" | "far"> } | undefined {
  if (wish.spots.length === 0) return undefined;
  const codes = new Set(wish.spots.map(({ country }) => country));
  const others = [...codes]
    .flatMap((code) => atlas.inCountry(code))
    .filter((one) => !there.includes(one));
  // A word that a city of the trip is called by names nothing of another: "mass in Santiago Cathedral".
  const isOfTrip = (word: string) =>
    wish.spots.some(({ destination }) =>
      Object.values(destination.name).flatMap(wordsOf).includes(word),
    );
  const names = wordsOf(item).filter((word) => isName(word, item) && !isOfTrip(word));
  if (names.length === 0 && wordsOf(item).some(isOfTrip)) return undefined;
  for (const spot of others) {
    const things = [...spot.excursions, ...spot.destination.places];
    const [slug] = names.length > 0 ? thingsNamed(item, [spot]) : [];
    const thing = things.find((one) => one.slug === slug);
    const name = thing && ("parts" in thing ? thing.name : thing.title);
    // A city's own name in the item is that of a place to go to.
    const isCalled = name && Object.values(name).some((one) => isHeadOf(one, item, names));
    if (thing && isCalled)
      return { text: name[wish.lang], place: wayTo("parts" in thing ? thing : spot, wish.spots) };
  }
  return undefined;
}

/** "The Blue Mosque" shares a word with the Blue Lagoon, and is not called by what tells it from others. */
function isHeadOf(name: string, item: string, names: readonly string[]): boolean {
  const words = wordsOf(name).filter((word) => !isGeneric(word));
  const head = words.reduce((longest, word) => (word.length > longest.length ? word : longest), "");
  const written = wordsOf(item);
  return (
    names.some((word) => fold(name).includes(word)) &&
    head !== "" &&
    written.some((word) => word.startsWith(head.slice(0, -2)))
  );
}

/** In a field for names a name is one however it is written. */
export function capitalised(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}
