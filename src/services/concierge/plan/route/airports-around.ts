import { isOpenBorder } from "../../../../domain/borders.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import type { Roads } from "../atlas/roads.ts";
import type { Planning } from "../planning.ts";
import { endOf, type Hop, halves, hopBetween } from "./travel.ts";

/** Hours to an airport that is not the city's own. */
const LONGEST_TO_AIRPORT = 5.5;
/** Other airports that are tried where a place has none of its own, or nothing good flies there. */
const MOST_AIRPORTS = 3;

/** Airports of other cities from which a place can be reached by land, the nearest first. */
export function airportsAround(spot: Spot, { deps, roads }: Planning): readonly AirportAround[] {
  const known = aroundBy(roads);
  const around = known.get(spot) ?? findAround(spot, deps.atlas, roads);
  known.set(spot, around);
  return around;
}

export interface AirportAround {
  readonly spot: Spot;
  readonly gateway: string;
  readonly hop: Hop;
}

/** The same for every plan of a month: each way there and back that is tried asks for them. */
const aroundBy = lazilyPer((_roads: Roads) => new WeakMap<Spot, readonly AirportAround[]>());

function findAround(spot: Spot, atlas: Atlas, roads: Roads): readonly AirportAround[] {
  const others = atlas.spots.filter(
    ({ served, gateway, slug }) => served && gateway !== spot.gateway && slug !== spot.slug,
  );
  // Over a border only where it is open, or where the country has no other airport.
  const near = others.filter(({ country }) => country === spot.country);
  const isAlone = !near.some(({ slug }) => roads.way(spot.slug, slug));
  return (isAlone ? others : others.filter(({ country }) => isOpenBorder(country, spot.country)))
    .flatMap((other) => {
      if (!roads.way(spot.slug, other.slug)) return [];
      const hop = hopBetween(endOf(spot), endOf(other), roads);
      const byRoad = hop.mode === "road" || hop.mode === "train";
      const isNear = byRoad && hop.hours <= LONGEST_TO_AIRPORT;
      return isNear ? [{ spot: other, gateway: other.gateway, hop }] : [];
    })
    .sort((a, b) => a.hop.hours - b.hop.hours)
    .slice(0, MOST_AIRPORTS);
}

const FAR_OUT_KM = 40;
const TO_FAR_AIRPORT_KMH = 50;

/** Hours between a town, where trains and roads lead, and an airport far out of it. */
export function outOfTown(town: Spot, airport: string, { deps }: Planning): number {
  const place = deps.places.find(airport);
  const km = place ? distanceKm(town, place) : 0;
  return km > FAR_OUT_KM ? halves(km / TO_FAR_AIRPORT_KMH) : 0;
}

/** On the best road, in a fast train. */
const TO_NEXT_TOWN_KMH = 60;

/** Hours between a place without an airport and the one flown to, where that lies on the other side of its town: Kyoto and Kansai. */
export function atLeast(hours: number, spot: Spot, airport: string, { deps }: Planning): number {
  const place = spot.served ? undefined : deps.places.find(airport);
  return place ? Math.max(hours, halves(distanceKm(spot, place) / TO_NEXT_TOWN_KMH)) : hours;
}
