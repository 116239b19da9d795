import { z } from "zod";
import { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { PASSENGER_TYPES } from "../../domain/travel.ts";
import { defineTool } from "../define.ts";
import { contactEmail, contactPhone, idempotencyKey, sessionId } from "./parameters.ts";
import type { GdsContext } from "./services.ts";
import { bookingText } from "./text.ts";

export const bookFlight = defineTool({
  name: "bookFlight",
  title: "Book flights (GDS)",
  toolset: "gds",
  effect: "create",
  description: [
    "Book flights from searchFlights, or simulated offers from search_flights, for named passengers; creates a TEST- PNR. Give contactEmail or contactPhone (one is required).",
    "Answers with the whole booking. A price that changed after 24 hours is refused with the new one and a fresh id.",
    "Next: bookHotel or bookCar with existingPnr, retrieveBooking, cancelBooking.",
  ].join("\n"),
  input: z.object({
    flightIds: z.array(z.string()).min(1).describe("Array of flight IDs from search results"),
    passengers: z
      .array(
        z.object({
          type: z.enum(PASSENGER_TYPES),
          firstName: z.string().min(1).max(50),
          lastName: z.string().min(1).max(50),
          dateOfBirth: z.iso.date().optional(),
          email: z.email().optional(),
          phone: z.string().optional(),
          frequentFlyerNumber: z.string().optional(),
        }),
      )
      .min(1),
    contactEmail: contactEmail.optional().describe("Primary contact email"),
    contactPhone: contactPhone.optional().describe("Primary contact phone"),
    idempotencyKey,
    sessionId,
  }),
  exactOnly: { anyOf: [{ required: ["contactEmail"] }, { required: ["contactPhone"] }] },
  output: Pnr,

  run: (input, { services, caller }: GdsContext) => services.gds.bookFlight(input, caller),

  summarize: (booking) => `Booked. ${bookingText(booking)}`,
});
