import { fold } from "../../../../reading/fold.ts";
import type { Reading } from "../../../../reading/reading.ts";
import type { Place, Places } from "../../../../suppliers/types.ts";
import { editDistance } from "../../../../text/nearest.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { CITY_ALIASES } from "../understand/lexicon/aliases.ts";
import { type Found, isEither } from "../understand/places.ts";

/** Where the journey starts. */
export interface Origin {
  /** An airport or city that one can fly from. */
  readonly code: string;
  readonly place: Place;
  /** Where it is a place of the catalogue, its name is known in every language. */
  readonly spot?: Spot;
  /** The name as the traveller wrote it. */
  readonly typed: string;
}

/** Takes the first place out of those found that says where the journey starts. */
export function originAmong(
  found: readonly Found[],
  places: Places,
  { spots }: Atlas,
): { origin: Origin | undefined; rest: readonly Found[] } {
  for (const one of found) {
    const origin = one.role === "from" ? originOf(one, places, spots) : undefined;
    if (!origin) continue;
    const own = origin.place.cityCode;
    // "London Gatwick": a city, and which of its airports.
    const airport = found.find(({ first, named }) => {
      const isBeside = first === one.next && named.kind === "city";
      return isBeside && named.place.cityCode === own && named.place.kind !== "stay";
    });
    const exact = airport && originOf(airport, places, spots);
    // "living in Baku, from Baku", "from New York, leaving NYC" is said twice of the same.
    const isAgain = (other: Found) =>
      other === airport ||
      (other.role === "from" &&
        (fold(other.typed) === fold(one.typed) ||
          originOf(other, places, spots)?.place.cityCode === own));
    const rest = found.filter((other) => !isAgain(other));
    return { origin: exact ? { ...origin, code: exact.code, place: exact.place } : origin, rest };
  }
  return { origin: undefined, rest: found };
}

/** "To Zanzibar by way of Dubai or Istanbul": where one changes planes is no place of the trip, but for what lies on a way with both its ends. */
export function withoutPassed(reading: Reading, found: readonly Found[]): readonly Found[] {
  const isVia = ({ role }: Found) => role === "via";
  const isPassed = (one: Found) =>
    isVia(one) || found.some((other) => isVia(other) && isEither(reading, one, other));
  const isWay = found.some((one, place) => one.role === "to" && isVia(found[place + 1] ?? one));
  const others = found.filter((one) => !isPassed(one));
  const wanted = others.some(({ role, denied }) => role !== "from" && !denied);
  return isWay || !wanted ? found : others;
}

function originOf(
  { named, typed }: Found,
  places: Places,
  spots: readonly Spot[],
): Origin | undefined {
  if (named.kind === "city") {
    const { place } = named;
    const airport = place.kind === "stay" ? places.find(place.nearestAirport ?? "") : place;
    return airport && { code: airport.code, place: airport, typed };
  }
  const own = named.kind === "spot" ? named.spot : undefined;
  const spot = named.kind === "country" ? onlyGateway(named.code, spots) : own;
  const place = spot && places.find(spot.gateway);
  return place && { code: place.code, place, spot, typed };
}

/** "from Singapore", "from Malta": where a country has one airport in the catalogue, it is meant. */
function onlyGateway(country: string, spots: readonly Spot[]): Spot | undefined {
  const there = spots.filter((spot) => spot.country === country);
  const [first] = there;
  return there.every(({ gateway }) => gateway === first?.gateway) ? first : undefined;
}

/** A place of the world by a name that was given as one; the suggestion must be like it. */
export function worldPlace(written: string, places: Places): Place | undefined {
  const name = CITY_ALIASES.get(fold(written)) ?? written;
  const exact = places.read(name);
  // A code is written in capitals, or all small: "Abu" is a part of a name.
  const isWord = /^\p{Lu}\p{Ll}+$/u.test(name);
  const isCode = (code: string) => !isWord && code === name.toUpperCase();
  if (exact && exact.kind !== "stay" && !(isWord && isOnlyCode(exact, name))) return exact;
  const [first] = places.suggest(name, 1);
  const place = first && places.find(first.code);
  if (!place || place.kind === "stay") return undefined;
  const [typed, known] = [fold(name), fold(place.cityName)];
  const alike = known.length > 6 && editDistance(typed, known) <= 1;
  // The beginning of a word is another word as often as not: "add" is no Addis Ababa.
  const begins = known === typed || known.startsWith(`${typed} `);
  return alike || begins || isCode(place.code) ? place : undefined;
}

/** Found by its code alone, whatever it is called. */
function isOnlyCode({ code, name, cityName }: Place, written: string): boolean {
  const isCalled = [name, cityName].some((one) =>
    fold(one)
      .split(/\P{L}+/u)
      .includes(fold(written)),
  );
  return code === written.toUpperCase() && !isCalled;
}
