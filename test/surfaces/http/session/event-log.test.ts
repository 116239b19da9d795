import { expect, test } from "vitest";
import { eventLog } from "../../../../src/surfaces/http/session/event-log.ts";

const note = (method: string) => ({ jsonrpc: "2.0" as const, method });

async function replayed(
  store: ReturnType<ReturnType<typeof eventLog>["of"]>,
  after: string,
): Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  await store.replayEventsAfter(after, {
    send: async (_id, message) => void sent.push("method" in message && message.method),
  });
  return sent;
}

test("replays what came after an event on its stream, in order", async () => {
  const store = eventLog({ boot: "b1", now: () => 0 }).of("s");
  const start = await store.storeEvent("one", note("a"));
  await store.storeEvent("two", note("elsewhere"));
  await store.storeEvent("one", note("b"));
  await store.storeEvent("one", note("c"));
  expect(await replayed(store, start)).toEqual(["b", "c"]);
  expect(await store.getStreamIdForEventId?.(start)).toBe("one");
});

test("never replays another session's events, though streams have the same name", async () => {
  const log = eventLog({ boot: "b1", now: () => 0 });
  const mine = await log.of("mine").storeEvent("_GET_stream", note("a"));
  await log.of("mine").storeEvent("_GET_stream", note("secret"));
  expect(await replayed(log.of("theirs"), mine)).toEqual([]);
});

test("takes numbers of an earlier process for older than anything it knows", async () => {
  const store = eventLog({ boot: "b2", now: () => 0 }).of("s");
  await store.storeEvent("one", note("a"));
  expect(await replayed(store, "one~b1~57")).toEqual(["a"]);
});

test("keeps no more than it may, and nothing that is old", async () => {
  let now = 0;
  const log = eventLog({ boot: "b", now: () => now, maxEvents: 2, maxAgeMs: 10 });
  const store = log.of("s");
  for (const method of ["a", "b", "c"]) await store.storeEvent("one", note(method));
  expect(await replayed(store, "one~other~0")).toEqual(["b", "c"]);
  now = 11;
  log.prune();
  expect(await replayed(store, "one~other~0")).toEqual([]);
});

test("keeps nothing of events without content, but gives them a place in the order", async () => {
  const log = eventLog({ boot: "b", now: () => 0, maxEvents: 1 });
  const store = log.of("s");
  await store.storeEvent("one", note("a"));
  const mark = await store.storeEvent("one", Object.create(null));
  expect(await replayed(store, "one~other~0")).toEqual(["a"]);
  expect(await replayed(store, mark)).toEqual([]);
});

test("knows no stream of an id that it did not make", async () => {
  const store = eventLog({ boot: "b", now: () => 0 }).of("s");
  for (const id of ["", "x", "a~b", "a~b~c", "a~b~1~2"]) {
    expect(await store.getStreamIdForEventId?.(id)).toBeUndefined();
  }
});
