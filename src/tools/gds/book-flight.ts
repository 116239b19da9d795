import { FlightBooking, Pnr } from "../../domain/contracts/gds/bookings.ts";
import { PARTY_LIMITS } from "../../domain/rules/party.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { bookedText } from "./booking-text.ts";

export const bookFlight = defineTool({
  name: "bookFlight",
  title: "Book flights (GDS)",
  toolset: "gds",
  effect: "create",
  description: [
    "Book flights from searchFlights, or simulated offers from search_flights, for named passengers; creates a TEST- PNR. Give contactEmail or contactPhone (one is required).",
    "Answers with the booking. A price that changed after the next UTC day is refused with the new one and a fresh id.",
    PARTY_LIMITS,
    "Next: bookHotel or bookCar with existingPnr, retrieveBooking, cancelBooking.",
  ].join("\n"),
  input: FlightBooking,
  exactOnly: { anyOf: [{ required: ["contactEmail"] }, { required: ["contactPhone"] }] },
  output: Pnr,

  run: (input, { services, caller }: GdsContext) => services.gds.bookFlight(input, caller),

  summarize: bookedText,
});
