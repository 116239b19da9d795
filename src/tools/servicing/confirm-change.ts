import { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { ChangeConfirmation } from "../../domain/contracts/servicing/change.ts";
import { defineTool } from "../define.ts";
import { bookingText } from "../gds/booking-text.ts";
import type { GdsContext } from "../services.ts";

export const confirmChange = defineTool({
  name: "confirmChange",
  title: "Change a booking as quoted",
  toolset: "servicing",
  effect: "update",
  description:
    "Make a change that quoteChange priced, once the traveller agrees: charges or gives back exactly what the quote says, or changes nothing. Answers with the changed booking. A quote that ran out is refused; quote again.",
  input: ChangeConfirmation,
  output: Pnr,

  run: (input, { services, caller }: GdsContext) => services.gds.confirmChange(input, caller),

  summarize: (booking) => `Changed. ${bookingText(booking)}`,
});
