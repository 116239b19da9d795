import { TourAnswer, TourRequest } from "../../domain/contracts/concierge/search.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
import { priceFrom, resultList } from "./text.ts";

const HEADINGS = { en: "Tours", az: "Turlar", ru: "Туры" } as const;

export const searchTours = defineTool({
  name: "search_tours",
  title: "Search tours",
  toolset: "concierge",
  effect: "read",
  publicRead: true,
  description: [
    "Find packaged tours of several days by destination (a town, a country or a region), category or budget in USD per person.",
    "Prices are estimates, never quotes. Next: create_travel_request, so that an operator confirms it.",
  ].join("\n"),
  input: TourRequest,
  output: TourAnswer,

  run: (input, { services }: ConciergeContext) => services.concierge.searchTours(input),

  summarize({ tours, ...page }) {
    const lines = tours.map((tour) => {
      const price = priceFrom(tour.approximate_price_from, tour.currency, page.lang);
      return `${tour.title} (${tour.destination}; ${tour.category}): ${tour.duration}, ${price}; ${tour.includes.join(", ")} [${tour.slug}]`;
    });
    return resultList(HEADINGS[page.lang], lines, page);
  },
});
