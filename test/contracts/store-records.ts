import { describe, expect, test, vi } from "vitest";
import { TravelError } from "../../src/domain/errors.ts";
import type { RecordChange, RecordEvent, RecordQuery } from "../../src/stores/records.ts";
import type { Store } from "../../src/stores/types.ts";
import { fc } from "../support/properties.ts";
import { bookingChange, HOUR, recordChange, repeatable, START } from "./store-changes.ts";
import { histories, play } from "./store-model.ts";

/** The store under test, its clock, and another storage that is empty. */
export interface Opened {
  readonly store: () => Store;
  readonly moveClock: (ms: number) => void;
  readonly inEmptyStorage: <T>(work: (store: Store) => Promise<T>) => Promise<T>;
}

/** A kind of record, with two of its states; a new one is in the first. */
interface Kind {
  readonly kind: string;
  readonly change: (parts?: Partial<RecordChange>) => RecordChange;
  readonly first: string;
  readonly next: string;
}

const KINDS: readonly Kind[] = [
  { kind: "booking", change: bookingChange, first: "confirmed", next: "cancelled" },
  { kind: "request", change: recordChange, first: "open", next: "closed" },
];

/** What every store must do with records of every kind. */
export function recordStoreContract(opened: Opened): void {
  for (const kind of KINDS) {
    describe(`records of kind ${kind.kind}`, () => {
      recordContract(kind, opened);
      repeatContract(kind, opened);
      unitContract(kind, opened);
      listContract(kind, opened);
      eventContract(kind, opened);
    });
  }
  describe("records of several kinds", () => kindContract(opened));
}

const committed = { kind: "committed", version: 1 };
const seats = (quantity: number, capacity: number, key = "seat") => ({ key, quantity, capacity });

