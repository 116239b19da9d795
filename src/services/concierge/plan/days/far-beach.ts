import { distanceKm } from "../../../../domain/geo.ts";
import type { Spot } from "../atlas/atlas.ts";
import type { Stay } from "../route/route.ts";
import { halves } from "../route/travel.ts";
import type { Wish } from "../wish/wish.ts";
import { beachOf } from "./base.ts";
import type { Journey } from "./frame.ts";

/** A beach so far from the middle of its island is another ride from the airport. */
const FAR_BEACH_KM = 20;
const ROAD_DETOUR = 1.3;
const ISLAND_KMH = 45;

/** Hours by road between the town of a stay and the far beach that was named to sleep at; else none. */
export function rideToBeach(wish: Wish, spot: Spot, month: number): number {
  if (!wish.things?.length) return 0;
  const base = beachOf({ wish, beaches: new Map() }, spot, month);
  if (!base || !wish.things.includes(base.slug)) return 0;
  const km = distanceKm(spot, base);
  return km > FAR_BEACH_KM ? halves((km * ROAD_DETOUR) / ISLAND_KMH) : 0;
}

interface Ends {
  readonly arrival: Journey;
  readonly departure: Journey;
}

/** The ways there and home with the ride to the beach that is slept at, whose hours the days are laid out by. */
export function toTheBeach(
  { arrival, departure }: Ends,
  stays: readonly Stay[],
  month: number,
  wish: Wish,
): Ends {
  const ridden = (way: Journey, stay?: Stay): Journey =>
    way.flight && stay ? { ...way, hours: way.hours + rideToBeach(wish, stay.spot, month) } : way;
  return { arrival: ridden(arrival, stays[0]), departure: ridden(departure, stays.at(-1)) };
}
