import { HotelSearch, HotelsFound } from "../../domain/contracts/gds/hotels.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { hotelLine, numbered, resultList } from "./text.ts";

export const searchHotels = defineTool({
  name: "searchHotels",
  title: "Search hotels (GDS)",
  toolset: "gds",
  effect: "read",
  quick: true,
  description: [
    "Find bookable hotel rooms in a city for a stay, cheapest first.",
    "Prices are USD cents; guests that do not fit one room get more rooms, inside pricePerNight.",
    "Next: bookHotel with an id.",
  ].join("\n"),
  input: HotelSearch,
  output: HotelsFound,

  async run(input, { services, caller }: GdsContext) {
    const { items, ...page } = await services.gds.searchHotels(input, caller);
    return { ...page, resultCount: items.length, hotels: items };
  },

  summarize({ hotels, ...page }, input) {
    const heading = `Hotels in ${hotels[0]?.cityName ?? input.cityCode}, ${input.checkInDate} to ${input.checkOutDate}`;
    if (hotels.length === 0) {
      return `${heading}: none${page.total > 0 ? " on this page" : ". Try other dates, fewer stars or a nearby city"}.`;
    }
    return resultList(heading, numbered(hotels.map(hotelLine)), page, "Book with bookHotel.");
  },
});
