import { z } from "zod";
import { BOARDS } from "../../travel.ts";
import { currency, limit, rate } from "../parameters.ts";
import { cursor, PlaceCode, partOf, SearchEnvelope, sessionId } from "./parameters.ts";

const HOTEL_WISHES = [
  "beach",
  "pool",
  "lift",
  "step_free",
  "parking",
  "restaurant",
  "spa",
  "gym",
  "family_rooms",
  "pets",
  "airport_shuttle",
] as const;

/** Where in its town a hotel stands, and how far it is to what guests come for. */
const HotelLocation = z.object({
  kind: z.enum(["centre", "outer", "airport", "beach", "slope", "sanctuary"]),
  distance: z.string().describe("E.g. '150 m from the beach'"),
  lat: z.number(),
  lon: z.number(),
});

/** A stay in one hotel: offered in searches, reserved on a booking. */
export const HotelReservation = z.object({
  id: z.string().describe("Pass to bookHotel as hotelId"),
  hotelCode: z.string(),
  hotelName: z.string(),
  chainCode: z.string(),
  chainName: z.string(),
  address: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  nights: z.int(),
  roomType: z.string(),
  rateCode: z.string(),
  rateName: z.string().optional(),
  board: z.enum(BOARDS).optional(),
  cancellation: z.string().optional().describe("Until when it is free, and the fee after that"),
  starRating: z.int(),
  price: z.int().describe("USD cents for the whole stay, all rooms"),
  pricePerNight: z.int().describe("USD cents, all rooms"),
  guestCount: z.int(),
  rooms: z.int().describe("Rooms that the guests need"),
  cots: z.int().optional(),
  amenities: z.array(z.string()),
  location: HotelLocation.optional(),
  status: z.enum(["available", "sold_out", "confirmed", "cancelled"]),
});

export const GuestName = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
});

export const BookedHotel = HotelReservation.extend({
  guests: z.array(GuestName),
  specialRequests: z.string().optional(),
  part: partOf("H1"),
});

export const HotelSearch = z.object({
  cityCode: PlaceCode.describe("City IATA code (3 letters, e.g., 'LAX')"),
  checkInDate: z.iso.date(),
  checkOutDate: z.iso.date(),
  guests: z.int().min(1).max(10).default(1),
  starRating: z.int().min(1).max(5).optional().describe("Minimum star rating filter (optional)"),
  rooms: z.int().min(1).max(9).optional().describe("At least so many rooms"),
  childAges: z
    .array(z.int().min(0).max(17))
    .max(9)
    .optional()
    .describe("Children besides guests; under 3 they get a cot"),
  board: z.enum(BOARDS).optional().describe("At least these meals"),
  freeCancellation: z.boolean().optional(),
  amenities: z.array(z.enum(HOTEL_WISHES)).max(6).optional().describe("All of them"),
  near: z.string().optional().describe("A sight, or an airport's code: the nearest first"),
  maxKm: z.number().positive().optional().describe("From near, else from the centre"),
  minPrice: z.number().min(0).optional().describe("A night, all rooms, in units of currency"),
  maxPrice: z.number().positive().optional(),
  hotelName: z.string().optional().describe("Part of it"),
  currency,
  limit,
  cursor,
  sessionId,
});

/** Another rate of a hotel. What it leaves out is as on the hotel's row. */
const OtherRate = HotelReservation.pick({ roomType: true, price: true })
  .extend(HotelReservation.pick({ board: true, rooms: true }).partial().shape)
  .extend({
    rate: z.string().describe("To book it, put this in place of the hotel's rate in its id"),
    shown: z.object({ price: z.number() }).optional(),
  });

/** A hotel with its cheapest rate, and the other ones inside. */
export const FoundHotel = HotelReservation.extend({
  rate: z.string().describe("Room and rate code, as in id"),
  moreRates: z
    .array(OtherRate)
    .optional()
    .describe("What they leave out is as above; cancelling: see terms"),
  km: z.number().optional().describe("To what `near` names"),
  shown: z
    .object({ price: z.number(), pricePerNight: z.number() })
    .optional()
    .describe("In the currency asked for"),
});

export const HotelsFound = SearchEnvelope.extend({
  hotels: z.array(FoundHotel),
  terms: z.record(z.string(), z.string()).describe("Cancelling, by rate code"),
  rate,
  notes: z.array(z.string()).optional(),
});

export type HotelReservation = z.output<typeof HotelReservation>;
export type FoundHotel = z.output<typeof FoundHotel>;
export type BookedHotel = z.output<typeof BookedHotel>;
export type HotelSearch = z.output<typeof HotelSearch>;
