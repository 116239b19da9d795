import { loadConfig } from "../config.ts";
import { type Log, type LogLevel, stderrLog } from "../logging/log.ts";
import type { WorkflowDeps } from "../services/flights/travel-workflow.ts";
import { createChanges } from "../surfaces/mcp/changes.ts";

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
  readonly logLevel?: LogLevel;
  /** Takes the log lines instead of stderr. Lines come with their facts as they are: redact them. */
  readonly log?: Log;
}

/** The desks in this process, without a server. Pass it to what is to share one store. */
export interface Wayfare {
  /** Opened when first asked for. */
  desks(): Promise<WorkflowDeps>;
  close(): Promise<void>;
}

/** Opens nothing yet: bad settings are reported at once, the store with the first call. */
export function openWayfare(settings: WayfareSettings = {}): Wayfare {
  const { log: given, ...rest } = settings;
  const config = loadConfig(process.env, flagsOf(rest));
  const log = given ?? stderrLog(config.logLevel);
  let opening: Promise<Opened> | undefined;

  async function open(): Promise<Opened> {
    const { openServices } = await import("../compose/services.ts");
    const { services, parts, close } = await openServices(config, log, createChanges());
    const desks: WorkflowDeps = {
      flights: services.flights,
      gds: services.gds,
      records: parts.store.records,
      now: parts.now,
      newId: parts.chance("workflows").uuid,
    };
    return { desks, close };
  }

  return {
    async desks() {
      opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
      return (await opening).desks;
    },
    async close() {
      const opened = opening;
      opening = undefined;
      await (await opened)?.close();
    },
  };
}

interface Opened {
  readonly desks: WorkflowDeps;
  readonly close: () => Promise<void>;
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
