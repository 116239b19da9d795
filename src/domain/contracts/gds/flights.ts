import { z } from "zod";
import { CABINS, PASSENGER_TYPES } from "../../travel.ts";

export const BOOKING_STATES = ["pending", "confirmed", "cancelled"] as const;

const PriceShare = z.object({
  type: z.enum(PASSENGER_TYPES),
  count: z.int(),
  each: z.int().describe("USD cents per person"),
});

/** One flight, or in searches one journey: then the fields describe it from first departure to last arrival. */
export const FlightSegment = z.object({
  id: z.string().describe("Pass to bookFlight"),
  flightNumber: z.string(),
  airlineCode: z.string(),
  airlineName: z.string(),
  originCode: z.string(),
  originName: z.string(),
  destinationCode: z.string(),
  destinationName: z.string(),
  departureTime: z.string().describe("Local time at origin with UTC offset"),
  arrivalTime: z.string().describe("Local time at destination with UTC offset"),
  duration: z.int().describe("Elapsed minutes"),
  aircraftType: z.string(),
  cabin: z.enum(CABINS),
  price: z.int().describe("USD cents for the whole party"),
  priceBreakdown: z
    .array(PriceShare)
    .optional()
    .describe("Per passenger type; absent for one adult, whose price is `price`"),
  seatsAvailable: z.int(),
  bookingClass: z.string(),
  status: z.enum(["available", "sold_out", "cancelled"]),
});

/** A flight on a booking. `status` keeps the meaning it has in searches; `bookingStatus` is the booking's. */
export const BookedFlight = FlightSegment.extend({ bookingStatus: z.enum(BOOKING_STATES) });

/** One flight of a journey, without what the journey already says. */
export const JourneyLeg = z.object({
  flightNumber: z.string(),
  originCode: z.string(),
  destinationCode: z.string(),
  departureTime: z.string(),
  arrivalTime: z.string(),
  duration: z.int(),
  aircraftType: z.string(),
  price: z.int().describe("Its share of the through fare, USD cents"),
});

export const FlightJourney = FlightSegment.extend({
  stops: z.int(),
  segments: z.array(JourneyLeg),
});

export type FlightSegment = z.infer<typeof FlightSegment>;
export type BookedFlight = z.infer<typeof BookedFlight>;
export type JourneyLeg = z.infer<typeof JourneyLeg>;
export type FlightJourney = z.infer<typeof FlightJourney>;
