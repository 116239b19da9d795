import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { ROOT } from "./build.ts";
import { withWorkers } from "./workers.ts";

export interface WayfareProcess {
  readonly port: number;
  /** The one-time link to the operator's page, where the server printed one. */
  readonly consoleLink: string | undefined;
  readonly pid: number | undefined;
  /** Ends it in mid-sentence. */
  kill(): Promise<void>;
  /** Resolves to its exit code. */
  readonly exited: Promise<number | null>;
  /** Asks it to end; resolves to its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built server, with HTTP on a free port, and waits until it listens. */
export async function startWayfare(
  env: Readonly<Record<string, string>>,
  command = "serve",
): Promise<WayfareProcess> {
  const settings = withWorkers({
    TRANSPORT_MODE: "http",
    HTTP_PORT: "0",
    WAYFARE_DB: ":memory:",
    LOG_LEVEL: "warn",
    ...env,
  });
  const child = spawn(process.execPath, ["dist/main.js", command], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], ...settings.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit").then(([code]) => code);
  void exited.then(settings.remove);
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
    // What the server did not expect belongs into the test's report.
    if (/"msg":"(tool call|request) failed"/.test(String(chunk))) process.stderr.write(chunk);
  });
  let consoleLink: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    consoleLink ??= /http:\S+\/console\/\?ticket=\S+/.exec(line)?.[0];
    const port = /http:\/\/[^/]+:(\d+)\/health/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return {
      port: Number(port),
      consoleLink,
      pid: child.pid,
      async kill() {
        child.kill("SIGKILL");
        await exited;
      },
      exited,
      async stop() {
        child.kill("SIGTERM");
        return await exited;
      },
    };
  }
  throw new Error(`Wayfare did not start:\n${stderr}`);
}
