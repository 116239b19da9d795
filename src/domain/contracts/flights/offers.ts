import { z } from "zod";
import { CABINS } from "../../travel.ts";

const Amount = z.object({ amount: z.number(), currency: z.string() });
const Airport = z.object({ code: z.string(), name: z.string() });
const Moment = z.object({
  date: z.string(),
  time: z.string().describe("Local, HH:MM"),
  datetime: z.string().describe("Local, with UTC offset where known"),
});
const Allowance = z.object({
  included: z.boolean(),
  weight_kg: z.number().nullable().describe("null: not told"),
});
const Condition = z
  .object({
    allowed: z.boolean(),
    penalty_amount: z.number().optional(),
    penalty_currency: z.string().optional(),
    as_credit: z.boolean().optional().describe("Given back as credit with the airline"),
  })
  .nullable();

/** One flight of an offer. Times are local, with their UTC offset where it is known. */
export const OptionSegment = z.object({
  airline: z.string(),
  flight_number: z.string(),
  operated_by: z.string().optional().describe("Absent: the airline itself"),
  origin: z.string(),
  destination: z.string(),
  departing_at: z.string(),
  arriving_at: z.string(),
  duration_minutes: z.int(),
  aircraft_type: z.string().nullable(),
  /** Landings of the same flight, without a change of plane. */
  technical_stops: z
    .array(
      z.object({
        airport_code: z.string(),
        arriving_at: z.string().nullable().describe("null: not told"),
        departing_at: z.string().nullable(),
      }),
    )
    .optional(),
});

/** One direction of an offer: the way there, or the way back. */
export const OptionSlice = z.object({
  origin: z.string(),
  destination: z.string(),
  departing_at: z.string(),
  arriving_at: z.string(),
  duration_minutes: z.int().describe("Elapsed, stops included"),
  stops: z.int(),
  cabin_class: z.enum(CABINS).nullable(),
  fare_brand: z.string().nullable(),
  checked_bags: z.int().describe("Per passenger"),
  carry_on_bags: z.int(),
  self_transfer: z.boolean().optional().describe("Bags are fetched and checked in between"),
  segments: z.array(OptionSegment),
});

/**
 * An offer as `search_flights` shows it, of any supplier. The flat fields describe the way
 * there, `slices` all of it; every price is the whole party's for the whole offer.
 */
export const FlightOption = z.object({
  id: z.string(),
  offer_id: z.string(),
  airline: z.string(),
  airline_name: z.string(),
  flight_number: z.string().describe("Without the airline's code"),
  origin: Airport,
  destination: Airport,
  departure: Moment,
  arrival: Moment,
  duration_minutes: z.int(),
  stops: z.int(),
  stop_details: z
    .array(
      z.object({ airport_code: z.string(), arrival_time: z.string(), departure_time: z.string() }),
    )
    .optional()
    .describe("Absent when direct"),
  aircraft_type: z.string().nullable(),
  baggage: z.object({ checked: Allowance, cabin: Allowance }),
  price: Amount.describe("The whole party, taxes included"),
  tax: Amount,
  total: Amount,
  charged: Amount.optional().describe("What a booking costs, where `total` is converted"),
  tickets: z.int().optional().describe("Where sold as several: strangers' flights together"),
  emissions_kg: z.number().nullable(),
  expires_at: z.string(),
  direct: z.boolean(),
  cabin_class: z.enum(CABINS).nullable(),
  conditions: z.object({
    change_before_departure: Condition.describe("null: not told"),
    refund_before_departure: Condition,
  }),
  slices: z.array(OptionSlice),
  booking_ids: z
    .array(z.string())
    .optional()
    .describe("flightIds for bookFlight; absent where this desk cannot book the offer"),
});

export type OptionSegment = z.infer<typeof OptionSegment>;
export type OptionSlice = z.infer<typeof OptionSlice>;
export type FlightOption = z.infer<typeof FlightOption>;
