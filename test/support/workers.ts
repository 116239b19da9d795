import { mkdtempSync, readFileSync, rmSync } from "node:fs";
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

/** The processes that a server's own has started, which Linux knows. */
export function workersOf({ pid }: { readonly pid?: number | undefined }): readonly number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return text.split(" ").filter(Boolean).map(Number);
}

/** Sends a signal to a server and to its workers, as a terminal does to all that it started. */
export function signalAll(
  server: { readonly pid?: number | undefined },
  signal: NodeJS.Signals,
): void {
  for (const pid of [...workersOf(server), server.pid ?? 0]) process.kill(pid, signal);
}
