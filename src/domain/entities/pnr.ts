import { z } from "zod";
import { BookedCar } from "./car-rental.ts";
import { BOOKING_STATES, BookedFlight } from "./flight-segment.ts";
import { BookedHotel } from "./hotel-reservation.ts";
import { Passenger } from "./passenger.ts";

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

/** What the parts of a booking cost together. */
export function totalPrice(booking: Pick<Pnr, "flights" | "hotels" | "cars">): number {
  let total = 0;
  for (const flight of booking.flights) total += flight.price;
  for (const hotel of booking.hotels) total += hotel.price;
  for (const car of booking.cars) total += car.totalPrice;
  return total;
}
