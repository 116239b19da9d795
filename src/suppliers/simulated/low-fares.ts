import { routesBetween } from "../../world/network/network.ts";
import { airportsOf } from "../../world/places/airports.ts";
import { citiesIn } from "../../world/places/parts.ts";
import type { Seed } from "../../world/random.ts";
import type { LowFares } from "../low-fares.ts";
import { faredDestinations } from "./destinations.ts";
import { fareDays } from "./fare-days.ts";
import { flownDays, nearbyPairs } from "./flown-pairs.ts";

/** The cheapest fares of the simulated world. */
export function simulatedLowFares(seed: Seed): LowFares {
  const ends = ({ origin, destination }: { origin: string; destination: string }) => ({
    from: airportsOf(origin),
    to: airportsOf(destination),
  });
  return {
    days: (pair, span, wish) => fareDays(seed, ends(pair), span, wish),
    destinations: (query) => faredDestinations(seed, query),
    flownDays: (pair, first, wish) => flownDays(seed, ends(pair), first, wish),
    nearbyPairs: (pair, first, wish) => nearbyPairs(seed, ends(pair), first, wish),
    flies(pair) {
      const { from, to } = ends(pair);
      return from.some((a) => to.some((b) => routesBetween(a, b).length > 0));
    },
    knowsRegion: (name) => citiesIn(name) !== undefined,
  };
}
