import { z } from "zod";

/** Parameters that tools of several desks take. */
export const limit = z.int().min(1).max(50).default(10).describe("Results per page");
export const idempotencyKey = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe("Any text of your own: sent again with the same request, it gives the first outcome");