function recordContract({ kind, change: make, first, next }: Kind, opened: Opened): void {
  const records = () => opened.store().records;
  const sold = (...keys: string[]) => opened.store().inventory.sold(keys);

  test("a record is read back to the letter, with and without an owner", async () => {
    const document = JSON.stringify({ name: "Əliyev O'Brien \u{1F6EB}", nul: "\u0000" });
    const owned = make({ owner: "alice", document, modifiedAt: START + 5 });
    const free = make();
    expect(await records().write(owned)).toEqual(committed);
    expect(await records().write(free)).toEqual(committed);
    const { expectedVersion: _, ...kept } = owned;
    expect(await records().get(kind, owned.id)).toEqual({ ...kept, version: 1 });
    const found = await records().get(kind, free.id);
    expect(found).toMatchObject({ document: free.document });
    expect(found).not.toHaveProperty("owner");
  });

  test("an unknown id is undefined", async () => {
    await records().write(make());
    expect(await records().get(kind, "TEST-NOBODY")).toBeUndefined();
  });

  test("a large document survives", async () => {
    const change = make({ document: JSON.stringify("x".repeat(300_000)) });
    await records().write(change);
    expect((await records().get(kind, change.id))?.document).toBe(change.document);
  });

  test("id and owner may be any text", async () => {
    const id = `{a}|b%c"d"'e':\u{1F6EB}f`;
    const owner = `key:{x}|%"'`;
    await records().write(make({ id, owner }));
    expect(await records().get(kind, id)).toMatchObject({ id, owner });
    const page = await records().list({ kind, owner, limit: 5 });
    expect(page.records.map((record) => record.id)).toEqual([id]);
  });

  test("an id is given out once, for ever, and a second record under it changes nothing", async () => {
    const change = make({ owner: "alice" });
    await records().write(change);
    await records().write({ ...change, expectedVersion: 1, state: next });
    opened.moveClock(10_000 * HOUR);
    await opened.store().sweep();
    const again = { ...change, owner: "bob", document: '"late"', claims: [seats(1, 9)] };
    expect(await records().write(again)).toEqual({ kind: "taken" });
    expect(await records().get(kind, change.id)).toMatchObject({
      owner: "alice",
      state: next,
      document: change.document,
    });
    expect(await sold("seat")).toEqual([0]);
    expect(await records().list({ kind, owner: "bob", limit: 5 })).toMatchObject({ total: 0 });
  });

  test("of many writes of one new id at once, one wins", async () => {
    const { id } = make();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, i) => records().write(make({ id, document: `${i}` }))),
    );
    const kinds = results.map((result) => result.kind);
    expect(kinds.filter((word) => word === "committed")).toHaveLength(1);
    expect(kinds.filter((word) => word === "taken")).toHaveLength(49);
    const document = `${kinds.indexOf("committed")}`;
    expect(await records().get(kind, id)).toMatchObject({ document });
  });

  test("a change raises the version and keeps owner and creation", async () => {
    const change = make({ owner: "alice" });
    await records().write(change);
    const changed = await records().write({
      ...change,
      owner: "bob",
      createdAt: START + 9,
      modifiedAt: START + 10,
      expectedVersion: 1,
      state: next,
      document: '"new"',
    });
    expect(changed).toEqual({ kind: "committed", version: 2 });
    const { expectedVersion: _, ...kept } = change;
    expect(await records().get(kind, change.id)).toEqual({
      ...kept,
      state: next,
      version: 2,
      modifiedAt: START + 10,
      document: '"new"',
    });
  });

  test("a change made from an old version is stale and changes nothing", async () => {
    const change = make();
    await records().write(change);
    await records().write({ ...change, expectedVersion: 1, document: '"second"' });
    const late = { ...change, expectedVersion: 1, document: '"late"', claims: [seats(1, 5)] };
    expect(await records().write(late)).toEqual({ kind: "stale", version: 2 });
    expect(await records().get(kind, change.id)).toMatchObject({
      version: 2,
      document: '"second"',
    });
    expect(await sold("seat")).toEqual([0]);
  });

  test("a change of an id that does not exist is stale at version 0", async () => {
    const result = await records().write(make({ expectedVersion: 3 }));
    expect(result).toEqual({ kind: "stale", version: 0 });
  });

  test("of many changes from one version at once, one wins", async () => {
    const change = make();
    await records().write(change);
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        records().write({ ...change, expectedVersion: 1, state: next, document: `${i}` }),
      ),
    );
    const winners = results.flatMap((result, i) => (result.kind === "committed" ? [i] : []));
    expect(winners).toHaveLength(1);
    expect(results.filter((result) => result.kind === "stale")).toHaveLength(49);
    expect(await records().get(kind, change.id)).toMatchObject({
      version: 2,
      document: `${winners[0]}`,
    });
    expect(await records().list({ kind, state: next, limit: 5 })).toMatchObject({ total: 1 });
    expect(await records().list({ kind, state: first, limit: 5 })).toMatchObject({ total: 0 });
  });

  test("any history of writes goes as a plain model of it does", async () => {
    await fc.assert(
      fc.asyncProperty(histories, (history) =>
        opened.inEmptyStorage(async (store) => {
          const played = await play(store, make, history);
          expect(played.store).toEqual(played.model);
        }),
      ),
      { numRuns: 40 },
    );
  });

  test("a nonsensical change is an error and leaves nothing", async () => {
    for (const nonsense of [
      { kind: "Two Words" },
      { state: "" },
      { state: "Two Words" },
      { id: "" },
      { id: "x".repeat(201) },
      { expectedVersion: -1 },
      { createdAt: Number.NaN },
      { modifiedAt: 1.5 },
      { claims: [seats(0, 5)] },
      { claims: [seats(-1, 5)] },
      { claims: [seats(1.5, 5)] },
      { claims: [seats(1, Number.NaN)] },
      { releases: [{ key: "seat", quantity: -1 }] },
    ]) {
      const change = make(nonsense);
      await expect(records().write(change)).rejects.toMatchObject({
        details: { reason: "bad_change" },
      });
      expect(await records().get(kind, change.id)).toBeUndefined();
    }
    expect(await records().list({ kind, limit: 5 })).toMatchObject({ total: 0 });
    expect(await sold("seat")).toEqual([0]);
  });
}

