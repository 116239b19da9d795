import type { FoundHotel, HotelSearch } from "../../domain/contracts/gds/hotels.ts";
import { formatAmount, formatUsd } from "../../domain/money.ts";
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
    return `${codesOf(rate.id)} ${amount ?? formatUsd(rate.price)}`;
  });
  const rates = [`${codesOf(hotel.id)} ${first}`, ...others];
  return `${named}: ${many}${cot}${hotel.roomType} ${rates.join(", ")} [${hotel.id}]`;
}

/** `KNG-BAR` of an id: its room and its rate. */
function codesOf(id: string): string {
  return id.split("-").slice(2, 4).join("-");
}

const BOARD_WORDS = {
  room_only: "room only",
  breakfast: "breakfast",
  half_board: "breakfast and dinner",
  all_inclusive: "all meals and drinks",
};

/** What the rate codes of some hotels mean, each once. */
export function rateLegend(hotels: readonly FoundHotel[]): readonly string[] {
  const words = new Map<string, string>();
  for (const hotel of hotels) {
    for (const { rateCode, board = "room_only", cancellation = "" } of [
      hotel,
      ...(hotel.moreRates ?? []),
    ]) {
      const meals = board === "all_inclusive" ? "" : `${BOARD_WORDS[board]}, `;
      const terms = cancellation
        .replace(/, then .*/, ", then one night")
        .replace(/one night \(.*/, "one night");
      words.set(
        rateCode,
        `${rateCode} = ${meals}${terms.startsWith("free") ? `cancelling ${terms}` : terms}`,
      );
    }
  }
  const inside = hotels
    .filter(({ board }) => board === "all_inclusive")
    .map(({ hotelName }) => hotelName);
  return [
    `Rates: ${[...words.values()].join("; ")}.`,
    ...(inside.length > 0 ? [`All meals and drinks are inside at ${inside.join(", ")}.`] : []),
  ];
}
