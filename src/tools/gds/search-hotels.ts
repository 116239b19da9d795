import { z } from "zod";
import { HotelReservation } from "../../domain/contracts/gds/hotels.ts";
import { defineTool } from "../define.ts";
import { cursor, limit, PlaceCode, searchEnvelope, sessionId } from "./parameters.ts";
import type { GdsContext } from "./services.ts";
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
  input: z.object({
    cityCode: PlaceCode.describe("City IATA code (3 letters, e.g., 'LAX')"),
    checkInDate: z.iso.date(),
    checkOutDate: z.iso.date(),
    guests: z.int().min(1).max(10).default(1),
    starRating: z.int().min(1).max(5).optional().describe("Minimum star rating filter (optional)"),
    limit,
    cursor,
    sessionId,
  }),
  output: z.object({ ...searchEnvelope, hotels: z.array(HotelReservation) }),

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
