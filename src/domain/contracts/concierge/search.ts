import { z } from "zod";
import { LANGUAGES } from "../../catalogue.ts";
import { limit } from "../parameters.ts";
import { disclaimer, lang, notes } from "./parameters.ts";

const page = {
  lang,
  limit,
  cursor: z.string().optional().describe("next_cursor of the page before"),
};

/** What stands around the items of every answer. */
const SearchEnvelope = z.object({
  total: z.int().describe("How many there are on all pages"),
  next_cursor: z.string().optional().describe("Absent on the last page"),
  lang: z.enum(LANGUAGES),
  notes,
  disclaimer,
});

export const DestinationRequest = z.strictObject({
  category: z.string().optional().describe("Category filter, e.g. beach, culture."),
  budget_max: z.number().optional().describe("Maximum approximate budget."),
  season: z.string().optional().describe("Season filter, e.g. summer."),
  q: z.string().optional().describe("Free-text search query."),
  ...page,
});

export const DestinationItem = z.object({
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

export const DestinationAnswer = z.object({
  destinations: z.array(DestinationItem),
  ...SearchEnvelope.shape,
});

export const TourRequest = z.strictObject({
  destination: z.string().optional(),
  category: z.string().optional(),
  budget_max: z.number().optional(),
  ...page,
});

export const TourItem = z.object({
  slug: z.string(),
  title: z.string(),
  destination: z.string(),
  category: z.string(),
  categories: z.array(z.string()).optional().describe("All of them; category is the first"),
  duration: z.string(),
  approximate_price_from: z.number().describe("USD per person"),
  currency: z.string(),
  includes: z.array(z.string()),
  disclaimer,
});

export const TourAnswer = z.object({ tours: z.array(TourItem), ...SearchEnvelope.shape });

export const ExcursionRequest = z.strictObject({
  city: z.string().optional(),
  category: z.string().optional(),
  ...page,
});

export const ExcursionItem = z.object({
  slug: z.string(),
  title: z.string(),
  city: z.string(),
  duration: z.string(),
  approximate_price_from: z.number().describe("USD per person"),
  currency: z.string(),
  disclaimer,
});

export const ExcursionAnswer = z.object({
  excursions: z.array(ExcursionItem),
  ...SearchEnvelope.shape,
});

export type SearchEnvelope = z.output<typeof SearchEnvelope>;
export type DestinationRequest = z.output<typeof DestinationRequest>;
export type DestinationItem = z.output<typeof DestinationItem>;
export type DestinationAnswer = z.output<typeof DestinationAnswer>;
export type TourRequest = z.output<typeof TourRequest>;
export type TourItem = z.output<typeof TourItem>;
export type TourAnswer = z.output<typeof TourAnswer>;
export type ExcursionRequest = z.output<typeof ExcursionRequest>;
export type ExcursionItem = z.output<typeof ExcursionItem>;
export type ExcursionAnswer = z.output<typeof ExcursionAnswer>;
