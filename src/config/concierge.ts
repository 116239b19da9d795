import { defined } from "../domain/defined.ts";
import { expandPath, type Machine } from "./data-folder.ts";
import type { Option, Reader } from "./options.ts";
import { text, webAddress } from "./values.ts";

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

/** The concierge desk: its catalogue, its helpers, or the service that does its work. */
export const CONCIERGE_OPTIONS = {
  catalogue: {
    env: "WAYFARE_CATALOGUE",
    flag: "catalogue",
    placeholder: "folder",
    fallbackNote: "the one that comes with Wayfare",
    help: "Folder with your own destinations, tours and excursions (docs/catalogue.md).",
    read: text,
  },
  aitravelUrl: {
    env: "AITRAVEL_BASE_URL",
    flag: "aitravel-base-url",
    placeholder: "url",
    help: "Remote concierge service: its tools are then forwarded there instead of answered here.",
    read: webAddress,
  },
  plannerUrl: {
    env: "PLANNER_LLM_BASE_URL",
    flag: "planner-llm-base-url",
    placeholder: "url",
    help: "OpenAI-compatible server whose model may read requests and polish the prose of trip plans; facts stay ours.",
    read: webAddress,
  },
  plannerModel: {
    env: "PLANNER_LLM_MODEL",
    flag: "planner-llm-model",
    placeholder: "name",
    help: "The model to ask there.",
    read: text,
  },
  plannerKey: {
    env: "PLANNER_LLM_API_KEY",
    flag: "planner-llm-api-key",
    placeholder: "token",
    help: "The key for it, where it wants one; it never leaves the server.",
    read: text,
  },
} as const satisfies Readonly<Record<string, Option<unknown>>>;

export function conciergeSettings(reader: Reader, machine: Machine): ConciergeSettings {
  const catalogue = reader.read("catalogue");
  return defined({
    catalogue: catalogue === undefined ? undefined : expandPath(catalogue, machine),
    remoteUrl: reader.read("aitravelUrl"),
    planner: plannerSettings(reader),
  });
}

function plannerSettings({ read, missing }: Reader): PlannerSettings | undefined {
  const baseUrl = read("plannerUrl");
  const model = read("plannerModel");
  const key = read("plannerKey");
  if (baseUrl === undefined) return undefined;
  if (model === undefined) {
    const { env } = CONCIERGE_OPTIONS.plannerModel;
    missing(env, `PLANNER_LLM_BASE_URL is set, so ${env} must name the model to ask`);
    return undefined;
  }
  return defined({ baseUrl, model, key });
}
