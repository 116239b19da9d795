import { HotelSearch, HotelsFound } from "../../domain/contracts/gds/hotels.ts";
import { formatAmount } from "../../domain/money.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { hotelRow, rateLegend } from "./hotel-text.ts";
import { chargedIn, numbered, resultList } from "./text.ts";

export const searchHotels = defineTool({
  name: "searchHotels",
  title: "Search hotels (GDS)",
  toolset: "gds",
  effect: "read",
  quick: true,
  description: [
    "Find bookable hotels in a city for a stay, cheapest first, each once with its rates: room, meals, cancellation. Filter by rooms, children, board, amenities, distance from a sight, price, name.",
    "Prices are USD cents; guests that do not fit one room get more rooms, inside pricePerNight.",
    "Next: bookHotel with an id; for one of moreRates put its rate in place of the hotel's in it.",
  ].join("\n"),
  input: HotelSearch,
  output: HotelsFound,

  async run(input, { services, caller }: GdsContext) {
    const { items, ...page } = await services.gds.searchHotels(input, caller);
    return { ...page, resultCount: items.length, hotels: items };
  },

  summarize({ hotels, terms, rate, notes = [], ...page }, input) {
    const heading = `Hotels in ${hotels[0]?.cityName ?? input.cityCode}, ${input.checkInDate} to ${input.checkOutDate}, whole stay${capText(input)}`;
    if (hotels.length === 0) {
      return [
        `${heading}: none${page.total > 0 ? " on this page" : ""}.`,
        ...notes.map((note) => `Note: ${note}`),
      ].join("\n");
    }
    const lines = numbered(hotels.map((hotel) => hotelRow(hotel, input)));
    const next = [
      ...rateLegend(hotels, terms),
      `${chargedIn(rate)}Book with bookHotel: hotelId is the id in brackets; for another of its rates put that code in place of the first.`,
    ].join("\n");
    return resultList(heading, lines, page, next);
  },
});

/** `, at most JPY 15,000 a night`: a cap is on the night, the prices are of the stay. */
function capText({
  maxPrice,
  currency = "USD",
}: {
  readonly maxPrice?: number | undefined;
  readonly currency?: string | undefined;
}): string {
  return maxPrice === undefined ? "" : `, at most ${formatAmount(maxPrice, currency)} a night`;
}