function repeatContract({ kind, change: make }: Kind, opened: Opened): void {
  const records = () => opened.store().records;
  const write = (parts?: Partial<RecordChange>) => records().write(make(parts));
  const request = { scope: "alice", key: "key-1", fingerprint: "body-1" };
  const outcome = (parts: Partial<typeof request> = {}) =>
    records().outcome(kind, { ...request, ...parts });
  const replayed = { kind: "replayed", outcome: '{"first":true}' };

  test("the same request again gets the first outcome and does nothing, whatever its id", async () => {
    expect(await outcome()).toEqual({ kind: "new" });
    expect(await write({ claims: [seats(1, 9)], idempotency: repeatable() })).toEqual(committed);
    const second = make({
      claims: [seats(1, 9)],
      idempotency: repeatable({ outcome: '{"second":true}' }),
    });
    expect(await records().write(second)).toEqual(replayed);
    expect(await records().get(kind, second.id)).toBeUndefined();
    expect(await opened.store().inventory.sold(["seat"])).toEqual([1]);
    expect(await records().list({ kind, limit: 5 })).toMatchObject({ total: 1 });
    expect(await outcome()).toEqual(replayed);
  });

  test("a repeat is recognised before a taken id, an old version and a full flight", async () => {
    const change = make({ claims: [seats(1, 1)], idempotency: repeatable() });
    await records().write(change);
    expect(await records().write(change)).toEqual(replayed);
    const cancel = {
      ...change,
      expectedVersion: 1,
      idempotency: repeatable({ key: "key-2", outcome: '"cancelled"' }),
    };
    await records().write({ ...cancel, claims: [] });
    expect(await records().write(cancel)).toEqual({ kind: "replayed", outcome: '"cancelled"' });
  });

  test("the same key with another body is refused", async () => {
    await write({ idempotency: repeatable() });
    const other = make({
      claims: [seats(1, 9)],
      idempotency: repeatable({ fingerprint: "body-2" }),
    });
    expect(await records().write(other)).toEqual({ kind: "key_reused" });
    expect(await outcome({ fingerprint: "body-2" })).toEqual({ kind: "key_reused" });
    expect(await records().get(kind, other.id)).toBeUndefined();
    expect(await opened.store().inventory.sold(["seat"])).toEqual([0]);
  });

  test("two scopes may use the same key, and are never confused with it", async () => {
    await write({ idempotency: repeatable({ scope: "a:b", key: "c" }) });
    expect(await outcome({ scope: "a", key: "b:c" })).toEqual({ kind: "new" });
    expect(await write({ idempotency: repeatable({ scope: "bob", key: "c" }) })).toEqual(committed);
  });

  test("a refused request does not use up its key", async () => {
    const idempotency = repeatable();
    expect(await write({ expectedVersion: 2, idempotency })).toMatchObject({ kind: "stale" });
    expect(await outcome()).toEqual({ kind: "new" });
    expect(await write({ idempotency })).toEqual(committed);
  });

  test("a key can be used afresh once its time has passed", async () => {
    await write({ idempotency: repeatable() });
    opened.moveClock(HOUR - 1);
    expect(await write({ idempotency: repeatable() })).toEqual(replayed);
    opened.moveClock(1);
    expect(await outcome()).toEqual({ kind: "new" });
    const afresh = repeatable({ fingerprint: "body-2", outcome: '"afresh"' });
    expect(await write({ idempotency: afresh })).toEqual(committed);
    expect(await outcome({ fingerprint: "body-2" })).toEqual({
      kind: "replayed",
      outcome: '"afresh"',
    });
  });

  test("one request sent many times at once is committed once", async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        write({ claims: [seats(1, 99)], idempotency: repeatable({ outcome: `${i}` }) }),
      ),
    );
    const winner = results.findIndex((result) => result.kind === "committed");
    const others = results.filter((_, i) => i !== winner);
    expect(winner).toBeGreaterThanOrEqual(0);
    expect(others).toEqual(others.map(() => ({ kind: "replayed", outcome: `${winner}` })));
    expect(await opened.store().inventory.sold(["seat"])).toEqual([1]);
    expect(await records().list({ kind, limit: 5 })).toMatchObject({ total: 1 });
  });
}

