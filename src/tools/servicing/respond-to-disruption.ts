import { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { DisruptionResponse } from "../../domain/contracts/servicing/disruption.ts";
import { defineTool } from "../define.ts";
import { bookingText } from "../gds/booking-text.ts";
import { moneyBack } from "../gds/money-text.ts";
import type { GdsContext } from "../services.ts";

export const respondToDisruption = defineTool({
  name: "respondToDisruption",
  title: "Answer a disruption",
  toolset: "servicing",
  effect: "update",
  description:
    "When retrieveBooking shows disruptions (cancelled, delayed, retimed, missed connection): take one of the options, keep a new time, or take the full refund. Costs nothing. Ask the traveller first. Answers with the booking as it is then.",
  input: DisruptionResponse,
  output: Pnr,

  run: (input, { services, caller }: GdsContext) => services.gds.respondToDisruption(input, caller),

  summarize: (booking, { choice }) =>
    choice.trim().toLowerCase() === "refund"
      ? `Refunded. ${moneyBack(booking)}\n${bookingText(booking)}`
      : `Done, at no cost. ${bookingText(booking)}`,
});
