import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startWayfare } from "../../test/support/wayfare-process.ts";

/** A server to be measured. */
export interface Subject {
  readonly url: string;
  readonly port: number;
  readonly pid: number | undefined;
  /** Seconds of CPU that it has used. */
  cpu(): Promise<number>;
  stop(): Promise<unknown>;
}

/** A baseline: a small server of its own that answers with the bytes it is given. */
export async function startBaseline(name: "raw" | "sdk", answer: string): Promise<Subject> {
  const file = fileURLToPath(new URL(`./${name}-server.mjs`, import.meta.url));
  const child = fork(file, {
    env: { ...process.env, ANSWER: Buffer.from(answer).toString("base64") },
  });
  const [port] = await once(child, "message");
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    port: Number(port),
    pid: child.pid,
    async cpu() {
      child.send("cpu");
      const [{ cpu }] = await once(child, "message");
      return (cpu.user + cpu.system) / 1e6;
    },
    async stop() {
      child.kill();
      await once(child, "exit");
    },
  };
}

/** For figures that must not change with the day, such as the words of an answer. */
export const STANDING_CLOCK = { WAYFARE_NOW: "2026-11-15T12:00:00Z" };

/**
 * Wayfare as it is shipped, on a file, with everything on but the limit that the load would hit. Its
 * clock runs: under one that stands still ids are worked out, and not drawn.
 */
export async function startOurs(env: Readonly<Record<string, string>> = {}): Promise<Subject> {
  const folder = mkdtempSync(join(tmpdir(), "wayfare-bench-"));
  const server = await startWayfare({
    WAYFARE_DB: join(folder, "wayfare.db"),
    RATE_LIMIT_PER_MINUTE: "1000000",
    LOG_LEVEL: "info",
    ...env,
  });
  return {
    url: `http://127.0.0.1:${server.port}/mcp`,
    port: server.port,
    pid: server.pid,
    async cpu() {
      const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
