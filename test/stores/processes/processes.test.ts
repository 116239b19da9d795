import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startServer } from "../../support/valkey.ts";
import { temporaryFolder } from "../sqlite/storage.ts";
import { CLAIM_MS, type Shared, UNIT } from "./open.ts";
import { missing, type Workers, workersOn } from "./workers.ts";

interface Place {
  readonly shared: Shared;
  readonly remove: () => Promise<void>;
}

async function onFile(): Promise<Place> {
  const folder = await temporaryFolder();
  const path = join(folder.path, "wayfare.db");
  return { shared: { engine: "sqlite", path }, remove: folder.remove };
}

async function onServer(): Promise<Place> {
  const server = await startServer();
  return { shared: { engine: "valkey", port: server.port }, remove: server.stop };
}

describe.each([
  // A file is whole again at once; a server's claims end by their deadline.
  { what: "sqlite file", open: onFile, kills: 20, settleMs: 0 },
  { what: "valkey server", open: onServer, kills: 6, settleMs: CLAIM_MS + 100 },
])("several processes on one $what", ({ open, kills, settleMs }) => {
  let place: Place;
  let workers: Workers;

  beforeEach(async () => {
    place = await open();
    workers = workersOn(place.shared);
  });

  afterEach(async () => {
    workers.kill();
    await place.remove();
  });

  test("two that book 2,000 times each sell every unit once and lose nothing", async () => {
    const units = 2_500;
    const [goA, goB] = await Promise.all([
      workers.start("A", 2_000, units),
      workers.start("B", 2_000, units),
    ]);
    const [a, b] = await Promise.all([goA(), goB()]);
    expect([a.finished, b.finished]).toEqual([true, true]);
    const acknowledged = [...a.acknowledged, ...b.acknowledged];
    expect(acknowledged).toHaveLength(units);
    await workers.look(async (store) => {
      expect(await store.inventory.sold([UNIT])).toEqual([units]);
      expect(await store.stats(1)).toMatchObject({ bookings: units });
      expect(await missing(store, acknowledged)).toEqual([]);
    });
  });

  test("one killed in the middle of booking, again and again, loses nothing and leaves nothing half done", async () => {
    let total = 0;
    for (let round = 0; round < kills; round += 2) {
      const [goA, goB] = await Promise.all([
        workers.start(`R${round}N`, 1e6, 1e9),
        workers.start(`R${round + 1}N`, 1e6, 1e9),
      ]);
      const outcomes = await Promise.all([goA(10 + round * 17), goB(15 + round * 11)]);
      const acknowledged = outcomes.flatMap((outcome) => outcome.acknowledged);
      expect(outcomes.map(({ finished }) => finished)).toEqual([false, false]);
      await workers.look(async (store) => {
        expect(await missing(store, acknowledged)).toEqual([]);
        // Past the deadline of what the dead were doing.
        await sleep(settleMs);
        await store.sweep();
        // No unit without its booking and no booking without its unit, acknowledged or not.
        const { bookings } = await store.stats(1);
        expect(await store.inventory.sold([UNIT])).toEqual([bookings]);
        expect(bookings).toBeGreaterThanOrEqual(total + acknowledged.length);
        total = bookings;
      });
    }
  });
});
