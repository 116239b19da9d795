import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { RecordChange } from "../../src/stores/records.ts";
import { sqliteStore } from "../../src/stores/sqlite/store.ts";
import type { Store } from "../../src/stores/types.ts";
import { valkeyStore } from "../../src/stores/valkey/store.ts";
import { ask, startServer, type TestServer } from "../support/valkey.ts";
import { temporaryFolder } from "./sqlite/storage.ts";

// What version 0.1.0 kept before bookings and records were one: the same contents in both storages.
// On Valkey also a commit that was cut off after each of its commands, its answer lost.
const NOW = Date.UTC(2026, 10, 15);
const SEAT = "JFKLAX:1#AA1";
const fixture = (name: string) =>
  readFile(new URL(`../fixtures/stores/${name}`, import.meta.url), "utf8");

function change(parts: Partial<RecordChange>): RecordChange {
  return {
    kind: "booking",
    id: "TEST-OLD001",
    sessionId: "old-session",
    state: "confirmed",
    expectedVersion: 0,
    document: "{}",
    createdAt: NOW + 9,
    modifiedAt: NOW + 9,
    ...parts,
  };
}

function readsAndWrites(opened: () => Store): void {
  const records = () => opened().records;
  const total = async (query: object) =>
    (await records().list({ kind: "booking", limit: 1, ...query })).total;

  test("bookings and records are read as they were written", async () => {
    expect(await records().get("booking", "TEST-OLD001")).toEqual({
      kind: "booking",
      id: "TEST-OLD001",
      sessionId: "old-session",
      owner: "alice",
      state: "confirmed",
      version: 1,
      createdAt: NOW + 1,
      modifiedAt: NOW + 1,
      document: '{"booking":1}',
    });
    expect(await records().get("booking", "TEST-OLD002")).toMatchObject({
      state: "cancelled",
      version: 2,
      document: '{"booking":2,"gone":true}',
    });
    expect(await records().get("request", "req_old2")).toEqual({
      kind: "request",
      id: "req_old2",
      state: "closed",
      version: 2,
      createdAt: NOW + 2,
      modifiedAt: NOW + 2,
      document: '{"request":2,"closed":true}',
    });
    expect(await records().get("order", "req_old3")).toMatchObject({
      owner: "alice",
      state: "paid",
    });
  });

  test("lists, units, sessions, keys and counters are there", async () => {
    const session = { owner: { sessionId: "old-session" } };
    expect(await total(session)).toBe(2);
    expect(await total({ ...session, state: "cancelled" })).toBe(1);
    expect(await total({ owner: "alice" })).toBe(1);
    expect(await total({ owner: "bob", state: "confirmed" })).toBe(1);
    expect(await total({ kind: "request", owner: "alice", state: "open" })).toBe(1);
    expect(await total({ kind: "request", state: "closed" })).toBe(1);
    expect(await total({ kind: "order", owner: "alice" })).toBe(1);
    expect(await opened().inventory.sold([SEAT])).toEqual([3]);
    expect(await opened().sessions.get("old-session")).toMatchObject({
      principal: "alice",
      bookingCount: 2,
      searchCount: 1,
    });
    expect(await opened().sessions.get("opened")).toMatchObject({ bookingCount: 1 });
    expect(await opened().keys.get("key-a")).toMatchObject({ principal: "alice" });
    expect(await opened().cache.get("c")).toBe("cached");
    expect(await opened().searches.list("old-session")).toHaveLength(1);
  });

  test("keys of bookings and of records are replayed, each in its family", async () => {
    const request = { scope: "alice", key: "k" };
    const booking = { ...request, fingerprint: "f" };
    const other = { ...request, fingerprint: "r" };
    const first = { kind: "replayed", outcome: '"first"' };
    expect(await records().outcome("booking", booking)).toEqual(first);
    expect(await records().outcome("request", other)).toEqual({
      kind: "replayed",
      outcome: '"record"',
    });
    const again = { ...booking, outcome: '"second"', ttlMs: 1_000 };
    expect(await records().write(change({ id: "TEST-NEW001", idempotency: again }))).toEqual(first);
  });

  test("a booking is cancelled, and gives back its units", async () => {
    const cancel = change({
      expectedVersion: 1,
      state: "cancelled",
      releases: [{ key: SEAT, quantity: 2 }],
    });
    expect(await records().write(cancel)).toEqual({ kind: "committed", version: 2 });
    expect(await opened().inventory.sold([SEAT])).toEqual([1]);
    for (const owner of ["alice", { sessionId: "old-session" }]) {
      expect(await total({ owner, state: "confirmed" })).toBe(0);
    }
    expect(await records().get("booking", "TEST-OLD001")).toMatchObject({
      owner: "alice",
      createdAt: NOW + 1,
      state: "cancelled",
    });
  });

  test("a record changes its state, and a new booking takes what is left", async () => {
    const { sessionId: _, ...closed } = change({
      kind: "request",
      id: "req_old1",
      expectedVersion: 1,
      state: "closed",
    });
    expect(await records().write(closed)).toEqual({ kind: "committed", version: 2 });
    expect(await total({ kind: "request", owner: "alice", state: "open" })).toBe(0);
    expect(await total({ kind: "request", owner: "alice", state: "closed" })).toBe(1);
    expect(await records().write(change({}))).toEqual({ kind: "taken" });
    const claims = [{ key: SEAT, quantity: 7, capacity: 9 }];
    expect(await records().write(change({ id: "TEST-NEW001", claims }))).toMatchObject({ left: 6 });
    const fitting = claims.map((claim) => ({ ...claim, quantity: 6 }));
    expect(await records().write(change({ id: "TEST-NEW001", claims: fitting }))).toEqual({
      kind: "committed",
      version: 1,
    });
    expect(await total({ owner: { sessionId: "old-session" } })).toBe(3);
  });
}

