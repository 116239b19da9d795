import { type Coordinates, distanceKm } from "../../../../domain/geo.ts";
import { fold } from "../../../../reading/fold.ts";
import type { Found } from "../understand/places.ts";
import type { Atlas } from "./atlas.ts";

/** Kilometres: a misspelt place lies nearer to one spelt right, a namesake nearer to two of a country. */
const FAR_FOR_A_SLIP = 2000;
const FAR_FOR_A_NAMESAKE = 3000;

interface Where extends Coordinates {
  readonly country: string;
}

/** Where the places lie that a text names to go to. */
export function placesAround(found: readonly Found[], atlas: Atlas): readonly Where[] {
  const meant = found.filter(({ role, denied }) => role !== "from" && !denied);
  return meant.flatMap(({ named }) => whereIs(named, atlas) ?? []);
}

function whereIs(named: Found["named"], atlas: Atlas): Where | undefined {
  if (named.kind === "spot") return named.spot;
  if (named.kind === "city") return named.place;
  return named.kind === "country" ? atlas.inCountry(named.code)[0] : undefined;
}

/** True for what a word may have been meant for, but for its being far from all the others. */
export function isAway(named: Found["named"], around: readonly Where[], atlas: Atlas): boolean {
  const where = whereIs(named, atlas);
  return where !== undefined && isFar(where, around, FAR_FOR_A_SLIP);
}

/** The same, but for namesakes on another continent: the near one is meant, or the name alone is left. */
export function withoutNamesakes(
  found: readonly Found[],
  around: readonly Where[],
  atlas: Atlas,
): Found[] {
  return found.map((one) => {
    if (one.role === "from" || one.named.kind !== "city") return one;
    const spot = nearCalled(one.named.place, one.typed, around, atlas);
    if (spot) return { ...one, named: { kind: "spot", spot } };
    return isNamesake(one.named, around)
      ? { ...one, named: { kind: "abroad", name: one.typed } }
      : one;
  });
}

/** "Fatima, Santiago and Lourdes": a place of the catalogue whose name begins so, near the others. */
function nearCalled(place: Where, typed: string, around: readonly Where[], atlas: Atlas) {
  const others = around.filter((one) => one !== place);
  if (!isFar(place, others, FAR_FOR_A_NAMESAKE)) return undefined;
  const name = `${fold(typed)} `;
  return atlas.spots.find(
    (spot) =>
      fold(spot.destination.city.en).startsWith(name) && !isFar(spot, others, FAR_FOR_A_SLIP),
  );
}

/** Kilometres beyond which a place named by itself behind all else is where one comes from. */
const FAR_FROM_HOME = 700;

/** True for a place that lies far from all of some others, in another country. */
export function isApart(one: Found, all: readonly Found[], atlas: Atlas): boolean {
  const others = all.filter((other) => other !== one);
  const [where, ...around] = [one, ...others].map(({ named }) => whereIs(named, atlas));
  return others.every(
    (_, at) =>
      around[at]?.country !== where?.country &&
      (where === undefined || isFar(where, [around[at] ?? where], FAR_FROM_HOME)),
  );
}

/** "Dubai 3 nights, Maldives 6 nights": a city that lies in no part of a country that was named. */
export function isElsewhere(one: Found | undefined, other: Found | undefined): boolean {
  const [city, land] = [one?.named, other?.named];
  return city?.kind === "spot" && land?.kind === "country" && city.spot.country !== land.code;
}

/** "Seville, Granada and Cordoba": not the one of Argentina, where two others are of one country. */
function isNamesake(named: Found["named"], around: readonly Where[]): boolean {
  if (named.kind !== "city") return false;
  const others = around.filter((one) => one !== named.place);
  const countries = new Set(others.map(({ country }) => country));
  return others.length > countries.size && isFar(named.place, others, FAR_FOR_A_NAMESAKE);
}

function isFar(where: Where, around: readonly Where[], km: number): boolean {
  return around.length > 0 && around.every((one) => distanceKm(where, one) > km);
}
