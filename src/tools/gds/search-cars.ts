import { z } from "zod";
import { CarRental } from "../../domain/contracts/gds/cars.ts";
import { defineTool } from "../define.ts";
import { cursor, limit, PlaceCode, searchEnvelope, sessionId } from "./parameters.ts";
import type { GdsContext } from "./services.ts";
import { carLine, numbered, resultList } from "./text.ts";

/** Checked by the desk: a time without offset is local at the pick-up, which zod has no format for. */
const DateTime = z.string().meta({ format: "date-time" });

export const searchCars = defineTool({
  name: "searchCars",
  title: "Search rental cars (GDS)",
  toolset: "gds",
  effect: "read",
  quick: true,
  description: [
    "Find rental cars at an airport or city, cheapest first. Times without UTC offset are local at the pick-up.",
    "A day is a started 24 hours; prices are USD cents. Another drop-off place costs a one-way fee, inside dailyRate.",
    "Next: bookCar with an id.",
  ].join("\n"),
  input: z.object({
    pickupLocationCode: PlaceCode,
    dropoffLocationCode: PlaceCode.optional().describe(
      "Defaults to pickup location if not specified",
    ),
    pickupDate: DateTime,
    dropoffDate: DateTime,
    driverAge: z.int().min(21).max(99).default(30),
    limit,
    cursor,
    sessionId,
  }),
  output: z.object({ ...searchEnvelope, cars: z.array(CarRental) }),

  async run(input, { services, caller }: GdsContext) {
    const { items, ...page } = await services.gds.searchCars(input, caller);
    return { ...page, resultCount: items.length, cars: items };
  },

  summarize({ cars, ...page }, input) {
    const heading = `Cars at ${cars[0]?.pickupLocationName ?? input.pickupLocationCode}, ${input.pickupDate} to ${input.dropoffDate}`;
    if (cars.length === 0) {
      return `${heading}: none${page.total > 0 ? " on this page" : ". Try returning where you pick up, or another place"}.`;
    }
    return resultList(heading, numbered(cars.map(carLine)), page, "Book with bookCar.");
  },
});
