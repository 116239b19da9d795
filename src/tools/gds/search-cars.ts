import { CarSearch, CarsFound } from "../../domain/contracts/gds/cars.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { carLine } from "./car-text.ts";
import { chargedIn, numbered, resultList } from "./text.ts";

export const searchCars = defineTool({
  name: "searchCars",
  title: "Search rental cars (GDS)",
  toolset: "gds",
  effect: "read",
  quick: true,
  description: [
    "Find rental cars at an airport or city, cheapest first. Times without UTC offset are local at the pick-up.",
    "A day is a started 24 hours; prices are USD cents. Fees (one-way, young driver, child seats) are inside dailyRate and shown beside it.",
    "Next: bookCar with an id.",
  ].join("\n"),
  input: CarSearch,
  output: CarsFound,

  async run(input, { services, caller }: GdsContext) {
    const { items, ...page } = await services.gds.searchCars(input, caller);
    return { ...page, resultCount: items.length, cars: items };
  },

  summarize({ cars, rate, notes = [], ...page }, input) {
    const [first] = cars;
    const back =
      first && first.dropoffLocationCode !== first.pickupLocationCode
        ? `, given back at ${first.dropoffLocationName}`
        : "";
    const heading = `Cars at ${first?.pickupLocationName ?? input.pickupLocationCode}${back}, ${input.pickupDate} to ${input.dropoffDate}`;
    if (cars.length === 0) {
      return [
        `${heading}: none${page.total > 0 ? " on this page" : ""}.`,
        ...notes.map((note) => `Note: ${note}`),
      ].join("\n");
    }
    const lines = numbered(cars.map((car) => carLine(car, input.currency)));
    return resultList(heading, lines, page, `${chargedIn(rate)}Book with bookCar.`);
  },
});
