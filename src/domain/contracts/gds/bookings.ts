import { z } from "zod";
import { PASSENGER_TYPES } from "../../travel.ts";
import { currency, type DeepReadonly, idempotencyKey, limit } from "../parameters.ts";
import { parts } from "../servicing/cancellation.ts";
import { Disruption, DisruptionAnswer } from "../servicing/disruption.ts";
import { SeatChoice } from "../servicing/seats.ts";
import { BookedCar, Driver } from "./cars.ts";
import { BOOKING_STATES, BookedFlight } from "./flights.ts";
import { BookedHotel, GuestName } from "./hotels.ts";
import { FlightPayment, LedgerEntry, Payment } from "./ledger.ts";
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

/** What the fare of a part allows. Amounts are USD cents for the whole party. */
export const BookedFare = z.object({
  part: z.string(),
  brand: z.string(),
  checkedBags: z.int().describe("Per passenger with a seat"),
  checkedKg: z.int().optional().describe("Of each"),
  carryOnBags: z.int(),
  changeFee: z.int().optional().describe("Absent: no change"),
  refundFee: z.int().optional().describe("Absent: no refund, but for taxBack; 0 once paid"),
  refundAs: z.enum(["refund", "credit"]).optional(),
  taxBack: z.int().optional().describe("Comes back without a refund, or of a missed flight"),
  voidUntil: z.string().optional().describe("Until then cancelling gives everything back"),
  bagFee: z.int().optional().describe("For one more bag of one passenger"),
  seatFee: z.int().optional().describe("For a seat of one's choice, where it costs something"),
});

/** Something bought for a passenger and a part: bags of a journey, or a seat on one of its flights. */
const BookedExtra = z.object({
  type: z.enum(["bag", "seat"]),
  part: z.string(),
  passenger: z.string(),
  count: z.int(),
  price: z.int(),
  flightNumber: z.string().optional(),
  seat: z.string().optional(),
});

/** A meal or assistance that the airline was asked for. */
const BookedRequest = z.object({
  passenger: z.string(),
  code: z.string(),
  text: z.string(),
  part: z.string(),
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
  totalPrice: z.int().describe("USD cents, sum of all parts; cancelled ones count once all are"),
  currency: z.literal("USD"),
  shown: z
    .object({
      currency: z.string(),
      totalPrice: z.number(),
      owed: z.number().optional(),
      rate: z.string(),
    })
    .optional()
    .describe("In the currency asked for; USD is what is charged"),
  paid: z.int().optional().describe("USD cents, less what came back"),
  owed: z.int().optional().describe("USD cents"),
  ticketingDeadline: z.string().optional().describe("Of a hold: pay with ticketBooking before"),
  fares: z.array(BookedFare).optional(),
  extras: z.array(BookedExtra).optional(),
  requests: z.array(BookedRequest).optional(),
  related: z.array(z.string()).optional().describe("PNRs that it was divided from or into"),
  ledger: z.array(LedgerEntry).optional(),
  creditLeft: z.int().optional().describe("USD cents of airline credit; spend it in bookFlight"),
  disruptions: z.array(Disruption).optional().describe("Answer with respondToDisruption"),
  answered: z.array(DisruptionAnswer).optional().describe("What respondToDisruption was told"),
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
  hold: z.boolean().optional().describe("True: hold the seats unpaid until ticketingDeadline"),
  currency,
  seats: z.array(SeatChoice).optional().describe("From getSeatMap"),
  payment: FlightPayment,
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
  currency,
  payment: Payment,
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
  currency,
  payment: Payment,
  idempotencyKey,
  sessionId,
});

export const BookingReference = z.object({ pnr: PnrCode, currency, sessionId });

export const Ticketing = z.object({
  pnr: PnrCode,
  currency,
  payment: Payment,
  idempotencyKey,
  sessionId,
});

export const Cancellation = z.object({
  pnr: PnrCode,
  reason: z.string().optional(),
  parts,
  quoteId: z.string().optional().describe("From quoteCancellation: these amounts or nothing"),
  currency,
  idempotencyKey,
  sessionId,
});

export const BookingListing = z.object({
  status: z.enum(["all", "confirmed", "cancelled"]).default("all"),
  currency,
  limit,
  cursor,
  sessionId,
});

export const BookingList = z.object({
  bookings: z.array(Pnr),
  asOf: z.string(),
  total: z.int().describe("How many there are on all pages"),
  resultCount: z.int().describe("How many are on this page"),
  nextCursor: z.string().optional().describe("Absent on the last page"),
});

export type Passenger = z.output<typeof Passenger>;
export type BookedFare = z.output<typeof BookedFare>;
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
export type Ticketing = z.output<typeof Ticketing>;
export type Cancellation = z.output<typeof Cancellation>;
export type BookingListing = z.output<typeof BookingListing>;
export type BookingList = z.output<typeof BookingList>;
