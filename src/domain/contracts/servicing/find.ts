import { z } from "zod";
import { BOOKING_STATES } from "../gds/flights.ts";
import { contactEmail, contactPhone, sessionId } from "../gds/parameters.ts";

export const BookingSearch = z.object({
  lastName: z.string().min(1).describe("Of a passenger"),
  email: contactEmail,
  phone: contactPhone,
  flightNumber: z.string().optional().describe("With flightDate"),
  flightDate: z.iso.date().optional().describe("Local day of departure"),
  bookedOn: z.iso.date().optional().describe("Day of the booking"),
  sessionId,
});

/** A booking that fits, in a line. */
export const BookingMatch = z.object({
  pnr: z.string(),
  status: z.enum(BOOKING_STATES),
  createdAt: z.int().describe("Unix ms"),
  what: z.string(),
});

export const BookingsFound = z.object({ bookings: z.array(BookingMatch) });

export type BookingSearch = z.output<typeof BookingSearch>;
export type BookingMatch = z.output<typeof BookingMatch>;
export type BookingsFound = z.output<typeof BookingsFound>;
