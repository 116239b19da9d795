import { z } from "zod";
import { plainLine } from "../../../text/plain-line.ts";

/**
 * What a remote concierge answers, held to the contract: its fields, of their types, as one line of
 * bounded length each. Whatever else comes is left behind.
 */
const line = (most: number) => z.string().transform((text) => plainLine(text, most));
const name = line(120);
const sentence = line(600);
const lines = (most: number) => z.array(line(300)).max(most);
const amount = z.number().min(0).max(1e9);
const currency = z.string().regex(/^[A-Z]{3}$/);
const MOST_ITEMS = 500;

export const RemoteDestinations = z.object({
  destinations: z
    .array(
      z.object({
        slug: name,
        name,
        country: name,
        city: name,
        short_description: sentence,
        best_for: lines(20),
        approximate_budget_from: amount,
        currency,
        duration_options: lines(20),
        season: name,
        disclaimer: sentence,
      }),
    )
    .max(MOST_ITEMS),
  disclaimer: sentence,
});

export const RemoteTours = z.object({
  tours: z
    .array(
      z.object({
        slug: name,
        title: name,
        destination: name,
        category: name,
        duration: name,
        approximate_price_from: amount,
        currency,
        includes: lines(40),
        disclaimer: sentence,
      }),
    )
    .max(MOST_ITEMS),
  disclaimer: sentence,
});

export const RemoteExcursions = z.object({
  excursions: z
    .array(
      z.object({
        slug: name,
        title: name,
        city: name,
        duration: name,
        approximate_price_from: amount,
        currency,
        disclaimer: sentence,
      }),
    )
    .max(MOST_ITEMS),
  disclaimer: sentence,
});

export const RemotePlan = z.object({
  summary: sentence,
  destinations: lines(40),
  budget: z.object({ currency, total: amount, perPerson: amount }),
  itinerary: z
    .array(
      z.object({
        day: z.int().min(1).max(400),
        city: name,
        morning: sentence,
        afternoon: sentence,
        evening: sentence,
        tips: sentence,
      }),
    )
    .max(60),
  hotels: lines(60),
  activities: lines(200),
  disclaimer: sentence,
});

export const RemoteAvailability = z.object({
  destination: name,
  status: z.literal("approximate"),
  available: z.boolean(),
  note: sentence,
  disclaimer: sentence,
});

const requestId = z.string().regex(/^req_[\w-]{1,120}$/);

export const RemoteReceipt = z.object({
  request_id: requestId,
  status: z.literal("draft_pending_operator"),
  message: sentence,
  disclaimer: sentence,
});

export const RemoteRequest = z.object({
  request_id: requestId,
  type: z.enum(["lead", "vip"]),
  status: z.enum(["draft_pending_operator", "confirmed", "declined", "needs_info"]),
  message: sentence,
  reply: z.object({ text: line(4000), at: name }).optional(),
  created_at: name,
  updated_at: name,
  disclaimer: sentence,
});
