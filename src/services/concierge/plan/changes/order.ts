import { type Coordinates, distanceKm } from "../../../../domain/geo.ts";
import type { Spot } from "../atlas/atlas.ts";

/** Some cities in their order with another where it lengthens the way least; the way begins and ends at home. */
export function withOneMore(
  order: readonly Spot[],
  one: Spot,
  home: Coordinates | undefined,
): Spot[] {
  const place = placeFor(order, one, home);
  return [...order.slice(0, place), one, ...order.slice(place)];
}

/** Kilometres by which a way must be shorter to count as such. */
const CLEARLY = 1;

/** Kilometres that it is worth not to leave a country and come back to it. */
const A_BORDER_TWICE = 600;

/** Where a city lengthens the way through others least. */
export function placeFor(order: readonly Spot[], one: Spot, home: Coordinates | undefined): number {
  let best = order.length;
  let least = Number.POSITIVE_INFINITY;
  for (let place = order.length; place >= 0; place--) {
    const before = order[place - 1] ?? home;
    const after = order[place] ?? home;
    const around = (before ? distanceKm(before, one) : 0) + (after ? distanceKm(one, after) : 0);
    const [last, next] = [order[place - 1]?.country, order[place]?.country];
    const splits = last !== undefined && last === next && one.country !== last;
    const longer =
      around - (before && after ? distanceKm(before, after) : 0) + (splits ? A_BORDER_TWICE : 0);
    if (longer >= least - CLEARLY) continue;
    best = place;
    least = longer;
  }
  return best;
}
