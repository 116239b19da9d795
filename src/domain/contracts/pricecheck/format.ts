import { z } from "zod";
import { FlightData } from "./check.ts";

export const FormatRequest = z.object({
  user_request: z
    .string()
    .describe("Flights, dates, times, party, price and where it was seen, as the person put it"),
});

/** The question as far as a text says it; null is what it does not say. */
const UnderstoodRequest = z.object({
  trip: z.object({
    legs: z.array(
      z.object({
        segments: z.array(
          z.object({
            airline: z.string().nullable(),
            flightNumber: z.string().nullable(),
            departureAirport: z.string().nullable(),
            arrivalAirport: z.string().nullable(),
            departureDate: z.string().nullable(),
            departureTime: z.string().nullable(),
            arrivalTime: z.string().nullable(),
            plusDays: z.int().nullable(),
          }),
        ),
      }),
    ),
    travelClass: z.string().nullable(),
    adults: z.int().nullable(),
    children: z.int().nullable(),
    infantsInSeat: z.int(),
    infantsOnLap: z.int(),
  }),
  source: z.string(),
  price: z.string().nullable(),
  currency: z.string().nullable(),
  location: z.string(),
});

export const FormatAnswer = z.object({
  message: z.string(),
  needsMoreInfo: z.boolean(),
  readyForPriceCheck: z.boolean(),
  flightData: FlightData.optional().describe("Arguments of flight_pricecheck, when ready"),
  missingFields: z.array(z.string()).optional(),
  candidates: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .describe("Readings to choose from, by missing field"),
  understood: UnderstoodRequest.optional().describe(
    "What was understood, when something is missing",
  ),
  notes: z.array(z.string()).describe("What was inferred rather than read"),
});

export type UnderstoodRequest = z.output<typeof UnderstoodRequest>;
export type FormatAnswer = z.output<typeof FormatAnswer>;