describe("a file of an earlier version", () => {
  let store: Store;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;

  beforeEach(async () => {
    folder = await temporaryFolder();
    const path = join(folder.path, "wayfare.db");
    const db = new DatabaseSync(path);
    db.exec(await fixture("sqlite.sql"));
    db.close();
    store = await sqliteStore({ path, now: () => NOW });
  });

  afterEach(async () => {
    await store.close();
    await folder.remove();
  });

  readsAndWrites(() => store);
});

for (const atOnce of [true, false]) {
  describe(`a server of an earlier version, with commits ${atOnce ? "at once" : "in steps"}`, () => {
    let server: TestServer;
    let store: Store;

    beforeEach(async () => {
      server = await startServer();
      for (const line of (await fixture("valkey.jsonl")).trim().split("\n")) {
        const [command, ...args]: [string, ...string[]] = JSON.parse(line);
        await ask(server, command, ...args);
      }
      store = await valkeyStore({ nodes: [server], now: () => NOW, atOnce, claimMs: 20 });
    });

    afterEach(async () => {
      await store.close();
      await server.stop();
    });

    readsAndWrites(() => store);

    /** How many of `name0`, `name1`… there may be; a few more than there are. */
    const CUTS = 20;

    async function expectSettled(): Promise<void> {
      let whole = 0;
      for (let i = 0; i < CUTS; i++) {
        for (const [kind, name] of [
          ["booking", `booking${i}`],
          ["booking", `change${i}`],
          ["request", `record${i}`],
        ] as const) {
          const record = await store.records.get(kind, name);
          const happened = record?.version === (name.startsWith("change") ? 2 : 1);
          const request = { scope: "dead", key: name, fingerprint: "f" };
          expect(await store.records.outcome(kind, request)).toEqual(
            happened ? { kind: "replayed", outcome: name } : { kind: "new" },
          );
          const [sold] = await store.inventory.sold([`${name}#seat`]);
          const held = record !== undefined && kind === "booking" && record.state === "confirmed";
          expect(sold).toBe(held ? 2 : 0);
          if (happened) whole += 1;
        }
      }
      const listed = async (kind: string, state: string) =>
        (await store.records.list({ kind, owner: "carol", state, limit: 1 })).total;
      expect(await listed("booking", "cancelled")).toBeGreaterThan(2);
      expect(await listed("request", "open")).toBeGreaterThan(2);
      expect(whole).toBeGreaterThan(9);
      expect(await ask(server, "KEYS", "gds:commits*")).toEqual([]);
      expect(await ask(server, "KEYS", "*:pending")).toEqual([]);
    }

    test("commits that were cut off are completed or taken back by a sweep", async () => {
      await store.sweep();
      await expectSettled();
    });

    test("requests that were cut off are carried out once when they are repeated", async () => {
      for (let i = 0; i < CUTS; i++) {
        const idempotency = (key: string) => ({
          ...{ scope: "dead", key, fingerprint: "f" },
          ...{ outcome: key, ttlMs: 60_000 },
        });
        const [booked, made] = [`booking${i}`, `record${i}`];
        const claims = [{ key: `${booked}#seat`, quantity: 2, capacity: 9 }];
        const book = { id: booked, sessionId: `s-${booked}`, claims };
        const { sessionId: _, ...write } = change({ kind: "request", id: made, state: "open" });
        const results = [
          await store.records.write(change({ ...book, idempotency: idempotency(booked) })),
          await store.records.write({ ...write, idempotency: idempotency(made) }),
        ];
        for (const { kind } of results) expect(["committed", "replayed"]).toContain(kind);
      }
      await store.sweep();
      await expectSettled();
    });
  });
}
