import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectRepeatable, expectSoundBooks, readSettledBooks } from "../support/booking-audit.ts";
import { findFlights, startLoad } from "../support/booking-load.ts";
import { ask, startCluster, type TestCluster } from "../support/valkey.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const NODES = 2;

let cluster: TestCluster;
const nodes: WayfareProcess[] = [];

beforeAll(async () => {
  cluster = await startCluster(1);
  while (nodes.length < NODES) {
    nodes.push(
      await startWayfare({
        VALKEY_URL: cluster.nodes.map(({ host, port }) => `valkey://${host}:${port}`).join(","),
        VALKEY_WAIT_REPLICAS: "1",
        WAYFARE_NOW: "2026-11-15T12:00:00Z",
        RATE_LIMIT_ENABLED: "false",
      }),
    );
  }
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await cluster.stop();
});

test("a primary that fails over to its replica under load loses, doubles and oversells nothing", async () => {
  const ports = nodes.map(({ port }) => port);
  const { scarce, plenty } = await findFlights(ports[0] ?? 0, { scarce: 30, plenty: 100 });
  const flights = [...scarce, ...plenty];
  const load = startLoad({ ports: () => ports, flights });
  await vi.waitFor(() => expect(load.acknowledged.size).toBeGreaterThan(200), { timeout: 60_000 });

  const [victim, ...others] = cluster.nodes;
  await victim?.kill();
  const dead = new RegExp(`:${victim?.port}@\\d+ \\S*fail.*connected$`);
  // It has forgotten everything: as a primary it would make its replica forget, too. So it comes
  // back only when every other server knows that the replica has its slots.
  await vi.waitFor(
    async () => {
      for (const server of others) {
        const lines = String(await ask(server, "CLUSTER", "NODES")).split("\n");
        expect(lines.some((line) => dead.test(line))).toBe(true);
      }
    },
    { timeout: 60_000, interval: 100 },
  );
  const settled = load.settled();
  await victim?.start();
  await vi.waitFor(() => expect(load.settled()).toBeGreaterThan(settled + 300), {
    timeout: 60_000,
  });
  await load.finish();

  expect(load.failures.length).toBeGreaterThan(0);
  expect(new Set(load.failures.map(({ reason }) => reason))).toEqual(
    new Set(["storage_unavailable"]),
  );
  await expectRepeatable(load, ports, 100);
  await expectSoundBooks(load, await readSettledBooks(cluster), flights, ports);
});
