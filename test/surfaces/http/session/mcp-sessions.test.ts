import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadConfig } from "../../../../src/config.ts";
import { stderrLog } from "../../../../src/logging/log.ts";
import type { NodeBus } from "../../../../src/stores/shared.ts";
import { sqliteStore } from "../../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../../src/stores/types.ts";
import { eventLog } from "../../../../src/surfaces/http/session/event-log.ts";
import type { McpSession } from "../../../../src/surfaces/http/session/mcp-session.ts";
import {
  type McpSessions,
  mcpSessions,
} from "../../../../src/surfaces/http/session/mcp-sessions.ts";
import { nodesOn } from "../../../../src/surfaces/http/session/nodes.ts";
import { readRecord } from "../../../../src/surfaces/http/session/session-record.ts";
import { mcpServers } from "../../../../src/surfaces/mcp/server.ts";
import { toyApp } from "../../../fixtures/toy-app.ts";
import { toolCall } from "../../../fixtures/toy-process.ts";
import { LEGACY_HEADERS } from "../../../fixtures/toy-server.ts";
import {
  INITIALIZE,
  streamOf,
  type ToyEvent,
  type ToyStream,
} from "../../../fixtures/toy-session.ts";

const NOBODY = { scopes: new Set<never>() };
const JANE = { principal: "jane", scopes: new Set<never>() };
const EVE = { principal: "eve", scopes: new Set<never>() };
const IDLE_MS = 1000;

let store: Store;
let clock: { now: number };

beforeEach(async () => {
  clock = { now: 1_000_000 };
  store = await sqliteStore({ path: ":memory:", now: () => clock.now });
});

afterEach(async () => {
  await store.close();
});

/** The sessions of a process; making them twice is a restart. */
function sessionsOfProcess(
  boot = "b1",
  toolset?: string,
  nodes = nodesOn(undefined, boot, () => {}),
): McpSessions {
  const app = toyApp(loadConfig({ WAYFARE_DB: ":memory:" }), stderrLog("silent"), () => {});
  return mcpSessions({
    build: mcpServers(app),
    events: eventLog({ boot, now: () => clock.now }),
    sessions: store.sessions,
    ttlMs: 60_000,
    newSessionId: randomUUID,
    toolset,
    boot,
    nodes,
    now: () => clock.now,
    observe: () => {},
    track: () => {},
    onError: () => {},
  });
}

/** Sessions of two processes that can tell each other, at once or when the one that is told has `time`. */
function sessionsOfTwo(
  time: (hear: () => void) => void = (hear) => hear(),
): readonly [McpSessions, McpSessions] {
  const listeners: { channel: string; listener: (message: string) => void }[] = [];
  const bus: NodeBus = {
    async publish(channel, message) {
      for (const each of listeners) {
        if (each.channel === channel) time(() => each.listener(message));
      }
    },
    async subscribe(channel, listener) {
      listeners.push({ channel, listener });
      return async () => {};
    },
  };
  const process = (boot: string) => {
    const nodes = nodesOn(bus, boot, fail);
    const sessions = sessionsOfProcess(boot, undefined, nodes);
    void nodes.listen((news) => void sessions.hear(news));
    return sessions;
  };
  return [process("a1"), process("b2")];
}

function fail(error: unknown): never {
  throw error;
}

function subscription(verb: string, uri: string) {
  return { jsonrpc: "2.0", id: 1, method: `resources/${verb}`, params: { uri } };
}

/** What the server of a session says to its client on the stream of its own messages. */
async function standaloneStreamOf(session: McpSession | undefined): Promise<ToyStream> {
  const answer = await session?.transport.handleRequest(
    new Request("http://localhost/mcp", {
      headers: { ...LEGACY_HEADERS, "mcp-session-id": session.id },
    }),
  );
  if (!answer) throw new Error("no session");
  session?.stream.take();
  return streamOf(answer);
}

async function post(session: McpSession | undefined, message: object): Promise<ToyStream> {
  const answer = await session?.transport.handleRequest(
    new Request("http://localhost/mcp", {
      method: "POST",
      headers: { ...LEGACY_HEADERS, "mcp-session-id": session.id },
    }),
    { parsedBody: message },
  );
  if (!answer) throw new Error("no session");
  return streamOf(answer);
}

/** A session whose client has said hello. */
async function opened(sessions: McpSessions): Promise<McpSession> {
  const session = await sessions.open(INITIALIZE.params, JANE);
  await (await post(session, INITIALIZE)).next();
  return session;
}

