import { Cancellation, Pnr } from "../../domain/contracts/gds/bookings.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";
import { bookingText } from "./booking-text.ts";
import { moneyBack } from "./money-text.ts";

export const cancelBooking = defineTool({
  name: "cancelBooking",
  title: "Cancel a booking (GDS)",
  toolset: "gds",
  effect: "destroy",
  description:
    "Cancel a booking, or some of its parts, for good; seats, rooms and cars go back on sale. Ask the traveller first: quoteCancellation says what comes back. Answers with the booking; its ledger says what was refunded.",
  input: Cancellation,
  output: Pnr,

  run: (input, { services, caller }: GdsContext) => services.gds.cancelBooking(input, caller),

  summarize: (booking) => `Cancelled. ${moneyBack(booking)}\n${bookingText(booking)}`,
});
