import type { RequestDeps } from "../requests/deps.ts";
import type { PlanningDeps } from "./plan/desk.ts";

/** What the concierge works with. */
export interface ConciergeDeps extends RequestDeps, PlanningDeps {}
