import type { FoundHotel, HotelSearch } from "../../domain/contracts/gds/hotels.ts";
import { formatAmount, formatUsd } from "../../domain/money.ts";
import { rateCodeOf } from "../../domain/rules/stay-terms.ts";
import { priceText } from "./text.ts";

/** A hotel on a line, with what each of its rates costs; the legend explains the codes. */
export function hotelRow(hotel: FoundHotel, { near, currency }: HotelSearch): string {
  const { moreRates = [], shown, status, rooms, cots = 0 } = hotel;
  const where = hotel.km === undefined ? hotel.location?.distance : `${hotel.km} km from ${near}`;
  const named = `${hotel.hotelName} ${"★".repeat(hotel.starRating)}${where === undefined ? "" : `, ${where}`}`;
  const many = rooms > 1 ? `${rooms} rooms, ` : "";
  const cot = cots > 0 ? `${cots} cot${cots > 1 ? "s" : ""}, ` : "";
  if (status === "sold_out") return `${named}: ${many}SOLD OUT [${hotel.id}]`;
  const first = priceText(hotel.price, shown?.price, currency);
  const others = moreRates.map((rate) => {
    const amount = rate.shown && currency && formatAmount(rate.shown.price, currency);
    return `${rate.rate} ${amount ?? formatUsd(rate.price)}`;
  });
  const rates = [`${hotel.rate} ${first}`, ...others];
  return `${named}: ${many}${cot}${hotel.roomType} ${rates.join(", ")} [${hotel.id}]`;
}

export const BOARD_WORDS = {
  room_only: "room only",
  breakfast: "breakfast",
  half_board: "breakfast and dinner",
  all_inclusive: "all meals and drinks",
};

/** What the rate codes of some hotels mean, each once. */
export function rateLegend(
  hotels: readonly FoundHotel[],
  terms: Readonly<Record<string, string>>,
): readonly string[] {
  const words = new Map<string, string>();
  const rooms = new Map<string, Set<string>>();
  for (const hotel of hotels) {
    for (const { rate, roomType, board = hotel.board ?? "room_only" } of [
      hotel,
      ...(hotel.moreRates ?? []),
    ]) {
      const code = rateCodeOf(rate);
      const room = rate.slice(0, -code.length - 1);
      rooms.set(room, (rooms.get(room) ?? new Set()).add(roomType));
      const meals = board === "all_inclusive" ? "" : `${BOARD_WORDS[board]}, `;
      const cancelling = terms[code] ?? "";
      words.set(
        code,
        `${code} = ${meals}${cancelling.startsWith("free") ? `cancelling ${cancelling}` : cancelling}`,
      );
    }
  }
  const inside = hotels
    .filter(({ board }) => board === "all_inclusive")
    .map(({ hotelName }) => hotelName);
  const named = [...rooms].map(([room, names]) => `${room} = ${[...names].join(" or ")}`);
  return [
    `Rooms: ${named.join("; ")}.`,
    `Rates: ${[...words.values()].join("; ")}.`,
    ...(inside.length > 0 ? [`All meals and drinks are inside at ${inside.join(", ")}.`] : []),
  ];
}
