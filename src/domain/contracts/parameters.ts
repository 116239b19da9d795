import { z } from "zod";

/** Parameters that tools of several desks take. */
export const limit = z.int().min(1).max(50).default(10).describe("Results per page");
export const currency = z
  .string()
  .meta({ pattern: "^[A-Z]{3}$" })
  .optional()
  .describe("Currency to show prices in, e.g. EUR");

/** What a quote comes to in the currency asked for; what is charged or given back is in USD. */
export const shownSums = z
  .object({
    currency: z.string(),
    rate: z.string(),
    toPay: z.number().optional(),
    refund: z.number(),
    credit: z.number(),
  })
  .optional();

/** Of prices that are shown in another currency than they are charged in. */
export const rate = z
  .string()
  .optional()
  .describe("Of the conversion; bookings are charged in USD");
export const idempotencyKey = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe("Any text of your own: sent again with the same request, it gives the first outcome");

/** A shape whose lists a use case only reads, so that programs may pass constants. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
