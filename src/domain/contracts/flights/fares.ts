import { z } from "zod";
import { CABINS } from "../../travel.ts";
import { currency, limit, rate } from "../parameters.ts";

const place = z.string().describe("IATA code, or a city's name");
const date = z.iso.date();
const month = z
  .string()
  .regex(/^\d{4}-\d{2}$/, "must be a month as YYYY-MM")
  .optional()
  .describe("YYYY-MM");
const nights = z
  .int()
  .min(1)
  .max(60)
  .optional()
  .describe("Length of stay: fares there and back; without it, one way");
const PARTY = {
  adults: z.int().min(1).max(9).default(1),
  children: z.int().min(0).max(8).default(0),
  infants: z.int().min(0).max(4).default(0),
  cabin_class: z.enum(CABINS).default("economy"),
  max_connections: z.int().min(0).max(2).default(2).describe("Each way"),
};

export const CalendarRequest = z.object({
  origin: place,
  destination: place,
  month,
  from: date.optional().describe("First day; instead of month"),
  to: date.optional().describe("Last day, at most 62 days in all"),
  nights,
  ...PARTY,
  currency,
});

/** What is the same in every row. */
const FARES = {
  source: z.literal("simulated"),
  asOf: z.string(),
  currency: z.string(),
  rate,
  travelers: z.int().describe("Whom prices are for"),
  warnings: z.array(z.string()).optional(),
};

const CheapFare = z.object({
  date: z.string(),
  return_date: z.string().optional(),
  price: z.number().describe("Whole party, every direction"),
  flights: z.string(),
  stops: z.int().describe("In all"),
  tickets: z.int().optional().describe("Where sold as several"),
  id: z.string().describe("Pass to bookFlight"),
});

export const FareCalendar = z.object({
  ...FARES,
  origin: z.string(),
  destination: z.string(),
  days: z.array(
    z.object({
      date: z.string(),
      price: z.number().nullable().describe("null: no way with room"),
      stops: z.int().optional(),
    }),
  ),
  cheapest: z.array(CheapFare).describe("The best days"),
});

export const ExploreRequest = z.object({
  origin: place,
  max_price: z.number().positive().optional().describe("Whole party, in `currency`"),
  currency,
  month,
  departure_date: date.optional().describe("Instead of month"),
  nights,
  region: z
    .string()
    .optional()
    .describe("Continent, country or part of the world, e.g. Europe, Caribbean, Italy"),
  min_km: z.int().min(0).optional(),
  max_km: z.int().min(1).optional(),
  climate: z.enum(["warm", "cold"]).optional().describe("By day: 24 °C and more; 8 °C and less"),
  purpose: z.enum(["beach", "ski"]).optional().describe("In season at that time"),
  passport: z
    .string()
    .meta({ pattern: "^[A-Z]{2}$" })
    .optional()
    .describe("Country code: only where it usually needs no visa"),
  ...PARTY,
  max_connections: z.int().min(0).max(2).default(1).describe("Each way; nonstop places first"),
  limit,
  cursor: z.string().optional().describe("nextCursor of the page before"),
});

export const ExploredPlace = CheapFare.extend({
  code: z.string(),
  city: z.string(),
  country: z.string(),
  km: z.int(),
  high: z.int().describe("°C by day, about"),
  notes: z.array(z.string()).optional().describe("Beach, ski resorts, entry"),
});

export const PlacesExplored = z.object({
  ...FARES,
  origin: z.string(),
  total: z.int().describe("Places that may fit; some of them turn out dearer"),
  resultCount: z.int(),
  places: z.array(ExploredPlace),
  nextCursor: z.string().optional(),
});

export type CalendarRequest = z.output<typeof CalendarRequest>;
export type FareCalendar = z.output<typeof FareCalendar>;
export type CheapFare = z.output<typeof CheapFare>;
export type ExploreRequest = z.output<typeof ExploreRequest>;
export type ExploredPlace = z.output<typeof ExploredPlace>;
export type PlacesExplored = z.output<typeof PlacesExplored>;
