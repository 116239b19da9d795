import type { Spot } from "./atlas.ts";
import type { Planning } from "./planning.ts";
import { endOf, hopBetween } from "./travel.ts";

/** Hours to an airport that is not the city's own. */
const LONGEST_TO_AIRPORT = 5.5;
/** Other airports that are tried where a place has none of its own, or nothing good flies there. */
const MOST_AIRPORTS = 3;

/** Airports of other cities from which a place can be reached by land, the nearest first. */
export function airportsAround(spot: Spot, { deps, roads }: Planning) {
  const others = deps.atlas.spots.filter(
    ({ served, gateway, slug }) => served && gateway !== spot.gateway && slug !== spot.slug,
  );
  // Over a border only where the country has no other airport.
  const near = others.filter(({ country }) => country === spot.country);
  const isAlone = !near.some(({ slug }) => roads.way(spot.slug, slug));
  return (isAlone ? others : near)
    .flatMap((other) => {
      if (!roads.way(spot.slug, other.slug)) return [];
      const hop = hopBetween(endOf(spot), endOf(other), roads);
      const byRoad = hop.mode === "road" || hop.mode === "train";
      const isNear = byRoad && hop.hours <= LONGEST_TO_AIRPORT;
      return isNear ? [{ gateway: other.gateway, town: other.destination.city, hop }] : [];
    })
    .sort((a, b) => a.hop.hours - b.hop.hours)
    .slice(0, MOST_AIRPORTS);
}
