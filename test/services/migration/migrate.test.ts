import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { migrate } from "../../../src/services/migration/migrate.ts";
import type { RecordChange } from "../../../src/stores/records.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import { sqliteTransfer } from "../../../src/stores/sqlite/transfer.ts";
import type { Transfer } from "../../../src/stores/transfer.ts";
import type { Store } from "../../../src/stores/types.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { valkeyTransfer } from "../../../src/stores/valkey/transfer.ts";
import { bookingChange, recordChange } from "../../contracts/store-changes.ts";
import { storedKey } from "../../contracts/store-keys.ts";
import { temporaryFolder } from "../../stores/sqlite/storage.ts";
import { flush, startCluster, startServer, type TestServer } from "../../support/valkey.ts";

const HOUR = 3_600_000;

/** A place to keep bookings, as a server and as a move see it. */
interface Place {
  store(): Promise<Store>;
  transfer(): Promise<Transfer>;
}

describe("moving bookings", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: TestServer;
  let cluster: readonly TestServer[];
  let stopCluster: () => Promise<void>;
  let file: Place;
  let single: Place;
  let many: Place;

  beforeAll(async () => {
    server = await startServer();
    ({ nodes: cluster, stop: stopCluster } = await startCluster());
    const now = Date.now;
    const one = { nodes: [server], now };
    const all = { nodes: cluster, cluster: true, now };
    single = { store: () => valkeyStore(one), transfer: () => valkeyTransfer(one) };
    many = { store: () => valkeyStore(all), transfer: () => valkeyTransfer(all) };
  });

  afterAll(() => Promise.all([server.stop(), stopCluster()]));

  beforeEach(async () => {
    await flush([server, ...cluster]);
    folder = await temporaryFolder();
    const path = join(folder.path, "wayfare.db");
    file = {
      store: () => sqliteStore({ path, now: Date.now }),
      transfer: () => sqliteTransfer(path, Date.now),
    };
  });

  afterEach(() => folder.remove());

  async function using<T>(place: Place, work: (store: Store) => Promise<T>): Promise<T> {
    const store = await place.store();
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  async function move(from: Place, to: Place) {
    const [source, target] = [await from.transfer(), await to.transfer()];
    try {
      return await migrate(source, target);
    } finally {
      await source.close();
      await target.close();
    }
  }

  const seats = [{ key: "JFKLAX:1#AA1 {economy}|%", quantity: 2, capacity: 5 }];
  const cancel = ({ idempotency: _, ...change }: RecordChange): RecordChange => ({
    ...change,
    expectedVersion: 1,
    state: "cancelled",
    claims: [],
    releases: seats,
    document: '"cancelled"',
  });

  /** Some of everything that is kept. */
  async function fill(place: Place) {
    return using(place, async (store) => {
      const session = await store.sessions.create({ id: "s", principal: "alice", ttlMs: HOUR });
      const changes = Array.from({ length: 30 }, (_, i) =>
        bookingChange({
          sessionId: i % 2 === 0 ? "s" : "t|{%}",
          ...(i % 3 === 0 && { owner: "alice" }),
          document: `{"n":${i},"name":"Əliyev 🛫"}`,
          createdAt: Date.now() + i,
        }),
      );
      for (const change of changes) await store.records.write(change);
      const booked = bookingChange({
        sessionId: "s",
        claims: seats,
        idempotency: { scope: "a|", key: "{k}", fingerprint: "f", outcome: "o", ttlMs: HOUR },
      });
      const gone = bookingChange({ sessionId: "s", owner: "alice", claims: seats });
      for (const change of [booked, gone, cancel(gone)]) await store.records.write(change);
      await store.keys.add(storedKey({ revokedAt: 5 }));
      await store.keys.add(storedKey({ id: "b", lastUsedAt: 7, expiresAt: 9 }));
      await store.searches.record([{ id: "1", sessionId: "s", timestamp: 1, document: "" }]);
      const record = recordChange({
        id: "req_{a}|%",
        owner: "alice",
        idempotency: { scope: "a|", key: "{k}", fingerprint: "r", outcome: "r", ttlMs: HOUR },
      });
      const { idempotency: _, ...answer } = { ...record, expectedVersion: 1, state: "answered" };
      for (const change of [record, answer, recordChange({ kind: "order", dueAt: 5 })]) {
        await store.records.write(change);
      }
      return { session, changes, booked, gone, record, answer };
    });
  }

  /** Everything that can be asked of a store, to compare two. */
  async function look(place: Place, { changes, booked, gone }: Awaited<ReturnType<typeof fill>>) {
    return using(place, async (store) => ({
      bookings: await Promise.all(
        [...changes, booked, gone].map(({ id }) => store.records.get("booking", id)),
      ),
      lists: await Promise.all(
        [{ sessionId: "s" }, { sessionId: "t|{%}" }, "alice"].flatMap((owner) => [
          store.records.list({ kind: "booking", owner, limit: 7 }),
          store.records.list({ kind: "booking", owner, limit: 7, state: "cancelled" }),
        ]),
      ),
      sold: await store.inventory.sold(seats.map(({ key }) => key)),
      outcome: await store.records.outcome("booking", {
        scope: "a|",
        key: "{k}",
        fingerprint: "f",
      }),
      session: await store.sessions.get("s"),
      keys: await store.keys.list(),
      records: await Promise.all(
        [{}, { owner: "alice" }, { state: "open" }, { owner: "alice", state: "answered" }].map(
          (query) => store.records.list({ kind: "request", limit: 5, ...query }),
        ),
      ),
      orders: await store.records.list({ kind: "order", limit: 5 }),
      due: await store.records.due({ kind: "order", until: 5, limit: 5 }),
      request: await store.records.outcome("request", {
        scope: "a|",
        key: "{k}",
        fingerprint: "r",
      }),
      stats: await store.stats(HOUR),
    }));
  }

  test("leaves nothing behind, from a file to a server to a cluster and back", async () => {
    const made = await fill(file);
    const before = await look(file, made);
    expect(before.bookings.filter(Boolean)).toHaveLength(32);
    expect(before.sold).toEqual([2]);
    expect(before.records.map(({ total }) => total)).toEqual([1, 1, 0, 1]);
    expect(before.request).toEqual({ kind: "replayed", outcome: "r" });
    const report = { booking: 32, stock: 1, outcome: 2, session: 1, key: 2, record: 2 };
    expect(await move(file, single)).toEqual(report);
    expect(await look(single, made)).toEqual(before);
    expect(await move(single, many)).toEqual(report);
    expect(await look(many, made)).toEqual(before);
    await folder.remove();
    expect(await move(many, file)).toEqual(report);
    expect(await look(file, made)).toEqual(before);
  });

  test("may be repeated, and brings what has changed since", async () => {
    const made = await fill(file);
    await move(file, single);
    await move(file, single);
    expect(await look(single, made)).toEqual(await look(file, made));
    await using(file, async (store) => {
      await store.records.write(cancel(made.booked));
      await store.keys.revoke("b", 8);
      await store.records.write({ ...made.answer, expectedVersion: 2, state: "open" });
    });
    await move(file, single);
    const after = await look(single, made);
    expect(after).toEqual(await look(file, made));
    expect(after.sold).toEqual([0]);
  });

  test("goes on as if nothing had happened: units stay sold, PNRs taken, requests done", async () => {
    const { booked } = await fill(file);
    await move(file, many);
    await using(many, async (store) => {
      expect(await store.records.write(booked)).toEqual({ kind: "replayed", outcome: "o" });
      const { idempotency: _, ...again } = booked;
      expect(await store.records.write(again)).toEqual({ kind: "taken" });
      const four = seats.map((seat) => ({ ...seat, quantity: 4 }));
      expect(await store.records.write(bookingChange({ claims: four }))).toMatchObject({
        kind: "sold_out",
        left: 3,
      });
      expect(await store.records.write(cancel(booked))).toEqual({
        kind: "committed",
        version: 2,
      });
      expect(await store.inventory.sold(seats.map(({ key }) => key))).toEqual([0]);
    });
  });

  test("is refused, and writes nothing, where the target has a later version", async () => {
    const made = await fill(file);
    await move(file, single);
    await using(single, (store) => store.records.write(cancel(made.booked)));
    const before = await look(single, made);
    await expect(move(file, single)).rejects.toMatchObject({
      code: "conflict",
      details: { reason: "target_is_newer", extra: { pnrs: [made.booked.id], records: [] } },
    });
    expect(await look(single, made)).toEqual(before);
  });

  test("is refused, and writes nothing, where the target has bookings of its own", async () => {
    await fill(file);
    const foreign = bookingChange();
    await using(single, (store) => store.records.write(foreign));
    await expect(move(file, single)).rejects.toThrow(foreign.id);
    expect(await using(single, (store) => store.stats(1))).toMatchObject({ bookings: 1 });
  });

  test("is refused where the target has a record of its own, or in a later version", async () => {
    const made = await fill(file);
    await move(file, single);
    const answered = { ...made.answer, expectedVersion: 2 };
    await using(single, (store) => store.records.write(answered));
    await expect(move(file, single)).rejects.toMatchObject({
      details: { extra: { pnrs: [], records: [`request ${made.record.id}`] } },
    });
    await using(file, (store) => store.records.write(answered));
    await move(file, single);
    const own = recordChange();
    await using(single, (store) => store.records.write(own));
    await expect(move(file, single)).rejects.toThrow(own.id);
  });
});
