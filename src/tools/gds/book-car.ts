import { z } from "zod";
import { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { defineTool } from "../define.ts";
import { contactEmail, contactPhone, idempotencyKey, PnrCode, sessionId } from "./parameters.ts";
import type { GdsContext } from "./services.ts";
import { bookingText } from "./text.ts";

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
  input: z.object({
    carId: z.string(),
    existingPnr: PnrCode.optional(),
    driver: z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.email().optional(),
      phone: z.string().optional(),
    }),
    specialRequests: z.string().optional(),
    contactEmail: contactEmail.optional(),
    contactPhone: contactPhone.optional(),
    idempotencyKey,
    sessionId,
  }),
  output: Pnr,

  run: (input, { services, caller }: GdsContext) => services.gds.bookCar(input, caller),

  summarize: (booking) => `Booked. ${bookingText(booking)}`,
});
