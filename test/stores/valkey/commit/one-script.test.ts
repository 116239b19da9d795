import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Store } from "../../../../src/stores/types.ts";
import { valkeyStore } from "../../../../src/stores/valkey/store.ts";
import { bookingChange } from "../../../contracts/store-changes.ts";
import { ask, flush, startServer, type TestServer } from "../../../support/valkey.ts";

const NOW = 1_800_000_000_000;
const seat = { key: "route:1#seat", quantity: 1, capacity: 9 };
const made = bookingChange({
  id: "TEST-ONE111",
  sessionId: "session-1",
  owner: "ada",
  opensSession: { ttlMs: 60_000 },
  createdAt: NOW,
  modifiedAt: NOW,
  claims: [seat],
});
const changed = {
  ...made,
  state: "cancelled",
  modifiedAt: NOW + 1,
  expectedVersion: 1,
  document: "{}",
  claims: [],
  releases: [{ key: seat.key, quantity: 1 }],
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => flush([server]));

/** A store that counts its commands. */
async function open(atOnce: boolean): Promise<{ store: Store; sent: () => number }> {
  let commands = 0;
  const store = await valkeyStore({
    nodes: [server],
    now: () => NOW,
    atOnce,
    wire(send) {
      commands += 1;
      return send();
    },
  });
  return {
    store,
    sent() {
      const since = commands;
      commands = 0;
      return since;
    },
  };
}

test("a booking is made, changed and read again with one command each", async () => {
  const { store, sent } = await open(true);
  await store.records.write(made);
  expect(sent()).toBe(1);
  const first = await store.records.get("booking", made.id);
  sent();
  expect(await store.records.get("booking", made.id)).toBe(first);
  expect(sent()).toBe(1);
  await store.records.write(changed);
  expect(sent()).toBe(1);
  expect(await store.records.get("booking", made.id)).toMatchObject({ version: 2, document: "{}" });
  await store.close();
});

test("a change by a node that did not read the booking, or after another's, is seen by all", async () => {
  const [one, other] = [await open(true), await open(true)];
  await one.store.records.write(made);
  await one.store.records.get("booking", made.id);
  expect(await other.store.records.write(changed)).toEqual({ kind: "committed", version: 2 });
  expect(await one.store.records.get("booking", made.id)).toMatchObject({ state: "cancelled" });
  expect(await one.store.records.write(changed)).toEqual({ kind: "stale", version: 2 });
  await Promise.all([one.store.close(), other.store.close()]);
});

test("one script leaves what the rounds of a cluster leave", async () => {
  const left: unknown[] = [];
  for (const atOnce of [true, false]) {
    await flush([server]);
    const { store } = await open(atOnce);
    await store.records.write(made);
    await store.records.get("booking", made.id);
    await store.records.write(changed);
    await store.close();
    left.push(await everything());
  }
  expect(left[0]).toEqual(left[1]);
});

/** All keys with what they hold, but for the names of the commits. */
async function everything(): Promise<unknown> {
  const keys = Object.values(Object(await ask(server, "keys", "*"))).map(String);
  const held = keys.toSorted().map(async (key) => {
    const type = String(await ask(server, "type", key));
    if (type === "string") return [key, await ask(server, "get", key)];
    if (type === "zset") return [key, await ask(server, "zrange", key, "0", "-1", "withscores")];
    const { born: _, by: __, ...fields } = Object(await ask(server, "hgetall", key));
    return [key, fields];
  });
  return Promise.all(held);
}