function unitContract({ kind, change: make, next }: Kind, opened: Opened): void {
  const records = () => opened.store().records;
  const write = (parts?: Partial<RecordChange>) => records().write(make(parts));
  const sold = (...keys: string[]) => opened.store().inventory.sold(keys);

  test("a claim fills the capacity exactly and not one unit more", async () => {
    expect(await write({ claims: [seats(3, 5)] })).toEqual(committed);
    const refused = { kind: "sold_out", key: "seat", left: 2 };
    expect(await write({ claims: [seats(3, 5)] })).toEqual(refused);
    expect(await write({ claims: [seats(2, 5)] })).toEqual(committed);
    expect(await write({ claims: [seats(1, 5)] })).toEqual({ ...refused, left: 0 });
    expect(await sold("seat")).toEqual([5]);
  });

  test("what is left is never negative, even when the capacity has shrunk", async () => {
    await write({ claims: [seats(5, 5)] });
    expect(await write({ claims: [seats(1, 3)] })).toMatchObject({ kind: "sold_out", left: 0 });
  });

  test("a refused claim leaves no record and none of its other claims", async () => {
    const change = make({
      claims: [seats(1, 9, "a"), seats(1, 0, "b"), seats(1, 9, "c")],
      idempotency: repeatable(),
    });
    expect(await records().write(change)).toEqual({ kind: "sold_out", key: "b", left: 0 });
    expect(await sold("a", "b", "c")).toEqual([0, 0, 0]);
    expect(await records().get(kind, change.id)).toBeUndefined();
    expect(await records().list({ kind, limit: 5 })).toMatchObject({ total: 0 });
    expect(await records().outcome(kind, repeatable())).toEqual({ kind: "new" });
    expect(await records().write({ ...change, claims: [seats(1, 9, "a")] })).toEqual(committed);
  });

  test("two claims on one key in one change count together", async () => {
    const twice = { claims: [seats(2, 3), seats(2, 3)] };
    expect(await write(twice)).toEqual({ kind: "sold_out", key: "seat", left: 3 });
    expect(await write({ claims: [seats(1, 3), seats(2, 3)] })).toEqual(committed);
    expect(await sold("seat")).toEqual([3]);
  });

  test("1,000 writes at once on 5 units sell exactly 5", async () => {
    const results = await Promise.all(
      Array.from({ length: 1_000 }, () => write({ claims: [seats(1, 5), seats(1, 900, "b")] })),
    );
    expect(results.filter((result) => result.kind === "committed")).toHaveLength(5);
    expect(results.filter((result) => result.kind === "sold_out")).toHaveLength(995);
    expect(await sold("seat", "b")).toEqual([5, 5]);
    expect(await records().list({ kind, limit: 9 })).toMatchObject({ total: 5 });
  });

  test("a change that gives units back does so once", async () => {
    const change = make({ claims: [seats(5, 5)] });
    await records().write(change);
    const cancel: RecordChange = {
      ...change,
      expectedVersion: 1,
      state: next,
      claims: [],
      releases: [{ key: "seat", quantity: 5 }],
    };
    const results = await Promise.all([1, 2, 3].map(() => records().write(cancel)));
    expect(results.filter((result) => result.kind === "committed")).toHaveLength(1);
    expect(await sold("seat")).toEqual([0]);
    expect(await write({ claims: [seats(5, 5)] })).toEqual(committed);
  });

  test("a change may claim one thing and release another", async () => {
    const change = make({ claims: [seats(2, 2, "a")] });
    await records().write(change);
    await records().write({
      ...change,
      expectedVersion: 1,
      claims: [seats(2, 2, "b")],
      releases: [{ key: "a", quantity: 2 }],
    });
    expect(await sold("a", "b")).toEqual([0, 2]);
  });

  test("a change cannot claim the units it releases", async () => {
    const change = make({ claims: [seats(2, 2)] });
    await records().write(change);
    const swap = {
      ...change,
      expectedVersion: 1,
      claims: [seats(1, 2)],
      releases: [{ key: "seat", quantity: 2 }],
    };
    expect(await records().write(swap)).toEqual({ kind: "sold_out", key: "seat", left: 0 });
    expect(await sold("seat")).toEqual([2]);
  });

  test("releasing more than was sold ends at nothing sold", async () => {
    await write({ claims: [seats(1, 5)] });
    const releases = ["seat", "never"].map((key) => ({ key, quantity: 3 }));
    await write({ releases });
    expect(await sold("seat", "never")).toEqual([0, 0]);
  });
}

