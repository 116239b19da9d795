import type { PositionKind } from "./positions.ts";
import type { KindOfPlace } from "./season.ts";

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
/** What a beach house has by stars; hotels of no other position have it always. */
const AT_BEACH: readonly (readonly string[])[] = [
  [],
  ["Sun terrace"],
  ["Pool", "Sun terrace"],
  ["Pool", "Private beach area", "Children's pool"],
  ["Pool", "Private beach area", "Children's pool", "Water sports"],
];
/** Countries whose hotels serve no alcohol and take no dogs; in the Maldives only resorts have bars. */
const DRY = new Set("SA KW IR LY AF YE SO SD BN PK BD MR".split(" "));
/** Not the sort of thing a holiday resort or a desert town lays out money for. */
const OFFICE = new Set(["Business centre", "Meeting rooms", "Valet parking", "Rooftop terrace"]);

/** What decides on a hotel's amenities; `bits` decide, one each, on what only some houses have. */
export interface HouseFacts {
  readonly stars: number;
  readonly country: string;
  readonly kind: KindOfPlace;
  /** One skis from there. */
  readonly skis: boolean;
  readonly position: PositionKind;
  readonly distance: string;
  readonly allInclusive: boolean;
  /** Guests come to be treated. */
  readonly heals: boolean;
  readonly bits: number;
}

export function amenitiesOf(house: HouseFacts): readonly string[] {
  const { stars, country, kind, skis, position, distance, allInclusive, heals, bits } = house;
  const resort = position === "beach" || position === "slope";
  const some = (OFTEN[stars - 1] ?? []).filter(
    (name, index) => (bits >>> index) & 1 && !(resort && OFFICE.has(name)),
  );
  const list = new Set([...(ALWAYS[stars - 1] ?? []), ...some]);
  if (hasLift(house)) list.add("Lift");
  if (hasStepFreeRooms(house)) list.add("Step-free rooms");
  if (DRY.has(country)) list.delete("Pets welcome");
  if (DRY.has(country) || (country === "MV" && stars < 4)) list.delete("Bar");
  if (position === "beach") for (const name of AT_BEACH[stars - 1] ?? []) list.add(name);
  if (skis) list.add("Ski room");
  if (position === "slope" && distance === "at the lifts") list.add("Ski-in/ski-out");
  if (position === "airport") list.add("Airport shuttle");
  if (kind === "haram") list.add(position === "outer" ? "Shuttle to the mosque" : "Prayer room");
  if (kind === "isles" && stars >= 4) list.add("Boat or seaplane transfer");
  if (allInclusive) list.add("All-inclusive");
  if (heals && stars >= LEAST_THAT_TREATS) for (const name of TREATING) list.add(name);
  return [...list];
}

/** From so many stars on a house in a town of cures has its own doctor and baths. */
const LEAST_THAT_TREATS = 3;
const TREATING = ["Spa", "Medical treatments"];

/** Of eight houses of so many stars, how many have a lift and rooms without steps: `bits` beyond those of other amenities decide. */
const LIFTS = [2, 4, 6, 8, 8] as const;
const STEP_FREE = [1, 2, 4, 6, 7] as const;

function hasLift({ stars, position, bits }: HouseFacts): boolean {
  // Houses at airports are new and built by chains.
  if (position === "airport") return true;
  // Houses at a beach or a slope are low, or bungalows.
  const share = (LIFTS[stars - 1] ?? 4) - (position === "beach" || position === "slope" ? 2 : 0);
  return ((bits >>> 24) & 7) < share;
}

function hasStepFreeRooms(house: HouseFacts): boolean {
  if (house.position === "airport") return true;
  return (
    ((house.bits >>> 27) & 7) < (STEP_FREE[house.stars - 1] ?? 3) &&
    (hasLift(house) || house.position === "beach")
  );
}
