import { type RoundRobin, startRoundRobin } from "./round-robin.ts";
import { startServer, type TestServer } from "./valkey.ts";
import { startWayfare, type WayfareProcess } from "./wayfare-process.ts";

/** Built servers on one storage, behind a load balancer that gives every request to another. */
export interface TestNodes {
  readonly storage: TestServer;
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
