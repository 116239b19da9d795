import { z } from "zod";

/** What can go wrong with a call. Those of the second row need a world: they change more than the answer. */
const FAULT_KINDS = [
  ...(["timeout", "rate_limited", "unavailable", "slow", "lost"] as const),
  ...(["sold_out", "price_changed", "time_passes", "partial", "schedule_change"] as const),
] as const;

const LONGEST_WAIT_MS = 120_000;

/** Something that goes wrong on purpose. The same seed and the same calls fail the same way. */
export const Fault = z.strictObject({
  tool: z
    .string()
    .min(1)
    .max(100)
    .describe(
      "The tool, or the sandbox's address (`POST /air/orders`); a star stands for any text",
    ),
  kind: z
    .enum(FAULT_KINDS)
    .describe(
      "timeout: no answer, nothing done. lost: done, but no answer. rate_limited, unavailable: refused. slow: answered late. sold_out: what the call names is sold before it. price_changed: days go by before it, until what it names has another price. time_passes: so many minutes go by before it. partial: a search finds half. schedule_change: the booked flight is moved, known a day later",
    ),
  nth: z.int().min(1).optional().describe("The only call that is hit, counted from 1"),
  share: z.number().gt(0).max(1).optional().describe("Of the calls, so many are hit, by the seed"),
  ms: z
    .int()
    .min(0)
    .max(LONGEST_WAIT_MS)
    .optional()
    .describe("Real time that timeout, lost and slow take; 0 by default, slow 1000"),
  retryAfter: z.int().min(1).max(3600).optional().describe("Seconds that rate_limited names; 2"),
  minutes: z
    .int()
    .min(1)
    .max(525_600)
    .optional()
    .describe("Of time_passes (2880: quotes run out) and schedule_change (120)"),
});

export const Faults = z.array(Fault).max(50);

export type Fault = z.output<typeof Fault>;
