import type { Coordinates } from "../../src/domain/geo.ts";
import { type Place, placesNear } from "./airports-places.ts";
import type { Size } from "./airports-sources.ts";

/** How far people travel to an airport, and how it pulls beside others. */
const reachKm: Readonly<Record<Size, number>> = { L: 100, M: 60, S: 40 };
const pull: Readonly<Record<Size, number>> = { L: 12, M: 2, S: 0.2 };
const HALF_WAY_KM = 40;
/** Of the people across a border that is checked, so many come. */
const ACROSS_BORDER = 0.15;
const openBorders = new Set(
  (
    "AD AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK " +
    "SM VA"
  ).split(" "),
);

interface Claimant extends Coordinates {
  readonly country: string;
  readonly size: Size;
}

/** People (thousands) by airport: each town is shared out among the airports in reach of it. */
export function catchments(airports: readonly Claimant[]): readonly number[] {
  const claims = new Map<Place, { airport: number; weight: number; part: number }[]>();
  airports.forEach((airport, index) => {
    for (const { place, km } of placesNear(airport, reachKm[airport.size])) {
      const part = bordersOpen(airport.country, place.country) ? 1 : ACROSS_BORDER;
      const weight = (part * pull[airport.size]) / (1 + (km / HALF_WAY_KM) ** 2);
      const held = claims.get(place);
      if (held) held.push({ airport: index, weight, part });
      else claims.set(place, [{ airport: index, weight, part }]);
    }
  });
  const people = new Float64Array(airports.length);
  for (const [place, shares] of claims) {
    const total = shares.reduce((sum, share) => sum + share.weight, 0);
    for (const { airport, weight, part } of shares) {
      people[airport] = (people[airport] ?? 0) + (place.population * part * weight) / total;
    }
  }
  return Array.from(people, (count) => Math.round(count / 1000));
}

function bordersOpen(a: string, b: string): boolean {
  return a === b || (openBorders.has(a) && openBorders.has(b));
}
