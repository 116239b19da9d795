import type { InProcess } from "../compose/in-process.ts";
import { loadConfig } from "../config.ts";
import { type Log, type LogLevel, stderrLog } from "../logging/log.ts";
import type { WorkflowDeps } from "../services/flights/travel-workflow.ts";
import type { ToolCalls, ToolName } from "./tool-calls.ts";

/** What a program may decide; the rest comes from the environment variables of the server. */
export interface WayfareSettings {
  /** Duffel access token; an empty text stays in the simulated world whatever the environment says. */
  readonly duffelApiKey?: string;
  readonly duffelBaseUrl?: string;
  /** File that bookings, workflows and cached offers are kept in; `:memory:` keeps nothing. */
  readonly database?: string;
  readonly valkeyUrl?: string;
  /** Which simulated world. */
  readonly seed?: string;
  /** Stops the clock at a date or an instant (ISO 8601). */
  readonly now?: string;
  /** Nothing is logged unless this, or LOG_LEVEL, names a level. */
  readonly logLevel?: LogLevel;
  /** Takes the log lines instead of stderr. Lines come with their facts as they are: redact them. */
  readonly log?: Log;
}

/** How one call is made. */
export interface ToolCallOptions {
  readonly signal?: AbortSignal;
}

/** The desks in this process, without a server. Pass it to what is to share one store. */
export interface Wayfare {
  /** Calls a tool by its name; rejects with a `TravelError` where the tool refuses. */
  call<K extends ToolName>(
    tool: K,
    args: ToolCalls[K]["input"],
    options?: ToolCallOptions,
  ): Promise<ToolCalls[K]["output"]>;
  /** What a `TravelWorkflow` stands on. Opened when first asked for. */
  desks(): Promise<WorkflowDeps>;
  close(): Promise<void>;
}

/** Opens nothing yet: bad settings are reported at once, the store with the first call. */
export function openWayfare(settings: WayfareSettings = {}): Wayfare {
  const { log: given, ...rest } = settings;
  const config = loadConfig(process.env, flagsOf(rest));
  const log = given ?? stderrLog(config.given.has("logLevel") ? config.logLevel : "silent");
  let opening: Promise<InProcess> | undefined;
  let desks: Promise<WorkflowDeps> | undefined;

  async function open(): Promise<InProcess> {
    const { openInProcess } = await import("../compose/in-process.ts");
    return await openInProcess(config, log);
  }

  async function inProcess(): Promise<InProcess> {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return await opening;
  }

  async function openDesks(): Promise<WorkflowDeps> {
    const { services, parts } = await (await inProcess()).opened();
    return {
      flights: services.flights,
      gds: services.gds,
      records: parts.store.records,
      now: parts.now,
      newId: parts.chance("workflows").uuid,
    };
  }

  function call<K extends ToolName>(
    tool: K,
    args: ToolCalls[K]["input"],
    options?: ToolCallOptions,
  ): Promise<ToolCalls[K]["output"]>;
  async function call(
    tool: string,
    args: unknown,
    { signal }: ToolCallOptions = {},
  ): Promise<unknown> {
    const opened = await inProcess();
    return (await opened.call({ tool, arguments: args, signal })).output;
  }

  return {
    call,
    async desks() {
      desks ??= openDesks().catch((error: unknown) => {
        desks = undefined;
        throw error;
      });
      return await desks;
    },
    async close() {
      const opened = opening;
      opening = undefined;
      desks = undefined;
      await (await opened)?.close();
    },
  };
}

const FLAGS: Readonly<Record<keyof Omit<WayfareSettings, "log">, string>> = {
  duffelApiKey: "duffel-api-key",
  duffelBaseUrl: "duffel-base-url",
  database: "db",
  valkeyUrl: "valkey-url",
  seed: "seed",
  now: "now",
  logLevel: "log-level",
};

/** A setting is the flag of the same meaning, which wins over the environment. */
function flagsOf(settings: Omit<WayfareSettings, "log">): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(FLAGS).map(([name, flag]) => [
      flag,
      new Map(Object.entries(settings)).get(name),
    ]),
  );
}
