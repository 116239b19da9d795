import { BookingReference, Pnr } from "../../domain/contracts/gds/bookings.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { bookingText } from "./booking-text.ts";

export const retrieveBooking = defineTool({
  name: "retrieveBooking",
  title: "Retrieve a booking (GDS)",
  toolset: "gds",
  effect: "read",
  quick: true,
  description:
    "Read a booking by its PNR: passengers, flights, hotels, cars, prices, status. Lost the PNR? Call listBookings.",
  input: BookingReference,
  output: Pnr,

  run: (input, { services, caller }: GdsContext) => services.gds.retrieveBooking(input, caller),

  reusedPart: (booking) => booking,

  summarize: bookingText,
});