describe("sessions of two processes", () => {
  const READ = { jsonrpc: "2.0", id: 3, method: "resources/read", params: { uri: "toy://all" } };

  test("subscribe for each other", async () => {
    const [one, two] = sessionsOfTwo();
    const { id } = await opened(one);
    // Adopted before the change, so that only news of it can help.
    const there = await two.find(id, JANE);
    await one.note(id, subscription("subscribe", "toy://all"));
    const stream = await standaloneStreamOf(there);
    let heard: ToyEvent | undefined;
    void stream.next().then((event) => {
      heard = event;
    });
    await vi.waitFor(async () => {
      await post(there, READ);
      expect(heard?.message).toMatchObject({ params: { uri: "toy://all" } });
    });
  });

  test("answer for a subscription once the process with the stream has it", async () => {
    const [one, two] = sessionsOfTwo((hear) => setTimeout(hear, 100));
    const { id } = await opened(one);
    const there = await two.find(id, JANE);
    await standaloneStreamOf(there);
    if (!there) throw new Error("no session");
    // Heard that the client reads there.
    await vi.waitFor(async () =>
      expect((await one.find(id, JANE))?.stream.mayBeElsewhere).toBe(true),
    );
    const synced = vi.spyOn(there, "syncTo");
    await one.note(id, subscription("subscribe", "toy://all"));
    expect(synced.mock.settledResults).toEqual([{ type: "fulfilled", value: undefined }]);
  });

  test("never go back to what was recorded before", async () => {
    const [one] = sessionsOfTwo();
    const session = await opened(one);
    const { id } = session;
    const old = readRecord((await store.sessions.get(id))?.data);
    await one.note(id, subscription("subscribe", "toy://all"));
    if (old) await session.syncTo(old);
    const stream = await standaloneStreamOf(session);
    await post(session, READ);
    expect((await stream.next())?.message).toMatchObject({ params: { uri: "toy://all" } });
  });

  test("give up a call that was given up elsewhere before it began here", async () => {
    const [, two] = sessionsOfTwo();
    const session = await opened(two);
    const params = { requestId: 7 };
    const message = { jsonrpc: "2.0" as const, method: "notifications/cancelled", params };
    await two.hear({ kind: "received", session: session.id, message });
    const call = toolCall(7, "waitForToy", { steps: 0 });
    await post(session, call);
    expect(session.idleSince()).toBeUndefined();
    two.recall(session, call);
    await vi.waitFor(() => expect(session.idleSince()).toBeDefined());
  });

  test("end together", async () => {
    const [one, two] = sessionsOfTwo((hear) => setTimeout(hear, 100));
    const { id } = await opened(one);
    const there = await two.find(id, JANE);
    const stream = await standaloneStreamOf(there);
    // Heard that the client reads there.
    await vi.waitFor(async () =>
      expect((await one.find(id, JANE))?.stream.mayBeElsewhere).toBe(true),
    );
    await two.hear({ kind: "ended", session: id, client: "jane" });
    expect(await stream.next()).toBeUndefined();
  });

  test("say what concerns no call on the stream that the client reads", async () => {
    const [one, two] = sessionsOfTwo();
    const here = await opened(one);
    const there = await two.find(here.id, JANE);
    const stream = await standaloneStreamOf(there);
    await here.transport.send({ jsonrpc: "2.0", id: 5, method: "elicitation/create" });
    expect((await stream.next())?.message).toMatchObject({
      id: "a1:5",
      method: "elicitation/create",
    });
  });
});

