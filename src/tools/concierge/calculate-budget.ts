import { z } from "zod";
import { LANGUAGES } from "../../domain/catalogue.ts";
import { budgetText } from "../../services/concierge/plan/text.ts";
import { defineTool } from "../define.ts";
import { disclaimer } from "./parameters.ts";
import { tripInput } from "./plan-parameters.ts";
import type { ConciergeContext } from "./services.ts";

const Line = z.object({
  heading: z.enum(["transport", "lodging", "food", "activities", "fees", "reserve"]),
  label: z.string(),
  low: z.number(),
  expected: z.number(),
  high: z.number(),
});

export const calculateBudget = defineTool({
  name: "calculate_budget",
  title: "Calculate a trip budget",
  toolset: "concierge",
  effect: "read",
  publicRead: true,
  description: [
    "Break the approximate cost of a trip down into transport, lodging, food, activities, fees and reserve, each low, expected and high, in the currency you choose.",
    "The totals are those of plan_trip for the same words. Estimates, never quotes.",
  ].join("\n"),
  input: tripInput,
  output: z.object({
    currency: z.string(),
    total: z.number(),
    perPerson: z.number(),
    disclaimer,
    lang: z.enum(LANGUAGES),
    days: z.int(),
    travelers: z.int(),
    destinations: z.array(z.string()),
    breakdown: z.array(Line).describe("The expected figures add up to total"),
    range: z.object({ low: z.number(), high: z.number() }),
    notes: z.array(z.string()),
  }),

  run: (input, { services }: ConciergeContext) => services.concierge.calculateBudget(input),

  summarize: (budget) => budgetText(budget),
});
