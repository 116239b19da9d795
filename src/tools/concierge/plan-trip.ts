import { PlanAnswer, PlanRequest } from "../../domain/contracts/concierge/plan.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
import { planText } from "./text.ts";

export const planTrip = defineTool({
  name: "plan_trip",
  title: "Plan a trip",
  toolset: "concierge",
  effect: "read",
  publicRead: true,
  description: [
    "Make a day-by-day plan with route, hotels and budget of a trip described in English, Azerbaijani or Russian. Nothing is booked.",
    "Read the message yourself and fill every field that it says: fields win over words; each of must, avoid and work is kept or named in notes. An origin has flights priced.",
    "Next: again with plan_id and a change, calculate_budget, or create_travel_request with plan_id.",
  ].join("\n"),
  input: PlanRequest,
  output: PlanAnswer,

  run: (input, { services, signal }: ConciergeContext) =>
    services.concierge.planTrip(input, { signal }),

  summarize: planText,
});
