import type { HotelReservation } from "../../domain/contracts/gds/hotels.ts";
import { isoDate } from "../../domain/dates.ts";
import { cancellationWords, stayTerms } from "../../domain/rules/stay-terms.ts";
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

    async search({ cityCode, minStars, minRooms = 1, cots = 0, ...nights }) {
      const stay = { ...nights, minRooms, cots };
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
      return room && stayOffer(seed, room, stay);
    },

    isHotelCode: (text) => findHotel(seed, text) !== undefined,
  };
}

function stayOffer(seed: Seed, room: RoomOffer, stay: Stay): Offer<HotelReservation> {
  const { hotel, roomCode, rateCode } = room;
  const text = writeHotelId({
    hotelCode: hotel.code,
    roomCode,
    rateCode,
    nights: room.nights,
    ...stay,
  });
  const id = sealed(seed, text, withoutRoom);
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
    }),
  };
}

function nightsOf({ checkIn, checkOut }: Stay): number[] {
  return Array.from({ length: checkOut - checkIn }, (_, index) => checkIn + index);
}

function stockGroup(cityCode: string, night: number): string {
  return `hotel:${cityCode}:${isoDate(night)}`;
}
