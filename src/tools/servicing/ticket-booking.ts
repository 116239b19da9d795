import { Pnr, Ticketing } from "../../domain/contracts/gds/bookings.ts";
import { defineTool } from "../define.ts";
import { bookingText } from "../gds/booking-text.ts";
import type { GdsContext } from "../services.ts";

export const ticketBooking = defineTool({
  name: "ticketBooking",
  title: "Pay a hold",
  toolset: "servicing",
  effect: "update",
  description:
    "Pay a booking that bookFlight holds (status pending), before its ticketingDeadline; after that it cancels itself. Answers with the confirmed booking. A declined card changes nothing.",
  input: Ticketing,
  output: Pnr,

  run: (input, { services, caller }: GdsContext) => services.gds.ticketBooking(input, caller),

  summarize: (booking) => `Ticketed. ${bookingText(booking)}`,
});
