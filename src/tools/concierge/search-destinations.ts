import { DestinationAnswer, DestinationRequest } from "../../domain/contracts/concierge/search.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
import { priceFrom, resultList } from "./text.ts";

const HEADINGS = { en: "Destinations", az: "İstiqamətlər", ru: "Направления" } as const;

export const searchDestinations = defineTool({
  name: "search_destinations",
  title: "Search destinations",
  toolset: "concierge",
  effect: "read",
  publicRead: true,
  description: [
    "Find where to go: filter the destination catalogue by category, season and budget, or search it freely by place, country or interest in English, Azerbaijani or Russian.",
    "Budgets are estimates, never quotes. Next: search_tours, search_excursions or plan_trip.",
  ].join("\n"),
  input: DestinationRequest,
  output: DestinationAnswer,

  run: (input, { services }: ConciergeContext) => services.concierge.searchDestinations(input),

  summarize({ destinations, ...page }) {
    const lines = destinations.map((one) => {
      const place = one.name === one.country ? one.name : `${one.name}, ${one.country}`;
      const price = priceFrom(one.approximate_budget_from, one.currency, page.lang);
      return `${place}: ${one.short_description} ${one.best_for.join(", ")}; ${one.season}; ${one.duration_options.join(", ")}; ${price} [${one.slug}]`;
    });
    return resultList(HEADINGS[page.lang], lines, page);
  },
});
