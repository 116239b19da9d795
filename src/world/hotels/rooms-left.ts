import { hash, type Seed } from "../random.ts";
import type { Property } from "./hotel.ts";
import type { StayNights } from "./stay-nights.ts";

const GROUP = 0x4830;
const HOTEL_LOAD = 0x4831;
const ROOM_LOAD = 0x4832;
/** In a thousand blocks of three nights: a group took the whole house, long ago. */
const GROUP_PER_THOUSAND = 20;
const GROUP_NIGHTS = 3;
const UNIT = 4294967296;

/** What a hotel's nights differ by from its town's; NaN on a night when a group has the house. */
export function ownLoads(seed: Seed, property: Property, stay: StayNights): Float64Array {
  const loads = new Float64Array(stay.nights);
  for (let i = 0; i < stay.nights; i++) {
    const night = stay.checkIn + i;
    const group = hash(seed, GROUP, property.key, Math.floor(night / GROUP_NIGHTS)) % 1000;
    loads[i] =
      group < GROUP_PER_THOUSAND
        ? Number.NaN
        : (stay.finalLoad[i] ?? 0) +
          0.5 * (hash(seed, HOTEL_LOAD, property.key, night) / UNIT - 0.5);
  }
  return loads;
}

/**
 * Rooms of one kind that nobody has taken, on the stay's `i`-th night. It only ever falls as the
 * night comes nearer.
 */
export function roomsLeftOn(
  seed: Seed,
  property: Property,
  kind: number,
  stay: StayNights,
  loads: Float64Array,
  i: number,
): number {
  const own = loads[i] ?? Number.NaN;
  const count = property.rooms[kind]?.count ?? 0;
  if (Number.isNaN(own)) return 0;
  const room = hash(seed, ROOM_LOAD, property.key, stay.checkIn + i, kind) / UNIT - 0.5;
  const sold = Math.floor(count * (own + 0.2 * room) * (stay.pace[i] ?? 1));
  return Math.max(0, count - Math.max(0, sold));
}

/** The fewest over the nights of the stay: what one can still book for all of it. */
export function roomsLeft(
  seed: Seed,
  property: Property,
  kind: number,
  stay: StayNights,
  loads: Float64Array,
): number {
  let fewest = property.rooms[kind]?.count ?? 0;
  for (let i = 0; i < stay.nights && fewest > 0; i++) {
    const left = roomsLeftOn(seed, property, kind, stay, loads, i);
    if (left < fewest) fewest = left;
  }
  return fewest;
}
