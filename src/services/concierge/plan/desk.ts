import type { Catalogue } from "../../../domain/catalogue.ts";
import type {
  AvailabilityAnswer,
  AvailabilityRequest,
  BudgetAnswer,
  PlanAnswer,
  PlanRequest,
} from "../../../domain/contracts/concierge/plan.ts";
import { lazily } from "../../../memory/lazily.ts";
import type { ChatModel } from "../../../suppliers/chat-model.ts";
import { atlasOf } from "./atlas.ts";
import { checkAvailability } from "./availability.ts";
import { planTrip } from "./planner.ts";
import type { PlannerDeps } from "./planning.ts";
import { polishPlan } from "./polish.ts";
import { writeBudget, writePlan } from "./write.ts";

/** Plans, budgets and availability: everything estimated, nothing booked. */
export interface PlanningDesk {
  planTrip(request: PlanRequest, options: { signal: AbortSignal }): Promise<PlanAnswer>;
  calculateBudget(request: PlanRequest): Promise<BudgetAnswer>;
  checkAvailability(request: AvailabilityRequest): Promise<AvailabilityAnswer>;
}

export interface PlanningDeps extends Omit<PlannerDeps, "atlas"> {
  /** Reads the catalogue: with the first question, and again after a failure. */
  readonly catalogue: () => Promise<Catalogue>;
  /** Absent: plans are worded by the planner alone. */
  readonly polisher?: ChatModel;
}

export function planningDesk({ catalogue, polisher, ...parts }: PlanningDeps): PlanningDesk {
  const deps = lazily(async (): Promise<PlannerDeps> => {
    const atlas = atlasOf(await catalogue(), parts.places, parts.landmassOf);
    return { ...parts, atlas };
  });
  return {
    async planTrip(request, { signal }) {
      const trip = await planTrip(await deps(), request);
      const plain = writePlan(trip);
      return polisher ? await polishPlan(polisher, plain, signal) : plain;
    },
    calculateBudget: async (request) => writeBudget(await planTrip(await deps(), request)),
    checkAvailability: async (request) => checkAvailability(await deps(), request),
  };
}
