import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RecordChange, WriteResult } from "../../../../src/stores/records.ts";
import type { Store } from "../../../../src/stores/types.ts";
import { valkeyStore } from "../../../../src/stores/valkey/store.ts";
import { bookingChange, recordChange } from "../../../contracts/store-changes.ts";
import { fc } from "../../../support/properties.ts";
import { ask, flush, startServer, type TestServer } from "../../../support/valkey.ts";

const CLAIM_MS = 15;
const PAST_DEADLINE_MS = 2 * CLAIM_MS;

type Wire = <T>(send: () => Promise<T>) => Promise<T>;
const never = () => Promise.reject(new Error("this process is dead"));

/** A process that dies: `fates` says of each command whether it still arrives; then none does. */
function mortal(fates: (index: number) => "answered" | "unanswered" | "lost"): Wire {
  let index = 0;
  return async (send) => {
    const fate = fates(index++);
    if (fate === "answered") return send();
    if (fate === "unanswered") await send();
    return never();
  };
}

describe.each([
  { kind: "booking", make: bookingChange, first: "confirmed", next: "cancelled" },
  { kind: "request", make: recordChange, first: "open", next: "closed" },
])("a process that dies while it writes a record of kind $kind", ({ kind, make, first, next }) => {
  let server: TestServer;
  let healthy: Store;

  beforeAll(async () => {
    server = await startServer();
    healthy = await open();
  });

  afterAll(async () => {
    await healthy.close();
    await server.stop();
  });

  beforeEach(() => flush([server]));

  function open(wire?: Wire): Promise<Store> {
    return valkeyStore({
      nodes: [server],
      now: Date.now,
      atOnce: false,
      claimMs: CLAIM_MS,
      ...(wire && { wire }),
    });
  }

  /** What the service sends: the same request again has the same key and another id. */
  function request(parts: Partial<RecordChange> = {}): RecordChange {
    return make({
      ...(kind === "booking" && { sessionId: "s" }),
      owner: "alice",
      claims: [
        { key: "LHRJFK:1#BA1", quantity: 2, capacity: 3 },
        { key: "JFKLAX:1#AA1", quantity: 2, capacity: 900 },
      ],
      idempotency: { scope: "a", key: "k", fingerprint: "f", outcome: "o", ttlMs: 60_000 },
      ...parts,
    });
  }

  /** Commits in a process that ends with the given command; says whether it got that far. */
  async function commitAndDie(change: RecordChange, fates: Parameters<typeof mortal>[0]) {
    let died = false;
    const store = await open(
      mortal((index) => {
        const fate = fates(index);
        died ||= fate !== "answered";
        return fate;
      }),
    );
    const result = await store.records.write(change).catch(() => undefined);
    await store.close();
    return { result, died };
  }

  async function keysLike(pattern: string): Promise<readonly unknown[]> {
    const keys = await ask(server, "KEYS", pattern);
    return Array.isArray(keys) ? keys : [];
  }

  const sold = () => healthy.inventory.sold(["LHRJFK:1#BA1", "JFKLAX:1#AA1"]);

  const stored = (id: string) => healthy.records.get(kind, id);
  const outcome = () => healthy.records.outcome(kind, { scope: "a", key: "k", fingerprint: "f" });

  /** How many records each list shows in a state: of all, of the owner, of the session. */
  async function listed(state: string): Promise<readonly string[][]> {
    const inSession = kind === "booking" ? [{ owner: { sessionId: "s" } }] : [];
    const pages = await Promise.all(
      [{}, { owner: "alice" }, ...inSession].map((query) =>
        healthy.records.list({ kind, ...query, state, limit: 9 }),
      ),
    );
    for (const page of pages) expect(page.records).toHaveLength(page.total);
    return pages.map(({ records }) => records.map(({ id }) => id));
  }

  /** A sweep after the deadline leaves a record with all that belongs to it, or nothing. */
  async function expectWholeOrNothing(change: RecordChange, acknowledged: boolean) {
    const there = (await stored(change.id)) !== undefined;
    if (acknowledged) expect(there).toBe(true);
    expect(await sold()).toEqual(there ? [2, 2] : [0, 0]);
    const ids = there ? [change.id] : [];
    for (const list of await listed(first)) expect(list).toEqual(ids);
    expect(await outcome()).toEqual(there ? { kind: "replayed", outcome: "o" } : { kind: "new" });
    const bookings = kind === "booking" ? ids.length : 0;
    expect(await healthy.stats(1)).toMatchObject({ bookings });
    expect(await keysLike("gds:pnr:*")).toHaveLength(bookings);
    await expectNothingPending();
  }

  async function expectNothingPending(): Promise<void> {
    expect(await keysLike("*pending")).toEqual([]);
    expect(await keysLike("gds:commits*")).toEqual([]);
  }

  /** Where a process may be cut off, until a commit needs no further command. */
  async function atEveryCommand(cut: (index: number) => Promise<{ readonly died: boolean }>) {
    let cuts = 0;
    while ((await cut(cuts)).died) cuts += 1;
    return cuts;
  }

  for (const last of ["lost", "unanswered"] as const) {
    describe(`with its last command ${last}`, () => {
      const upTo = (end: number) => (index: number) =>
        index < end ? "answered" : index === end ? last : "lost";

      test("leaves a whole record or nothing once its deadline has passed", async () => {
        const cuts = await atEveryCommand(async (end) => {
          await flush([server]);
          const change = request();
          const { result, died } = await commitAndDie(change, upTo(end));
          const shown = await stored(change.id);
          const [, , inSession] = await listed(first);
          // Before any sweep: a session's list is written with its bookings.
          if (inSession) expect(inSession).toHaveLength(shown === undefined ? 0 : 1);
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          await expectWholeOrNothing(change, result?.kind === "committed");
          return { died };
        });
        expect(cuts).toBeGreaterThan(8);
      });

      test("has its request carried out once by whoever repeats it, swept or not", async () => {
        await atEveryCommand(async (end) => {
          await flush([server]);
          const earlier = request();
          const { result, died } = await commitAndDie(earlier, upTo(end));
          const second = request();
          const again = await healthy.records.write(second);
          expect(["committed", "replayed"]).toContain(again.kind);
          if (result?.kind === "committed") expect(again.kind).toBe("replayed");
          const kept = again.kind === "committed" ? second : earlier;
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          await expectWholeOrNothing(kept, true);
          return { died };
        });
      });

      test("gives its units to whoever asks after the deadline, swept or not", async () => {
        await atEveryCommand(async (end) => {
          await flush([server]);
          const { idempotency: _, ...change } = request();
          const { died } = await commitAndDie(change, upTo(end));
          await sleep(PAST_DEADLINE_MS);
          const { idempotency: __, ...other } = request();
          const result = await healthy.records.write(other);
          const there = (await stored(change.id)) !== undefined;
          expect(result.kind).toBe(there ? "sold_out" : "committed");
          expect(await sold()).toEqual([2, 2]);
          return { died };
        });
      });

      test("never leaves a cancellation half done", async () => {
        await atEveryCommand(async (end) => {
          await flush([server]);
          const change = request();
          await healthy.records.write(change);
          const cancel: RecordChange = {
            ...change,
            state: next,
            expectedVersion: 1,
            claims: [],
            releases: change.claims ?? [],
            idempotency: { scope: "a", key: "c", fingerprint: "f", outcome: "c", ttlMs: 60_000 },
          };
          const { result, died } = await commitAndDie(cancel, upTo(end));
          const again = await healthy.records.write(cancel);
          expect(["committed", "replayed"]).toContain(again.kind);
          if (result?.kind === "committed") expect(again.kind).toBe("replayed");
          expect(await sold()).toEqual([0, 0]);
          expect(await stored(change.id)).toMatchObject({ state: next, version: 2 });
          for (const list of await listed(next)) expect(list).toEqual([change.id]);
          for (const list of await listed(first)) expect(list).toEqual([]);
          return { died };
        });
      });

      test("does not stop the next change of the record it has just written", async () => {
        await atEveryCommand(async (end) => {
          await flush([server]);
          const change = request();
          const { died } = await commitAndDie(change, upTo(end));
          if ((await stored(change.id)) === undefined) return { died };
          const releases = change.claims ?? [];
          const later = { ...change, expectedVersion: 1, claims: [], releases, state: next };
          const { idempotency: _, ...cancel } = later;
          expect(await healthy.records.write(cancel)).toEqual({ kind: "committed", version: 2 });
          expect(await sold()).toEqual([0, 0]);
          expect(await outcome()).toMatchObject({ kind: "replayed" });
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          for (const list of await listed(next)) expect(list).toEqual([change.id]);
          for (const list of await listed(first)) expect(list).toEqual([]);
          return { died };
        });
      });

      test("leaves nothing of a refusal", async () => {
        await atEveryCommand(async (end) => {
          await flush([server]);
          const { idempotency: _, ...taken } = request();
          await healthy.records.write(taken);
          const { died } = await commitAndDie(request(), upTo(end));
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          expect(await outcome()).toEqual({ kind: "new" });
          expect(await sold()).toEqual([2, 2]);
          await expectNothingPending();
          return { died };
        });
        await atEveryCommand(async (end) => {
          await flush([server]);
          const { died } = await commitAndDie(request({ expectedVersion: 4 }), upTo(end));
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          expect(await outcome()).toEqual({ kind: "new" });
          expect(await sold()).toEqual([0, 0]);
          for (const list of await listed(first)) expect(list).toEqual([]);
          await expectNothingPending();
          return { died };
        });
      });
    });
  }

  test("whatever arrives of its last commands, nothing is lost, doubled or oversold", async () => {
    const fate = fc.constantFrom("answered", "unanswered", "lost");
    await fc.assert(
      fc.asyncProperty(
        // Commands to different servers arrive or not, independently of one another.
        fc.array(fc.record({ from: fc.nat(12), fates: fc.array(fate, { maxLength: 6 }) }), {
          minLength: 1,
          maxLength: 3,
        }),
        async (deaths) => {
          await flush([server]);
          const tried: RecordChange[] = [];
          const results: (WriteResult | undefined)[] = [];
          for (const { from, fates } of deaths) {
            const change = request();
            tried.push(change);
            const { result } = await commitAndDie(change, (index) =>
              index < from ? "answered" : (fates[index - from] ?? "lost"),
            );
            results.push(result);
            const [scarce = 0] = await sold();
            expect(scarce).toBeLessThanOrEqual(3);
          }
          const last = request();
          let final = await healthy.records.write(last);
          if (final.kind === "sold_out") {
            // Held by one that died, whose deadline is yet to come.
            await sleep(PAST_DEADLINE_MS);
            final = await healthy.records.write(last);
          }
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          const all = [...tried, last];
          const found = await Promise.all(all.map(({ id }) => stored(id)));
          const kept = all.filter((_, i) => found[i] !== undefined);
          expect(kept).toHaveLength(1);
          expect(["committed", "replayed"]).toContain(final.kind);
          for (const [i, result] of results.entries()) {
            if (result?.kind === "committed") expect(found[i]).toBeDefined();
          }
          await expectWholeOrNothing(kept[0] ?? last, true);
        },
      ),
      { numRuns: 25 },
    );
  });

  test("keeps its units in what searches see until a sweep, however long after the deadline", async () => {
    const { idempotency: _, ...change } = request();
    let end = 0;
    do {
      await flush([server]);
      const cut = end++;
      await commitAndDie(change, (index) => (index <= cut ? "answered" : "lost"));
    } while ((await sold())[0] !== 2);
    expect(await stored(change.id)).toBeUndefined();
    await sleep(PAST_DEADLINE_MS);
    expect((await sold())[0]).toBe(2);
    await healthy.sweep();
    expect(await sold()).toEqual([0, 0]);
  });

  test("that was only slow cannot write what another has written in its place", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let index = 0;
    // The key is reserved and the intent written; then the process sleeps past its deadline.
    const slow = await open(async (send) => {
      if (index++ === 2) await held;
      return send();
    });
    const early = slow.records.write(request());
    await sleep(PAST_DEADLINE_MS);
    const late = request();
    expect(await healthy.records.write(late)).toMatchObject({ kind: "committed" });
    release();
    expect(await early).toMatchObject({ kind: "replayed" });
    for (const list of await listed(first)) expect(list).toEqual([late.id]);
    await slow.close();
  });
});
