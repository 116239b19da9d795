import { z } from "zod";

/** A client's booking context. Bookings outlive it. */
export const Session = z.object({
  id: z.uuid(),
  createdAt: z.int().describe("Unix ms"),
  expiresAt: z.int().describe("Unix ms"),
  lastActivity: z.int().describe("Unix ms"),
  bookingCount: z.int(),
  searchCount: z.int(),
});

export type Session = z.infer<typeof Session>;
