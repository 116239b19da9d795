import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reused } from "../../src/memory/reused.ts";
import type { RecordChange } from "../../src/stores/records.ts";
import type { Store } from "../../src/stores/types.ts";
import { bookingChange, HOUR, MINUTE, recordChange, repeatable, START } from "./store-changes.ts";
import { keyStoreContract, storedKey } from "./store-keys.ts";
import { recordStoreContract } from "./store-records.ts";

/** A fresh, empty place to keep things, made for one test. */
export interface TestStorage {
  /** Opens a store on it, as one more node would; each has the clock it is given. */
  open(now: () => number): Promise<Store>;
  remove(): Promise<void>;
}

export interface StoreContractOptions {
  /** False where a second store cannot see the first one's data (a database in memory). */
  readonly shared?: boolean;
}

/** What every store must do, whatever it is built on. */
export function storeContract(
  makeStorage: () => Promise<TestStorage>,
  { shared = true }: StoreContractOptions = {},
): void {
  let storage: TestStorage;
  let store: Store;
  let now: number;

  beforeEach(async () => {
    now = START;
    storage = await makeStorage();
    store = await storage.open(() => now);
  });

  afterEach(async () => {
    await store.close();
    await storage.remove();
  });

  const book = (parts?: Partial<RecordChange>) => store.records.write(bookingChange(parts));
  const seats = (quantity: number, capacity: number, key = "seat") => ({ key, quantity, capacity });

  describe("sessions", () => {
    test("a session without a life is refused", async () => {
      for (const ttlMs of [0, -1, Number.NaN]) {
        const refused = store.sessions.create({ id: "s", ttlMs });
        await expect(refused).rejects.toMatchObject({ details: { reason: "bad_session" } });
      }
      expect(await store.sessions.get("s")).toBeUndefined();
    });

    test("a session that began before it is kept says so", async () => {
      const began = { id: "s", ttlMs: HOUR, createdAt: START - 60_000, searchCount: 1 };
      await store.sessions.create(began);
      expect(await store.sessions.get("s")).toMatchObject({
        createdAt: START - 60_000,
        lastActivity: START,
        expiresAt: START + HOUR,
        searchCount: 1,
      });
    });

    test("a new session is given back with its times, counters and data", async () => {
      const created = await store.sessions.create({
        id: "s",
        principal: "alice",
        ttlMs: HOUR,
        data: '{"client":"x"}',
      });
      expect(created).toEqual({
        id: "s",
        principal: "alice",
        createdAt: START,
        expiresAt: START + HOUR,
        lastActivity: START,
        bookingCount: 0,
        searchCount: 0,
        data: '{"client":"x"}',
      });
      expect(await store.sessions.get("s")).toEqual(created);
    });

    test("a session without principal and data has neither field", async () => {
      await store.sessions.create({ id: "s", ttlMs: HOUR });
      const session = await store.sessions.get("s");
      expect(session).toBeDefined();
      expect(session).not.toHaveProperty("principal");
      expect(session).not.toHaveProperty("data");
    });

    test("an unknown session is undefined everywhere", async () => {
      expect(await store.sessions.get("nobody")).toBeUndefined();
      expect(await store.sessions.touch("nobody", HOUR)).toBeUndefined();
      expect(await store.sessions.setData("nobody", "{}")).toBe(false);
      expect(await store.sessions.end("nobody")).toBe(false);
    });

    test("a session lives until the millisecond before it expires", async () => {
      await store.sessions.create({ id: "s", ttlMs: HOUR });
      now = START + HOUR - 1;
      expect(await store.sessions.get("s")).toBeDefined();
      now = START + HOUR;
      expect(await store.sessions.get("s")).toBeUndefined();
      expect(await store.sessions.touch("s", HOUR)).toBeUndefined();
      expect(await store.sessions.setData("s", "{}")).toBe(false);
      expect(await store.sessions.end("s")).toBe(false);
    });

    test("activity slides the end of a session", async () => {
      await store.sessions.create({ id: "s", ttlMs: HOUR });
      now = START + HOUR - 1;
      const touched = await store.sessions.touch("s", HOUR);
      expect(touched).toMatchObject({
        createdAt: START,
        lastActivity: now,
        expiresAt: now + HOUR,
      });
      now = START + HOUR + HOUR - 2;
      expect(await store.sessions.get("s")).toEqual(touched);
      now += 1;
      expect(await store.sessions.get("s")).toBeUndefined();
    });

    test("an ended session is gone, and its id is free again", async () => {
      await store.sessions.create({ id: "s", ttlMs: HOUR });
      expect(await store.sessions.end("s")).toBe(true);
      expect(await store.sessions.get("s")).toBeUndefined();
      expect(await store.sessions.end("s")).toBe(false);
      expect(await store.sessions.create({ id: "s", ttlMs: HOUR })).toMatchObject({ id: "s" });
    });

    test("creating a session twice is a conflict and changes nothing", async () => {
      const first = await store.sessions.create({ id: "s", principal: "alice", ttlMs: HOUR });
      const second = store.sessions.create({ id: "s", principal: "bob", ttlMs: 2 * HOUR });
      await expect(second).rejects.toMatchObject({
        code: "conflict",
        details: { reason: "session_exists" },
      });
      expect(await store.sessions.get("s")).toEqual(first);
    });

    test("a session made under an expired id starts afresh", async () => {
      await store.sessions.create({ id: "s", principal: "alice", ttlMs: HOUR, data: "{}" });
      await book({ sessionId: "s" });
      now += HOUR;
      const fresh = await store.sessions.create({ id: "s", ttlMs: HOUR });
      expect(fresh).toMatchObject({ createdAt: now, bookingCount: 0 });
      expect(fresh).not.toHaveProperty("principal");
      expect(fresh).not.toHaveProperty("data");
    });

    test("data can be replaced without touching anything else", async () => {
      const before = await store.sessions.create({ id: "s", ttlMs: HOUR, data: "1" });
      now += MINUTE;
      expect(await store.sessions.setData("s", "2")).toBe(true);
      expect(await store.sessions.get("s")).toEqual({ ...before, data: "2" });
    });

    test("of two who replace the same data, one does", async () => {
      const { id } = await store.sessions.create({ id: "s", ttlMs: HOUR, data: "1" });
      const won = await Promise.all(
        ["2", "3"].map((data) => store.sessions.setData(id, data, "1")),
      );
      expect([...won].sort()).toEqual([false, true]);
      expect((await store.sessions.get(id))?.data).toBe(won[0] ? "2" : "3");
      expect(await store.sessions.setData(id, "4", "1")).toBe(false);
      expect(await store.sessions.setData("nobody", "4", "1")).toBe(false);
    });

    test("a new PNR counts once for its session, a later change does not", async () => {
      await store.sessions.create({ id: "s", ttlMs: HOUR });
      const change = bookingChange({ sessionId: "s" });
      await store.records.write(change);
      await store.records.write({ ...change, expectedVersion: 1 });
      await book({ sessionId: "s" });
      await book({ sessionId: "other" });
      expect(await store.sessions.get("s")).toMatchObject({ bookingCount: 2 });
    });

    test("the first booking of a session may open it", async () => {
      const first = { sessionId: "s", owner: "ada", opensSession: { ttlMs: HOUR } };
      expect(await book(first)).toEqual({ kind: "committed", version: 1 });
      expect(await store.sessions.get("s")).toEqual({
        id: "s",
        principal: "ada",
        createdAt: START,
        expiresAt: START + HOUR,
        lastActivity: START,
        bookingCount: 1,
        searchCount: 0,
      });
      await book({ sessionId: "s", owner: "ada" });
      await book(first);
      expect(await store.sessions.get("s")).toMatchObject({ bookingCount: 3 });
    });

    test("a refused booking does not stand in the way of the next that opens the session", async () => {
      const first = { sessionId: "s", opensSession: { ttlMs: HOUR } };
      expect(await book({ ...first, claims: [seats(3, 2)] })).toMatchObject({ kind: "sold_out" });
      expect(await book({ ...first, claims: [seats(2, 2)] })).toMatchObject({ version: 1 });
      expect(await store.sessions.get("s")).toMatchObject({ bookingCount: 1 });
      await expect(book({ ...first, opensSession: { ttlMs: 0 } })).rejects.toThrow();
    });

    test("a booking in an expired session is kept and does not revive it", async () => {
      await store.sessions.create({ id: "s", ttlMs: HOUR });
      now += HOUR;
      expect(await book({ sessionId: "s" })).toEqual({ kind: "committed", version: 1 });
      expect(await store.sessions.get("s")).toBeUndefined();
    });
  });

  describe("inventory", () => {
    test("groups give what was sold in them and nothing of their neighbours", async () => {
      await book({
        claims: [
          seats(2, 9, "flight:JFKLAX:2027-03-01#AA1:economy"),
          seats(1, 9, "flight:JFKLAX:2027-03-01#AA1:first"),
          seats(4, 9, "flight:JFKLAX:2027-03-010#AA1:economy"),
          seats(5, 9, "flight:JFKLAX:2027-03-02#AA1:economy"),
        ],
      });
      const sold = await store.inventory.soldIn(["flight:JFKLAX:2027-03-01", "flight:none"]);
      expect([...sold].sort()).toEqual([
        ["flight:JFKLAX:2027-03-01#AA1:economy", 2],
        ["flight:JFKLAX:2027-03-01#AA1:first", 1],
      ]);
      expect((await store.inventory.soldIn([])).size).toBe(0);
    });

    test("what was given back is no longer sold in its group", async () => {
      const change = bookingChange({ claims: [seats(2, 9, "night#room")] });
      await store.records.write(change);
      await store.records.write({
        ...change,
        expectedVersion: 1,
        claims: [],
        releases: [{ key: "night#room", quantity: 2 }],
      });
      expect((await store.inventory.soldIn(["night"])).size).toBe(0);
    });

    test("sold units are given in the order asked, also for unknown and repeated keys", async () => {
      await book({ claims: [seats(2, 9, "a"), seats(3, 9, "b")] });
      expect(await store.inventory.sold(["b", "never", "a", "b"])).toEqual([3, 0, 2, 3]);
      expect(await store.inventory.sold([])).toEqual([]);
    });

    test("keys may hold any text", async () => {
      const key = `fl:BA "117"|{x}'%_\u{1F6EB}`;
      await book({ claims: [seats(4, 9, key)] });
      expect(await store.inventory.sold([key])).toEqual([4]);
    });
  });

  describe("searches", () => {
    const search = (sessionId: string, id: string, timestamp = now) => ({
      id,
      sessionId,
      timestamp,
      document: `{"id":"${id}"}`,
    });

    test("are listed newest first, per session, and counted", async () => {
      await store.sessions.create({ id: "a", ttlMs: HOUR });
      await store.sessions.create({ id: "b", ttlMs: HOUR });
      const batch = [search("a", "1"), search("b", "2"), search("a", "3", START + 1)];
      await store.searches.record(batch);
      expect(await store.searches.list("a")).toEqual([batch[2], batch[0]]);
      expect(await store.searches.list("b")).toEqual([batch[1]]);
      expect(await store.sessions.get("a")).toMatchObject({ searchCount: 2, lastActivity: START });
      expect(await store.sessions.get("b")).toMatchObject({ searchCount: 1 });
      expect(await store.stats(MINUTE)).toMatchObject({ searches: 3 });
    });

    test("made in one millisecond keep their order", async () => {
      await store.searches.record([search("a", "1"), search("a", "2"), search("a", "3")]);
      expect((await store.searches.list("a")).map(({ id }) => id)).toEqual(["3", "2", "1"]);
    });

    test("are forgotten after ten minutes, the counters are not", async () => {
      await store.sessions.create({ id: "a", ttlMs: HOUR });
      await store.searches.record([search("a", "1")]);
      now += 10 * MINUTE - 1;
      expect(await store.searches.list("a")).toHaveLength(1);
      now += 1;
      expect(await store.searches.list("a")).toEqual([]);
      expect(await store.sessions.get("a")).toMatchObject({ searchCount: 1 });
      expect(await store.stats(MINUTE)).toMatchObject({ searches: 1 });
    });

    test("are remembered to the last hundred of a session, and all counted", async () => {
      await store.sessions.create({ id: "a", ttlMs: HOUR });
      await store.searches.record([search("other", "kept")]);
      await store.searches.record(Array.from({ length: 70 }, (_, i) => search("a", `${i}`)));
      await store.searches.record(Array.from({ length: 130 }, (_, i) => search("a", `${70 + i}`)));
      const ids = (await store.searches.list("a")).map(({ id }) => id);
      expect(ids).toEqual(Array.from({ length: 100 }, (_, i) => `${199 - i}`));
      expect(await store.searches.list("other")).toHaveLength(1);
      expect(await store.sessions.get("a")).toMatchObject({ searchCount: 200 });
    });

    test("in a session that is gone are kept without reviving it", async () => {
      await store.searches.record([search("nobody", "1")]);
      expect(await store.searches.list("nobody")).toHaveLength(1);
      expect(await store.sessions.get("nobody")).toBeUndefined();
    });

    test("an empty batch does nothing", async () => {
      await store.searches.record([]);
      expect(await store.stats(MINUTE)).toMatchObject({ searches: 0 });
    });
  });

  describe("cache", () => {
    test("gives back what was put, until its time has passed", async () => {
      await store.cache.put("k", "v", MINUTE);
      now += MINUTE - 1;
      expect(await store.cache.get("k")).toBe("v");
      now += 1;
      expect(await store.cache.get("k")).toBeUndefined();
      expect(await store.cache.delete("k")).toBe(false);
    });

    test("putting again replaces the value and its time", async () => {
      await store.cache.put("k", "old", MINUTE);
      await store.cache.put("k", "new", 2 * MINUTE);
      now += MINUTE;
      expect(await store.cache.get("k")).toBe("new");
    });

    test("a deleted key is gone", async () => {
      await store.cache.put("k", "v", MINUTE);
      expect(await store.cache.delete("k")).toBe(true);
      expect(await store.cache.get("k")).toBeUndefined();
      expect(await store.cache.delete("k")).toBe(false);
    });

    test("of many claims on one key at once, one wins and its value stays", async () => {
      const wins = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.cache.claim("k", `${i}`, MINUTE)),
      );
      expect(wins.filter(Boolean)).toHaveLength(1);
      expect(await store.cache.get("k")).toBe(`${wins.indexOf(true)}`);
    });

    test("a key can be claimed again when it has expired or was deleted", async () => {
      expect(await store.cache.claim("k", "1", MINUTE)).toBe(true);
      now += MINUTE - 1;
      expect(await store.cache.claim("k", "2", MINUTE)).toBe(false);
      now += 1;
      expect(await store.cache.claim("k", "3", MINUTE)).toBe(true);
      await store.cache.delete("k");
      expect(await store.cache.claim("k", "4", MINUTE)).toBe(true);
      expect(await store.cache.get("k")).toBe("4");
    });

    test("concurrent increments are all counted", async () => {
      const values = await Promise.all(
        Array.from({ length: 50 }, () => store.cache.increment("n", 2, MINUTE)),
      );
      expect(values.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 50 }, (_, i) => 2 * (i + 1)),
      );
    });

    test("a counter starts over when the time of its first increment has passed", async () => {
      await store.cache.increment("n", 1, MINUTE);
      now += MINUTE - 1;
      expect(await store.cache.increment("n", 1, MINUTE)).toBe(2);
      now += 1;
      expect(await store.cache.increment("n", 1, MINUTE)).toBe(1);
    });
  });

  keyStoreContract(() => store);

  recordStoreContract({
    store: () => store,
    moveClock(ms) {
      now += ms;
    },
    async inEmptyStorage(work) {
      const place = await makeStorage();
      const fresh = await place.open(() => now);
      try {
        return await work(fresh);
      } finally {
        await fresh.close();
        await place.remove();
      }
    },
  });

  describe("totals and sweeping", () => {
    test("sessions count as active within the time asked for, and in total while they live", async () => {
      await store.sessions.create({ id: "a", ttlMs: HOUR });
      now += 10 * MINUTE;
      await store.sessions.create({ id: "b", ttlMs: HOUR });
      expect(await store.stats(5 * MINUTE)).toMatchObject({ sessions: { active: 1, total: 2 } });
      await store.sessions.touch("a", HOUR);
      expect(await store.stats(5 * MINUTE)).toMatchObject({ sessions: { active: 2, total: 2 } });
      await store.sessions.end("b");
      expect(await store.stats(5 * MINUTE)).toMatchObject({ sessions: { active: 1, total: 1 } });
      now += HOUR;
      expect(await store.stats(5 * MINUTE)).toMatchObject({ sessions: { active: 0, total: 0 } });
    });

    test("the total of bookings counts PNRs, not changes", async () => {
      expect(await store.stats(MINUTE)).toMatchObject({ bookings: 0 });
      const change = bookingChange();
      await store.records.write(change);
      await store.records.write({ ...change, expectedVersion: 1 });
      await store.records.write(change);
      await book();
      expect(await store.stats(MINUTE)).toMatchObject({ bookings: 2 });
    });

    test("sweeping removes nothing that lives", async () => {
      await store.sessions.create({ id: "s", ttlMs: HOUR });
      await store.cache.put("k", "v", HOUR);
      await store.searches.record([{ id: "1", sessionId: "s", timestamp: now, document: "{}" }]);
      const change = bookingChange({ claims: [seats(1, 9)], idempotency: repeatable() });
      await store.records.write(change);
      expect(await store.sweep()).toEqual({
        sessions: 0,
        searches: 0,
        outcomes: 0,
        cache: 0,
        claims: 0,
      });
      expect(await store.sessions.get("s")).toBeDefined();
      expect(await store.cache.get("k")).toBe("v");
      expect(await store.searches.list("s")).toHaveLength(1);
      expect(await store.records.write(change)).toMatchObject({ kind: "replayed" });
    });

    test("sweeping leaves bookings and sold units alone for ever", async () => {
      const change = bookingChange({ claims: [seats(1, 9)] });
      await store.records.write(change);
      now += 10_000 * HOUR;
      await store.sweep();
      expect(await store.records.get("booking", change.id)).toMatchObject({ version: 1 });
      expect(await store.inventory.sold(["seat"])).toEqual([1]);
    });
  });

  describe("life", () => {
    test("an open store answers a ping", async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });

    test("closing finishes the writes already asked for, and may be repeated", async () => {
      const pending = Promise.all([book(), book(), store.cache.put("k", "v", HOUR)]);
      await Promise.all([store.close(), store.close()]);
      expect((await pending).slice(0, 2)).toEqual([
        { kind: "committed", version: 1 },
        { kind: "committed", version: 1 },
      ]);
      await store.close();
    });

    test("a closed store refuses every call and says why", async () => {
      await store.close();
      const calls = [
        () => store.ping(),
        () => store.sweep(),
        () => store.stats(1),
        () => store.records.subscribe(() => {}),
        () => store.sessions.create({ id: "s", ttlMs: 1 }),
        () => store.sessions.get("s"),
        () => store.sessions.touch("s", 1),
        () => store.sessions.setData("s", "{}"),
        () => store.sessions.end("s"),
        () => book(),
        () => store.records.get("booking", "TEST-000000"),
        () => store.records.list({ kind: "booking", limit: 1 }),
        () => store.records.outcome("booking", { scope: "s", key: "k", fingerprint: "f" }),
        () => store.inventory.sold(["k"]),
        () => store.searches.list("s"),
        () => store.searches.record([{ id: "1", sessionId: "s", timestamp: 1, document: "" }]),
        () => store.cache.get("k"),
        () => store.cache.put("k", "v", 1),
        () => store.cache.delete("k"),
        () => store.cache.claim("k", "v", 1),
        () => store.cache.increment("k", 1, 1),
        () => store.keys.add(storedKey()),
        () => store.keys.get("k"),
        () => store.keys.list(),
        () => store.keys.revoke("k", 1),
        () => store.keys.used(new Map([["k", 1]])),
        () => store.records.write(recordChange()),
        () => store.records.get("request", "r"),
        () => store.records.list({ kind: "request", limit: 1 }),
        () => store.records.outcome("request", { scope: "a", key: "k", fingerprint: "f" }),
        () => store.records.subscribe(() => {}),
      ];
      for (const call of calls) {
        await expect(call()).rejects.toMatchObject({
          code: "unavailable",
          details: { reason: "store_closed" },
        });
      }
    });
  });

  if (!shared) return;

  describe("two stores on one storage", () => {
    let other: Store;

    beforeEach(async () => {
      other = await storage.open(() => now);
    });

    afterEach(async () => {
      await other.close();
    });

    test("see each other's sessions, bookings, cache, keys and records at once", async () => {
      await store.sessions.create({ id: "s", ttlMs: HOUR });
      const change = bookingChange({ sessionId: "s", claims: [seats(2, 9)] });
      await store.records.write(change);
      await store.cache.put("k", "v", HOUR);
      await store.keys.add(storedKey());
      expect(await other.keys.revoke("key-a", 1)).toEqual(storedKey({ revokedAt: 1 }));
      expect(await store.keys.get("key-a")).toEqual(storedKey({ revokedAt: 1 }));
      const record = recordChange();
      await store.records.write(record);
      await other.records.write({ ...record, expectedVersion: 1, state: "closed" });
      expect(await store.records.get("request", record.id)).toMatchObject({ state: "closed" });
      expect(
        await store.records.list({ kind: "request", state: "closed", limit: 5 }),
      ).toMatchObject({ total: 1 });
      expect(await other.sessions.get("s")).toMatchObject({ bookingCount: 1 });
      expect(await other.records.get("booking", change.id)).toMatchObject({ version: 1 });
      expect(await other.inventory.sold(["seat"])).toEqual([2]);
      expect(await other.cache.get("k")).toBe("v");
    });

    test("see what the other made of a booking that they have read themselves", async () => {
      const change = bookingChange({ document: "first" });
      await store.records.write(change);
      expect(await store.records.get("booking", change.id)).toMatchObject({ document: "first" });
      expect(await other.records.get("booking", change.id)).toMatchObject({ document: "first" });
      await other.records.write({ ...change, expectedVersion: 1, document: "second" });
      expect(await store.records.get("booking", change.id)).toMatchObject({
        version: 2,
        document: "second",
      });
      await store.records.write({ ...change, expectedVersion: 2, state: "cancelled" });
      expect(await store.records.get("booking", change.id)).toMatchObject({ state: "cancelled" });
      expect(await other.records.get("booking", change.id)).toMatchObject({ state: "cancelled" });
    });

    test("take off what they sold themselves at once, and soon what the other sold", async () => {
      const groups = reused(["g"]);
      const sell = (through: Store) =>
        through.records.write(
          bookingChange({ claims: [{ key: "g#1", quantity: 1, capacity: 9 }] }),
        );
      expect(await store.inventory.soldIn(groups)).toEqual(new Map());
      await sell(store);
      expect(await store.inventory.soldIn(groups)).toEqual(new Map([["g#1", 1]]));
      await sell(other);
      await vi.waitFor(async () => {
        expect(await store.inventory.soldIn(groups)).toEqual(new Map([["g#1", 2]]));
      });
    });

    test("never oversell together", async () => {
      const results = await Promise.all(
        Array.from({ length: 400 }, (_, i) =>
          (i % 2 === 0 ? store : other).records.write(bookingChange({ claims: [seats(1, 5)] })),
        ),
      );
      expect(results.filter(({ kind }) => kind === "committed")).toHaveLength(5);
      expect(await store.inventory.sold(["seat"])).toEqual([5]);
      expect(await other.inventory.sold(["seat"])).toEqual([5]);
    });

    test("commit one request once, though each is sent it", async () => {
      const kinds = await Promise.all(
        [store, other, store, other].map(async (node) => {
          const change = bookingChange({ idempotency: repeatable() });
          return (await node.records.write(change)).kind;
        }),
      );
      expect(kinds.toSorted()).toEqual(["committed", "replayed", "replayed", "replayed"]);
    });

    test("write one record once, though each is sent it", async () => {
      const kinds = await Promise.all(
        [store, other, store, other].map(async (node) => {
          const change = recordChange({ idempotency: repeatable() });
          return (await node.records.write(change)).kind;
        }),
      );
      expect(kinds.toSorted()).toEqual(["committed", "replayed", "replayed", "replayed"]);
      expect(await other.records.list({ kind: "request", limit: 5 })).toMatchObject({ total: 1 });
    });

    test("one may close while the other goes on", async () => {
      await other.close();
      expect(await book()).toMatchObject({ kind: "committed" });
    });
  });
}
