import { z } from "zod";

export const lang = z
  .string()
  .optional()
  .describe("Language of the answer: az, ru or en (default); others are answered in English");

export const notes = z
  .array(z.string())
  .optional()
  .describe("What should be said about the answer, e.g. that it is in another language");

export const disclaimer = z.string();

/** Text of a bounded length. The bound is Wayfare's own, so it is checked and not published. */
export function bounded(most: number) {
  return z.string().refine((text) => text.length <= most, `must have at most ${most} characters`);
}
