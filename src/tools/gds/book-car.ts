import { CarBooking, Pnr } from "../../domain/contracts/gds/bookings.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { bookingText } from "./booking-text.ts";

export const bookCar = defineTool({
  name: "bookCar",
  title: "Book a rental car (GDS)",
  toolset: "gds",
  effect: "create",
  description: [
    "Reserve a car from searchCars, on a new PNR or on existingPnr. On a PNR with flights the driver must be a passenger.",
    "A new PNR needs a contact: contactEmail, contactPhone or the driver's. Answers with the whole booking.",
    "Next: retrieveBooking, cancelBooking.",
  ].join("\n"),
  input: CarBooking,
  output: Pnr,

  run: (input, { services, caller }: GdsContext) => services.gds.bookCar(input, caller),

  summarize: (booking) => `Booked. ${bookingText(booking)}`,
});
