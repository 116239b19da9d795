import { z } from "zod";
import { limit } from "../parameters.ts";
import { cursor, PlaceCode, partOf, SearchEnvelope, sessionId } from "./parameters.ts";

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
  starRating: z.int(),
  price: z.int().describe("USD cents for the whole stay, all rooms"),
  pricePerNight: z.int().describe("USD cents, all rooms"),
  guestCount: z.int(),
  rooms: z.int().describe("Rooms that the guests need"),
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
  limit,
  cursor,
  sessionId,
});

export const HotelsFound = SearchEnvelope.extend({ hotels: z.array(HotelReservation) });

export type HotelReservation = z.output<typeof HotelReservation>;
export type BookedHotel = z.output<typeof BookedHotel>;
export type HotelSearch = z.output<typeof HotelSearch>;
