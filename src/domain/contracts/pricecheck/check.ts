import { z } from "zod";
import { BRANDS } from "../../brands.ts";
import type { DeepReadonly } from "../parameters.ts";

/** One flight of an itinerary, as it was found. */
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

/** An itinerary and the price at which it was seen. */
export const FlightData = z.object({
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

export const PriceCheckRequest = FlightData.extend({
  brand: z.enum(BRANDS).optional().describe("Fare seen; compared with its like alone"),
  bags: z.int().min(0).max(3).optional().describe("Checked bags each: fares that include them"),
  limit: z.int().min(1).max(50).optional().describe("How many results to list; 4 by default"),
});

const Saving = z.object({
  amount: z.string(),
  currency: z.string(),
  percent: z.number(),
});

const NamedSource = z.object({ name: z.string(), reason: z.string() });

const PricedResult = z.object({
  rank: z.int(),
  price: z.string().describe("As the seller asks it, e.g. '84.00 EUR': whole party, all included"),
  currency: z.string(),
  convertedPrice: z.string().nullable(),
  convertedCurrency: z.string().nullable(),
  website: z.string(),
  bookingUrl: z.string(),
  fareType: z.enum(["Special Fare", "Standard Fare"]),
  timestamp: z.string().describe("When the price was true"),
  seller: z.enum(["airline", "agency", "consolidator", "supplier", "remote"]),
  source: z.string().describe("'simulated', or the live service that gave the price"),
  fareBrand: z.string().optional(),
  baggage: z.string().optional(),
  refundable: z.boolean().optional(),
  terms: z.string().optional().describe("What changing and giving back cost the whole party"),
  feesIncluded: z.string().optional(),
  saving: Saving.optional(),
  remarks: z.array(z.string()).readonly().optional(),
});

const Verdict = z.object({
  code: z.enum([
    "cheaper_elsewhere",
    "nothing_cheaper",
    "no_price_to_compare",
    "not_offered",
    "no_answer",
  ]),
  text: z.string(),
  saving: Saving.optional(),
  seenPrice: z.enum(["unusually_low", "typical", "high"]).optional(),
});

const TypicalRange = z.object({
  low: z.string(),
  high: z.string(),
  currency: z.string(),
  basis: z.string(),
});

const Status = z.enum(["COMPLETED", "FAILED"]);

/** What clients of the original service read, and what ours adds to it. */
export const PriceCheckAnswer = z.object({
  message: z.string(),
  searchResult: z.object({
    status: Status,
    request_id: z.string(),
    totalResults: z.int(),
    currency: z.string(),
    requestCurrency: z.string(),
    results: z.array(PricedResult).readonly(),
  }),
  status: Status,
  verdict: Verdict,
  typicalRange: TypicalRange.optional(),
  exchangeRatesDate: z.string(),
  sourcesAsked: z.int(),
  notAnswered: z.array(NamedSource).readonly().describe("Sources whose prices are not known"),
  notOffered: z.array(NamedSource).readonly().describe("Sources that do not sell these flights"),
  notes: z.array(z.string()).readonly(),
  changes: z.array(z.string()).readonly().describe("What was changed in the request to read it"),
  userOriginalPrice: z.string().nullable(),
  userOriginalCurrency: z.string(),
  userRequestedCurrency: z.string(),
});

export type Segment = DeepReadonly<z.output<typeof Segment>>;
export type PriceCheckRequest = DeepReadonly<z.output<typeof PriceCheckRequest>>;
export type TripRequest = PriceCheckRequest["trip"];
export type TravelClass = TripRequest["travelClass"];
export type Saving = z.output<typeof Saving>;
export type NamedSource = z.output<typeof NamedSource>;
export type PricedResult = z.output<typeof PricedResult>;
export type Verdict = z.output<typeof Verdict>;
export type TypicalRange = z.output<typeof TypicalRange>;
/** All but `changes`, which the tool knows: they happen before the desk is asked. */
export type PriceCheckAnswer = Omit<z.output<typeof PriceCheckAnswer>, "changes">;
