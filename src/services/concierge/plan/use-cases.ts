import type {
  AvailabilityAnswer,
  AvailabilityRequest,
  BudgetAnswer,
  PlanAnswer,
  PlanRequest,
} from "../../../domain/contracts/concierge/plan.ts";
import type { ChatModel } from "../../../suppliers/chat-model.ts";
import { availabilityFor } from "./availability.ts";
import { tripFor } from "./planner.ts";
import type { PlannerDeps } from "./planning.ts";
import { polishPlan } from "./polish.ts";
import { writeBudget, writePlan } from "./write.ts";

/** What plans, budgets and availability are made with: everything estimated, nothing booked. */
export interface PlanningDeps {
  /** The planner on its catalogue, which is read with the first question, and again after a failure. */
  readonly planner: () => Promise<PlannerDeps>;
  /** Absent: plans are worded by the planner alone. */
  readonly polisher?: ChatModel;
}

export async function planTrip(
  { planner, polisher }: PlanningDeps,
  request: PlanRequest,
  { signal }: { readonly signal: AbortSignal },
): Promise<PlanAnswer> {
  const plain = writePlan(await tripFor(await planner(), request));
  return polisher ? await polishPlan(polisher, plain, signal) : plain;
}

export async function calculateBudget(
  { planner }: PlanningDeps,
  request: PlanRequest,
): Promise<BudgetAnswer> {
  return writeBudget(await tripFor(await planner(), request));
}

export async function checkAvailability(
  { planner }: PlanningDeps,
  request: AvailabilityRequest,
): Promise<AvailabilityAnswer> {
  return await availabilityFor(await planner(), request);
}
