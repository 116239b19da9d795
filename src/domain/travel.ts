/** Words that every part of the project shares. */
export const CABINS = ["economy", "premium_economy", "business", "first"] as const;
export type Cabin = (typeof CABINS)[number];

export const PASSENGER_TYPES = ["adult", "child", "infant"] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];

/** The travellers of a booking, by type. Infants sit on an adult's lap, so they take no seat. */
export interface Party {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

export const ONE_ADULT: Party = { adults: 1, children: 0, infants: 0 };

export function seatsNeeded(party: Party): number {
  return party.adults + party.children;
}

export function travellersOf({ adults, children, infants }: Party): number {
  return adults + children + infants;
}

/** Meals that a hotel's rate includes, from least to most. */
export const BOARDS = ["room_only", "breakfast", "half_board", "all_inclusive"] as const;
export type Board = (typeof BOARDS)[number];

export const VEHICLE_CLASSES = [
  "economy",
  "compact",
  "midsize",
  "fullsize",
  "suv",
  "luxury",
  /** Seven seats and more. */
  "van",
] as const;
export type VehicleClass = (typeof VEHICLE_CLASSES)[number];

export const TRANSMISSIONS = ["automatic", "manual"] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];
