import { z } from "zod";
import { PnrCode, sessionId } from "../gds/parameters.ts";
import { idempotencyKey } from "../parameters.ts";

const DISRUPTIONS = ["cancelled", "delayed", "retimed", "missed_connection"] as const;

/** What of a disruption passengers' rights go by: a journey is one direction of a ticket. */
const JourneyFacts = z.object({
  from: z.string().describe("Country in which the journey begins; a change of planes is neither"),
  to: z.string().describe("Country in which it ends"),
  km: z.number().describe("Between these two, whatever the way"),
  hit: z
    .object({ from: z.string(), to: z.string(), minutes: z.number() })
    .describe("Its flight that is hit"),
  airline: z.string().describe("Country of the airline that flies it"),
  carrier: z.string(),
  cancelled: z.boolean(),
  earlier: z.number().describe("Minutes by which its departure was brought forward"),
  late: z.number().describe("Minutes late at the destination, an estimate until it has landed"),
  landed: z.boolean(),
  missed: z.boolean().optional().describe("Of a flight of it"),
  noticeDays: z.number().describe("Whole days between the news and the departure"),
  extraordinary: z.boolean().describe("Nothing that the airline could help"),
});

/** What was answered to an airline for a journey. */
export const DisruptionAnswer = z.object({
  part: z.string(),
  flights: z.array(z.string()).describe("Ids of what is booked of it since"),
  instead: z
    .object({
      earlier: z.number().describe("Minutes by which they leave before the old ones"),
      arrivalTime: z.string().describe("As booked first"),
      chosen: z.literal(true).optional().describe("On a day of the traveller's choice"),
    })
    .optional()
    .describe("Of other flights; absent for a refund"),
  facts: JourneyFacts,
});

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
  withRefund: z.string().optional().describe("What of the compensation stays with the refund"),
  alsoRefund: z
    .array(z.object({ part: z.string(), amount: z.int(), begun: z.boolean() }))
    .optional()
    .describe(
      "Parts of the same ticket that can come back with it, in cents; of a begun one the rest",
    ),
  laterDay: z
    .literal(true)
    .optional()
    .describe("Also the airline's own flight on a later day, by its id from searchFlights"),
  options: z
    .array(z.object({ id: z.string(), what: z.string() }))
    .describe("Other flights, at no cost: pass an id to respondToDisruption"),
});

export const DisruptionResponse = z.object({
  pnr: PnrCode,
  part: z.string().optional().describe("Where several are hit: F1"),
  choice: z
    .string()
    .describe("Id of an option, or of a flight with laterDay; `refund`; `keep` for a new time"),
  alsoRefund: z
    .array(z.string())
    .optional()
    .describe("With refund: other unflown parts of the same ticket"),
  idempotencyKey,
  sessionId,
});

export type JourneyFacts = z.output<typeof JourneyFacts>;
export type DisruptionAnswer = z.output<typeof DisruptionAnswer>;
export type Disruption = z.output<typeof Disruption>;
export type DisruptionResponse = z.output<typeof DisruptionResponse>;
