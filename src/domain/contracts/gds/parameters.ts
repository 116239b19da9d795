import { z } from "zod";

/** Checked by the desk, which knows what was probably meant ("LONDON": LON, LHR or LGW). */
export const PlaceCode = z.string().meta({ pattern: "^[A-Z]{3}$" });
export const PNR_PATTERN = /^TEST-[A-Z0-9]{6}$/;
export const PnrCode = z
  .string()
  .regex(PNR_PATTERN, "must be a booking reference in capitals such as TEST-ABC234");

/** What a booking calls one of its parts. */
export const partOf = (example: string) =>
  z.string().optional().describe(`Names the part of the booking, e.g. ${example}`);

export const cursor = z.string().optional().describe("nextCursor of the page before");
export const sessionId = z
  .string()
  .optional()
  .describe("sessionId of an earlier answer, where the connection keeps no session");
export const contactEmail = z.email().optional();
export const contactPhone = z.string().optional();

/** What stands around the offers of every search. */
export const SearchEnvelope = z.object({
  searchId: z.string(),
  sessionId: z.string(),
  total: z.int().describe("How many there are on all pages"),
  resultCount: z.int().describe("How many are on this page"),
  nextCursor: z.string().optional().describe("Absent on the last page"),
  source: z.string(),
  asOf: z.string().describe("Day of the prices"),
});

export type SearchEnvelope = z.output<typeof SearchEnvelope>;
