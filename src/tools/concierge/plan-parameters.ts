import { z } from "zod";
import { LANGUAGES } from "../../domain/catalogue.ts";

/**
 * What a trip is described with; the same for plans and budgets. `lang` publishes the languages
 * there are, but takes any: an answer in English that says so helps more than a refusal.
 */
export const tripInput = z.strictObject({
  query: z
    .string()
    .trim()
    .min(1)
    .max(2000)
    .describe("Natural-language trip description: where, how long, who, what for, from where."),
  lang: z
    .string()
    .max(40)
    .optional()
    .meta({ enum: [...LANGUAGES] })
    .describe("Language of the answer; by default that of the query"),
  dates: z.string().max(200).optional().describe("e.g. 2027-06-10 to 2027-06-15, in June"),
  budget: z.string().max(100).optional().describe("e.g. 1500 USD, 700 EUR per person"),
  travelers: z.string().max(200).optional().describe("e.g. 2 adults, 1 child"),
  currency: z
    .string()
    .max(3)
    .optional()
    .describe("Currency of the figures (ISO 4217); by default the budget's, else USD"),
});
