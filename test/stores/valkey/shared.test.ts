import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Shared } from "../../../src/stores/shared.ts";
import type { Store } from "../../../src/stores/types.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import {
  localRateLimiter,
  sharedRateLimiter,
} from "../../../src/surfaces/http/rate-limit/limiter.ts";
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

/** The formula as it is written, on fractions of big integers and a list of every request. */
function formulaAllows(limit: number, windowMs: number, past: readonly number[], now: number) {
  const window = Math.floor(now / windowMs);
  const inWindow = (index: number) =>
    BigInt(past.filter((time) => Math.floor(time / windowMs) === index).length);
  const overlap = BigInt(windowMs - (now - window * windowMs));
  const weighted = inWindow(window - 1) * overlap + inWindow(window) * BigInt(windowMs);
  return weighted + BigInt(windowMs) <= BigInt(limit) * BigInt(windowMs);
}

const traffic = fc.record({
  limit: fc.integer({ min: 1, max: 20 }),
  windowMs: fc.constantFrom(1_000, 7_000, 60_000),
  requests: fc.array(
    fc.record({
      node: fc.constantFrom(0, 1),
      pause: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 70_000 }),
      ),
    }),
    { maxLength: 80 },
  ),
});

describe("the rate limit of two nodes", () => {
  const never = {
    admit: () => Promise.reject(new Error("the storage did not count")),
  };

  test("decides every request as the formula does, and says what one node would say", async () => {
    const nodes = [await open(), await open()];
    let client = 0;
    await fc.assert(
      fc.asyncProperty(traffic, async ({ limit, windowMs, requests }) => {
        clock.now = START;
        const key = `client-${client++}`;
        const limiters = nodes.map(({ rates }) =>
          sharedRateLimiter(rates, { limit, windowMs }, never),
        );
        const local = localRateLimiter({ limit, windowMs, now: () => clock.now });
        const past: number[] = [];
        for (const { node, pause } of requests) {
          clock.now += pause;
          const expected = formulaAllows(limit, windowMs, past, clock.now);
          const decision = await limiters[node]?.admit(key);
          expect(decision).toEqual(await local.admit(key));
          expect(decision?.allowed).toBe(expected);
          if (expected) past.push(clock.now);
        }
      }),
    );
  });

  test.each(WHERE)("on a %s lets through exactly the limit, however many ask", async (where) => {
    clock.now = START;
    const limiters = [await open(where), await open(where)].map(({ rates }) =>
      sharedRateLimiter(rates, { limit: 50, windowMs: 60_000 }, never),
    );
    const decisions = await Promise.all(
      Array.from({ length: 200 }, (_, index) => limiters[index % 2]?.admit("crowd")),
    );
    expect(decisions.filter((decision) => decision?.allowed)).toHaveLength(50);
  });

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
  test.each(WHERE)("on a %s reach every node that listens to the channel", async (where) => {
    const [one, two] = [await open(where), await open(where)];
    const heard: string[] = [];
    await one.bus.subscribe("a", (message) => heard.push(`one ${message}`));
    await two.bus.subscribe("a", (message) => heard.push(`two ${message}`));
    await two.bus.subscribe("b", (message) => heard.push(`b ${message}`));
    await one.bus.publish("a", "hello");
    await vi.waitFor(() => expect([...heard].sort()).toEqual(["one hello", "two hello"]));
  });

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

describe("events of a session", () => {
  test.each(WHERE)("on a %s come back in order, from where the reader was", async (where) => {
    const [one, two] = [await open(where), await open(where)];
    const positions = await Promise.all(
      ["a", "b", "c", "d"].map((message) => one.events.append("s", "stream", message)),
    );
    const messages = async (after: string) =>
      (await two.events.after("s", after)).map(({ message }) => message);
    expect(await messages("0")).toEqual(["a", "b", "c", "d"]);
    expect(await messages(positions[1] ?? "")).toEqual(["c", "d"]);
    expect(await two.events.after("other", "0")).toEqual([]);
  });
});
