import type { Board } from "../../domain/travel.ts";
import type { Seed } from "../random.ts";
import type { Hotel, Property } from "./hotel.ts";
import { findProperty, stockOf } from "./hotels.ts";
import { priceOf } from "./prices.ts";
import type { RoomKind } from "./room-kinds.ts";
import { type HotelNights, hotelNights, roomsLeft, roomsLeftOn } from "./rooms-left.ts";
import { type QuotedNights, type StayNights, stayNights } from "./stay-nights.ts";

/** A room for a stay on one rate. It can be had while `roomsLeft >= rooms`. */
export interface RoomOffer {
  readonly hotel: Hotel;
  readonly roomCode: string;
  readonly roomType: string;
  readonly rateCode: string;
  readonly rateName: string;
  readonly refundable: boolean;
  readonly board: Board;
  /** Guests that one room holds. */
  readonly sleeps: number;
  /** Rooms of this kind that the guests need. */
  readonly rooms: number;
  /** US cents for all the rooms, averaged over the nights. */
  readonly pricePerNight: number;
  /** `pricePerNight * nights`. */
  readonly price: number;
  readonly nights: number;
  /** The fewest over the nights, before anything sold here. */
  readonly roomsLeft: number;
}

/** What names a room on a rate. */
export interface RoomCodes {
  readonly hotelCode: string;
  readonly roomCode: string;
  readonly rateCode: string;
}

export interface Stay extends QuotedNights {
  readonly guests: number;
  /** Rooms that the guests want at least; as few as hold them when absent. */
  readonly minRooms?: number;
}

export interface StayQuery extends Stay {
  readonly cityCode: string;
  readonly minStars?: number;
  /** Of each hotel its cheapest offer alone. */
  readonly cheapest?: boolean;
}

interface RoomParty {
  readonly guests: number;
  readonly minRooms: number;
}

function partyOf({ guests, minRooms = 1 }: Stay): RoomParty {
  return { guests, minRooms };
}

/** A kind of room as this party would take it. */
interface Choice {
  readonly kind: RoomKind;
  readonly rooms: number;
  readonly left: number;
  /** All the rooms, a night, at the flexible rate. */
  readonly price: number;
}

/** A rate plan: the same room on other terms. */
interface RatePlan {
  readonly code: string;
  readonly name: string;
  /** Price beside the flexible rate's. */
  readonly level: number;
  readonly refundable: boolean;
  readonly board: Board;
}

/** Prepaid: cheapest, and the money is gone on cancelling. */
const ADVANCE: RatePlan = {
  code: "ADV",
  name: "Advance purchase",
  level: 0.88,
  refundable: false,
  board: "room_only",
};
const FLEXIBLE: RatePlan = {
  code: "BAR",
  name: "Best available rate",
  level: 1,
  refundable: true,
  board: "room_only",
};
const BREAKFAST: RatePlan = {
  code: "BBR",
  name: "Bed and breakfast",
  level: 1.15,
  refundable: true,
  board: "breakfast",
};
const HALF_BOARD: RatePlan = {
  code: "HBR",
  name: "Half board",
  level: 1.32,
  refundable: true,
  board: "half_board",
};

function findRate(code: string): RatePlan | undefined {
  return [ADVANCE, FLEXIBLE, BREAKFAST, HALF_BOARD].find((rate) => rate.code === code);
}

/** Whether a house sells its rooms on a rate. */
function sells({ allInclusive, halfBoard }: Hotel, rate: RatePlan): boolean {
  if (rate === BREAKFAST) return !allInclusive;
  return rate !== HALF_BOARD || halfBoard;
}

/**
 * Offers of a town's hotels, those that can be had first, then by price. A hotel with room shows up
 * to six: the cheapest room for the party prepaid, with free cancelling and with breakfast, the same
 * with two beds, the next better room with breakfast, and the cheapest with half board where that is
 * usual; where all meals are inside, the better room as it is. A hotel without shows one, with too
 * few rooms left.
 */
export function searchRooms(seed: Seed, query: StayQuery): readonly RoomOffer[] {
  const { cityCode, checkIn, checkOut, guests, minStars = 1 } = query;
  const party = partyOf(query);
  const stock = stockOf(seed, cityCode);
  if (!stock || checkOut <= checkIn || guests < 1) return [];
  const stay = stayNights(seed, stock.town, query);
  const loads = new Float64Array(stay.nights);
  const available: RoomOffer[] = [];
  const soldOut: RoomOffer[] = [];
  for (const property of stock.properties) {
    if (property.hotel.stars < minStars) continue;
    const nights = hotelNights(seed, property, stay, loads);
    const { cheapest, twin, better } = query.cheapest
      ? { cheapest: chooseCheapest(seed, nights, party) }
      : choose(seed, nights, party);
    if (!cheapest) continue;
    if (cheapest.left < cheapest.rooms) {
      soldOut.push(offerOf(property, cheapest, FLEXIBLE, stay));
      continue;
    }
    available.push(offerOf(property, cheapest, ADVANCE, stay));
    if (query.cheapest) continue;
    available.push(offerOf(property, cheapest, FLEXIBLE, stay));
    if (twin) available.push(offerOf(property, twin, FLEXIBLE, stay));
    if (sells(property.hotel, BREAKFAST)) {
      available.push(offerOf(property, cheapest, BREAKFAST, stay));
      if (better) available.push(offerOf(property, better, BREAKFAST, stay));
    } else if (better) available.push(offerOf(property, better, FLEXIBLE, stay));
    if (sells(property.hotel, HALF_BOARD)) {
      available.push(offerOf(property, cheapest, HALF_BOARD, stay));
    }
  }
  return [...available.sort(byPrice), ...soldOut.sort(byPrice)];
}

