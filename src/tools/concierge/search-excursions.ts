import { ExcursionAnswer, ExcursionRequest } from "../../domain/contracts/concierge/search.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
import { priceFrom, resultList } from "./text.ts";

const HEADINGS = { en: "Excursions", az: "Ekskursiyalar", ru: "Экскурсии" } as const;

export const searchExcursions = defineTool({
  name: "search_excursions",
  title: "Search excursions",
  toolset: "concierge",
  effect: "read",
  publicRead: true,
  description: [
    "Find day excursions and walks by the city they start from (or a country) and by category.",
    "Prices are estimates in USD per person, never quotes. Next: create_travel_request, so that an operator confirms it.",
  ].join("\n"),
  input: ExcursionRequest,
  output: ExcursionAnswer,

  run: (input, { services }: ConciergeContext) => services.concierge.searchExcursions(input),

  summarize({ excursions, ...page }) {
    const lines = excursions.map((one) => {
      const price = priceFrom(one.approximate_price_from, one.currency, page.lang);
      return `${one.title} (${one.city}): ${one.duration}, ${price} [${one.slug}]`;
    });
    return resultList(HEADINGS[page.lang], lines, page);
  },
});
