import { BookingList, BookingListing, type Pnr } from "../../domain/contracts/gds/bookings.ts";
import { isPast } from "../../domain/rules/parts.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { numbered, priceText, resultList } from "./text.ts";

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

  summarize({ bookings, asOf, ...page }) {
    if (bookings.length === 0) return "No bookings here. Search and book first.";
    return resultList(
      "Bookings",
      numbered(bookings.map((booking) => bookingLine(booking, Date.parse(asOf)))),
      page,
      "Read one with retrieveBooking.",
    );
  },
});

function bookingLine(booking: Pnr, now: number): string {
  const parts = [
    ...booking.flights.map(
      ({ originCode, destinationCode, departureTime }) =>
        `${originCode}–${destinationCode} ${departureTime.slice(0, 10)}`,
    ),
    ...booking.hotels.map((hotel) => hotel.hotelName),
    ...booking.cars.map((car) => car.companyName),
  ];
  const past = isPast(booking, now) ? " (past)" : "";
  const hit = booking.disruptions ? ", DISRUPTION: see retrieveBooking" : "";
  return `${booking.pnr} ${booking.status}${past}, ${booking.passengers[0]?.lastName ?? ""}, ${parts.join(", ")}, ${priceText(booking.totalPrice, booking.shown?.totalPrice, booking.shown?.currency)}${hit}`;
}
