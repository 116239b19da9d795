import { CONCIERGE_OPTIONS as OPTIONS } from "./concierge-options.ts";
import { expandPath, type Machine } from "./data-folder.ts";
import type { Reader } from "./guards.ts";

/** How the concierge desk is set up. */
export interface ConciergeSettings {
  /** Absolute path of a catalogue folder; absent: the one that comes with Wayfare. */
  readonly catalogue?: string;
  /** Absent: the desk answers by itself. */
  readonly remoteUrl?: string;
  readonly planner?: PlannerSettings;
}

export interface PlannerSettings {
  readonly baseUrl: string;
  readonly model: string;
  readonly key?: string;
}

export function conciergeSettings(reader: Reader, machine: Machine): ConciergeSettings {
  const catalogue = reader.read("catalogue", OPTIONS.catalogue);
  const remoteUrl = reader.read("aitravelUrl", OPTIONS.aitravelUrl);
  const planner = plannerSettings(reader);
  return {
    ...(catalogue !== undefined && { catalogue: expandPath(catalogue, machine) }),
    ...(remoteUrl !== undefined && { remoteUrl }),
    ...(planner && { planner }),
  };
}

function plannerSettings({ read, missing }: Reader): PlannerSettings | undefined {
  const baseUrl = read("plannerUrl", OPTIONS.plannerUrl);
  const model = read("plannerModel", OPTIONS.plannerModel);
  const key = read("plannerKey", OPTIONS.plannerKey);
  if (baseUrl === undefined) return undefined;
  if (model === undefined) {
    const { env } = OPTIONS.plannerModel;
    missing(env, `PLANNER_LLM_BASE_URL is set, so ${env} must name the model to ask`);
    return undefined;
  }
  return { baseUrl, model, ...(key !== undefined && { key }) };
}
