import type { DayNumber } from "../../domain/dates.ts";
import { distanceKm } from "../../domain/geo.ts";
import { routesFrom } from "../../world/network/network.ts";
import { type Airport, airports } from "../../world/places/airports.ts";
import type { Seed } from "../../world/random.ts";
import type { FareWish, NearbyPair } from "../low-fares.ts";
import { type Ends, waysBetween } from "./ways.ts";

const DAYS = 31;
/** An airport that one might still go to, and how many of them are looked at. */
const NEARBY_KM = 900;
const AIRPORTS_TRIED = 8;
const PAIRS_TRIED = 30;
const PAIRS_SHOWN = 3;
/** A weekly flight leaves on one of these days in a row. */
const DAYS_TRIED = 7;

/** Days of a month from the first on which there is a way. */
export function flownDays(
  seed: Seed,
  ends: Ends,
  first: DayNumber,
  wish: FareWish,
): readonly DayNumber[] {
  const ways = waysBetween(seed, ends, wish);
  return Array.from({ length: DAYS }, (_, index) => first + index).filter(
    (day) => ways.on(day).length > 0,
  );
}

/** Pairs around a pair that nobody flies, the nearest first. */
export function nearbyPairs(
  seed: Seed,
  { from, to }: Ends,
  first: DayNumber,
  wish: FareWish,
): readonly NearbyPair[] {
  const pairs: (NearbyPair & Ends)[] = [];
  for (const a of near(from)) {
    for (const b of near(to)) {
      if (a.airport.cityCode === b.airport.cityCode || a.km + b.km === 0) continue;
      pairs.push({
        from: [a.airport],
        to: [b.airport],
        origin: a.airport.iata,
        destination: b.airport.iata,
        km: a.km + b.km,
      });
    }
  }
  pairs.sort((a, b) => a.km - b.km);
  const found: NearbyPair[] = [];
  for (const pair of pairs.slice(0, PAIRS_TRIED)) {
    if (found.length === PAIRS_SHOWN) break;
    const ways = waysBetween(seed, pair, wish);
    const flown = Array.from({ length: DAYS_TRIED }, (_, index) => first + index).some(
      (day) => ways.on(day).length > 0,
    );
    const { origin, destination, km } = pair;
    if (flown) found.push({ origin, destination, km });
  }
  return found;
}

interface Neighbour {
  readonly airport: Airport;
  readonly km: number;
}

/** The airports themselves and those around them, the nearest first. */
function near(ends: readonly Airport[]): readonly Neighbour[] {
  const around: Neighbour[] = [];
  for (const airport of airports) {
    const km = Math.min(...ends.map((end) => (end === airport ? 0 : distanceKm(end, airport))));
    if (km > NEARBY_KM || (km > 0 && routesFrom(airport).length === 0)) continue;
    around.push({ airport, km: Math.round(km) });
  }
  return around.sort((a, b) => a.km - b.km).slice(0, AIRPORTS_TRIED);
}
