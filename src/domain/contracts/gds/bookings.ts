import { z } from "zod";
import { PASSENGER_TYPES } from "../../travel.ts";
import { type DeepReadonly, idempotencyKey, limit } from "../parameters.ts";
import { BookedCar, Driver } from "./cars.ts";
import { BOOKING_STATES, BookedFlight } from "./flights.ts";
import { BookedHotel, GuestName } from "./hotels.ts";
import { contactEmail, contactPhone, cursor, PnrCode, sessionId } from "./parameters.ts";

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

/** A client's booking context. Bookings outlive it. */
export const Session = z.object({
  id: z.uuid(),
  createdAt: z.int().describe("Unix ms"),
  expiresAt: z.int().describe("Unix ms"),
  lastActivity: z.int().describe("Unix ms"),
  bookingCount: z.int(),
  searchCount: z.int(),
});

const name = z.string().min(1).max(50);
const email = z.email().optional();

/** A passenger as a booking names it; the booking gives the id. */
export const NewPassenger = Passenger.omit({ id: true }).extend({
  firstName: name,
  lastName: name,
  dateOfBirth: z.iso.date().optional(),
  email,
});

export const FlightBooking = z.object({
  flightIds: z.array(z.string()).min(1).describe("Array of flight IDs from search results"),
  passengers: z.array(NewPassenger).min(1),
  contactEmail: contactEmail.describe("Primary contact email"),
  contactPhone: contactPhone.describe("Primary contact phone"),
  idempotencyKey,
  sessionId,
});

export const HotelBooking = z.object({
  hotelId: z.string(),
  existingPnr: PnrCode.optional().describe("Optional: Add hotel to existing booking"),
  guests: z.array(GuestName.extend({ email })).min(1),
  specialRequests: z.string().optional(),
  contactEmail,
  contactPhone,
  idempotencyKey,
  sessionId,
});

export const CarBooking = z.object({
  carId: z.string(),
  existingPnr: PnrCode.optional(),
  driver: Driver.extend({ email }),
  specialRequests: z.string().optional(),
  contactEmail,
  contactPhone,
  idempotencyKey,
  sessionId,
});

export const BookingReference = z.object({ pnr: PnrCode, sessionId });

export const Cancellation = z.object({
  pnr: PnrCode,
  reason: z.string().optional(),
  idempotencyKey,
  sessionId,
});

export const BookingListing = z.object({
  status: z.enum(["all", "confirmed", "cancelled"]).default("all"),
  limit,
  cursor,
  sessionId,
});

export const BookingList = z.object({
  bookings: z.array(Pnr),
  total: z.int(),
  resultCount: z.int(),
  nextCursor: z.string().optional(),
});

export type Passenger = z.output<typeof Passenger>;
export type Pnr = z.output<typeof Pnr>;
export type Session = z.output<typeof Session>;
/** The names and contacts of anybody on a booking. */
export type Person = Pick<Passenger, "firstName" | "lastName" | "email" | "phone">;
export type Contacts = Pick<Pnr, "contactEmail" | "contactPhone">;
export type NewPassenger = z.output<typeof NewPassenger>;
export type FlightBooking = DeepReadonly<z.output<typeof FlightBooking>>;
export type HotelBooking = DeepReadonly<z.output<typeof HotelBooking>>;
export type CarBooking = z.output<typeof CarBooking>;
export type BookingReference = z.output<typeof BookingReference>;
export type Cancellation = z.output<typeof Cancellation>;
export type BookingListing = z.output<typeof BookingListing>;
export type BookingList = z.output<typeof BookingList>;

/** What the parts of a booking cost together. */
export function totalPrice(booking: Pick<Pnr, "flights" | "hotels" | "cars">): number {
  let total = 0;
  for (const flight of booking.flights) total += flight.price;
  for (const hotel of booking.hotels) total += hotel.price;
  for (const car of booking.cars) total += car.totalPrice;
  return total;
}
