import type { SeasonKind } from "./season.ts";

/** By stars, one to five: what every such house has, and what about half of them have. */
const ALWAYS: readonly (readonly string[])[] = [
  ["Free WiFi", "Luggage storage"],
  ["Free WiFi", "24-hour reception", "Luggage storage"],
  ["Free WiFi", "24-hour reception", "Air conditioning", "Breakfast room", "Bar"],
  ["Free WiFi", "24-hour reception", "Air conditioning", "Restaurant", "Bar", "Fitness centre"],
  [
    "Free WiFi",
    "24-hour reception",
    "Air conditioning",
    "Restaurant",
    "Bar",
    "Fitness centre",
    "Room service",
    "Concierge",
    "Spa",
  ],
];
const OFTEN: readonly (readonly string[])[] = [
  ["Shared kitchen", "Laundry", "Parking", "Garden"],
  ["Breakfast room", "Parking", "Laundry", "Family rooms", "Pets welcome"],
  ["Restaurant", "Parking", "Fitness centre", "Family rooms", "Meeting rooms", "Pets welcome"],
  ["Room service", "Parking", "Meeting rooms", "Business centre", "Pool", "Rooftop terrace"],
  ["Pool", "Valet parking", "Business centre", "Airport transfer", "Rooftop terrace", "Butler"],
];
const WINTER_SPORTS: ReadonlySet<SeasonKind> = new Set(["ski", "alpine"]);

/** `bits` decides, one bit each, on what only some houses have. */
export function amenitiesOf(
  stars: number,
  season: SeasonKind,
  atAirport: boolean,
  bits: number,
): readonly string[] {
  const some = (OFTEN[stars - 1] ?? []).filter((_, index) => (bits >>> index) & 1);
  const list = [...(ALWAYS[stars - 1] ?? []), ...some];
  if (WINTER_SPORTS.has(season)) list.push("Ski storage");
  if (atAirport && stars > 1) list.push("Airport shuttle");
  return list;
}
