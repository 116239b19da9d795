import { z } from "zod";

/** Checked by the desk, which knows what was probably meant ("LONDON": LON, LHR or LGW). */
export const PlaceCode = z.string().meta({ pattern: "^[A-Z]{3}$" });
export const PnrCode = z
  .string()
  .regex(/^TEST-[A-Z0-9]{6}$/, "must be a booking reference in capitals such as TEST-ABC234");

export const limit = z.int().min(1).max(50).default(10).describe("Results per page");
export const cursor = z.string().optional().describe("nextCursor of the page before");
export const sessionId = z
  .string()
  .optional()
  .describe("sessionId of an earlier answer, where the connection keeps no session");
export const idempotencyKey = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe("Any text of your own: sent again with the same request, it gives the first outcome");
export const contactEmail = z.email();
export const contactPhone = z.string();

export const searchEnvelope = {
  searchId: z.string(),
  sessionId: z.string(),
  total: z.int().describe("How many there are on all pages"),
  resultCount: z.int().describe("How many are on this page"),
  nextCursor: z.string().optional().describe("Absent on the last page"),
  source: z.string(),
  asOf: z.string().describe("Day of the prices"),
};
