import { z } from "zod";
import { LANGUAGES } from "../../domain/catalogue.ts";
import { planText } from "../../services/concierge/plan/text.ts";
import { defineTool } from "../define.ts";
import { disclaimer } from "./parameters.ts";
import { tripInput } from "./plan-parameters.ts";
import type { ConciergeContext } from "./services.ts";

const Day = z.object({
  day: z.int(),
  city: z.string(),
  morning: z.string(),
  afternoon: z.string(),
  evening: z.string(),
  tips: z.string(),
});

const Transfer = z.object({
  day: z.int(),
  from: z.string(),
  to: z.string(),
  mode: z.enum(["road", "train", "ferry", "flight"]),
  hours: z.number().describe("Door to door, roughly"),
});

export const planTrip = defineTool({
  name: "plan_trip",
  title: "Plan a trip",
  toolset: "concierge",
  effect: "read",
  publicRead: true,
  description: [
    "Make a day-by-day plan with route, hotels, activities and an approximate budget from a trip described in English, Azerbaijani or Russian.",
    "Name the starting city to have flights priced. Nothing is booked.",
    "Next: calculate_budget for the breakdown, create_travel_request to reach an operator.",
  ].join("\n"),
  input: tripInput,
  output: z.object({
    summary: z.string(),
    destinations: z.array(z.string()),
    budget: z.object({ currency: z.string(), total: z.number(), perPerson: z.number() }),
    itinerary: z.array(Day),
    hotels: z.array(z.string()),
    activities: z.array(z.string()),
    disclaimer,
    lang: z.enum(LANGUAGES),
    notes: z.array(z.string()).describe("What was assumed, left out or does not fit"),
    dates: z.object({ from: z.string(), to: z.string() }).optional(),
    transfers: z.array(Transfer).describe("Every change of city"),
    flights: z.array(z.string()).optional().describe("Flights that the budget counts on"),
  }),

  run: (input, { services, signal }: ConciergeContext) =>
    services.concierge.planTrip(input, { signal }),

  summarize: (plan) => planText(plan),
});
