import { z } from "zod";

/** The order of the document. */
const PUBLISHED = ["az", "ru", "en"];

/** Text of a bounded length; the bound is ours, so that it is checked and not published. */
export function bounded(most: number) {
  return z.string().refine((text) => text.length <= most, `must have at most ${most} characters`);
}

/**
 * What a trip is described with; the same for plans and budgets. `lang` publishes the languages
 * there are, but takes any: an answer in English that says so helps more than a refusal.
 */
export const tripInput = z.strictObject({
  query: bounded(2000)
    .refine((text) => text.trim() !== "", "must say something about the trip")
    .describe("Natural-language trip description."),
  lang: bounded(40)
    .meta({ enum: PUBLISHED })
    .optional()
    .describe("Language of the answer; by default that of the query"),
  dates: bounded(200).optional().describe("e.g. 2027-06-10 to 2027-06-15, in June"),
  budget: bounded(100).optional().describe("e.g. 1500 USD, 700 EUR per person"),
  travelers: bounded(200).optional().describe("e.g. 2 adults, 1 child"),
  currency: bounded(3)
    .optional()
    .describe("Currency of the figures (ISO 4217); by default the budget's, else USD"),
});
