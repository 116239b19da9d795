import type { CatalogueText } from "../../../../domain/catalogue.ts";
import { seatsNeeded } from "../../../../domain/travel.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import type { Roads } from "../atlas/roads.ts";
import type { Journey } from "../days/frame.ts";
import type { Planning } from "../planning.ts";
import { airportTown } from "../wording/airport-towns.ts";
import { type End, endOf, gatewayEnd, type Hop, hopBetween, overland } from "./travel.ts";

/** The way between a city and the airport, where the city has none of its own. */
export function fromAirport(spot: Spot, { deps, wish: { party }, roads }: Planning): Journey {
  const gateway = gatewayEnd(spot, roads);
  if (!gateway) return { hours: 0, price: 0 };
  const { hours, fare, mode } = rideFrom(gateway, spot, roads);
  const town = townOf(spot, deps.atlas);
  return { hours, price: fare * seatsNeeded(party), onwardBy: mode, ...(town && { town }) };
}

/** The town whose airport a place without one has. */
export function townOf({ gatewayPlace, served }: Spot, atlas: Atlas): CatalogueText | undefined {
  if (served || !gatewayPlace) return undefined;
  const { cityName } = gatewayPlace;
  const known = atlas.spots.find((one) => one.served && one.destination.city.en === cityName);
  return known?.destination.city ?? airportTown(cityName);
}

export function gatewayFare(spot: Spot, roads: Roads): number {
  const gateway = gatewayEnd(spot, roads);
  return gateway ? rideFrom(gateway, spot, roads).fare : 0;
}

/**
 * By land where there is any way, since the place has no airport. The way of a trek to its end is
 * walked in days, so that between the airport and its start is reckoned by distance.
 */
function rideFrom(gateway: End, spot: Spot, roads: Roads): Hop {
  const isWalked = spot.destination.onward?.to === gateway.node;
  const ridden: Roads = isWalked ? { ...roads, by: "bus", way: () => undefined } : roads;
  return overland(gateway, endOf(spot), ridden) ?? hopBetween(gateway, endOf(spot), ridden);
}
