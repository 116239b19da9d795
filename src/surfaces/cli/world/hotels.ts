import { isoDate } from "../../../domain/dates.ts";
import { formatUsd } from "../../../domain/money.ts";
import { searchRooms } from "../../../world/hotels/rooms.ts";
import type { View, ViewRequest } from "./view.ts";
import { requireDate, requireNumber, requireWord, threeMonthsAhead } from "./words.ts";

const USAGE = "wayfare world hotels <city> [check-in] [check-out] [--guests <n>]";

export function hotelsView({ seed, today, words, options }: ViewRequest): View {
  const cityCode = requireWord(words, 0, "the city", USAGE).toUpperCase();
  const checkIn = requireDate(words[1] ?? threeMonthsAhead(today));
  const checkOut = requireDate(words[2] ?? isoDate(checkIn + 3));
  const guests = requireNumber(String(options["guests"] ?? "1"), "--guests", 1, 10);
  const rooms = searchRooms(seed, { cityCode, checkIn, checkOut, guests, quoteDay: today });
  return {
    title: `Hotels in ${rooms[0]?.hotel.cityName ?? cityCode}, ${isoDate(checkIn)} to ${isoDate(checkOut)}, ${guests} ${guests === 1 ? "guest" : "guests"}: ${rooms.length} offers`,
    tables: [
      {
        headings: ["Code", "Stars", "A night", "In all", "Room", "Rate", "Left", "Chain", "Hotel"],
        rows: rooms.map(({ hotel, ...room }) => [
          hotel.code,
          "*".repeat(hotel.stars),
          formatUsd(room.pricePerNight),
          formatUsd(room.price),
          `${room.rooms > 1 ? `${room.rooms} x ` : ""}${room.roomType}`,
          room.rateCode,
          room.roomsLeft === 0 ? "full" : String(room.roomsLeft),
          hotel.chainCode,
          hotel.name,
        ]),
      },
    ],
    data: rooms,
  };
}
