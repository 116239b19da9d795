import { hash, roll, type Seed } from "../random.ts";
import type { Property } from "./hotel.ts";
import type { StayNights } from "./stay-nights.ts";

const GROUP = 0x4830;
const HOTEL_LOAD = 0x4831;
const ROOM_LOAD = 0x4832;
/** In a thousand blocks of three nights: a group took the whole house, long ago. */
const GROUP_PER_THOUSAND = 20;
const GROUP_NIGHTS = 3;
/** The load of a night when a group has the house: more rooms are sold than there can be. */
const WHOLE_HOUSE = Number.POSITIVE_INFINITY;

/** The nights of a stay in one hotel. */
export interface HotelNights {
  readonly property: Property;
  readonly stay: StayNights;
  /** Share of its rooms that the hotel will have sold in the end, by night. */
  readonly loads: Float64Array;
}

/** Hotels that are looked at one after the other may share the array of their loads. */
export function hotelNights(
  seed: Seed,
  property: Property,
  stay: StayNights,
  loads = new Float64Array(stay.nights),
): HotelNights {
  let isTaken = false;
  for (let i = 0; i < stay.nights; i++) {
    const night = stay.checkIn + i;
    if (i === 0 || night % GROUP_NIGHTS === 0) {
      const block = Math.floor(night / GROUP_NIGHTS);
      isTaken = hash(seed, GROUP, property.key, block) % 1000 < GROUP_PER_THOUSAND;
    }
    loads[i] = isTaken
      ? WHOLE_HOUSE
      : (stay.finalLoad[i] ?? 0) + 0.5 * (roll(seed, HOTEL_LOAD, property.key, night) - 0.5);
  }
  return { property, stay, loads };
}

/** Free rooms of one kind on the stay's `i`-th night. It only ever falls as the night comes nearer. */
export function roomsLeftOn(
  seed: Seed,
  { property, stay, loads }: HotelNights,
  kind: number,
  i: number,
): number {
  const count = property.rooms[kind]?.count ?? 0;
  const room = roll(seed, ROOM_LOAD, property.key, stay.checkIn + i, kind) - 0.5;
  const load = (loads[i] ?? WHOLE_HOUSE) + 0.2 * room;
  const sold = Math.floor(count * load * (stay.pace[i] ?? 1));
  return Math.max(0, count - Math.max(0, sold));
}

/** The fewest over the nights of the stay: what one can still book for all of it. */
export function roomsLeft(seed: Seed, nights: HotelNights, kind: number): number {
  let fewest = nights.property.rooms[kind]?.count ?? 0;
  for (let i = 0; i < nights.stay.nights && fewest > 0; i++) {
    const left = roomsLeftOn(seed, nights, kind, i);
    if (left < fewest) fewest = left;
  }
  return fewest;
}
