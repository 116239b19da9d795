import { distanceKm } from "../../../../domain/geo.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { placesNamed } from "../atlas/spots-named.ts";
import { cityIn, type Own } from "./own-wishes.ts";
import type { Wish } from "./wish.ts";

/** What lies farther out takes a day, and what lies farther than that no day of the trip. */
const IN_REACH_KM = 40;
const DAY_OUT_KM = 200;

/** Where something is that was asked for: in a city of the trip, a day out of one, or too far from all of them. */
export function placeOfOwn(
  item: string,
  wish: Wish,
  atlas: Atlas,
): Pick<Own, "near" | "out" | "far"> {
  const city = cityIn(item, wish);
  const { spots } = wish;
  if (city !== undefined) return { near: city };
  const [first, ...others] = [
    ...new Set(namesIn(item).flatMap((name) => spotsCalled(name, atlas))),
  ];
  // A name of two places is of the one that lies on the way.
  const [near, ...rest] = [...(first ? [first] : []), ...others]
    .flatMap((named) => spots.map((stay) => ({ stay, named, km: distanceKm(stay, named) })))
    .sort((a, b) => a.km - b.km);
  if (!near) return {};
  const { stay, named, km } = near;
  if (km <= DAY_OUT_KM) return reachedFrom(stay, km);
  // Words of another language are names of places at the other end of the world by accident.
  const isAbroad = [near, ...rest].every((one) => one.stay.country !== named.country);
  return isAbroad ? {} : { far: true };
}

function reachedFrom(stay: Spot, km: number): Pick<Own, "near" | "out"> {
  return { near: stay.slug, ...(km > IN_REACH_KM && { out: true as const }) };
}

/** The way from the nearest of some cities to what lies out of them. */
export function wayTo(
  point: { readonly lat: number; readonly lon: number },
  spots: readonly Spot[],
): Pick<Own, "near" | "out" | "far"> {
  const [nearest] = spots
    .map((stay) => ({ stay, km: distanceKm(stay, point) }))
    .sort((a, b) => a.km - b.km);
  if (!nearest) return {};
  return nearest.km <= DAY_OUT_KM ? reachedFrom(nearest.stay, nearest.km) : { far: true };
}

/** The names in a text that stand for a place: "Tuscany" of "a winery in Tuscany". */
export function placeNamesIn(item: string, atlas: Atlas): readonly string[] {
  return namesIn(item).filter((name) => spotsCalled(name, atlas).length > 0);
}

function namesIn(item: string): readonly string[] {
  return item.match(/\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu) ?? [];
}

function spotsCalled(name: string, atlas: Atlas): readonly Spot[] {
  return placesNamed(name, atlas).flatMap((one) => (one.kind === "spot" ? [one.spot] : []));
}
