import { z } from "zod";

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
  status: z.enum(["available", "sold_out", "confirmed", "cancelled"]),
});

const GuestName = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
});

export const BookedHotel = HotelReservation.extend({
  guests: z.array(GuestName),
  specialRequests: z.string().optional(),
});

export type HotelReservation = z.infer<typeof HotelReservation>;

export type BookedHotel = z.infer<typeof BookedHotel>;
