import { afterEach, beforeEach, expect, test } from "vitest";
import { measuredStore } from "../../src/stores/measured.ts";
import { sqliteStore } from "../../src/stores/sqlite/store.ts";
import type { Store } from "../../src/stores/types.ts";
import { bookingChange, recordChange } from "../contracts/store-changes.ts";
import { storedKey } from "../contracts/store-keys.ts";

let store: Store;
let times: number[];

beforeEach(async () => {
  times = [];
  const inner = await sqliteStore({ path: ":memory:", now: () => 1_000 });
  store = measuredStore(inner, (seconds) => times.push(seconds));
});

afterEach(() => store.close());

test("every group's calls are answered as before, and timed", async () => {
  const change = bookingChange();
  await store.sessions.create({ id: "s", ttlMs: 1_000 });
  expect(await store.records.write(change)).toEqual({ kind: "committed", version: 1 });
  expect(await store.records.get("booking", change.id)).toMatchObject({
    document: change.document,
  });
  expect(await store.inventory.sold(["seat"])).toEqual([0]);
  expect(await store.searches.list("s")).toEqual([]);
  await store.cache.put("k", "v", 1_000);
  await store.keys.add(storedKey());
  expect(await store.records.write(recordChange())).toEqual({ kind: "committed", version: 1 });
  await store.ping();
  expect(await store.stats(1_000)).toMatchObject({ sessions: { total: 1 } });
  expect(times).toHaveLength(10);
  expect(times.every((seconds) => seconds >= 0 && seconds < 60)).toBe(true);
});

test("what a store does before it gives a promise counts, too", async () => {
  const inner = await sqliteStore({ path: ":memory:", now: () => 1_000 });
  const busy = {
    ...inner.cache,
    get(key: string) {
      spin(20);
      return inner.cache.get(key);
    },
  };
  const slow = measuredStore({ ...inner, cache: busy }, (seconds) => times.push(seconds));
  await slow.cache.get("k");
  expect(times[0]).toBeGreaterThanOrEqual(0.02);
  await inner.close();
});

/** Keeps the process busy, as a file does that is slow to read. */
function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("a call that fails is timed, too", async () => {
  await store.sessions.create({ id: "s", ttlMs: 1_000 });
  await expect(store.sessions.create({ id: "s", ttlMs: 1_000 })).rejects.toThrow(/exists/);
  expect(times).toHaveLength(2);
});

test("subscriptions go straight through", async () => {
  await (await store.records.subscribe(() => {}))();
  expect(times).toEqual([]);
});
