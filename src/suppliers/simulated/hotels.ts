import type { HotelReservation } from "../../domain/contracts/gds/hotels.ts";
import { isoDate } from "../../domain/dates.ts";
import { cancellationWords, stayTerms } from "../../domain/rules/stay-terms.ts";
import type { StockUnit } from "../../domain/stock.ts";
import type { Hotel } from "../../world/hotels/hotel.ts";
import { findHotel } from "../../world/hotels/hotels.ts";
import {
  nightlyRoomsLeft,
  quoteRoom,
  type RoomOffer,
  searchRooms,
} from "../../world/hotels/rooms.ts";
import { lastDay } from "../../world/places/zones.ts";
import type { Seed } from "../../world/random.ts";
import type { HotelOffer, HotelReference, HotelSupplier } from "../types.ts";
import { readHotelId, withoutRoom, writeHotelId } from "./hotel-id.ts";
import { isOutdatedId, sealed, unsealed } from "./id-parts.ts";

interface Stay {
  readonly checkIn: number;
  readonly checkOut: number;
  readonly guests: number;
  readonly minRooms: number;
  readonly cots: number;
  readonly quoteDay: number;
}

/** Hotels of the simulated world. */
export function simulatedHotels(seed: Seed): HotelSupplier {
  function parse(id: string) {
    const text = unsealed(seed, id, withoutRoom);
    return text === undefined ? undefined : readHotelId(text);
  }

  return {
    source: "simulated",

    async search({ cityCode, minStars, cheapest = false, minRooms = 1, cots = 0, ...nights }) {
      const stay = { ...nights, minRooms, cots };
      const rooms = searchRooms(seed, {
        cityCode,
        cheapest,
        ...stay,
        ...(minStars !== undefined && { minStars }),
      });
      const city = rooms[0]?.hotel.cityCode;
      return {
        offers: rooms.map((room) => new StayOffer(seed, room, stay)),
        groups: city === undefined ? [] : nightsOf(stay).map((night) => stockGroup(city, night)),
      };
    },

    isOutdated: isOutdatedId,

    read(id) {
      const parsed = parse(id);
      if (!parsed) return undefined;
      const { checkIn, guests, cots, quoteDay } = parsed;
      return { id, checkIn, guests, cots, quoteDay };
    },

    async quote({ id, guests, quoteDay }: HotelReference) {
      const parsed = parse(id);
      if (!parsed || parsed.checkIn + parsed.nights > lastDay) return undefined;
      const { checkIn, nights, minRooms, cots } = parsed;
      const stay = { checkIn, checkOut: checkIn + nights, guests, minRooms, cots, quoteDay };
      const room = quoteRoom(seed, parsed, stay);
      return room && new StayOffer(seed, room, stay);
    },

    isHotelCode: (text) => findHotel(seed, text) !== undefined,
  };
}

/** Rooms of one kind and rate for a stay. The id is written when it is asked for: of most offers only the price is looked at. */
class StayOffer implements HotelOffer {
  readonly hotel: Hotel;
  readonly roomType: string;
  readonly board: RoomOffer["board"];
  readonly price: number;
  readonly pricePerNight: number;
  readonly left: number;
  readonly quantity: number;
  readonly #seed: Seed;
  readonly #room: RoomOffer;
  readonly #stay: Stay;
  #id: string | undefined;

  constructor(seed: Seed, room: RoomOffer, stay: Stay) {
    this.hotel = room.hotel;
    this.roomType = room.roomType;
    this.board = room.board;
    this.price = room.price;
    this.pricePerNight = room.pricePerNight;
    this.left = room.roomsLeft;
    this.quantity = room.rooms;
    this.#seed = seed;
    this.#room = room;
    this.#stay = stay;
  }

  get id(): string {
    if (this.#id !== undefined) return this.#id;
    const { roomCode, rateCode, nights } = this.#room;
    const hotelCode = this.hotel.code;
    const text = writeHotelId({ hotelCode, roomCode, rateCode, nights, ...this.#stay });
    this.#id = sealed(this.#seed, text, withoutRoom);
    return this.#id;
  }

  get rate(): string {
    return `${this.#room.roomCode}-${this.#room.rateCode}`;
  }

  units(): readonly StockUnit[] {
    const { code, cityCode } = this.hotel;
    const { roomCode } = this.#room;
    const stay = this.#stay;
    return (nightlyRoomsLeft(this.#seed, code, roomCode, stay) ?? []).map((capacity, index) => ({
      group: stockGroup(cityCode, stay.checkIn + index),
      unit: `${code}:${roomCode}`,
      capacity,
    }));
  }

  render(left: number): HotelReservation {
    const { hotel, id } = this;
    const room = this.#room;
    const stay = this.#stay;
    const { rateCode } = room;
    return {
      id,
      hotelCode: hotel.code,
      hotelName: hotel.name,
      chainCode: hotel.chainCode,
      chainName: hotel.chainName,
      address: hotel.address,
      cityCode: hotel.cityCode,
      cityName: hotel.cityName,
      checkInDate: isoDate(stay.checkIn),
      checkOutDate: isoDate(stay.checkOut),
      nights: room.nights,
      roomType: room.roomType,
      rateCode,
      rateName: room.rateName,
      board: room.board,
      cancellation: cancellationWords(
        stayTerms({
          rateCode,
          checkInDate: isoDate(stay.checkIn),
          price: room.price,
          pricePerNight: room.pricePerNight,
        }),
      ),
      starRating: hotel.stars,
      price: room.price,
      pricePerNight: room.pricePerNight,
      guestCount: stay.guests,
      rooms: room.rooms,
      ...(stay.cots > 0 && { cots: stay.cots }),
      amenities: [...hotel.amenities],
      location: {
        kind: hotel.position,
        distance: hotel.distance,
        lat: hotel.lat,
        lon: hotel.lon,
      },
      status: left >= room.rooms ? "available" : "sold_out",
    };
  }
}

function nightsOf({ checkIn, checkOut }: Stay): number[] {
  return Array.from({ length: checkOut - checkIn }, (_, index) => checkIn + index);
}

function stockGroup(cityCode: string, night: number): string {
  return `hotel:${cityCode}:${isoDate(night)}`;
}