function listContract({ kind, change: make, first, next }: Kind, opened: Opened): void {
  const records = () => opened.store().records;

  async function makeSome(count: number, parts: Partial<RecordChange> = {}) {
    const changes = Array.from({ length: count }, (_, i) =>
      make({ createdAt: START + (i >> 1), ...parts }),
    );
    for (const change of changes) await records().write(change);
    return changes.map(({ id }) => id).reverse();
  }

  /** Every page of a list, one after another. */
  async function allPages(query: Partial<RecordQuery> & { readonly limit: number }) {
    const ids: string[] = [];
    const totals = new Set<number>();
    for (let cursor: string | undefined; ; ) {
      const from = cursor !== undefined && { cursor };
      const page = await records().list({ kind, ...query, ...from });
      expect(page.records.length).toBeLessThanOrEqual(query.limit);
      ids.push(...page.records.map(({ id }) => id));
      totals.add(page.total);
      cursor = page.cursor;
      if (cursor === undefined) return { ids, totals: [...totals] };
    }
  }

  test("a list of nothing is empty", async () => {
    expect(await records().list({ kind, limit: 5 })).toEqual({ records: [], total: 0 });
    expect(await records().list({ kind, owner: "nobody", limit: 5 })).toMatchObject({ total: 0 });
  });

  test("a list is newest first and gives whole records", async () => {
    const ids = await makeSome(5);
    const page = await records().list({ kind, limit: 10 });
    expect(page.records.map(({ id }) => id)).toEqual(ids);
    expect(page.total).toBe(5);
    expect(page).not.toHaveProperty("cursor");
    expect(page.records[0]).toEqual(await records().get(kind, ids[0] ?? ""));
  });

  test("pages hold every record once, though records share a millisecond", async () => {
    const ids = await makeSome(7);
    expect(await allPages({ limit: 3 })).toEqual({ ids, totals: [7] });
  });

  test("the last page has no cursor when it is exactly full", async () => {
    await makeSome(3);
    expect(await records().list({ kind, limit: 3 })).not.toHaveProperty("cursor");
  });

  test("a list can be narrowed to an owner, a state, or both", async () => {
    const hers = await makeSome(5, { owner: "alice" });
    const his = await makeSome(3, { owner: "bob" });
    const unowned = await makeSome(2);
    const closed = [hers[1] ?? "", his[0] ?? "", unowned[1] ?? ""];
    for (const id of closed) await records().write(make({ id, expectedVersion: 1, state: next }));
    const of = (query: Partial<RecordQuery>) => allPages({ limit: 2, ...query });
    expect(await of({ owner: "alice" })).toEqual({ ids: hers, totals: [5] });
    expect(await of({ owner: "carol" })).toEqual({ ids: [], totals: [0] });
    expect((await of({ state: next })).ids.toSorted()).toEqual(closed.toSorted());
    expect((await of({ state: first })).totals).toEqual([7]);
    expect(await of({ owner: "alice", state: next })).toEqual({ ids: [hers[1]], totals: [1] });
    expect(await of({ owner: "alice", state: first })).toEqual({
      ids: hers.filter((id) => id !== hers[1]),
      totals: [4],
    });
  });

  test("lists by state follow a record through its states, and back", async () => {
    const change = make({ owner: "alice" });
    await records().write(change);
    const states = [first, next, first, "pending"];
    for (const [version, state] of states.entries()) {
      if (version > 0) await records().write({ ...change, expectedVersion: version, state });
      for (const listed of new Set(states)) {
        for (const owner of [{}, { owner: "alice" }]) {
          const page = await records().list({ kind, ...owner, state: listed, limit: 5 });
          expect(page.total).toBe(listed === state ? 1 : 0);
        }
      }
    }
  });

  test("pages do not shift when a record is made or changed between them", async () => {
    const [newest, , third = "", fourth] = await makeSome(4);
    const page = await records().list({ kind, limit: 2 });
    expect(page.records[0]?.id).toBe(newest);
    await makeSome(1, { createdAt: START + HOUR });
    await records().write(make({ id: third, expectedVersion: 1, modifiedAt: START + HOUR }));
    const second = await records().list({ kind, limit: 2, cursor: page.cursor ?? "" });
    expect(second.records.map(({ id }) => id)).toEqual([third, fourth]);
  });

  test("a cursor that was never given out is refused", async () => {
    const list = records().list({ kind, limit: 5, cursor: "garbage" });
    await expect(list).rejects.toBeInstanceOf(TravelError);
    await expect(list).rejects.toMatchObject({
      code: "invalid",
      details: { reason: "bad_cursor", field: "cursor" },
    });
  });
}

