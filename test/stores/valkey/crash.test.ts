import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { BookingChange, CommitResult, Store } from "../../../src/stores/types.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { bookingChange } from "../../contracts/store.ts";
import { ask, flush, startServer, type TestServer } from "../../support/valkey.ts";

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

describe("a process that dies while it books", () => {
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

  /** What the service sends: the same request again has the same key and another PNR. */
  function request(parts: Partial<BookingChange> = {}): BookingChange {
    return bookingChange({
      sessionId: "s",
      principal: "alice",
      claims: [
        { key: "LHRJFK:1#BA1", quantity: 2, capacity: 3 },
        { key: "JFKLAX:1#AA1", quantity: 2, capacity: 900 },
      ],
      idempotency: { scope: "a", key: "k", fingerprint: "f", outcome: "o", ttlMs: 60_000 },
      ...parts,
    });
  }

  /** Commits in a process that ends with the given command; says whether it got that far. */
  async function commitAndDie(change: BookingChange, fates: Parameters<typeof mortal>[0]) {
    let died = false;
    const store = await open(
      mortal((index) => {
        const fate = fates(index);
        died ||= fate !== "answered";
        return fate;
      }),
    );
    const result = await store.bookings.commit(change).catch(() => undefined);
    await store.close();
    return { result, died };
  }

  async function keysLike(pattern: string): Promise<readonly unknown[]> {
    const keys = await ask(server, "KEYS", pattern);
    return Array.isArray(keys) ? keys : [];
  }

  const sold = () => healthy.inventory.sold(["LHRJFK:1#BA1", "JFKLAX:1#AA1"]);

  /** A sweep after the deadline leaves a booking with all that belongs to it, or nothing. */
  async function expectWholeOrNothing(change: BookingChange, acknowledged: boolean) {
    const booking = await healthy.bookings.get(change.pnr);
    if (acknowledged) expect(booking).toBeDefined();
    const there = booking !== undefined;
    expect(await sold()).toEqual(there ? [2, 2] : [0, 0]);
    const pnrs = there ? [change.pnr] : [];
    for (const owner of [{ sessionId: "s" }, { principal: "alice" }, "all"] as const) {
      const page = await healthy.bookings.list({ owner, limit: 9, status: "confirmed" });
      expect(page.bookings.map(({ pnr }) => pnr)).toEqual(pnrs);
    }
    expect(await healthy.bookings.outcome("a", "k", "f")).toEqual(
      there ? { kind: "replayed", outcome: "o" } : { kind: "new" },
    );
    expect(await healthy.stats(1)).toMatchObject({ bookings: pnrs.length });
    expect(await keysLike("gds:pnr:*")).toHaveLength(pnrs.length);
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

      test("leaves a whole booking or nothing once its deadline has passed", async () => {
        const cuts = await atEveryCommand(async (end) => {
          await flush([server]);
          const change = request();
          const { result, died } = await commitAndDie(change, upTo(end));
          const shown = await healthy.bookings.get(change.pnr);
          const listed = await healthy.bookings.list({ owner: { sessionId: "s" }, limit: 9 });
          // Before any sweep: what one window shows, another does.
          expect(listed.total).toBe(shown === undefined ? 0 : 1);
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
          const first = request();
          const { result, died } = await commitAndDie(first, upTo(end));
          const second = request();
          const again = await healthy.bookings.commit(second);
          expect(["committed", "replayed"]).toContain(again.kind);
          if (result?.kind === "committed") expect(again.kind).toBe("replayed");
          const kept = again.kind === "committed" ? second : first;
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
          const next = await healthy.bookings.commit(other);
          const first = await healthy.bookings.get(change.pnr);
          expect(next.kind).toBe(first === undefined ? "committed" : "sold_out");
          expect(await sold()).toEqual([2, 2]);
          return { died };
        });
      });

      test("never leaves a cancellation half done", async () => {
        await atEveryCommand(async (end) => {
          await flush([server]);
          const change = request();
          await healthy.bookings.commit(change);
          const cancel: BookingChange = {
            ...change,
            status: "cancelled",
            expectedVersion: 1,
            claims: [],
            releases: change.claims ?? [],
            idempotency: { scope: "a", key: "c", fingerprint: "f", outcome: "c", ttlMs: 60_000 },
          };
          const { result, died } = await commitAndDie(cancel, upTo(end));
          const again = await healthy.bookings.commit(cancel);
          expect(["committed", "replayed"]).toContain(again.kind);
          if (result?.kind === "committed") expect(again.kind).toBe("replayed");
          expect(await sold()).toEqual([0, 0]);
          expect(await healthy.bookings.get(change.pnr)).toMatchObject({
            status: "cancelled",
            version: 2,
          });
          for (const owner of [{ sessionId: "s" }, { principal: "alice" }]) {
            const page = await healthy.bookings.list({ owner, limit: 9, status: "cancelled" });
            expect(page.total).toBe(1);
          }
          return { died };
        });
      });

      test("does not stop the next change of the booking it has just changed", async () => {
        await atEveryCommand(async (end) => {
          await flush([server]);
          const change = request();
          const { died } = await commitAndDie(change, upTo(end));
          if ((await healthy.bookings.get(change.pnr)) === undefined) return { died };
          const next = { ...change, expectedVersion: 1, claims: [], releases: change.claims ?? [] };
          const { idempotency: _, ...cancel } = { ...next, status: "cancelled" as const };
          expect(await healthy.bookings.commit(cancel)).toEqual({ kind: "committed", version: 2 });
          expect(await sold()).toEqual([0, 0]);
          expect(await healthy.bookings.outcome("a", "k", "f")).toMatchObject({ kind: "replayed" });
          return { died };
        });
      });

      test("leaves nothing of a refusal", async () => {
        await atEveryCommand(async (end) => {
          await flush([server]);
          const { idempotency: _, ...taken } = request();
          await healthy.bookings.commit(taken);
          const { died } = await commitAndDie(request(), upTo(end));
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          await healthy.bookings.outcome("a", "k", "f").then((found) => {
            expect(found).toEqual({ kind: "new" });
          });
          expect(await sold()).toEqual([2, 2]);
          expect(await keysLike("*pending")).toEqual([]);
          expect(await keysLike("gds:commits*")).toEqual([]);
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
          const tried: BookingChange[] = [];
          const results: (CommitResult | undefined)[] = [];
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
          let final = await healthy.bookings.commit(last);
          if (final.kind === "sold_out") {
            // Held by one that died, whose deadline is yet to come.
            await sleep(PAST_DEADLINE_MS);
            final = await healthy.bookings.commit(last);
          }
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          const all = [...tried, last];
          const found = await Promise.all(all.map(({ pnr }) => healthy.bookings.get(pnr)));
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
});
