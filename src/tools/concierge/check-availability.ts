import { AvailabilityAnswer, AvailabilityRequest } from "../../domain/contracts/concierge/plan.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
import { availabilityText } from "./text.ts";

export const checkAvailability = defineTool({
  name: "check_availability",
  title: "Check availability",
  toolset: "concierge",
  effect: "read",
  publicRead: true,
  description: [
    "Say whether a destination is likely to have room on some dates, from hotel rooms, season and, with an origin, flights.",
    "Always approximate: only an operator confirms. Next: plan_trip or create_travel_request.",
  ].join("\n"),
  input: AvailabilityRequest,
  output: AvailabilityAnswer,

  run: (input, { services }: ConciergeContext) => services.concierge.checkAvailability(input),

  summarize: availabilityText,
});
