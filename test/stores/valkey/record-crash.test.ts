import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { RecordChange } from "../../../src/stores/records.ts";
import type { Store } from "../../../src/stores/types.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { recordChange } from "../../contracts/store-records.ts";
import { ask, flush, startServer, type TestServer } from "../../support/valkey.ts";

const CLAIM_MS = 15;
const PAST_DEADLINE_MS = 2 * CLAIM_MS;

describe("a process that dies while it writes a record", () => {
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

  function open(wire?: <T>(send: () => Promise<T>) => Promise<T>): Promise<Store> {
    const options = { nodes: [server], now: Date.now, claimMs: CLAIM_MS };
    return valkeyStore({ ...options, ...(wire && { wire }) });
  }

  /** What a service sends: the same request again has the same key and another id. */
  function request(parts: Partial<RecordChange> = {}): RecordChange {
    return recordChange({
      owner: "alice",
      idempotency: { scope: "a", key: "k", fingerprint: "f", outcome: "o", ttlMs: 60_000 },
      ...parts,
    });
  }

  /** Writes in a process whose command number `end` is its last; `arrives`: but it did arrive. */
  async function writeAndDie(change: RecordChange, end: number, arrives: boolean) {
    let index = 0;
    const store = await open(async (send) => {
      const at = index++;
      if (at < end) return send();
      if (at === end && arrives) await send();
      throw new Error("this process is dead");
    });
    const result = await store.records.write(change).catch(() => undefined);
    await store.close();
    return { result, died: index > end };
  }

  /** Each list that shows the record, as [state, how many]. */
  async function listed(): Promise<readonly number[]> {
    const pages = await Promise.all(
      [{}, { owner: "alice" }, { state: "open" }, { owner: "alice", state: "open" }].map((query) =>
        healthy.records.list({ kind: "request", limit: 9, ...query }),
      ),
    );
    for (const page of pages) expect(page.records).toHaveLength(page.total);
    return pages.map(({ total }) => total);
  }

  const underWay = () => ask(server, "EXISTS", "gds:commits:records");

  for (const arrives of [false, true]) {
    describe(`with its last command ${arrives ? "unanswered" : "lost"}`, () => {
      async function atEveryCommand(cut: (end: number) => Promise<{ readonly died: boolean }>) {
        let cuts = 0;
        do await flush([server]);
        while ((await cut(cuts)).died && ++cuts);
        return cuts;
      }

      test("leaves a whole record or nothing once its deadline has passed", async () => {
        const cuts = await atEveryCommand(async (end) => {
          const change = request();
          const { result, died } = await writeAndDie(change, end, arrives);
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          const there = (await healthy.records.get("request", change.id)) !== undefined;
          if (result?.kind === "committed") expect(there).toBe(true);
          expect(await listed()).toEqual(there ? [1, 1, 1, 1] : [0, 0, 0, 0]);
          expect(await healthy.records.outcome("a", "k", "f")).toEqual(
            there ? { kind: "replayed", outcome: "o" } : { kind: "new" },
          );
          expect(await underWay()).toBe(0);
          return { died };
        });
        expect(cuts).toBeGreaterThan(5);
      });

      test("has its request carried out once by whoever repeats it, swept or not", async () => {
        await atEveryCommand(async (end) => {
          const first = request();
          const { result, died } = await writeAndDie(first, end, arrives);
          const again = await healthy.records.write(request());
          expect(["committed", "replayed"]).toContain(again.kind);
          if (result?.kind === "committed") expect(again.kind).toBe("replayed");
          expect(await listed()).toEqual([1, 1, 1, 1]);
          return { died };
        });
      });

      test("does not stop the next change of the record it has just written", async () => {
        await atEveryCommand(async (end) => {
          const change = request();
          const { died } = await writeAndDie(change, end, arrives);
          if ((await healthy.records.get("request", change.id)) === undefined) return { died };
          const { idempotency: _, ...next } = { ...change, expectedVersion: 1, state: "closed" };
          expect(await healthy.records.write(next)).toEqual({ kind: "committed", version: 2 });
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          expect(await listed()).toEqual([1, 1, 0, 0]);
          expect(await healthy.records.outcome("a", "k", "f")).toMatchObject({ kind: "replayed" });
          return { died };
        });
      });

      test("leaves nothing of a refusal", async () => {
        await atEveryCommand(async (end) => {
          const stale = request({ expectedVersion: 4 });
          const { died } = await writeAndDie(stale, end, arrives);
          await sleep(PAST_DEADLINE_MS);
          await healthy.sweep();
          expect(await healthy.records.outcome("a", "k", "f")).toEqual({ kind: "new" });
          expect(await listed()).toEqual([0, 0, 0, 0]);
          expect(await underWay()).toBe(0);
          return { died };
        });
      });
    });
  }

  test("that was only slow cannot write what another has written in its place", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let index = 0;
    // The key is reserved and the note made; then the process sleeps past its deadline.
    const slow = await open(async (send) => {
      if (index++ === 2) await held;
      return send();
    });
    const first = slow.records.write(request());
    await sleep(PAST_DEADLINE_MS);
    expect(await healthy.records.write(request())).toMatchObject({ kind: "committed" });
    release();
    expect(await first).toMatchObject({ kind: "replayed" });
    expect(await listed()).toEqual([1, 1, 1, 1]);
    await slow.close();
  });
});