describe("sessions of a process", () => {
  test("are not let go between being found and being used", async () => {
    const sessions = sessionsOfProcess();
    const { id } = await sessions.open(INITIALIZE.params, JANE);
    clock.now += 10 * IDLE_MS;
    const session = await sessions.find(id, JANE);
    await sessions.evict(IDLE_MS);
    expect(await sessions.find(id, JANE)).toBe(session);
  });

  test("are found by who opened them, and by nobody else", async () => {
    const sessions = sessionsOfProcess();
    const { id } = await sessions.open(INITIALIZE.params, JANE);
    expect(await sessions.find(id, JANE)).toBeDefined();
    expect(await sessions.find(id, EVE)).toBeUndefined();
    expect(await sessions.find(id, NOBODY)).toBeUndefined();
    const open = await sessions.open(INITIALIZE.params, NOBODY);
    expect(await sessions.find(open.id, EVE)).toBeUndefined();
  });

  test("do not live longer because a stranger asks for them", async () => {
    const sessions = sessionsOfProcess();
    const { id } = await sessions.open(INITIALIZE.params, JANE);
    clock.now += 50_000;
    expect(await sessions.find(id, EVE)).toBeUndefined();
    clock.now += 10_000;
    expect(await sessions.find(id, JANE)).toBeUndefined();
  });

  test("live on while they are used", async () => {
    const sessions = sessionsOfProcess();
    const { id } = await sessions.open(INITIALIZE.params, JANE);
    for (let round = 0; round < 3; round++) {
      clock.now += 50_000;
      expect(await sessions.find(id, JANE)).toBeDefined();
    }
  });

  test("are taken over by another process once, however many ask at the same time", async () => {
    const { id } = await sessionsOfProcess("b1").open(INITIALIZE.params, JANE);
    const sessions = sessionsOfProcess("b2");
    const found = await Promise.all([1, 2, 3].map(() => sessions.find(id, JANE)));
    expect(found[0]?.transport.sessionId).toBe(id);
    expect(new Set(found).size).toBe(1);
  });

  test("cannot be used at another address than their own", async () => {
    const { id } = await sessionsOfProcess("b1", "gds").open(INITIALIZE.params, JANE);
    expect(await sessionsOfProcess("b2").find(id, JANE)).toBeUndefined();
    expect(await sessionsOfProcess("b3", "gds").find(id, JANE)).toBeDefined();
  });

  test("give up their server when idle, and get another when needed", async () => {
    const sessions = sessionsOfProcess();
    const session = await sessions.open(INITIALIZE.params, JANE);
    clock.now += IDLE_MS - 1;
    await sessions.evict(IDLE_MS);
    expect(await sessions.find(session.id, JANE)).toBe(session);
    clock.now += IDLE_MS;
    await sessions.evict(IDLE_MS);
    const again = await sessions.find(session.id, JANE);
    expect(again).toBeDefined();
    expect(again).not.toBe(session);
  });

  test("keep their server while something runs, and for a while after", async () => {
    const sessions = sessionsOfProcess();
    const session = await sessions.open(INITIALIZE.params, JANE);
    let finish = () => {};
    session.hold(
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
    );
    clock.now += 10 * IDLE_MS;
    await sessions.evict(IDLE_MS);
    finish();
    await Promise.resolve();
    await sessions.evict(IDLE_MS);
    expect(await sessions.find(session.id, JANE)).toBe(session);
  });

  test("keep their server while a call runs whose client has gone", async () => {
    const { id } = await sessionsOfProcess("b1").open(INITIALIZE.params, JANE);
    const sessions = sessionsOfProcess("b2");
    const session = await sessions.find(id, JANE);
    const answer = await session?.transport.handleRequest(
      new Request("http://localhost/mcp", {
        method: "POST",
        headers: { ...LEGACY_HEADERS, "mcp-session-id": id },
      }),
      { parsedBody: toolCall(1, "waitForToy", { steps: 0 }) },
    );
    await answer?.body?.cancel();
    clock.now += 10 * IDLE_MS;
    await sessions.evict(IDLE_MS);
    expect(await sessions.find(id, JANE)).toBe(session);
    await sessions.close();
  });

  test("remember subscriptions that came at the same time, and forget those given up", async () => {
    const sessions = sessionsOfProcess();
    const { id } = await sessions.open(INITIALIZE.params, JANE);
    const message = (verb: string, uri: string) => ({
      jsonrpc: "2.0",
      id: 1,
      method: `resources/${verb}`,
      params: { uri },
    });
    await Promise.all([
      sessions.note(id, message("subscribe", "toy://one/ball")),
      sessions.note(id, message("subscribe", "toy://one/bat")),
      sessions.note(id, message("subscribe", "toy://all")),
    ]);
    await sessions.note(id, message("unsubscribe", "toy://one/bat"));
    await sessions.note(id, {
      jsonrpc: "2.0",
      id: 2,
      method: "logging/setLevel",
      params: { level: "error" },
    });
    const stored = JSON.parse((await store.sessions.get(id))?.data ?? "");
    expect(stored).toMatchObject({
      init: INITIALIZE.params,
      subscriptions: ["toy://one/ball", "toy://all"],
      logLevel: "error",
    });
  });

  test("that booked over another protocol are no sessions of this one", async () => {
    await store.sessions.create({ id: "11111111-1111-4111-8111-111111111111", ttlMs: 1000 });
    const found = await sessionsOfProcess().find("11111111-1111-4111-8111-111111111111", NOBODY);
    expect(found).toBeUndefined();
  });
});
