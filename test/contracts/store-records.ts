import { describe, expect, test, vi } from "vitest";
import type { RecordChange, RecordEvent, RecordResult } from "../../src/stores/records.ts";
import type { Idempotency, Store } from "../../src/stores/types.ts";

const CREATED = Date.UTC(2026, 3, 7);
const HOUR = 3_600_000;

let serial = 0;

/** A complete new record with an id of its own; tests say only what matters to them. */
export function recordChange(parts: Partial<RecordChange> = {}): RecordChange {
  serial += 1;
  return {
    kind: "request",
    id: `req_${serial.toString(36).padStart(6, "0")}`,
    state: "open",
    createdAt: CREATED,
    modifiedAt: CREATED,
    expectedVersion: 0,
    document: `{"serial":${serial}}`,
    ...parts,
  };
}

function repeatable(parts: Partial<Idempotency> = {}): Idempotency {
  return { scope: "a", key: "k", fingerprint: "f", outcome: '"first"', ttlMs: HOUR, ...parts };
}

/** What every store must do with records. */
export function recordStoreContract(opened: () => Store, moveClock: (ms: number) => void): void {
  const records = () => opened().records;
  const write = (parts?: Partial<RecordChange>) => records().write(recordChange(parts));
  const committed = { kind: "committed", version: 1 };

  /** Every page of a list, one after another. */
  async function allPages(query: Parameters<Store["records"]["list"]>[0]) {
    const ids: string[] = [];
    const totals = new Set<number>();
    for (let cursor: string | undefined; ; ) {
      const page = await records().list({ ...query, ...(cursor !== undefined && { cursor }) });
      expect(page.records.length).toBeLessThanOrEqual(query.limit);
      ids.push(...page.records.map(({ id }) => id));
      totals.add(page.total);
      cursor = page.cursor;
      if (cursor === undefined) return { ids, totals: [...totals] };
    }
  }

  describe("records", () => {
    test("are read back to the letter, with and without an owner", async () => {
      const document = JSON.stringify({ name: "Əliyev O'Brien \u{1F6EB}", nul: "\u0000" });
      const owned = recordChange({ owner: "alice", document, modifiedAt: CREATED + 5 });
      const free = recordChange();
      expect(await records().write(owned)).toEqual(committed);
      expect(await records().write(free)).toEqual(committed);
      expect(await records().get("request", owned.id)).toEqual({
        kind: "request",
        id: owned.id,
        owner: "alice",
        state: "open",
        version: 1,
        createdAt: CREATED,
        modifiedAt: CREATED + 5,
        document,
      });
      const found = await records().get("request", free.id);
      expect(found).toMatchObject({ document: free.document });
      expect(found).not.toHaveProperty("owner");
    });

    test("that do not exist are undefined, also under another kind", async () => {
      const { id } = recordChange();
      await write({ id });
      expect(await records().get("request", "nobody")).toBeUndefined();
      expect(await records().get("order", id)).toBeUndefined();
    });

    test("of two kinds may have one id", async () => {
      await write({ id: "same", document: '"a"' });
      expect(await write({ kind: "order", id: "same", document: '"b"' })).toEqual(committed);
      expect((await records().get("request", "same"))?.document).toBe('"a"');
      expect((await records().get("order", "same"))?.document).toBe('"b"');
    });

    test("may have any text as id and owner, and a large document", async () => {
      const id = `{a}|b%c "d" 'e' :\u{1F6EB} f`;
      const owner = `key:{x}|%"'`;
      const document = JSON.stringify("x".repeat(300_000));
      await write({ id, owner, document });
      expect(await records().get("request", id)).toMatchObject({ id, owner, document });
      const page = await records().list({ kind: "request", owner, limit: 5 });
      expect(page.records.map((record) => record.id)).toEqual([id]);
    });

    test("raise their version with a change, and keep owner and creation", async () => {
      const change = recordChange({ owner: "alice" });
      await records().write(change);
      const changed = await records().write({
        ...change,
        owner: "bob",
        state: "closed",
        createdAt: CREATED + 9,
        modifiedAt: CREATED + 10,
        expectedVersion: 1,
        document: '"new"',
      });
      expect(changed).toEqual({ kind: "committed", version: 2 });
      expect(await records().get("request", change.id)).toEqual({
        kind: "request",
        id: change.id,
        owner: "alice",
        state: "closed",
        version: 2,
        createdAt: CREATED,
        modifiedAt: CREATED + 10,
        document: '"new"',
      });
    });

    test("are made once: a second one under the id is stale and changes nothing", async () => {
      const change = recordChange({ owner: "alice" });
      await records().write(change);
      const again = { ...change, owner: "bob", document: '"late"' };
      expect(await records().write(again)).toEqual({ kind: "stale", version: 1 });
      expect(await records().get("request", change.id)).toMatchObject({
        owner: "alice",
        document: change.document,
      });
      expect(await records().list({ kind: "request", owner: "bob", limit: 5 })).toMatchObject({
        total: 0,
      });
    });

    test("changed from an old version, or never made, are stale", async () => {
      const change = recordChange();
      await records().write(change);
      await records().write({ ...change, expectedVersion: 1, document: '"second"' });
      const late = { ...change, expectedVersion: 1, state: "lost", document: '"late"' };
      expect(await records().write(late)).toEqual({ kind: "stale", version: 2 });
      expect(await records().get("request", change.id)).toMatchObject({ document: '"second"' });
      expect(await records().list({ kind: "request", state: "lost", limit: 5 })).toMatchObject({
        total: 0,
      });
      expect(await write({ expectedVersion: 3 })).toEqual({ kind: "stale", version: 0 });
    });

    test("changed by many from one version at once are changed by one", async () => {
      const change = recordChange();
      await records().write(change);
      const results = await Promise.all(
        Array.from({ length: 40 }, (_, i) =>
          records().write({ ...change, expectedVersion: 1, state: `s${i}`, document: `${i}` }),
        ),
      );
      const winners = results.flatMap(({ kind }, i) => (kind === "committed" ? [i] : []));
      expect(winners).toHaveLength(1);
      expect(results.filter(({ kind }) => kind === "stale")).toHaveLength(39);
      const state = `s${winners[0]}`;
      expect(await records().get("request", change.id)).toMatchObject({ version: 2, state });
      expect(await records().list({ kind: "request", state, limit: 5 })).toMatchObject({
        total: 1,
      });
    });

    test("with nonsense in them are an error and leave nothing", async () => {
      const id = "nonsense";
      for (const nonsense of [
        { kind: "Two Words" },
        { state: "" },
        { id: "" },
        { id: "x".repeat(201) },
        { expectedVersion: -1 },
        { createdAt: Number.NaN },
        { modifiedAt: 1.5 },
      ]) {
        await expect(write({ id, ...nonsense })).rejects.toMatchObject({
          details: { reason: "bad_change" },
        });
      }
      expect(await records().get("request", id)).toBeUndefined();
      expect(await records().list({ kind: "request", limit: 5 })).toMatchObject({ total: 0 });
    });

    test("stay for ever", async () => {
      const change = recordChange();
      await records().write(change);
      moveClock(10_000 * HOUR);
      await opened().sweep();
      expect(await records().get("request", change.id)).toBeDefined();
      expect(await records().list({ kind: "request", limit: 5 })).toMatchObject({ total: 1 });
    });
  });

  describe("repeated writes of records", () => {
    test("get the first outcome and do nothing, whatever id they carry", async () => {
      const first = recordChange({ idempotency: repeatable() });
      expect(await records().write(first)).toEqual(committed);
      const second = recordChange({ idempotency: repeatable({ outcome: '"second"' }) });
      const replayed = { kind: "replayed", outcome: '"first"' };
      expect(await records().write(second)).toEqual(replayed);
      expect(await records().get("request", second.id)).toBeUndefined();
      expect(await records().outcome("a", "k", "f")).toEqual(replayed);
      expect(await records().list({ kind: "request", limit: 5 })).toMatchObject({ total: 1 });
    });

    test("are recognised before an old version", async () => {
      const change = recordChange({ idempotency: repeatable() });
      await records().write(change);
      expect(await records().write(change)).toMatchObject({ kind: "replayed" });
    });

    test("with another body are refused, in another scope not", async () => {
      expect(await records().outcome("a", "k", "f")).toEqual({ kind: "new" });
      await write({ idempotency: repeatable() });
      const other = repeatable({ fingerprint: "g" });
      expect(await write({ idempotency: other })).toEqual({ kind: "key_reused" });
      expect(await records().outcome("a", "k", "g")).toEqual({ kind: "key_reused" });
      expect(await write({ idempotency: repeatable({ scope: "b" }) })).toEqual(committed);
    });

    test("do not use up their key when they are refused", async () => {
      const idempotency = repeatable();
      expect(await write({ expectedVersion: 2, idempotency })).toMatchObject({ kind: "stale" });
      expect(await records().outcome("a", "k", "f")).toEqual({ kind: "new" });
      expect(await write({ idempotency })).toEqual(committed);
    });

    test("may use a key that a booking used", async () => {
      await opened().bookings.commit({
        pnr: "TEST-AAAAAA",
        sessionId: "s",
        status: "confirmed",
        expectedVersion: 0,
        document: "{}",
        createdAt: CREATED,
        modifiedAt: CREATED,
        idempotency: repeatable({ fingerprint: "booking" }),
      });
      expect(await write({ idempotency: repeatable() })).toEqual(committed);
    });

    test("may use their key afresh once its time has passed", async () => {
      await write({ idempotency: repeatable() });
      moveClock(HOUR - 1);
      expect(await write({ idempotency: repeatable() })).toMatchObject({ kind: "replayed" });
      moveClock(1);
      expect(await write({ idempotency: repeatable({ fingerprint: "g" }) })).toEqual(committed);
    });

    test("sent many times at once are written once", async () => {
      const results: readonly RecordResult[] = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          write({ idempotency: repeatable({ outcome: `${i}` }) }),
        ),
      );
      const winner = results.findIndex(({ kind }) => kind === "committed");
      const others = results.filter((_, i) => i !== winner);
      expect(winner).toBeGreaterThanOrEqual(0);
      expect(others).toEqual(others.map(() => ({ kind: "replayed", outcome: `${winner}` })));
      expect(await records().list({ kind: "request", limit: 5 })).toMatchObject({ total: 1 });
    });
  });

  describe("lists of records", () => {
    async function make(count: number, parts: Partial<RecordChange> = {}) {
      const changes = Array.from({ length: count }, (_, i) =>
        recordChange({ createdAt: CREATED + (i >> 1), ...parts }),
      );
      for (const change of changes) await records().write(change);
      return changes.map(({ id }) => id).reverse();
    }

    test("of nothing are empty", async () => {
      expect(await records().list({ kind: "request", limit: 5 })).toEqual({
        records: [],
        total: 0,
      });
    });

    test("are newest first, of one kind, and give whole records", async () => {
      const ids = await make(5);
      await make(3, { kind: "order" });
      const page = await records().list({ kind: "request", limit: 10 });
      expect(page.records.map(({ id }) => id)).toEqual(ids);
      expect(page.total).toBe(5);
      expect(page).not.toHaveProperty("cursor");
      expect(page.records[0]).toEqual(await records().get("request", ids[0] ?? ""));
    });

    test("page through every record once, though records share a millisecond", async () => {
      const ids = await make(7);
      expect(await allPages({ kind: "request", limit: 3 })).toEqual({ ids, totals: [7] });
    });

    test("have no cursor when the last page is exactly full", async () => {
      await make(3);
      expect(await records().list({ kind: "request", limit: 3 })).not.toHaveProperty("cursor");
    });

    test("can be narrowed to an owner, a state, or both", async () => {
      const hers = await make(5, { owner: "alice" });
      const his = await make(3, { owner: "bob" });
      const nobodys = await make(2);
      const closed = [hers[1] ?? "", his[0] ?? "", nobodys[1] ?? ""];
      for (const id of closed) await write({ id, expectedVersion: 1, state: "closed" });
      const of = (query: object) => allPages({ kind: "request", limit: 2, ...query });
      expect(await of({ owner: "alice" })).toEqual({ ids: hers, totals: [5] });
      expect(await of({ owner: "carol" })).toEqual({ ids: [], totals: [0] });
      expect((await of({ state: "closed" })).ids.toSorted()).toEqual(closed.toSorted());
      expect((await of({ state: "open" })).totals).toEqual([7]);
      expect(await of({ owner: "alice", state: "closed" })).toEqual({
        ids: [hers[1]],
        totals: [1],
      });
      expect(await of({ owner: "alice", state: "open" })).toEqual({
        ids: hers.filter((id) => id !== hers[1]),
        totals: [4],
      });
    });

    test("follow a record through its states, and back", async () => {
      const change = recordChange({ owner: "alice" });
      await records().write(change);
      const states = ["open", "asked", "open", "closed"];
      for (const [version, state] of states.entries()) {
        if (version > 0) await records().write({ ...change, expectedVersion: version, state });
        for (const listed of new Set(states)) {
          for (const owner of [{}, { owner: "alice" }]) {
            const page = await records().list({
              kind: "request",
              ...owner,
              state: listed,
              limit: 5,
            });
            expect(page.total).toBe(listed === state ? 1 : 0);
          }
        }
      }
    });

    test("do not shift when a record is made or changed between pages", async () => {
      const [newest, , third = "", fourth] = await make(4);
      const first = await records().list({ kind: "request", limit: 2 });
      expect(first.records[0]?.id).toBe(newest);
      await make(1, { createdAt: CREATED + HOUR });
      await write({ id: third, expectedVersion: 1, modifiedAt: CREATED + HOUR });
      const second = await records().list({
        kind: "request",
        limit: 2,
        cursor: first.cursor ?? "",
      });
      expect(second.records.map(({ id }) => id)).toEqual([third, fourth]);
    });

    test("refuse a cursor that was never given out", async () => {
      const list = records().list({ kind: "request", limit: 5, cursor: "garbage" });
      await expect(list).rejects.toMatchObject({
        code: "invalid",
        details: { reason: "bad_cursor", field: "cursor" },
      });
    });
  });

  describe("events of records", () => {
    test("tell of every change that was written, in order, and of nothing else", async () => {
      const events: RecordEvent[] = [];
      const change = recordChange({ owner: "alice", idempotency: repeatable() });
      // A cluster may still be carrying news of what an earlier test did.
      const unsubscribe = await records().subscribe((event) => {
        if (event.id === change.id) events.push(event);
      });
      await records().write(change);
      await records().write(change);
      const { idempotency: _, ...later } = change;
      await records().write({ ...later, expectedVersion: 7 });
      await records().write({ ...later, expectedVersion: 1, owner: "bob", state: "closed" });
      const record = { kind: "request", id: change.id, owner: "alice" };
      await vi.waitFor(() => expect(events).toHaveLength(2));
      expect(events).toEqual([
        { ...record, state: "open", version: 1 },
        { ...record, state: "closed", version: 2 },
      ]);
      await unsubscribe();
      await records().write({ ...later, expectedVersion: 2 });
      expect(events).toHaveLength(2);
    });

    test("reach the others when one listener throws, and are not those of bookings", async () => {
      const heard: string[] = [];
      const bookings: unknown[] = [];
      await opened().subscribe((event) => {
        if (!("pnr" in event)) bookings.push(event);
      });
      await records().subscribe(() => {
        throw new Error("a careless listener");
      });
      const change = recordChange();
      await records().subscribe(({ id }) => {
        if (id === change.id) heard.push(id);
      });
      expect(await records().write(change)).toEqual(committed);
      await vi.waitFor(() => expect(heard).toEqual([change.id]));
      expect(bookings).toEqual([]);
    });
  });
}
