import { BookingList, BookingListing, type Pnr } from "../../domain/contracts/gds/bookings.ts";
import { formatUsd } from "../../domain/money.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { numbered, resultList } from "./text.ts";

export const listBookings = defineTool({
  name: "listBookings",
  title: "List bookings (GDS)",
  toolset: "gds",
  effect: "read",
  quick: true,
  description:
    "List the bookings made in this session, newest first: total says how many there are, nextCursor pages on. Next: retrieveBooking or cancelBooking with a PNR.",
  input: BookingListing,
  output: BookingList,

  async run(input, { services, caller }: GdsContext) {
    const page = await services.gds.listBookings(input, caller);
    return { ...page, resultCount: page.bookings.length };
  },

  summarize({ bookings, ...page }) {
    if (bookings.length === 0) return "No bookings here. Search and book first.";
    return resultList(
      "Bookings",
      numbered(bookings.map(bookingLine)),
      page,
      "Read one with retrieveBooking.",
    );
  },
});

function bookingLine(booking: Pnr): string {
  const parts = [
    ...booking.flights.map((flight) => `${flight.originCode}–${flight.destinationCode}`),
    ...booking.hotels.map((hotel) => hotel.hotelName),
    ...booking.cars.map((car) => car.companyName),
  ];
  return `${booking.pnr} ${booking.status}, ${booking.passengers[0]?.lastName ?? ""}, ${parts.join(", ")}, ${formatUsd(booking.totalPrice)}`;
}
