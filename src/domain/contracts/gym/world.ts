import { z } from "zod";
import { Pnr } from "../gds/bookings.ts";
import { WorldEvent } from "./events.ts";

const count = z.int().min(0);
const time = z.int().min(0).describe("Unix milliseconds");

const Record = z.strictObject({
  kind: z.string(),
  id: z.string(),
  sessionId: z.string().optional(),
  owner: z.string().optional(),
  state: z.string(),
  version: z.int().min(1),
  createdAt: time,
  modifiedAt: time,
  dueAt: time.optional(),
  document: z
    .json()
    .describe("What the kind says; of a booking {booking, holds}, as retrieveBooking shows it"),
});

const Session = z.strictObject({
  id: z.string(),
  principal: z.string().optional(),
  createdAt: time,
  expiresAt: time,
  lastActivity: time,
  bookingCount: count,
  searchCount: count,
  data: z.string().optional(),
});

const Outcome = z.strictObject({
  scope: z.string(),
  key: z.string(),
  fingerprint: z.string(),
  outcome: z.string(),
  expiresAt: time,
});

const Search = z.strictObject({
  id: z.string(),
  sessionId: z.string(),
  timestamp: z.number(),
  document: z.string(),
});

/** A whole world as a file: everything that the next call depends on. */
export const WorldFile = z.strictObject({
  format: z.literal("wayfare-world/1"),
  seed: z.string().min(1).max(200).describe("Decides flights, hotels, cars and prices"),
  now: z.iso.datetime().describe("The world's clock"),
  records: z.array(Record).default([]).describe("Bookings, orders, requests; newest last"),
  stock: z.record(z.string(), z.int().min(1)).default({}).describe("Units sold, by `group#unit`"),
  sessions: z.array(Session).default([]),
  outcomes: z.array(Outcome).default([]).describe("Of idempotency keys"),
  searches: z.array(Search).default([]),
  cache: z
    .record(z.string(), z.strictObject({ value: z.string(), expiresAt: time }))
    .default({})
    .describe("Offers of the sandbox and quotes that still hold"),
  totals: z
    .strictObject({ bookings: count, searches: count })
    .default({ bookings: 0, searches: 0 }),
  events: z.array(WorldEvent).default([]).describe("What was done to flights"),
  draws: z.record(z.string(), count).default({}).describe("Ids drawn from the seed, by purpose"),
});

/** What a record must have inside for tools to work on it; null for kinds that only their makers read. */
export const WorldBookings = z.object({
  records: z.array(
    z
      .object({
        sessionId: z.string(),
        document: z.object({
          booking: Pnr,
          holds: z.array(z.object({ key: z.string(), quantity: z.int().min(1) })),
        }),
      })
      .nullable(),
  ),
});

export type WorldFile = z.output<typeof WorldFile>;
