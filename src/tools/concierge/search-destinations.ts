import { z } from "zod";
import { defineTool } from "../define.ts";
import { cursor, disclaimer, lang, limit, searchEnvelope } from "./parameters.ts";
import type { ConciergeContext } from "./services.ts";
import { priceFrom, resultList } from "./text.ts";

const Destination = z.object({
  slug: z.string(),
  name: z.string(),
  country: z.string(),
  city: z.string(),
  short_description: z.string(),
  best_for: z.array(z.string()),
  approximate_budget_from: z.number().describe("USD per person for the shortest stay, no flights"),
  currency: z.string(),
  duration_options: z.array(z.string()),
  season: z.string(),
  disclaimer,
});

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
  input: z.strictObject({
    category: z.string().optional().describe("Category filter, e.g. beach, culture."),
    budget_max: z.number().optional().describe("Maximum approximate budget."),
    season: z.string().optional().describe("Season filter, e.g. summer."),
    q: z.string().optional().describe("Free-text search query."),
    lang,
    limit,
    cursor,
  }),
  output: z.object({ destinations: z.array(Destination), ...searchEnvelope }),

  async run(input, { services }: ConciergeContext) {
    const { notes, ...answer } = await services.concierge.searchDestinations(input);
    return { ...answer, ...(notes && { notes: [...notes] }) };
  },

  summarize({ destinations, ...page }) {
    const lines = destinations.map((one) => {
      const place = one.name === one.country ? one.name : `${one.name}, ${one.country}`;
      const price = priceFrom(one.approximate_budget_from, one.currency, page.lang);
      return `${place}: ${one.short_description} ${one.best_for.join(", ")}; ${one.season}; ${one.duration_options.join(", ")}; ${price} [${one.slug}]`;
    });
    return resultList(HEADINGS[page.lang], lines, page);
  },
});
