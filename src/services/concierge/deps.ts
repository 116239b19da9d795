import type { PlanningDeps } from "./plan/desk.ts";
import type { RequestDeps } from "./requests/deps.ts";

/** What the concierge works with. */
export interface ConciergeDeps extends RequestDeps, PlanningDeps {}
