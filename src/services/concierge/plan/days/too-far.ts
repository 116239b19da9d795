import type { CataloguePlace } from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { isSlow } from "../route/theme.ts";
import type { Wish } from "../wish/wish.ts";
import { isAskedFor } from "../wish/wished-things.ts";
import { type Beaches, beachOf } from "./base.ts";
import { rideToBeach } from "./far-beach.ts";
import type { FrameDay } from "./frame.ts";

/** The farthest that a thing which was not asked for may lie from a beach that was called by its name. */
const FARTHEST_FROM_THE_BEACH_KM = 35;
/** The longest way round between airport and beach, with the bags in the car. */
const LONGEST_DETOUR_KM = 20;
/** On the day of the flight home those who go easy stay so near. */
const FARTHEST_BEFORE_THE_FLIGHT_KM = 8;

interface Stay {
  readonly wish: Wish;
  readonly beaches: Beaches;
  readonly open: ReadonlyMap<string, number>;
}

/** True for what was not asked for and takes too long a ride for a trip that is about rest. */
export function isTooFar(stay: Stay, day: FrameDay, place: CataloguePlace): boolean {
  const { wish, open } = stay;
  if (isAskedFor(open, place)) return false;
  const isWayHome = Object.values(day.fixed).some(({ kind }) => kind === "departure");
  if (isWayHome && isSlow(wish) && distanceKm(day.spot, place) > FARTHEST_BEFORE_THE_FLIGHT_KM)
    return true;
  const base = beachOf(stay, day.spot, day.calendar.month);
  if (!base || !wish.things?.includes(base.slug)) return false;
  const away = distanceKm(base, place);
  // What lies between the airport and the beach is seen on the way, unless the hours of the way are to the beach.
  const isRidden = rideToBeach(wish, day.spot, day.calendar.month) > 0;
  if (Object.keys(day.fixed).length > 0 && !isRidden)
    return away + distanceKm(place, day.spot) - distanceKm(base, day.spot) > LONGEST_DETOUR_KM;
  return away > FARTHEST_FROM_THE_BEACH_KM;
}
