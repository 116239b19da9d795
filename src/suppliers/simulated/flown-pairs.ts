import type { DayNumber } from "../../domain/dates.ts";
import { distanceKm } from "../../domain/geo.ts";
import { type BoundedCache, boundedCache } from "../../memory/bounded-cache.ts";
import { turnToGoOn } from "../../memory/turns.ts";
import { type Reach, reachOf } from "../../world/flights/reach.ts";
import { routeCount } from "../../world/network/network.ts";
import { type Airport, airports } from "../../world/places/airports.ts";
import type { Seed } from "../../world/random.ts";
import type { FareSpan, FareWish, NearbyPair } from "../low-fares.ts";
import { type Ends, waysBetween } from "./ways.ts";

const DAYS = 31;
/** An airport that one might still go to, and how many of them are looked at. */
const NEARBY_KM = 400;
/** Over a border: it may be closed, or at sea. */
const ABROAD_KM = 150;
/** From a strip with fewer routes one hardly gets anywhere. */
const FEWEST_ROUTES = 3;
const AIRPORTS_TRIED = 8;
const PAIRS_TRIED = 30;
const PAIRS_SHOWN = 3;
/** A weekly flight leaves on one of these days in a row. */
const DAYS_TRIED = 7;

const REACHES_KEPT = 64;
/** A reach holds on any day, and a pair that nothing was found for is asked for again. */
let reaches: BoundedCache<string, Reach> = boundedCache(REACHES_KEPT);
/** A process serves one world; another seed starts the cache afresh. */
let reachesOf: Seed | undefined;

async function knownReach(seed: Seed, ends: Ends, { cabin }: FareWish): Promise<Reach> {
  if (seed !== reachesOf) {
    reaches = boundedCache(REACHES_KEPT);
    reachesOf = seed;
  }
  const names = [ends.from, ends.to].map((some) => some.map(({ iata }) => iata).join());
  const key = `${names.join("-")} ${cabin}`;
  const known = reaches.get(key);
  if (known) return known;
  const steps = reachOf(seed, ends, cabin);
  let step = steps.next();
  for (; !step.done; step = steps.next()) await turnToGoOn();
  return reaches.set(key, step.value);
}

/** Days of a month from the first on which there is a way, looked for in turns that have room. */
export function flownDays(
  seed: Seed,
  ends: Ends,
  first: DayNumber,
  wish: FareWish,
): AsyncIterable<DayNumber> {
  return daysWithWays(seed, ends, { first, days: DAYS }, wish);
}

async function* daysWithWays(
  seed: Seed,
  ends: Ends,
  { first, days }: FareSpan,
  wish: FareWish,
): AsyncGenerator<DayNumber> {
  const reach = await knownReach(seed, ends, wish);
  if (reach.nonstops.length + reach.chains.length === 0) return;
  const ways = waysBetween(seed, ends, wish);
  for (let day = first; day < first + days; day++) {
    await turnToGoOn();
    if (ways.mayBe(day, reach) && ways.on(day).length > 0) yield day;
  }
}

/** Pairs around a pair without flights, the nearest first. */
export async function nearbyPairs(
  seed: Seed,
  { from, to }: Ends,
  first: DayNumber,
  wish: FareWish,
): Promise<readonly NearbyPair[]> {
  const pairs: (NearbyPair & Ends & { readonly trouble: number })[] = [];
  for (const a of near(from)) {
    for (const b of near(to)) {
      if (a.airport.cityCode === b.airport.cityCode || a.km + b.km === 0) continue;
      pairs.push({
        from: [a.airport],
        to: [b.airport],
        origin: a.airport.iata,
        destination: b.airport.iata,
        km: a.km + b.km,
        trouble: a.trouble + b.trouble,
      });
    }
  }
  pairs.sort((a, b) => a.trouble - b.trouble);
  const found: NearbyPair[] = [];
  for (const pair of pairs.slice(0, PAIRS_TRIED)) {
    if (found.length === PAIRS_SHOWN) break;
    await turnToGoOn();
    const { origin, destination, km } = pair;
    for await (const _ of daysWithWays(seed, pair, { first, days: DAYS_TRIED }, wish)) {
      found.push({ origin, destination, km });
      break;
    }
  }
  return found;
}

interface Neighbour {
  readonly airport: Airport;
  readonly km: number;
  /** Kilometres, and what a border adds. */
  readonly trouble: number;
}

/** The airports themselves and those around them, of their country first. */
function near(ends: readonly Airport[]): readonly Neighbour[] {
  const around: Neighbour[] = [];
  const isHome = ({ country }: Airport) => ends.some((end) => end.country === country);
  for (const airport of airports) {
    const km = Math.min(...ends.map((end) => (end === airport ? 0 : distanceKm(end, airport))));
    if (km > (isHome(airport) ? NEARBY_KM : ABROAD_KM)) continue;
    if (km > 0 && routeCount(airport) < FEWEST_ROUTES) continue;
    const trouble = km + (isHome(airport) ? 0 : ABROAD_KM);
    around.push({ airport, km: Math.round(km), trouble });
  }
  return around.sort((a, b) => a.trouble - b.trouble).slice(0, AIRPORTS_TRIED);
}
