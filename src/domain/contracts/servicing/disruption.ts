import { z } from "zod";
import { PnrCode, sessionId } from "../gds/parameters.ts";
import { idempotencyKey } from "../parameters.ts";

const DISRUPTIONS = ["cancelled", "delayed", "retimed", "missed_connection"] as const;

/** Something that an airline did to a flight of a booking, and the ways out. */
export const Disruption = z.object({
  part: z.string(),
  flightNumber: z.string(),
  kind: z.enum(DISRUPTIONS),
  what: z.string(),
  times: z
    .array(
      z.object({
        flightNumber: z.string(),
        departureTime: z.string(),
        arrivalTime: z.string(),
        bagDropCloses: z.string().optional(),
      }),
    )
    .optional()
    .describe("Flights of the part that go at another time than booked"),
  answerBy: z.string().optional().describe("Until then respondToDisruption is open"),
  rights: z.array(z.object({ law: z.string(), fact: z.string() })),
  refund: z.boolean().describe("What is not flown of the part comes back in full"),
  unflown: z.number().int().optional().describe("Cents of that, where the part has begun"),
  options: z
    .array(z.object({ id: z.string(), what: z.string() }))
    .describe("Other flights, at no cost: pass an id to respondToDisruption"),
});

export const DisruptionResponse = z.object({
  pnr: PnrCode,
  part: z.string().optional().describe("Where several are hit: F1"),
  choice: z.string().describe("Id of an option, `refund`, or `keep` for a new time"),
  alsoRefund: z
    .array(z.string())
    .optional()
    .describe("With refund: other unflown parts of the same ticket"),
  idempotencyKey,
  sessionId,
});

export type Disruption = z.output<typeof Disruption>;
export type DisruptionResponse = z.output<typeof DisruptionResponse>;
