import type { Coordinates } from "../../src/domain/geo.ts";
import { placesNear } from "./airports-places.ts";
import type { Size } from "./airports-sources.ts";

/** How far people travel to an airport, and how it pulls beside others. */
const reachKm: Readonly<Record<Size, number>> = { L: 100, M: 60, S: 40 };
const pull: Readonly<Record<Size, number>> = { L: 12, M: 2, S: 0.2 };
const HALF_WAY_KM = 40;

interface Sized extends Coordinates {
  readonly size: Size;
}

/** People (thousands) by airport: each town is shared out among the airports in reach of it. */
export function catchments(airports: readonly Sized[]): readonly number[] {
  const claims = new Map<object, { airport: number; weight: number }[]>();
  airports.forEach((airport, index) => {
    for (const { place, km } of placesNear(airport, reachKm[airport.size])) {
      const weight = pull[airport.size] / (1 + (km / HALF_WAY_KM) ** 2);
      const held = claims.get(place);
      if (held) held.push({ airport: index, weight });
      else claims.set(place, [{ airport: index, weight }]);
    }
  });
  const people = new Float64Array(airports.length);
  for (const [place, shares] of claims) {
    const total = shares.reduce((sum, share) => sum + share.weight, 0);
    const population = "population" in place ? Number(place.population) : 0;
    for (const share of shares) {
      people[share.airport] = (people[share.airport] ?? 0) + (population * share.weight) / total;
    }
  }
  return Array.from(people, (count) => Math.round(count / 1000));
}