function eventContract({ kind, change: make, first, next }: Kind, opened: Opened): void {
  const records = () => opened.store().records;

  test("events tell of every committed change, in order, and of nothing else", async () => {
    const events: RecordEvent[] = [];
    const change = make({ owner: "alice", idempotency: repeatable() });
    // A cluster may still be carrying news of what an earlier test did.
    const unsubscribe = await records().subscribe((event) => {
      if (event.id === change.id) events.push(event);
    });
    await records().write(change);
    await records().write(change);
    const { idempotency: _, ...later } = change;
    await records().write({ ...later, expectedVersion: 7 });
    await records().write({ ...later, expectedVersion: 1, claims: [seats(1, 0)] });
    // The owner's names go out, whichever names the change has.
    const others = { owner: "bob", ...(kind === "booking" && { sessionId: "session-b" }) };
    await records().write({ ...later, ...others, expectedVersion: 1, state: next });
    const session = change.sessionId !== undefined && { sessionId: change.sessionId };
    const record = { kind, id: change.id, ...session, owner: "alice" };
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(events).toEqual([
      { ...record, state: first, version: 1 },
      { ...record, state: next, version: 2 },
    ]);
    await unsubscribe();
    await records().write({ ...later, expectedVersion: 2 });
    expect(events).toHaveLength(2);
  });

  test("a subscription ends for its own listener alone", async () => {
    const heard: string[] = [];
    const change = make();
    const unsubscribe = await records().subscribe(({ id }) => {
      if (id === change.id) heard.push("ended");
    });
    await records().subscribe(({ id, version }) => {
      if (id === change.id) heard.push(`${version}`);
    });
    await unsubscribe();
    await records().write(change);
    await vi.waitFor(() => expect(heard).toEqual(["1"]));
  });

  test("events reach the others when one listener throws", async () => {
    const heard: string[] = [];
    await records().subscribe(() => {
      throw new Error("a careless listener");
    });
    const change = make();
    await records().subscribe(({ id }) => {
      if (id === change.id) heard.push(id);
    });
    expect(await records().write(change)).toEqual(committed);
    await vi.waitFor(() => expect(heard).toEqual([change.id]));
  });
}

