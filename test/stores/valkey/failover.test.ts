import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { bookingChange } from "../../contracts/store-changes.ts";
import { ask, startCluster, type TestCluster } from "../../support/valkey.ts";

const WORKERS = 8;
const ROUTES = 12;
const SEATS = 60;
const CLAIM_MS = 1_500;

describe("a cluster whose primary dies under load", () => {
  let cluster: TestCluster;

  beforeAll(async () => {
    cluster = await startCluster(1);
  });

  afterAll(() => cluster.stop());

  test("loses, doubles and oversells nothing when replicas must have what was acknowledged", async () => {
    const store = await valkeyStore({
      nodes: cluster.nodes,
      cluster: true,
      now: Date.now,
      waitReplicas: 1,
      claimMs: CLAIM_MS,
    });
    const acknowledged = new Map<string, string>();
    const refused: string[] = [];
    let stop = false;

    /** Sends one request until there is an answer, as a client that lost its connection does. */
    async function book(request: string, route: number): Promise<void> {
      for (;;) {
        const change = bookingChange({
          sessionId: `s${route}`,
          document: request,
          claims: [
            { key: `route:${route}#seat`, quantity: 1, capacity: SEATS },
            { key: `route:${(route + 1) % ROUTES}#other`, quantity: 1, capacity: 1_000_000 },
          ],
          idempotency: {
            scope: "load",
            key: request,
            fingerprint: "f",
            outcome: request,
            ttlMs: 600_000,
          },
        });
        const result = await store.records.write(change).catch(() => sleep(50));
        if (!result) continue;
        if (result.kind === "committed") acknowledged.set(request, change.id);
        else if (result.kind === "replayed") acknowledged.set(request, "");
        else refused.push(request);
        return;
      }
    }

    const load = Promise.all(
      Array.from({ length: WORKERS }, async (_, worker) => {
        for (let i = 0; !stop; i++) await book(`${worker}-${i}`, (worker + i) % ROUTES);
      }),
    );
    await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(100), { timeout: 30_000 });
    const [victim] = cluster.nodes;
    await victim?.kill();
    const dead = new RegExp(`:${victim?.port}@\\d+ \\S*fail.*connected$`);
    // Only when a replica has taken over its slots may the dead one come back: it has forgotten
    // everything, and as a primary it would make its replica forget, too.
    await vi.waitFor(
      async () => {
        for (const node of cluster.nodes.slice(1)) {
          const lines = String(await ask(node, "CLUSTER", "NODES")).split("\n");
          expect(lines.some((line) => dead.test(line))).toBe(true);
        }
      },
      { timeout: 30_000, interval: 100 },
    );
    const before = acknowledged.size + refused.length;
    await victim?.start();
    await vi.waitFor(
      () => expect(acknowledged.size + refused.length).toBeGreaterThan(before + 50),
      {
        timeout: 30_000,
        interval: 50,
      },
    );
    stop = true;
    await load;
    await sleep(CLAIM_MS);
    await store.sweep();

    const pnrs = [...acknowledged.values()].filter((pnr) => pnr !== "");
    const found = await Promise.all(pnrs.map((pnr) => store.records.get("booking", pnr)));
    expect(found.filter((booking) => booking === undefined)).toEqual([]);
    const documents: string[] = [];
    const perRoute: number[] = [];
    for (let route = 0; route < ROUTES; route++) {
      const page = await store.records.list({
        kind: "booking",
        owner: { sessionId: `s${route}` },
        limit: 10_000,
      });
      documents.push(...page.records.map(({ document }) => document));
      perRoute.push(page.total);
    }
    expect(documents.toSorted()).toEqual([...acknowledged.keys()].toSorted());
    const seats = Array.from({ length: ROUTES }, (_, route) => `route:${route}#seat`);
    expect(await store.inventory.sold(seats)).toEqual(perRoute);
    expect(Math.max(...perRoute)).toBeLessThanOrEqual(SEATS);
    await store.close();
  });
});
