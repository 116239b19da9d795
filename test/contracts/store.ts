import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TravelError } from "../../src/domain/errors.ts";
import type { BookingChange, BookingEvent, Store } from "../../src/stores/types.ts";
import { keyStoreContract, storedKey } from "./store-keys.ts";
import { histories, play } from "./store-model.ts";
import { recordChange, recordStoreContract } from "./store-records.ts";

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

const START = Date.UTC(2026, 3, 7);
const HOUR = 3_600_000;
const MINUTE = 60_000;

let serial = 0;

/** A complete change with a PNR of its own; tests say only what matters to them. */
export function bookingChange(parts: Partial<BookingChange> = {}): BookingChange {
  serial += 1;
  return {
    pnr: `TEST-${serial.toString(36).toUpperCase().padStart(6, "0")}`,
    sessionId: "session-a",
    status: "confirmed",
    expectedVersion: 0,
    document: `{"serial":${serial}}`,
    createdAt: START,
    modifiedAt: START,
    ...parts,
  };
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

  const commit = (parts?: Partial<BookingChange>) => store.bookings.commit(bookingChange(parts));
  const seats = (quantity: number, capacity: number, key = "seat") => ({ key, quantity, capacity });
  const repeatable = (parts: Partial<NonNullable<BookingChange["idempotency"]>> = {}) => ({
    scope: "alice",
    key: "key-1",
    fingerprint: "body-1",
    outcome: '{"first":true}',
    ttlMs: HOUR,
    ...parts,
  });

  describe("sessions", () => {
    test("a session without a life is refused", async () => {
      for (const ttlMs of [0, -1, Number.NaN]) {
        const refused = store.sessions.create({ id: "s", ttlMs });
        await expect(refused).rejects.toMatchObject({ details: { reason: "bad_session" } });
      }
      expect(await store.sessions.get("s")).toBeUndefined();
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
      await commit({ sessionId: "s" });
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
      await store.bookings.commit(change);
      await store.bookings.commit({ ...change, expectedVersion: 1 });
      await commit({ sessionId: "s" });
      await commit({ sessionId: "other" });
      expect(await store.sessions.get("s")).toMatchObject({ bookingCount: 2 });
    });

    test("the first booking of a session may open it", async () => {
      const first = { sessionId: "s", principal: "ada", opensSession: { ttlMs: HOUR } };
      expect(await commit(first)).toEqual({ kind: "committed", version: 1 });
      expect(await store.sessions.get("s")).toEqual({
        id: "s",
        principal: "ada",
        createdAt: START,
        expiresAt: START + HOUR,
        lastActivity: START,
        bookingCount: 1,
        searchCount: 0,
      });
      await commit({ sessionId: "s", principal: "ada" });
      await commit(first);
      expect(await store.sessions.get("s")).toMatchObject({ bookingCount: 3 });
    });

    test("a refused booking does not stand in the way of the next that opens the session", async () => {
      const first = { sessionId: "s", opensSession: { ttlMs: HOUR } };
      expect(await commit({ ...first, claims: [seats(3, 2)] })).toMatchObject({ kind: "sold_out" });
      expect(await commit({ ...first, claims: [seats(2, 2)] })).toMatchObject({ version: 1 });
      expect(await store.sessions.get("s")).toMatchObject({ bookingCount: 1 });
      await expect(commit({ ...first, opensSession: { ttlMs: 0 } })).rejects.toThrow();
    });

    test("a booking in an expired session is kept and does not revive it", async () => {
      await store.sessions.create({ id: "s", ttlMs: HOUR });
      now += HOUR;
      expect(await commit({ sessionId: "s" })).toEqual({ kind: "committed", version: 1 });
      expect(await store.sessions.get("s")).toBeUndefined();
    });
  });

  describe("bookings", () => {
    test("a committed booking is read back to the letter", async () => {
      const document = JSON.stringify({
        name: "Əliyev O'Brien \u{1F6EB}",
        nul: "\u0000",
        pad: "x",
      });
      const change = bookingChange({ principal: "alice", document, modifiedAt: START + 5 });
      expect(await store.bookings.commit(change)).toEqual({ kind: "committed", version: 1 });
      expect(await store.bookings.get(change.pnr)).toEqual({
        pnr: change.pnr,
        sessionId: "session-a",
        principal: "alice",
        status: "confirmed",
        version: 1,
        createdAt: START,
        modifiedAt: START + 5,
        document,
      });
    });

    test("an unknown PNR is undefined, and a booking without principal has no such field", async () => {
      expect(await store.bookings.get("TEST-NOBODY")).toBeUndefined();
      const change = bookingChange();
      await store.bookings.commit(change);
      const booking = await store.bookings.get(change.pnr);
      expect(booking).toBeDefined();
      expect(booking).not.toHaveProperty("principal");
    });

    test("a large document survives", async () => {
      const change = bookingChange({ document: JSON.stringify("x".repeat(300_000)) });
      await store.bookings.commit(change);
      expect((await store.bookings.get(change.pnr))?.document).toBe(change.document);
    });

    test("a PNR is given out once, in whatever session, even when cancelled", async () => {
      const change = bookingChange();
      await store.bookings.commit(change);
      await store.bookings.commit({ ...change, expectedVersion: 1, status: "cancelled" });
      now += 1_000 * HOUR;
      await store.sweep();
      const again = await store.bookings.commit({
        ...change,
        sessionId: "session-b",
        claims: [seats(1, 9)],
      });
      expect(again).toEqual({ kind: "pnr_taken" });
      expect(await store.bookings.get(change.pnr)).toMatchObject({
        sessionId: "session-a",
        status: "cancelled",
      });
      expect(await store.inventory.sold(["seat"])).toEqual([0]);
    });

    test("of many commits of one new PNR at once, one wins", async () => {
      const { pnr } = bookingChange();
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, i) => commit({ pnr, sessionId: `s${i}` })),
      );
      const kinds = results.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "committed")).toHaveLength(1);
      expect(kinds.filter((kind) => kind === "pnr_taken")).toHaveLength(49);
      const winner = `s${kinds.indexOf("committed")}`;
      expect(await store.bookings.get(pnr)).toMatchObject({ sessionId: winner });
    });

    test("a change raises the version and keeps owner and creation", async () => {
      const change = bookingChange({ principal: "alice" });
      await store.bookings.commit(change);
      const changed = await store.bookings.commit({
        ...change,
        sessionId: "session-b",
        principal: "bob",
        createdAt: START + 9,
        modifiedAt: START + 10,
        expectedVersion: 1,
        status: "cancelled",
        document: '"new"',
      });
      expect(changed).toEqual({ kind: "committed", version: 2 });
      expect(await store.bookings.get(change.pnr)).toEqual({
        pnr: change.pnr,
        sessionId: "session-a",
        principal: "alice",
        status: "cancelled",
        version: 2,
        createdAt: START,
        modifiedAt: START + 10,
        document: '"new"',
      });
    });

    test("a change made from an old version is refused and changes nothing", async () => {
      const change = bookingChange();
      await store.bookings.commit(change);
      await store.bookings.commit({ ...change, expectedVersion: 1, document: '"second"' });
      const late = { ...change, expectedVersion: 1, document: '"late"', claims: [seats(1, 5)] };
      expect(await store.bookings.commit(late)).toEqual({ kind: "stale", version: 2 });
      expect(await store.bookings.get(change.pnr)).toMatchObject({
        version: 2,
        document: '"second"',
      });
      expect(await store.inventory.sold(["seat"])).toEqual([0]);
    });

    test("changing a PNR that does not exist is stale at version 0", async () => {
      expect(await commit({ expectedVersion: 3 })).toEqual({ kind: "stale", version: 0 });
    });

    test("of many changes from one version at once, one wins", async () => {
      const change = bookingChange();
      await store.bookings.commit(change);
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          store.bookings.commit({ ...change, expectedVersion: 1, document: `${i}` }),
        ),
      );
      const winners = results.flatMap(({ kind }, i) => (kind === "committed" ? [i] : []));
      expect(winners).toHaveLength(1);
      expect(results.filter(({ kind }) => kind === "stale")).toHaveLength(49);
      expect(await store.bookings.get(change.pnr)).toMatchObject({
        version: 2,
        document: `${winners[0]}`,
      });
    });

    test("any history of commits goes as a plain model of it does", async () => {
      await fc.assert(
        fc.asyncProperty(histories, async (history) => {
          const place = await makeStorage();
          const fresh = await place.open(() => now);
          try {
            const played = await play(fresh, history);
            expect(played.store).toEqual(played.model);
          } finally {
            await fresh.close();
            await place.remove();
          }
        }),
        { numRuns: 40 },
      );
    });

    test("a nonsensical change is an error and leaves nothing", async () => {
      for (const nonsense of [
        { claims: [seats(0, 5)] },
        { claims: [seats(-1, 5)] },
        { claims: [seats(1.5, 5)] },
        { claims: [seats(1, Number.NaN)] },
        { releases: [{ key: "seat", quantity: -1 }] },
        { expectedVersion: -1 },
      ]) {
        const change = bookingChange(nonsense);
        await expect(store.bookings.commit(change)).rejects.toBeInstanceOf(TravelError);
        expect(await store.bookings.get(change.pnr)).toBeUndefined();
      }
      expect(await store.inventory.sold(["seat"])).toEqual([0]);
    });
  });

  describe("inventory", () => {
    test("groups give what was sold in them and nothing of their neighbours", async () => {
      await commit({
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
      await store.bookings.commit(change);
      await store.bookings.commit({
        ...change,
        expectedVersion: 1,
        claims: [],
        releases: [{ key: "night#room", quantity: 2 }],
      });
      expect((await store.inventory.soldIn(["night"])).size).toBe(0);
    });

    test("sold units are given in the order asked, also for unknown and repeated keys", async () => {
      await commit({ claims: [seats(2, 9, "a"), seats(3, 9, "b")] });
      expect(await store.inventory.sold(["b", "never", "a", "b"])).toEqual([3, 0, 2, 3]);
      expect(await store.inventory.sold([])).toEqual([]);
    });

    test("keys may hold any text", async () => {
      const key = `fl:BA "117"|{x}'%_\u{1F6EB}`;
      await commit({ claims: [seats(4, 9, key)] });
      expect(await store.inventory.sold([key])).toEqual([4]);
    });

    test("a claim fills the capacity exactly and not one unit more", async () => {
      expect(await commit({ claims: [seats(3, 5)] })).toMatchObject({ kind: "committed" });
      const refused = { kind: "sold_out", key: "seat", left: 2 };
      expect(await commit({ claims: [seats(3, 5)] })).toEqual(refused);
      expect(await commit({ claims: [seats(2, 5)] })).toMatchObject({ kind: "committed" });
      expect(await commit({ claims: [seats(1, 5)] })).toEqual({ ...refused, left: 0 });
      expect(await store.inventory.sold(["seat"])).toEqual([5]);
    });

    test("what is left is never negative, even when the capacity has shrunk", async () => {
      await commit({ claims: [seats(5, 5)] });
      expect(await commit({ claims: [seats(1, 3)] })).toMatchObject({ kind: "sold_out", left: 0 });
    });

    test("a refused claim leaves no booking and none of its other claims", async () => {
      const change = bookingChange({
        claims: [seats(1, 9, "a"), seats(1, 0, "b"), seats(1, 9, "c")],
        idempotency: repeatable(),
      });
      expect(await store.bookings.commit(change)).toEqual({ kind: "sold_out", key: "b", left: 0 });
      expect(await store.inventory.sold(["a", "b", "c"])).toEqual([0, 0, 0]);
      expect(await store.bookings.get(change.pnr)).toBeUndefined();
      expect(await store.bookings.list(bySession("session-a"))).toMatchObject({ total: 0 });
      expect(await store.bookings.outcome("alice", "key-1", "body-1")).toEqual({ kind: "new" });
      const retry = { ...change, claims: [seats(1, 9, "a")] };
      expect(await store.bookings.commit(retry)).toMatchObject({ kind: "committed" });
    });

    test("two claims on one key in one change count together", async () => {
      const twice = { claims: [seats(2, 3), seats(2, 3)] };
      expect(await commit(twice)).toEqual({ kind: "sold_out", key: "seat", left: 3 });
      expect(await commit({ claims: [seats(1, 3), seats(2, 3)] })).toMatchObject({
        kind: "committed",
      });
      expect(await store.inventory.sold(["seat"])).toEqual([3]);
    });

    test("1,000 commits at once on 5 units sell exactly 5", async () => {
      const results = await Promise.all(
        Array.from({ length: 1_000 }, () => commit({ claims: [seats(1, 5), seats(1, 900, "b")] })),
      );
      expect(results.filter(({ kind }) => kind === "committed")).toHaveLength(5);
      expect(results.filter(({ kind }) => kind === "sold_out")).toHaveLength(995);
      expect(await store.inventory.sold(["seat", "b"])).toEqual([5, 5]);
      expect(await store.bookings.list(bySession("session-a"))).toMatchObject({ total: 5 });
    });

    test("cancelling gives the units back, once", async () => {
      const change = bookingChange({ claims: [seats(5, 5)] });
      await store.bookings.commit(change);
      const cancel: BookingChange = {
        ...change,
        expectedVersion: 1,
        status: "cancelled",
        claims: [],
        releases: [{ key: "seat", quantity: 5 }],
      };
      const results = await Promise.all([1, 2, 3].map(() => store.bookings.commit(cancel)));
      expect(results.filter(({ kind }) => kind === "committed")).toHaveLength(1);
      expect(await store.inventory.sold(["seat"])).toEqual([0]);
      expect(await commit({ claims: [seats(5, 5)] })).toMatchObject({ kind: "committed" });
    });

    test("a change may claim one thing and release another", async () => {
      const change = bookingChange({ claims: [seats(2, 2, "a")] });
      await store.bookings.commit(change);
      await store.bookings.commit({
        ...change,
        expectedVersion: 1,
        claims: [seats(2, 2, "b")],
        releases: [{ key: "a", quantity: 2 }],
      });
      expect(await store.inventory.sold(["a", "b"])).toEqual([0, 2]);
    });

    test("a change cannot claim the units it releases", async () => {
      const change = bookingChange({ claims: [seats(2, 2)] });
      await store.bookings.commit(change);
      const swap = {
        ...change,
        expectedVersion: 1,
        claims: [seats(1, 2)],
        releases: [{ key: "seat", quantity: 2 }],
      };
      expect(await store.bookings.commit(swap)).toEqual({ kind: "sold_out", key: "seat", left: 0 });
      expect(await store.inventory.sold(["seat"])).toEqual([2]);
    });

    test("releasing more than was sold ends at nothing sold", async () => {
      await commit({ claims: [seats(1, 5)] });
      await commit({
        releases: [
          { key: "seat", quantity: 3 },
          { key: "never", quantity: 1 },
        ],
      });
      expect(await store.inventory.sold(["seat", "never"])).toEqual([0, 0]);
    });
  });

  describe("idempotency", () => {
    test("the same request again gets the first outcome and does nothing", async () => {
      const first = bookingChange({ claims: [seats(1, 9)], idempotency: repeatable() });
      expect(await store.bookings.commit(first)).toEqual({ kind: "committed", version: 1 });
      const second = bookingChange({
        claims: [seats(1, 9)],
        idempotency: repeatable({ outcome: '{"second":true}' }),
      });
      expect(await store.bookings.commit(second)).toEqual({
        kind: "replayed",
        outcome: '{"first":true}',
      });
      expect(await store.bookings.get(second.pnr)).toBeUndefined();
      expect(await store.inventory.sold(["seat"])).toEqual([1]);
      expect(await store.stats(MINUTE)).toMatchObject({ bookings: 1 });
    });

    test("a repeat is recognised before a taken PNR, an old version and a full flight", async () => {
      const change = bookingChange({ claims: [seats(1, 1)], idempotency: repeatable() });
      await store.bookings.commit(change);
      expect(await store.bookings.commit(change)).toMatchObject({ kind: "replayed" });
      const cancel = {
        ...change,
        expectedVersion: 1,
        idempotency: repeatable({ key: "key-2", outcome: '"cancelled"' }),
      };
      await store.bookings.commit({ ...cancel, claims: [] });
      expect(await store.bookings.commit(cancel)).toEqual({
        kind: "replayed",
        outcome: '"cancelled"',
      });
    });

    test("the same key with another body is refused", async () => {
      await commit({ idempotency: repeatable() });
      const other = bookingChange({
        claims: [seats(1, 9)],
        idempotency: repeatable({ fingerprint: "body-2" }),
      });
      expect(await store.bookings.commit(other)).toEqual({ kind: "key_reused" });
      expect(await store.bookings.get(other.pnr)).toBeUndefined();
      expect(await store.inventory.sold(["seat"])).toEqual([0]);
    });

    test("two scopes may use the same key", async () => {
      await commit({ idempotency: repeatable() });
      const other = await commit({ idempotency: repeatable({ scope: "bob" }) });
      expect(other).toMatchObject({ kind: "committed" });
    });

    test("scope and key are never confused with one another", async () => {
      await commit({ idempotency: repeatable({ scope: "a:b", key: "c" }) });
      expect(await store.bookings.outcome("a", "b:c", "body-1")).toEqual({ kind: "new" });
    });

    test("the lookup answers as a commit would", async () => {
      expect(await store.bookings.outcome("alice", "key-1", "body-1")).toEqual({ kind: "new" });
      await commit({ idempotency: repeatable() });
      expect(await store.bookings.outcome("alice", "key-1", "body-1")).toEqual({
        kind: "replayed",
        outcome: '{"first":true}',
      });
      expect(await store.bookings.outcome("alice", "key-1", "body-2")).toEqual({
        kind: "key_reused",
      });
    });

    test("a key can be used afresh once its time has passed", async () => {
      await commit({ idempotency: repeatable() });
      now += HOUR - 1;
      expect(await commit({ idempotency: repeatable() })).toMatchObject({ kind: "replayed" });
      now += 1;
      expect(await store.bookings.outcome("alice", "key-1", "body-1")).toEqual({ kind: "new" });
      const afresh = repeatable({ fingerprint: "body-2", outcome: '"afresh"' });
      expect(await commit({ idempotency: afresh })).toMatchObject({ kind: "committed" });
      expect(await store.bookings.outcome("alice", "key-1", "body-2")).toEqual({
        kind: "replayed",
        outcome: '"afresh"',
      });
    });

    test("one request sent many times at once is committed once", async () => {
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          commit({ claims: [seats(1, 99)], idempotency: repeatable({ outcome: `${i}` }) }),
        ),
      );
      const winner = results.findIndex(({ kind }) => kind === "committed");
      const others = results.filter((_, i) => i !== winner);
      expect(winner).toBeGreaterThanOrEqual(0);
      expect(others).toEqual(others.map(() => ({ kind: "replayed", outcome: `${winner}` })));
      expect(await store.inventory.sold(["seat"])).toEqual([1]);
    });
  });

  describe("lists of bookings", () => {
    async function book(sessionId: string, count: number, parts: Partial<BookingChange> = {}) {
      const changes = Array.from({ length: count }, (_, i) =>
        bookingChange({ sessionId, createdAt: START + (i >> 1), ...parts }),
      );
      for (const change of changes) await store.bookings.commit(change);
      return changes.map(({ pnr }) => pnr).reverse();
    }

    test("are newest first, and only the session's own", async () => {
      const pnrs = await book("session-a", 5);
      await book("session-b", 3);
      const page = await store.bookings.list(bySession("session-a"));
      expect(page.bookings.map(({ pnr }) => pnr)).toEqual(pnrs);
      expect(page.total).toBe(5);
      expect(page).not.toHaveProperty("cursor");
      expect(page.bookings[0]).toEqual(await store.bookings.get(pnrs[0] ?? ""));
    });

    test("of nobody are empty", async () => {
      expect(await store.bookings.list(bySession("nobody"))).toEqual({ bookings: [], total: 0 });
    });

    test("go by principal across sessions", async () => {
      await book("session-a", 2, { principal: "alice" });
      await book("session-b", 2, { principal: "alice" });
      await book("session-b", 2, { principal: "bob" });
      await book("session-b", 2);
      const page = await store.bookings.list({ owner: { principal: "alice" }, limit: 10 });
      expect(page.total).toBe(4);
      expect(new Set(page.bookings.map(({ sessionId }) => sessionId))).toEqual(
        new Set(["session-a", "session-b"]),
      );
    });

    test("of everybody are newest first, whoever made them, and can be narrowed and paged", async () => {
      const first = await book("session-a", 3, { principal: "alice" });
      const second = await book("session-b", 3, { createdAt: START + MINUTE });
      const third = await book("session-c", 1, { createdAt: START + HOUR, principal: "bob" });
      const [gone = ""] = second;
      await commit({ pnr: gone, sessionId: "session-b", expectedVersion: 1, status: "cancelled" });
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { owner: "all", limit: 3 } as const;
        const page = await store.bookings.list({
          ...query,
          ...(cursor !== undefined && { cursor }),
        });
        expect(page.total).toBe(7);
        seen.push(...page.bookings.map(({ pnr }) => pnr));
        cursor = page.cursor;
      } while (cursor !== undefined);
      expect(seen).toEqual([...third, ...second, ...first]);
      const cancelled = { owner: "all", status: "cancelled", limit: 9 } as const;
      const page = await store.bookings.list(cancelled);
      expect(page).toEqual({ bookings: [await store.bookings.get(gone)], total: 1 });
      const confirmed = await store.bookings.list({ ...cancelled, status: "confirmed" });
      expect(confirmed.total).toBe(6);
    });

    test("page through every booking once, though bookings share a millisecond", async () => {
      const pnrs = await book("session-a", 7);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await store.bookings.list({
          ...bySession("session-a", 3),
          ...(cursor !== undefined && { cursor }),
        });
        expect(page.total).toBe(7);
        expect(page.bookings.length).toBeLessThanOrEqual(3);
        seen.push(...page.bookings.map(({ pnr }) => pnr));
        cursor = page.cursor;
      } while (cursor !== undefined);
      expect(seen).toEqual(pnrs);
    });

    test("have no cursor when the last page is exactly full", async () => {
      await book("session-a", 3);
      expect(await store.bookings.list(bySession("session-a", 3))).not.toHaveProperty("cursor");
    });

    test("do not shift when a booking is made or changed between pages", async () => {
      const [newest, , third = "", fourth] = await book("session-a", 4);
      const first = await store.bookings.list(bySession("session-a", 2));
      expect(first.bookings[0]?.pnr).toBe(newest);
      await book("session-a", 1, { createdAt: START + HOUR });
      await commit({ pnr: third, expectedVersion: 1, modifiedAt: START + HOUR });
      const second = await store.bookings.list({
        ...bySession("session-a", 2),
        cursor: first.cursor ?? "",
      });
      expect(second.bookings.map(({ pnr }) => pnr)).toEqual([third, fourth]);
    });

    test("can be narrowed to a status, with the total of that status", async () => {
      const [cancelled = ""] = await book("session-a", 3);
      await commit({ pnr: cancelled, expectedVersion: 1, status: "cancelled" });
      const query = bySession("session-a", 1);
      const confirmed = await store.bookings.list({ ...query, status: "confirmed" });
      expect(confirmed.total).toBe(2);
      expect(confirmed.cursor).toBeDefined();
      const gone = await store.bookings.list({ ...query, status: "cancelled" });
      expect(gone.bookings.map(({ pnr }) => pnr)).toEqual([cancelled]);
      expect(gone).not.toHaveProperty("cursor");
      expect(await store.bookings.list({ ...query, status: "pending" })).toMatchObject({
        total: 0,
      });
    });

    test("outlive their session", async () => {
      await store.sessions.create({ id: "session-a", ttlMs: HOUR });
      await book("session-a", 2);
      now += HOUR;
      await store.sweep();
      expect(await store.bookings.list(bySession("session-a"))).toMatchObject({ total: 2 });
    });

    test("refuse a cursor that was never given out", async () => {
      const list = store.bookings.list({ ...bySession("session-a"), cursor: "garbage" });
      await expect(list).rejects.toMatchObject({
        code: "invalid",
        details: { reason: "bad_cursor", field: "cursor" },
      });
    });
  });

  describe("events", () => {
    test("tell of every committed change, in order, and of nothing else", async () => {
      const events: BookingEvent[] = [];
      await store.subscribe((event) => events.push(event));
      const change = bookingChange({ principal: "alice", idempotency: repeatable() });
      await store.bookings.commit(change);
      await store.bookings.commit(change);
      await commit({ claims: [seats(1, 0)] });
      await store.bookings.commit({
        ...change,
        // The owner's names go out, whoever made the change.
        sessionId: "session-b",
        principal: "bob",
        idempotency: repeatable({ key: "key-2" }),
        expectedVersion: 1,
        status: "cancelled",
      });
      const { pnr } = change;
      const owner = { sessionId: "session-a", principal: "alice" };
      await vi.waitFor(() => expect(events).toHaveLength(2));
      expect(events).toEqual([
        { pnr, ...owner, status: "confirmed", version: 1 },
        { pnr, ...owner, status: "cancelled", version: 2 },
      ]);
    });

    test("end with the subscription, for that listener alone", async () => {
      const first: string[] = [];
      const second: string[] = [];
      const unsubscribe = await store.subscribe(({ pnr }) => first.push(pnr));
      await store.subscribe(({ pnr }) => second.push(pnr));
      await commit();
      await vi.waitFor(() => expect([first.length, second.length]).toEqual([1, 1]));
      await unsubscribe();
      await commit();
      await vi.waitFor(() => expect(second).toHaveLength(2));
      expect(first).toHaveLength(1);
    });

    test("reach the others when one listener throws", async () => {
      const heard: string[] = [];
      await store.subscribe(() => {
        throw new Error("a careless listener");
      });
      await store.subscribe(({ pnr }) => heard.push(pnr));
      const change = bookingChange();
      expect(await store.bookings.commit(change)).toMatchObject({ kind: "committed" });
      // On a storage that others use too, earlier changes may still be on their way.
      await vi.waitFor(() => expect(heard).toContain(change.pnr));
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

  recordStoreContract(
    () => store,
    (ms) => {
      now += ms;
    },
  );

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
      await store.bookings.commit(change);
      await store.bookings.commit({ ...change, expectedVersion: 1 });
      await store.bookings.commit(change);
      await commit();
      expect(await store.stats(MINUTE)).toMatchObject({ bookings: 2 });
    });

    test("sweeping removes nothing that lives", async () => {
      await store.sessions.create({ id: "s", ttlMs: HOUR });
      await store.cache.put("k", "v", HOUR);
      await store.searches.record([{ id: "1", sessionId: "s", timestamp: now, document: "{}" }]);
      const change = bookingChange({ claims: [seats(1, 9)], idempotency: repeatable() });
      await store.bookings.commit(change);
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
      expect(await store.bookings.commit(change)).toMatchObject({ kind: "replayed" });
    });

    test("sweeping leaves bookings and sold units alone for ever", async () => {
      const change = bookingChange({ claims: [seats(1, 9)] });
      await store.bookings.commit(change);
      now += 10_000 * HOUR;
      await store.sweep();
      expect(await store.bookings.get(change.pnr)).toMatchObject({ version: 1 });
      expect(await store.inventory.sold(["seat"])).toEqual([1]);
    });
  });

  describe("life", () => {
    test("an open store answers a ping", async () => {
      await expect(store.ping()).resolves.toBeUndefined();
    });

    test("closing finishes the writes already asked for, and may be repeated", async () => {
      const pending = Promise.all([commit(), commit(), store.cache.put("k", "v", HOUR)]);
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
        () => store.subscribe(() => {}),
        () => store.sessions.create({ id: "s", ttlMs: 1 }),
        () => store.sessions.get("s"),
        () => store.sessions.touch("s", 1),
        () => store.sessions.setData("s", "{}"),
        () => store.sessions.end("s"),
        () => commit(),
        () => store.bookings.get("TEST-000000"),
        () => store.bookings.list(bySession("s")),
        () => store.bookings.outcome("s", "k", "f"),
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
        () => store.records.outcome("a", "k", "f"),
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
      await store.bookings.commit(change);
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
      expect(await other.bookings.get(change.pnr)).toMatchObject({ version: 1 });
      expect(await other.inventory.sold(["seat"])).toEqual([2]);
      expect(await other.cache.get("k")).toBe("v");
    });

    test("see what the other made of a booking that they have read themselves", async () => {
      const change = bookingChange({ document: "first" });
      await store.bookings.commit(change);
      expect(await store.bookings.get(change.pnr)).toMatchObject({ document: "first" });
      expect(await other.bookings.get(change.pnr)).toMatchObject({ document: "first" });
      await other.bookings.commit({ ...change, expectedVersion: 1, document: "second" });
      expect(await store.bookings.get(change.pnr)).toMatchObject({
        version: 2,
        document: "second",
      });
      await store.bookings.commit({ ...change, expectedVersion: 2, status: "cancelled" });
      expect(await store.bookings.get(change.pnr)).toMatchObject({ status: "cancelled" });
      expect(await other.bookings.get(change.pnr)).toMatchObject({ status: "cancelled" });
    });

    test("take off what they sold themselves at once, and soon what the other sold", async () => {
      const groups = Object.freeze(["g"]);
      const sell = (through: Store) =>
        through.bookings.commit(
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
          (i % 2 === 0 ? store : other).bookings.commit(bookingChange({ claims: [seats(1, 5)] })),
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
          return (await node.bookings.commit(change)).kind;
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
      expect(await commit()).toMatchObject({ kind: "committed" });
    });
  });
}

function bySession(sessionId: string, limit = 10) {
  return { owner: { sessionId }, limit };
}
