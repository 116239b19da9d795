import type { HotelReservation } from "../../domain/contracts/gds/hotels.ts";
import { isoDate } from "../../domain/dates.ts";
import type { StockUnit } from "../../domain/stock.ts";
import { findHotel } from "../../world/hotels/hotels.ts";
import {
  nightlyRoomsLeft,
  quoteRoom,
  type RoomOffer,
  searchRooms,
} from "../../world/hotels/rooms.ts";
import { lastDay } from "../../world/places/zones.ts";
import type { Seed } from "../../world/random.ts";
import type { HotelReference, HotelSupplier, Offer } from "../types.ts";
import { readHotelId, writeHotelId } from "./hotel-id.ts";
import { isOutdatedId } from "./id-parts.ts";

interface Stay {
  readonly checkIn: number;
  readonly checkOut: number;
  readonly guests: number;
  readonly quoteDay: number;
}

/** Hotels of the simulated world. */
export function simulatedHotels(seed: Seed): HotelSupplier {
  return {
    source: "simulated",

    async search({ cityCode, minStars, ...stay }) {
      const rooms = searchRooms(seed, {
        cityCode,
        ...stay,
        ...(minStars !== undefined && { minStars }),
      });
      const city = rooms[0]?.hotel.cityCode;
      return {
        offers: rooms.map((room) => stayOffer(seed, room, stay)),
        groups: city === undefined ? [] : nightsOf(stay).map((night) => stockGroup(city, night)),
      };
    },

    isOutdated: isOutdatedId,

    read(id) {
      const parsed = readHotelId(id);
      return (
        parsed && { id, checkIn: parsed.checkIn, guests: parsed.guests, quoteDay: parsed.quoteDay }
      );
    },

    async quote({ id, guests, quoteDay }: HotelReference) {
      const parsed = readHotelId(id);
      if (!parsed || parsed.checkIn + parsed.nights > lastDay) return undefined;
      const { checkIn, nights } = parsed;
      const stay = { checkIn, checkOut: checkIn + nights, guests, quoteDay };
      const room = quoteRoom(seed, parsed, stay);
      return room && stayOffer(seed, room, stay);
    },

    isHotelCode: (text) => findHotel(seed, text) !== undefined,
  };
}

function stayOffer(seed: Seed, room: RoomOffer, stay: Stay): Offer<HotelReservation> {
  const { hotel, roomCode, rateCode } = room;
  const id = writeHotelId({
    hotelCode: hotel.code,
    roomCode,
    rateCode,
    nights: room.nights,
    ...stay,
  });
  return {
    id,
    price: room.price,
    left: room.roomsLeft,
    quantity: room.rooms,
    units: () =>
      (nightlyRoomsLeft(seed, hotel.code, roomCode, stay) ?? []).map(
        (capacity, index): StockUnit => ({
          group: stockGroup(hotel.cityCode, stay.checkIn + index),
          unit: `${hotel.code}:${roomCode}`,
          capacity,
        }),
      ),
    render: (left) => ({
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
      starRating: hotel.stars,
      price: room.price,
      pricePerNight: room.pricePerNight,
      guestCount: stay.guests,
      rooms: room.rooms,
      amenities: [...hotel.amenities],
      location: {
        kind: hotel.position,
        distance: hotel.distance,
        lat: hotel.lat,
        lon: hotel.lon,
      },
      status: left >= room.rooms ? "available" : "sold_out",
    }),
  };
}

function nightsOf({ checkIn, checkOut }: Stay): number[] {
  return Array.from({ length: checkOut - checkIn }, (_, index) => checkIn + index);
}

function stockGroup(cityCode: string, night: number): string {
  return `hotel:${cityCode}:${isoDate(night)}`;
}