function kindContract(opened: Opened): void {
  const records = () => opened.store().records;

  test("may have one id, and are neither read nor listed as one another", async () => {
    for (const { change } of KINDS) await records().write(change({ id: "same" }));
    await records().write(recordChange({ kind: "order", id: "same", document: '"order"' }));
    for (const kind of ["booking", "request", "order"]) {
      const page = await records().list({ kind, limit: 5 });
      expect(page).toEqual({ records: [await records().get(kind, "same")], total: 1 });
    }
    expect((await records().get("order", "same"))?.document).toBe('"order"');
    expect(await records().get("seat", "same")).toBeUndefined();
  });

  test("keep the keys of bookings apart from those of all others", async () => {
    const booked = repeatable({ fingerprint: "booking" });
    await records().write(bookingChange({ idempotency: booked }));
    expect(await records().outcome("request", booked)).toEqual({ kind: "new" });
    expect(await records().write(recordChange({ idempotency: repeatable() }))).toEqual(committed);
    expect(await records().outcome("booking", booked)).toMatchObject({ kind: "replayed" });
    expect(await records().outcome("order", repeatable())).toMatchObject({ kind: "replayed" });
  });

  test("a booking has a session and one of three states; no other kind has a session", async () => {
    const { sessionId: _, ...homeless } = bookingChange();
    for (const nonsense of [
      homeless,
      bookingChange({ state: "open" }),
      recordChange({ sessionId: "s" }),
      recordChange({ opensSession: { ttlMs: HOUR } }),
      bookingChange({ dueAt: START }),
      recordChange({ dueAt: -1 }),
    ]) {
      await expect(records().write(nonsense)).rejects.toMatchObject({
        details: { reason: "bad_change" },
      });
    }
  });

  test("what is due is found, the longest due first, and moves with every change", async () => {
    const due = async (until: number, limit = 9, skip = 0) =>
      (await records().due({ kind: "request", until, limit, skip })).map(({ id }) => id);
    const made = [30, 10, 20, 10].map((dueAt, i) =>
      recordChange({ id: `r${i}`, owner: "alice", dueAt: START + dueAt }),
    );
    for (const change of made) await records().write(change);
    await records().write(recordChange({ id: "never" }));
    await records().write(recordChange({ kind: "order", id: "other", dueAt: START }));
    expect(await records().get("request", "r0")).toMatchObject({ dueAt: START + 30 });
    expect(await due(START + 9)).toEqual([]);
    expect(await due(START + 10)).toEqual(["r1", "r3"]);
    expect(await due(START + 99)).toEqual(["r1", "r3", "r2", "r0"]);
    expect(await due(START + 99, 2, 1)).toEqual(["r3", "r2"]);
    const [later = recordChange(), done = recordChange()] = made;
    await records().write({ ...later, dueAt: START, state: "closed", expectedVersion: 1 });
    const { dueAt: _, ...over } = done;
    await records().write({ ...over, expectedVersion: 1 });
    expect(await due(START + 99)).toEqual(["r0", "r3", "r2"]);
    expect(await records().get("request", "r1")).not.toHaveProperty("dueAt");
    expect(await records().due({ kind: "booking", until: START + 99, limit: 9 })).toEqual([]);
  });

  test("what is removed is on no list, not due, and its id is free again", async () => {
    const change = recordChange({ owner: "alice", dueAt: START });
    const { id } = change;
    await records().write(change);
    await records().write({ ...change, state: "closed", expectedVersion: 1 });
    expect(await records().remove("request", id, 1)).toBe(false);
    expect(await records().get("request", id)).toMatchObject({ version: 2 });
    expect(await records().list({ kind: "request", owner: "alice", limit: 9 })).toMatchObject({
      total: 1,
    });
    const heard: unknown[] = [];
    // News of what was written before may still be on their way.
    await records().subscribe((event) => {
      if (event.id === id && event.version > 2) heard.push(event);
    });
    expect(await records().remove("request", id, 2)).toBe(true);
    expect(await records().remove("request", id, 2)).toBe(false);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard).toEqual([{ kind: "request", id, state: "removed", version: 3 }]);
    expect(await records().get("request", id)).toBeUndefined();
    const lists = [
      {},
      { owner: "alice" },
      { state: "closed" },
      { owner: "alice", state: "closed" },
    ];
    for (const filter of lists) {
      const page = await records().list({ kind: "request", limit: 9, ...filter });
      expect(page).toEqual({ records: [], total: 0 });
    }
    expect(await records().due({ kind: "request", until: START, limit: 9 })).toEqual([]);
    expect(await records().write(change)).toEqual(committed);
    expect(await records().list({ kind: "request", owner: "alice", limit: 9 })).toMatchObject({
      total: 1,
    });
    const booked = bookingChange();
    await records().write(booked);
    expect(await records().remove("booking", booked.id, 1)).toBe(false);
    expect(await records().get("booking", booked.id)).toMatchObject({ version: 1 });
  });

  test("bookings are listed by session, newest first, outlive it and never move", async () => {
    await opened.store().sessions.create({ id: "session-a", ttlMs: HOUR });
    const made = Array.from({ length: 5 }, (_, i) => bookingChange({ createdAt: START + i }));
    for (const change of made) await records().write(change);
    await records().write(bookingChange({ sessionId: "session-b" }));
    const [moved = bookingChange()] = made;
    const elsewhere = { sessionId: "session-b", expectedVersion: 1, state: "cancelled" };
    await records().write({ ...moved, ...elsewhere });
    opened.moveClock(HOUR);
    await opened.store().sweep();
    const list = (query: object) =>
      records().list({ kind: "booking", owner: { sessionId: "session-a" }, limit: 3, ...query });
    const page = await list({});
    const ids = made.map(({ id }) => id).reverse();
    expect(page.total).toBe(5);
    expect(page.records.map(({ id }) => id)).toEqual(ids.slice(0, 3));
    const rest = await list({ cursor: page.cursor ?? "" });
    expect(rest.records.map(({ id }) => id)).toEqual(ids.slice(3));
    expect(rest).not.toHaveProperty("cursor");
    expect(await list({ state: "confirmed" })).toMatchObject({ total: 4 });
    expect((await list({ state: "cancelled" })).records.map(({ id }) => id)).toEqual([moved.id]);
    expect(await list({ owner: { sessionId: "nobody" } })).toEqual({ records: [], total: 0 });
    expect(await records().get("booking", moved.id)).toMatchObject({ sessionId: "session-a" });
  });

  test("bookings of a principal are listed across sessions", async () => {
    for (const sessionId of ["session-a", "session-b"]) {
      await records().write(bookingChange({ sessionId, owner: "alice" }));
      await records().write(bookingChange({ sessionId, owner: "bob" }));
    }
    const page = await records().list({ kind: "booking", owner: "alice", limit: 10 });
    const sessions = page.records.map(({ sessionId }) => sessionId);
    expect(sessions.toSorted()).toEqual(["session-a", "session-b"]);
  });
}
