import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Shared } from "../../../src/stores/shared.ts";
import type { Store } from "../../../src/stores/types.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { sharedContract } from "../../contracts/shared.ts";
import {
  ask,
  startCluster,
  startServer,
  type TestCluster,
  type TestServer,
} from "../../support/valkey.ts";

const START = Date.UTC(2026, 3, 7, 10, 1);

let server: TestServer;
let cluster: TestCluster;
let clock: { now: number };
const opened: Store[] = [];

const WHERE = ["server", "cluster"] as const;
type Where = (typeof WHERE)[number];

async function open(where: Where = "server"): Promise<Shared> {
  const store = await valkeyStore({
    ...(where === "server" ? { nodes: [server] } : { nodes: cluster.nodes, cluster: true }),
    now: Date.now,
    rateClock: () => clock.now,
  });
  opened.push(store);
  if (!store.shared) throw new Error("nothing shared");
  return store.shared;
}

beforeAll(async () => {
  [server, cluster] = await Promise.all([startServer(), startCluster()]);
  clock = { now: START };
});

afterAll(async () => {
  await Promise.all(opened.map((store) => store.close()));
  await Promise.all([server.stop(), cluster.stop()]);
});

describe.each(WHERE)("two nodes on a %s", (where) => {
  sharedContract(async () => ({
    nodes: [await open(where), await open(where)],
    async setClock(now) {
      clock.now = now;
    },
  }));
});

describe("the rate limit of two nodes", () => {
  test("is forgotten by the server when a client stays away", async () => {
    clock.now = START;
    const { rates } = await open();
    await rates.count("leaving", 5, 60_000);
    expect(Number(await ask(server, "PTTL", "gds:rate:{leaving}"))).toBeGreaterThan(120_000);
  });

  test("goes by the server's clock, which all nodes share", async () => {
    const store = await valkeyStore({ nodes: [server], now: () => 0 });
    opened.push(store);
    const before = Date.now();
    const counted = await store.shared?.rates.count("real", 5, 60_000);
    expect(counted?.time).toBeGreaterThanOrEqual(before - 5);
    expect(counted?.time).toBeLessThanOrEqual(Date.now() + 5);
  });
});

describe("messages between nodes", () => {
  test("are heard again after the server was away", async () => {
    const [one, two] = [await open(), await open()];
    const heard: string[] = [];
    await two.bus.subscribe("back", (message) => heard.push(message));
    await server.kill();
    await expect(one.bus.publish("back", "lost")).rejects.toMatchObject({
      details: { reason: "storage_unavailable" },
    });
    await server.start();
    await vi.waitFor(
      async () => {
        await one.bus.publish("back", "found");
        expect(heard).toContain("found");
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(heard).not.toContain("lost");
  });
});
