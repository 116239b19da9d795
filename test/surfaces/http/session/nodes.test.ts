import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { toolCall } from "../../../fixtures/toy-process.ts";
import { startToyServer, type ToyServer } from "../../../fixtures/toy-server.ts";
import {
  openSession,
  resumeSession,
  streamOf,
  type ToyEvent,
  type ToyStream,
} from "../../../fixtures/toy-session.ts";
import { ask, startServer, type TestServer } from "../../../support/valkey.ts";

let storage: TestServer;
let one: ToyServer;
let two: ToyServer;

beforeAll(async () => {
  storage = await startServer();
  const env = { VALKEY_URL: `valkey://${storage.host}:${storage.port}` };
  [one, two] = await Promise.all([startToyServer(env), startToyServer(env)]);
});

afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await storage.stop();
});

/** All events of a stream that ends. */
async function eventsOf(stream: ToyStream): Promise<readonly ToyEvent[]> {
  const events: ToyEvent[] = [];
  for (let event = await stream.next(); event; event = await stream.next()) events.push(event);
  return events;
}

describe("a 2025 session on two nodes", () => {
  test("gives up a call at the node that runs it, whichever it tells", async () => {
    const session = await openSession(one.url);
    const running = session.send(toolCall(5, "waitForToy", { steps: 0 }));
    await one.seen("stderr", "waiting");
    const elsewhere = resumeSession(two.url, session.id);
    const cancel = { method: "notifications/cancelled", params: { requestId: 5 } };
    expect((await elsewhere.send({ jsonrpc: "2.0", ...cancel })).status).toBe(202);
    await one.seen("stderr", "aborted");
    await (await running).body?.cancel();
  });

  test("gets the answer of a call whose stream broke, at the other node", async () => {
    const session = await openSession(one.url);
    const elsewhere = resumeSession(two.url, session.id);
    const stop = new AbortController();
    const response = await fetch(one.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...session.headers,
      },
      body: JSON.stringify(toolCall(7, "buyToy", { name: "resumable", ms: 1000 })),
      signal: stop.signal,
    });
    const begun = await streamOf(response).next();
    await one.seen("stderr", "buying resumable");
    stop.abort();

    const early = await elsewhere.listen(begun?.id);
    expect(early.status).toBe(200);
    const again = await early.next();
    expect(again).toEqual({ id: begun?.id });
    expect(await early.next()).toBeUndefined();

    await one.seen("stderr", "bought resumable");
    // As a client does: it comes back until the answer is there.
    const answer = await vi.waitFor(async () => {
      const [, found] = await eventsOf(await elsewhere.listen(again?.id));
      expect(found).toBeDefined();
      return found;
    });
    expect(answer?.message).toMatchObject({
      id: 7,
      result: { structuredContent: { bought: expect.stringContaining("resumable") } },
    });
    expect(await eventsOf(await elsewhere.listen(answer?.id))).toEqual([{ id: answer?.id }]);
  });

  test("keeps its events for a while only, and not without end", async () => {
    const session = await openSession(one.url);
    for (let round = 0; round < 300; round++) await session.call("findToys", { prefix: "b" });
    const key = `gds:session:{${session.id}}:events`;
    expect(Number(await ask(storage, "XLEN", key))).toBeLessThan(250);
    expect(Number(await ask(storage, "PTTL", key))).toBeGreaterThan(0);
  });

  test("cannot be told another session's events", async () => {
    const mine = await openSession(one.url);
    const theirs = await openSession(one.url);
    await theirs.call("buyToy", { name: "secret", ms: 0 });
    const entries = await ask(storage, "XREVRANGE", `gds:session:{${theirs.id}}:events`, "+", "-");
    const [[, [, stream]]] = Object(entries);
    const since = `${stream}~0~0`;
    const told = async (id: string) =>
      (await eventsOf(await resumeSession(two.url, id).listen(since))).map(
        ({ message }) => message,
      );
    expect(JSON.stringify(await told(theirs.id))).toContain("secret");
    expect(await told(mine.id)).toEqual([undefined]);
  });

  test("loses no subscription when both nodes are told of some at once", async () => {
    const session = await openSession(one.url);
    const elsewhere = resumeSession(two.url, session.id);
    const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    await Promise.all(
      names.map(async (name, index) => {
        const node = index % 2 === 0 ? session : elsewhere;
        const params = { uri: `toy://one/${name}` };
        const subscribe = { jsonrpc: "2.0", id: name, method: "resources/subscribe", params };
        await (await node.send(subscribe)).text();
      }),
    );
    const data = String(await ask(storage, "HGET", `gds:session:{${session.id}}`, "data"));
    expect([...JSON.parse(data).subscriptions].sort()).toEqual(
      names.map((name) => `toy://one/${name}`),
    );
  });

  test("has one stream for the server's messages: where it was opened last", async () => {
    const session = await openSession(one.url);
    const first = await session.listen();
    const second = await resumeSession(two.url, session.id).listen();
    expect(second.status).toBe(200);
    expect(await first.next()).toBeUndefined();
    await second.close();
  });
});
