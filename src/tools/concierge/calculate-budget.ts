import { BudgetAnswer, PlanRequest } from "../../domain/contracts/concierge/plan.ts";
import { defineTool } from "../define.ts";
import type { ConciergeContext } from "../services.ts";
import { budgetText } from "./text.ts";

export const calculateBudget = defineTool({
  name: "calculate_budget",
  title: "Calculate a trip budget",
  toolset: "concierge",
  effect: "read",
  publicRead: true,
  description: [
    "Break the approximate cost of a trip down into transport, lodging, food, activities, fees and reserve, each low, expected and high, in the currency you choose.",
    "The totals are those of plan_trip for the same words and fields: fill in all that the message says. Estimates, never quotes.",
  ].join("\n"),
  input: PlanRequest,
  output: BudgetAnswer,

  run: (input, { services, signal }: ConciergeContext) =>
    services.concierge.calculateBudget(input, { signal }),

  summarize: budgetText,
});
