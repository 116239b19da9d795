import { z } from "zod";
import { BRANDS } from "../../brands.ts";
import { CABINS } from "../../travel.ts";
import { currency } from "../parameters.ts";
import { FlightOption } from "./offers.ts";

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day as YYYY-MM-DD");
const clock = z.string().regex(/^\d{2}:\d{2}$/, "must be a time as HH:MM");
const hours = z.object({ after: clock, before: clock });

/** What programs and models search for. The desk checks the bounds that are not published. */
const FlightSearchRequest = z.object({
  origin: z.string().describe("IATA code"),
  destination: z.string().describe("IATA code"),
  /** `YYYY-MM-DD`. */
  departure_date: date,
  /** Makes it a round trip. */
  return_date: date.optional(),
  adults: z.int().default(1),
  children: z.int().default(0),
  infants: z.int().default(0),
  /** Any cabin unless told otherwise. */
  cabin_class: z.enum(CABINS).optional(),
  /** 0 to 2 in each direction. */
  max_connections: z.int().default(2),
  /** `HH:MM` local; both windows are about the way there. */
  departure_time: hours.optional(),
  arrival_time: hours.optional(),
  legs: z
    .array(z.object({ origin: z.string(), destination: z.string(), departure_date: date }))
    .max(6)
    .optional()
    .describe("Open jaw, multi-city: the ways after the first; six in all"),
  flex_days: z.int().min(0).max(3).optional().describe("Also so many days before and after"),
  max_price: z.number().positive().optional().describe("Whole party, in `currency`"),
  currency,
  brand: z.enum(BRANDS).optional(),
  airlines: z
    .array(z.string())
    .optional()
    .describe("Only these: codes, or oneworld, SkyTeam, Star"),
  exclude_airlines: z.array(z.string()).optional(),
  max_duration: z.int().positive().optional().describe("Minutes, each way"),
  bags: z.int().min(0).max(3).optional().describe("Checked bags that each fare must include"),
  latest_arrival: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "must be a local time as YYYY-MM-DDTHH:MM")
    .optional()
    .describe("Way there, local YYYY-MM-DDTHH:MM"),
});

export const SORTS = ["best", "cheapest", "fastest"] as const;

export const OfferRequest = FlightSearchRequest.extend({
  sort: z.enum(SORTS).default("best").describe("best weighs price, time, stops and hours"),
  // An offer has some forty fields: six of them are what a model should read at once.
  limit: z.int().min(1).max(50).default(6).describe("Offers per page"),
  cursor: z.string().optional().describe("nextCursor of the page before"),
  fresh: z.boolean().default(false).describe("Ask the supplier again, not the cache"),
});

/** One direction in few words: a model pays for each of them. */
const ShownSlice = z.object({
  flights: z.string().describe("Airlines and numbers, in order"),
  route: z.string().describe("Airports, in order"),
  departing_at: z.string().describe("Local"),
  arriving_at: z.string().describe("Local"),
  duration_minutes: z.int(),
  self_transfer: z.boolean().optional().describe("Bags are fetched and checked in between"),
});

/** An offer as the tool shows it: every field of the contract, the rest as short as it gets. */
export const ShownOffer = FlightOption.omit({ slices: true, booking_ids: true }).extend({
  id: z.string().describe("Of a simulated offer: pass to bookFlight"),
  slices: z
    .array(ShownSlice)
    .optional()
    .describe("Every direction; absent for a single nonstop flight, which is all above"),
  fare_brand: z.string().nullable().describe("Of the way there"),
  reason: z.string().describe("What speaks for it"),
});

export const OffersFound = z.object({
  source: z.enum(["simulated", "duffel"]),
  asOf: z.string().describe("When the supplier said so"),
  rate: z.string().optional().describe("Of the conversion; bookings are charged as `charged` says"),
  travelers: z.int().describe("Whom prices are for"),
  total: z.int().describe("How many there are on all pages"),
  resultCount: z.int().describe("How many are on this page"),
  offers: z.array(ShownOffer),
  nextCursor: z.string().optional().describe("Absent on the last page"),
  warnings: z.array(z.string()).optional(),
});

/** Its fields as callers write them: what has a usual value may be left out. */
export type FlightSearchRequest = z.input<typeof FlightSearchRequest>;
export type Sort = (typeof SORTS)[number];
export type ShownOffer = z.output<typeof ShownOffer>;
export type OffersFound = z.output<typeof OffersFound>;
