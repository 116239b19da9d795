import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Redis } from "iovalkey";
import { portToKeep } from "./ports.ts";
import { program, VALKEY } from "./services.ts";

const exec = promisify(execFile);

/** A real server process with a folder of its own. */
export interface TestServer {
  readonly host: string;
  readonly port: number;
  readonly pid: number | undefined;
  /** Sends it a signal; `SIGSTOP` makes it silent, `SIGCONT` ends that. */
  signal(name: NodeJS.Signals): void;
  /** Ends it at once, or with `SIGTERM` in good order. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port and folder. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestCluster {
  readonly nodes: readonly TestServer[];
  stop(): Promise<void>;
}

/** Ended with this process at the latest, however a test run ends. */
const running = new Set<ChildProcess>();
process.on("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** `settings` are the server's own, e.g. `["--appendonly", "yes"]`. */
export async function startServer(settings: readonly string[] = []): Promise<TestServer> {
  const server = program(VALKEY);
  const folder = await mkdtemp(join(tmpdir(), "wayfare-valkey-"));
  const host = "127.0.0.1";
  const port = await portToKeep();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ["--bind", host, "--port", `${port}`, "--dir", folder, "--save", "", ...settings];
    const started = spawn(server, args, { stdio: ["ignore", "pipe", "pipe"] });
    child = started;
    running.add(started);
    started.once("exit", () => running.delete(started));
    let said = "";
    started.stdout.on("data", (text) => {
      said += text;
    });
    started.stderr.on("data", (text) => {
      said += text;
    });
    while (!(await answers(port, host))) {
      if (started.exitCode !== null) throw new Error(`${server} did not start:\n${said}`);
      await sleep(10);
    }
  }

  async function kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, "exit");
    child.kill(signal);
    await closed;
  }

  await start();
  return {
    host,
    port,
    get pid() {
      return child?.pid;
    },
    signal: (name) => child?.kill(name),
    kill,
    start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Three primaries that share the slots, each with as many replicas as asked. */
export async function startCluster(replicas = 0): Promise<TestCluster> {
  const settings = [
    ...["--cluster-enabled", "yes", "--cluster-node-timeout", "2000"],
    ...["--repl-diskless-sync-delay", "0"],
  ];
  const nodes: TestServer[] = [];
  const count = 3 * (1 + replicas);
  while (nodes.length < count) nodes.push(await startServer(settings));
  const cli = program(VALKEY).replace("-server", "-cli");
  await exec(cli, [
    "--cluster",
    "create",
    ...nodes.map(({ host, port }) => `${host}:${port}`),
    "--cluster-replicas",
    `${replicas}`,
    "--cluster-yes",
  ]);
  for (const node of nodes) await untilWhole(node);
  return {
    nodes,
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}

/** The tool returns before every node knows the others, and before replicas have their data. */
async function untilWhole(node: TestServer): Promise<void> {
  while (!String(await ask(node, "CLUSTER", "INFO")).includes("cluster_state:ok")) await sleep(20);
  while (/link_status:down/.test(String(await ask(node, "INFO", "replication")))) await sleep(20);
}

/** Asks one server, past every store. */
export async function ask(
  { host, port }: Pick<TestServer, "host" | "port">,
  command: string,
  ...args: (string | number)[]
): Promise<unknown> {
  const client = new Redis({ host, port });
  client.on("error", () => {});
  try {
    return await client.call(command, ...args);
  } finally {
    client.disconnect();
  }
}

/** Empties servers; replicas are emptied by their primaries. */
export async function flush(nodes: readonly TestServer[]): Promise<void> {
  await Promise.all(
    nodes.map(async (node) => {
      await ask(node, "FLUSHALL").catch((error: unknown) => {
        if (!String(error).includes("READONLY")) throw error;
      });
    }),
  );
}

async function answers(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, "connect");
    socket.write("PING\r\n");
    const [reply] = await once(socket, "data");
    return /^(\+PONG|-NOAUTH)/.test(String(reply));
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
