import { z } from "zod";
import { AS_CREDIT, RETURN_FORMS } from "../gds/ledger.ts";
import { PnrCode, sessionId } from "../gds/parameters.ts";
import { currency, shownSums } from "../parameters.ts";

export const parts = z
  .array(z.string())
  .min(1)
  .optional()
  .describe("Parts by name (F1, H1, C1); all when left out");

export const CancellationQuestion = z.object({ pnr: PnrCode, parts, currency, sessionId });

/** What becomes of the money of one part. */
export const PartCancellation = z.object({
  part: z.string(),
  what: z.string(),
  price: z.int().describe("USD cents"),
  fee: z.int().describe("What is kept"),
  back: z.int().describe("What comes back"),
  form: z.enum(RETURN_FORMS),
  asCredit: z.int().optional().describe(AS_CREDIT),
  rule: z.string(),
});

export const CancellationQuote = z.object({
  quoteId: z.string().describe("Pass to cancelBooking"),
  pnr: z.string(),
  validUntil: z.string(),
  parts: z.array(PartCancellation),
  fee: z.int(),
  refund: z.int(),
  credit: z.int().describe("Airline credit, for 12 months"),
  shown: shownSums,
});

export type CancellationQuestion = z.output<typeof CancellationQuestion>;
export type PartCancellation = z.output<typeof PartCancellation>;
export type CancellationQuote = z.output<typeof CancellationQuote>;
