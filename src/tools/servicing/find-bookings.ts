import { BookingSearch, BookingsFound } from "../../domain/contracts/servicing/find.ts";
import { defineTool } from "../define.ts";
import type { GdsContext } from "../services.ts";

export const findBookings = defineTool({
  name: "findBookings",
  title: "Find a booking without its PNR",
  toolset: "servicing",
  effect: "read",
  description:
    "Find bookings whose PNR is lost, by a passenger's last name and at least one of e-mail, phone, flight and date, or day of booking. Answers with PNRs and what is booked; nothing when not all facts fit. Next: retrieveBooking.",
  input: BookingSearch,
  output: BookingsFound,

  run: (input, { services, caller }: GdsContext) => services.gds.findBookings(input, caller),

  summarize({ bookings }) {
    if (bookings.length === 0) return "No booking fits all of these facts.";
    const lines = bookings.map(({ pnr, status, what }) => `${pnr} ${status}: ${what}`);
    return `${lines.join("\n")}\nRead one with retrieveBooking.`;
  },
});
