import type {
  AvailabilityAnswer,
  AvailabilityRequest,
  BudgetAnswer,
  PlanAnswer,
  PlanRequest,
} from "../../../domain/contracts/concierge/plan.ts";
import { turnToGoOn } from "../../../memory/turns.ts";
import type { ChatModel } from "../../../suppliers/chat-model.ts";
import { availabilityFor } from "./availability.ts";
import { tripFor } from "./planner.ts";
import type { PlannerDeps } from "./planning.ts";
import type { Trip } from "./trip.ts";
import { readByModel } from "./wish/model-reading.ts";
import { polishPlan } from "./wording/polish.ts";
import { writeBudget, writePlan } from "./wording/write.ts";

/** What plans, budgets and availability are made with: everything estimated, nothing booked. */
export interface PlanningDeps {
  /** The planner on its catalogue, which is read with the first question, and again after a failure. */
  readonly planner: () => Promise<PlannerDeps>;
  /** Absent: requests are read and plans are worded by the planner alone. */
  readonly model?: ChatModel;
}

interface Asking {
  readonly signal: AbortSignal;
}

export async function planTrip(
  parts: PlanningDeps,
  request: PlanRequest,
  { signal }: Asking,
): Promise<PlanAnswer> {
  const trip = await tripOf(parts, request, signal);
  await turnToGoOn();
  const plain = writePlan(trip);
  return parts.model ? await polishPlan(parts.model, plain, signal) : plain;
}

export async function calculateBudget(
  parts: PlanningDeps,
  request: PlanRequest,
  { signal }: Asking,
): Promise<BudgetAnswer> {
  return writeBudget(await tripOf(parts, request, signal));
}

/** A plan and its budget are those of one trip: both read the request in the same way. */
async function tripOf(
  { planner, model }: PlanningDeps,
  request: PlanRequest,
  signal: AbortSignal,
): Promise<Trip> {
  const deps = await planner();
  await turnToGoOn();
  return await tripFor(deps, model ? await readByModel(model, request, deps, signal) : request);
}

export async function checkAvailability(
  { planner }: PlanningDeps,
  request: AvailabilityRequest,
): Promise<AvailabilityAnswer> {
  return await availabilityFor(await planner(), request);
}
