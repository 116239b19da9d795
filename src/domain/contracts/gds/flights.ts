import { z } from "zod";
import { BRANDS } from "../../brands.ts";
import { CABINS, PASSENGER_TYPES } from "../../travel.ts";
import { currency, limit, rate } from "../parameters.ts";
import { cursor, PlaceCode, partOf, SearchEnvelope, sessionId } from "./parameters.ts";

export const BOOKING_STATES = ["pending", "confirmed", "cancelled"] as const;

const PriceShare = z.object({
  type: z.enum(PASSENGER_TYPES),
  count: z.int(),
  each: z.int().describe("USD cents per person"),
});

/** What a fare includes and allows. Fees are USD cents for the whole party, before departure. */
const FareSummary = z.object({
  brand: z.enum(BRANDS),
  name: z.string().describe("What the airline calls it"),
  checkedBags: z.int().describe("Per passenger"),
  checkedKg: z.int().optional().describe("Of each"),
  carryOnBags: z.int().describe("Per passenger, in the cabin"),
  changeFee: z.int().nullable().describe("USD cents; null: not allowed"),
  refundFee: z.int().nullable(),
  credit: z.boolean().optional().describe("Refunded as credit"),
  selfTransfer: z.boolean().optional().describe("Bags are fetched and checked in between flights"),
});

/** What a traveller needs at the airport, where there is something to know. */
const ON_THE_DAY = {
  departureTerminal: z.string().optional(),
  arrivalTerminal: z.string().optional(),
  operatingCarrier: z.string().optional().describe("Flown by, where not by the airline itself"),
};

/** One flight; in searches one journey, from its first departure to its last arrival. */
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
  ...ON_THE_DAY,
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

/** A flight on a booking. `status` is the flight's, as in searches; `bookingStatus` the booking's. */
export const BookedFlight = FlightSegment.extend({
  ticket: z.int().optional().describe("Where a booking has several"),
  bookingStatus: z.enum(BOOKING_STATES),
  bagDropCloses: z.string().optional().describe("Check in before; online from 24 hours ahead"),
  part: partOf("F1; flights of one fare share it"),
  progress: z.enum(["departed", "landed"]).optional().describe("Absent before departure"),
});

/** One flight of a journey, without what the journey already says. */
export const JourneyLeg = z.object({
  flightNumber: z.string(),
  originCode: z.string(),
  destinationCode: z.string(),
  departureTime: z.string(),
  arrivalTime: z.string(),
  ...ON_THE_DAY,
  duration: z.int(),
  aircraftType: z.string(),
  price: z.int().describe("Its share of the through fare, USD cents"),
});

/** The way back of a return, whose price is in the journey's. */
const ReturnFlight = JourneyLeg.omit({ aircraftType: true }).extend({
  stops: z.int(),
  segments: z.array(JourneyLeg),
});

export const FlightJourney = FlightSegment.extend({
  fare: FareSummary,
  stops: z.int(),
  segments: z.array(JourneyLeg),
  returnFlight: ReturnFlight.optional().describe("With returnDate; `price` is of both ways"),
  tickets: z.int().optional().describe("Where sold as several: strangers' flights together"),
  shown: z
    .object({
      price: z.number(),
      changeFee: z.number().nullable(),
      refundFee: z.number().nullable(),
    })
    .optional()
    .describe("In the currency asked for"),
});

const count = z.int().min(0).max(9).default(0);

export const FlightSearch = z.object({
  origin: PlaceCode.describe("Origin airport IATA code (3 letters, e.g., 'JFK')"),
  destination: PlaceCode.describe("Destination airport IATA code (3 letters, e.g., 'LAX')"),
  departureDate: z.iso.date().describe("Departure date in ISO 8601 format (YYYY-MM-DD)"),
  passengers: z
    .object({
      adults: z.int().min(1).max(9).meta({ default: 1 }),
      children: count,
      infants: count,
    })
    .optional(),
  cabin: z.enum(CABINS).default("economy"),
  returnDate: z.iso.date().optional().describe("Returns, priced as such; one id books both ways"),
  brand: z.enum(BRANDS).optional().describe("Default: the cheapest"),
  currency,
  limit,
  cursor,
  sessionId,
});

export const FlightsFound = SearchEnvelope.extend({
  flights: z.array(FlightJourney),
  rate,
  notes: z.array(z.string()).optional(),
});

export type FareSummary = z.output<typeof FareSummary>;
export type FlightSegment = z.output<typeof FlightSegment>;
export type BookedFlight = z.output<typeof BookedFlight>;
export type JourneyLeg = z.output<typeof JourneyLeg>;
export type FlightJourney = z.output<typeof FlightJourney>;
export type FlightSearch = z.output<typeof FlightSearch>;
