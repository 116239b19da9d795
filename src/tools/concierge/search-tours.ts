import { z } from "zod";
import { defineTool } from "../define.ts";
import { cursor, disclaimer, lang, limit, searchEnvelope } from "./parameters.ts";
import type { ConciergeContext } from "./services.ts";
import { priceFrom, resultList } from "./text.ts";

const Tour = z.object({
  slug: z.string(),
  title: z.string(),
  destination: z.string(),
  category: z.string(),
  duration: z.string(),
  approximate_price_from: z.number().describe("USD per person"),
  currency: z.string(),
  includes: z.array(z.string()),
  disclaimer,
});

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
  input: z.strictObject({
    destination: z.string().optional(),
    category: z.string().optional(),
    budget_max: z.number().optional(),
    lang,
    limit,
    cursor,
  }),
  output: z.object({ tours: z.array(Tour), ...searchEnvelope }),

  async run(input, { services }: ConciergeContext) {
    const { notes, ...answer } = await services.concierge.searchTours(input);
    return { ...answer, ...(notes && { notes: [...notes] }) };
  },

  summarize({ tours, ...page }) {
    const lines = tours.map((tour) => {
      const price = priceFrom(tour.approximate_price_from, tour.currency, page.lang);
      return `${tour.title} (${tour.destination}; ${tour.category}): ${tour.duration}, ${price}; ${tour.includes.join(", ")} [${tour.slug}]`;
    });
    return resultList(HEADINGS[page.lang], lines, page);
  },
});
