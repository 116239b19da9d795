import { z } from "zod";

const flight = z.string().min(3).max(8).describe("Its number, e.g. BA117");
const date = z.iso.date().describe("Local day of departure");
const minutes = z.int().min(1).max(1440);
const at = z.iso.datetime().optional().describe("When it is known; at once where absent");
const cause = z.string().max(80).optional();

/** Something that happens in a world without a call of an agent. */
export const WorldEvent = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("cancel"), flight, date, at, cause }),
  z.strictObject({ type: z.literal("delay"), flight, date, at, cause, minutes }),
  z.strictObject({
    type: z.literal("retime"),
    flight,
    date,
    at,
    minutes: z
      .int()
      .min(-720)
      .max(1440)
      .refine((by) => by !== 0, "0 moves nothing")
      .describe("Later than in the timetable, below 0 earlier; the flight is off sale then"),
  }),
  z.strictObject({
    type: z.literal("sell_out"),
    offer: z.string().max(400).describe("The id of a flight, hotel or car that a search has shown"),
  }),
  z.strictObject({
    type: z.literal("reprice"),
    offer: z
      .string()
      .max(400)
      .describe("The clock goes on until this has another price, and its quote has run out"),
  }),
]);

export type WorldEvent = z.output<typeof WorldEvent>;
/** What is done to a flight, as a world keeps it. */
export type FlightEvent = Exclude<WorldEvent, { readonly type: "sell_out" | "reprice" }>;
