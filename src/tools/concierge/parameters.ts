import { z } from "zod";
import { LANGUAGES } from "../../domain/catalogue.ts";

export const lang = z
  .string()
  .optional()
  .describe("Language of the answer: az, ru or en (default); others are answered in English");
export const limit = z.int().min(1).max(50).default(10).describe("Results per page");
export const cursor = z.string().optional().describe("next_cursor of the page before");
const idempotencyKey = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe("Any text of your own: sent again with the same request, it gives the first outcome");

const notes = z
  .array(z.string())
  .optional()
  .describe("What should be said about the answer, e.g. that it is in another language");
export const disclaimer = z.string();

export const searchEnvelope = {
  total: z.int().describe("How many there are on all pages"),
  next_cursor: z.string().optional().describe("Absent on the last page"),
  lang: z.enum(LANGUAGES),
  notes,
  disclaimer,
};

/** What a traveller asks of an operator; one form for both kinds of request. */
export const requestInput = z.strictObject({
  name: z.string().optional(),
  contact: z.string().describe("E-mail address, or phone number with country code"),
  destination: z.string().optional(),
  dates: z.string().optional(),
  travelers: z.number().optional(),
  budget: z.string().optional(),
  message: z.string().describe("What the traveller wishes, in their own words"),
  lang: z.string().optional().describe("Language to answer the traveller in: az, ru or en"),
  idempotencyKey,
});

export const requestReceipt = z.object({
  request_id: z.string().describe("Keep it: get_travel_request shows the answer with it"),
  status: z.literal("draft_pending_operator"),
  message: z.string(),
  notes,
  disclaimer,
});
