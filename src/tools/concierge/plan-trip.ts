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
    "Make a day-by-day plan with route, hotels, activities and an approximate budget from a trip described in English, Azerbaijani or Russian.",
    "Fill in what is sure (origin, days, party …): fields win over words. With an origin flights are priced. Nothing is booked.",
    "Next: again with plan_id and a change (add Armenia, make it 7 days), calculate_budget, or create_travel_request with plan_id to reach an operator.",
  ].join("\n"),
  input: PlanRequest,
  output: PlanAnswer,

  run: (input, { services, signal }: ConciergeContext) =>
    services.concierge.planTrip(input, { signal }),

  summarize: planText,
});
