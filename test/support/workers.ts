import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** How many workers the servers of this run have; undefined in the usual run, where they have none. */
export const WORKERS: string | undefined = process.env["WAYFARE_TEST_WORKERS"];

type Settings = Readonly<Record<string, string>>;

/** A server's settings in this run, and what to do when it has ended. */
export interface WorkerSettings {
  readonly env: Settings;
  readonly remove: () => void;
}

const IN_ONE_PROCESS = ["GYM", "FAULTS", "HTTP_WORKERS"];

/** Gives a server the run's workers, and a file where it would have kept all in memory. */
export function withWorkers(env: Settings): WorkerSettings {
  if (WORKERS === undefined || IN_ONE_PROCESS.some((name) => env[name] !== undefined)) {
    return { env, remove() {} };
  }
  const settings = { ...env, HTTP_WORKERS: WORKERS };
  const onValkey = env["VALKEY_URL"] !== undefined || env["VALKEY_HOST"] !== undefined;
  if (onValkey || env["WAYFARE_DB"] !== ":memory:") return { env: settings, remove() {} };
  const folder = mkdtempSync(join(tmpdir(), "wayfare-workers-"));
  return {
    env: { ...settings, WAYFARE_DB: join(folder, "wayfare.db") },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
