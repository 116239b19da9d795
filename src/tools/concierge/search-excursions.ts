import { z } from "zod";
import { defineTool } from "../define.ts";
import { cursor, disclaimer, lang, limit, searchEnvelope } from "./parameters.ts";
import type { ConciergeContext } from "./services.ts";
import { priceFrom, resultList } from "./text.ts";

const Excursion = z.object({
  slug: z.string(),
  title: z.string(),
  city: z.string(),
  duration: z.string(),
  approximate_price_from: z.number().describe("USD per person"),
  currency: z.string(),
  disclaimer,
});

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
  input: z.strictObject({
    city: z.string().optional(),
    category: z.string().optional(),
    lang,
    limit,
    cursor,
  }),
  output: z.object({ excursions: z.array(Excursion), ...searchEnvelope }),

  async run(input, { services }: ConciergeContext) {
    const { notes, ...answer } = await services.concierge.searchExcursions(input);
    return { ...answer, ...(notes && { notes: [...notes] }) };
  },

  summarize({ excursions, ...page }) {
    const lines = excursions.map((one) => {
      const price = priceFrom(one.approximate_price_from, one.currency, page.lang);
      return `${one.title} (${one.city}): ${one.duration}, ${price} [${one.slug}]`;
    });
    return resultList(HEADINGS[page.lang], lines, page);
  },
});