/** One offer from the codes that name it; undefined when there is no such hotel, room or rate. */
export function quoteRoom(
  seed: Seed,
  { hotelCode, roomCode, rateCode }: RoomCodes,
  asked: Stay,
): RoomOffer | undefined {
  const { checkIn, checkOut, guests } = asked;
  const found = findProperty(seed, hotelCode);
  const rate = findRate(rateCode);
  if (!found || !rate || !sells(found.property.hotel, rate)) return undefined;
  if (checkOut <= checkIn || guests < 1) return undefined;
  const { town, property } = found;
  const index = property.rooms.findIndex((kind) => kind.code === roomCode);
  const kind = property.rooms[index];
  if (!kind) return undefined;
  const stay = stayNights(seed, town, asked);
  const nights = hotelNights(seed, property, stay);
  const choice = choiceOf(nights, kind, roomsLeft(seed, nights, index), partyOf(asked));
  return offerOf(property, choice, rate, stay);
}

/** Rooms of a kind left on each night of a stay, before anything sold here. */
export function nightlyRoomsLeft(
  seed: Seed,
  hotelCode: string,
  roomCode: string,
  asked: QuotedNights,
): readonly number[] | undefined {
  const found = findProperty(seed, hotelCode);
  const index = found?.property.rooms.findIndex((kind) => kind.code === roomCode) ?? -1;
  if (!found || index < 0 || asked.checkOut <= asked.checkIn) return undefined;
  const { town, property } = found;
  const nights = hotelNights(seed, property, stayNights(seed, town, asked));
  return Array.from(nights.loads, (_, i) => roomsLeftOn(seed, nights, index, i));
}

/** The kinds of room that a hotel shows a party. */
interface Shown {
  readonly cheapest: Choice | undefined;
  /** As many rooms with two beds each, where the cheapest has one. */
  readonly twin?: Choice | undefined;
  readonly better?: Choice | undefined;
}

/** The party's cheapest kind of room that can be had, and the next dearer one; else the cheapest. */
function choose(seed: Seed, nights: HotelNights, party: RoomParty): Shown {
  const choices = nights.property.rooms
    .map((kind, index) => choiceOf(nights, kind, roomsLeft(seed, nights, index), party))
    .sort((a, b) => a.price - b.price);
  const free = choices.filter((choice) => choice.left >= choice.rooms);
  const [cheapest = choices[0]] = free;
  const better = free.find((choice) => cheapest && choice.kind.level > cheapest.kind.level * 1.1);
  const twin = free.find(
    (choice) =>
      choice.kind.code === TWIN && choice !== cheapest && choice.rooms === cheapest?.rooms,
  );
  return { cheapest, twin: party.guests > 1 ? twin : undefined, better };
}

const TWIN = "TWN";

/** The same without the others: rooms are counted of those kinds alone that would be cheaper. */
function chooseCheapest(seed: Seed, nights: HotelNights, party: RoomParty): Choice | undefined {
  let free: Choice | undefined;
  let any: Choice | undefined;
  let index = -1;
  for (const kind of nights.property.rooms) {
    index++;
    const { rooms, price } = roomsAndPrice(nights, kind, party);
    if (free && price >= free.price) continue;
    const choice = { kind, rooms, price, left: roomsLeft(seed, nights, index) };
    if (choice.left >= rooms) free = choice;
    if (!any || price < any.price) any = choice;
  }
  return free ?? any;
}

function choiceOf(nights: HotelNights, kind: RoomKind, left: number, party: RoomParty): Choice {
  const { rooms, price } = roomsAndPrice(nights, kind, party);
  return { kind, rooms, left, price };
}

function roomsAndPrice(
  { property, stay }: HotelNights,
  kind: RoomKind,
  { guests, minRooms }: RoomParty,
): Pick<Choice, "rooms" | "price"> {
  const rooms = Math.max(minRooms, Math.ceil(guests / kind.sleeps));
  return { rooms, price: rooms * priceOf(property, kind.level, FLEXIBLE.level, stay) };
}

function offerOf(
  property: Property,
  { kind, rooms, left }: Choice,
  rate: RatePlan,
  stay: StayNights,
): RoomOffer {
  const pricePerNight = rooms * priceOf(property, kind.level, rate.level, stay);
  return {
    hotel: property.hotel,
    roomCode: kind.code,
    roomType: kind.name,
    rateCode: rate.code,
    rateName: rate.name,
    refundable: rate.refundable,
    board: property.hotel.allInclusive ? "all_inclusive" : rate.board,
    sleeps: kind.sleeps,
    rooms,
    pricePerNight,
    price: pricePerNight * stay.nights,
    nights: stay.nights,
    roomsLeft: left,
  };
}

function byPrice(a: RoomOffer, b: RoomOffer): number {
  return (
    a.price - b.price ||
    a.hotel.index - b.hotel.index ||
    (a.rateCode < b.rateCode ? -1 : a.rateCode > b.rateCode ? 1 : 0)
  );
}
