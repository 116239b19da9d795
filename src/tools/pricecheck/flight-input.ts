import { z } from "zod";

/** A flight that somebody found, as the contract writes it down. */
const Segment = z.object({
  airline: z.string().describe("2-letter IATA code"),
  flightNumber: z.string().describe("numeric part only"),
  departureAirport: z.string(),
  arrivalAirport: z.string(),
  departureDate: z.string().describe("YYYY-MM-DD"),
  departureTime: z.string().describe("HH:MM"),
  arrivalTime: z.string().describe("HH:MM"),
  plusDays: z.int().min(0),
});

/** The very question that the price check answers. */
export const FlightInput = z.object({
  trip: z.object({
    legs: z.array(z.object({ segments: z.array(Segment) })),
    travelClass: z.enum(["ECONOMY", "PREMIUM_ECONOMY", "BUSINESS", "FIRST"]),
    adults: z.int().min(1),
    children: z.int().min(0),
    infantsInSeat: z.int().min(0),
    infantsOnLap: z.int().min(0),
  }),
  source: z.string(),
  price: z.string(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  location: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default("ZZ"),
});
