import { z } from "zod";
import { PASSENGER_TYPES } from "../../travel.ts";
import { BookedCar } from "./cars.ts";
import { BOOKING_STATES, BookedFlight } from "./flights.ts";
import { BookedHotel } from "./hotels.ts";

/** A traveller on a booking. Contact details here are the traveller's own; the booking has its own. */
export const Passenger = z.object({
  id: z.string().describe("Unique within the booking"),
  type: z.enum(PASSENGER_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  frequentFlyerNumber: z.string().optional(),
});

export type Passenger = z.infer<typeof Passenger>;

export const PNR_PATTERN = /^TEST-[A-Z0-9]{6}$/;

/** A booking: one party, its flights, stays and cars, under one reference. */
export const Pnr = z.object({
  pnr: z.string(),
  sessionId: z.string(),
  createdAt: z.int().describe("Unix ms"),
  lastModified: z.int().describe("Unix ms"),
  status: z.enum(BOOKING_STATES),
  passengers: z.array(Passenger),
  flights: z.array(BookedFlight),
  hotels: z.array(BookedHotel),
  cars: z.array(BookedCar),
  totalPrice: z.int().describe("USD cents, sum of all parts"),
  currency: z.literal("USD"),
  contactEmail: z.string().optional(),
  contactPhone: z.string().optional(),
  cancellationReason: z.string().optional(),
  warnings: z.array(z.string()).optional(),
});

export type Pnr = z.infer<typeof Pnr>;

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

/** What the parts of a booking cost together. */
export function totalPrice(booking: Pick<Pnr, "flights" | "hotels" | "cars">): number {
  let total = 0;
  for (const flight of booking.flights) total += flight.price;
  for (const hotel of booking.hotels) total += hotel.price;
  for (const car of booking.cars) total += car.totalPrice;
  return total;
}
