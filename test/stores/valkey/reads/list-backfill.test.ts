import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { valkeyStore } from "../../../../src/stores/valkey/store.ts";
import { bookingChange } from "../../../contracts/store-changes.ts";
import { ask, flush, startCluster, startServer, type TestServer } from "../../../support/valkey.ts";

const LISTS = ["", ":pending", ":confirmed", ":cancelled", ":versions", ":complete"];

interface Served {
  readonly nodes: readonly TestServer[];
  readonly stop: () => Promise<void>;
}

/** A storage in which bookings are older than the lists of everybody's bookings. */
function describeOlderBookings(name: string, cluster: boolean, start: () => Promise<Served>): void {
  describe(`bookings made before there were lists of everybody's, on ${name}`, () => {
    let served: Served;

    beforeAll(async () => {
      served = await start();
    });

    afterAll(() => served.stop());

    beforeEach(() => flush(served.nodes));

    const open = () => valkeyStore({ nodes: served.nodes, cluster, now: Date.now });

    test("are listed from the first question on, each once, by every node", async () => {
      const made = Array.from({ length: 30 }, (_, i) =>
        bookingChange({
          sessionId: `s {${i % 4}}|`,
          createdAt: 1_000 + i,
          ...(i % 2 === 0 && { owner: "alice" }),
          state: i % 3 === 0 ? "cancelled" : "confirmed",
        }),
      );
      const before = await open();
      for (const change of made) await before.records.write(change);
      await before.close();
      for (const node of served.nodes) {
        // Of a cluster only one node has them, and the others say so.
        await ask(node, "DEL", ...LISTS.map((list) => `gds:all:{bookings}${list}`)).catch(() => {});
      }

      const [one, two] = [await open(), await open()];
      try {
        const query = { kind: "booking", limit: 50 };
        const pages = await Promise.all([one.records.list(query), two.records.list(query)]);
        for (const page of pages) {
          expect(page.total).toBe(30);
          expect(page.records.map(({ id }) => id)).toEqual(made.map(({ id }) => id).reverse());
        }
        const cancelled = await one.records.list({ ...query, state: "cancelled" });
        expect(cancelled.total).toBe(10);
        const next = bookingChange({ createdAt: 5_000 });
        await two.records.write(next);
        expect((await one.records.list(query)).records[0]?.id).toBe(next.id);
      } finally {
        await one.close();
        await two.close();
      }
    });
  });
}

describeOlderBookings("a server", false, async () => {
  const server = await startServer();
  return { nodes: [server], stop: () => server.stop() };
});

describeOlderBookings("a cluster", true, () => startCluster());
