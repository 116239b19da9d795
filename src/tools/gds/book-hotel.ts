import { HotelBooking, Pnr } from "../../domain/contracts/gds/bookings.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { bookingText } from "./booking-text.ts";

export const bookHotel = defineTool({
  name: "bookHotel",
  title: "Book a hotel (GDS)",
  toolset: "gds",
  effect: "create",
  description: [
    "Reserve a stay from searchHotels, on a new PNR or on existingPnr. Name every guest; on a PNR with flights they must be its passengers.",
    "A new PNR needs a contact: contactEmail, contactPhone or a guest's email. Answers with the whole booking.",
    "Next: bookCar, retrieveBooking, cancelBooking.",
  ].join("\n"),
  input: HotelBooking,
  output: Pnr,

  run: (input, { services, caller }: GdsContext) => services.gds.bookHotel(input, caller),

  summarize: (booking) => `Booked. ${bookingText(booking)}`,
});
