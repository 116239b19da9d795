import { type RoundRobin, startRoundRobin } from "./round-robin.ts";
import { startServer, type TestServer } from "./valkey.ts";
import { startWayfare, type WayfareProcess } from "./wayfare-process.ts";
import { WORKERS } from "./workers.ts";

/** Built servers on one storage, behind a load balancer that gives every request to another. */
export interface TestNodes {
  /** Absent where the nodes are workers on a file. */
  readonly storage?: TestServer;
  readonly nodes: readonly WayfareProcess[];
  readonly proxy: RoundRobin;
  /** Each node's own address. */
  readonly urls: readonly URL[];
  /** Resolves to the nodes' exit codes. */
  stop(): Promise<readonly (number | null)[]>;
}

export async function startNodes(
  env: Readonly<Record<string, string>> = {},
  count = 2,
): Promise<TestNodes> {
  if (WORKERS !== undefined) return await startWorkerNodes(env);
  // On its disk, so that a test may stop it and start it again.
  const storage = await startServer(["--appendonly", "yes"]);
  const nodes = await Promise.all(
    Array.from({ length: count }, () =>
      startWayfare({ VALKEY_URL: `valkey://${storage.host}:${storage.port}`, ...env }),
    ),
  );
  const proxy = await startRoundRobin(nodes.map(({ port }) => port));
  return {
    storage,
    nodes,
    proxy,
    urls: nodes.map(({ port }) => new URL(`http://127.0.0.1:${port}/mcp`)),
    async stop() {
      await proxy.close();
      const codes = await Promise.all(nodes.map((node) => node.stop()));
      await storage.stop();
      return codes;
    },
  };
}

/** Workers of one server: a connection of its own takes each request to the next of them. */
async function startWorkerNodes(env: Readonly<Record<string, string>>): Promise<TestNodes> {
  const server = await startWayfare(env);
  const proxy = await startRoundRobin([server.port, server.port]);
  return {
    nodes: [server],
    proxy,
    urls: [proxy.url, proxy.url],
    async stop() {
      await proxy.close();
      const code = await server.stop();
      return [code, code];
    },
  };
}
