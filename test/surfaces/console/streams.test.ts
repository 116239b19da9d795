import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DeskEvent } from "../../../src/services/operator/desk.ts";
import {
  type OperatorSession,
  type OperatorSessions,
  operatorSessions,
} from "../../../src/services/operator/sessions.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { eventStreams, type Streams } from "../../../src/surfaces/console/streams.ts";
import { listen } from "../../../src/surfaces/http/server/node-server.ts";

describe("a stream", () => {
  let store: Store;
  let sessions: OperatorSessions;
  let session: OperatorSession;
  let streams: Streams;
  let server: Server;
  let origin: string;
  let tell: (event: DeskEvent) => void;
  let subscriptions: number;

  beforeEach(async () => {
    store = await sqliteStore({ path: ":memory:", now: Date.now });
    sessions = operatorSessions({
      cache: store.cache,
      now: Date.now,
      random: randomBytes,
      newId: randomUUID,
      keys: { find: async () => undefined },
      authenticated: false,
    });
    ({ session } = await sessions.start({ name: "Leyla", role: "agent", auth: "ticket" }));
    subscriptions = 0;
    streams = eventStreams({
      sessions,
      heartbeatMs: 20,
      operators: {
        async subscribe(listener) {
          subscriptions++;
          tell = listener;
          return async () => {
            subscriptions--;
          };
        },
      },
    });
    server = createServer((request, response) => {
      const exchange = { request, response, identity: { scopes: new Set<never>() }, client: "" };
      void streams.open(session, { ...exchange, markStream: () => {} });
    });
    origin = await listen(server, { host: "127.0.0.1", port: 0 });
  });

  afterEach(async () => {
    await streams.close();
    server.closeAllConnections();
    server.close();
    await store.close();
  });

  async function open(): Promise<IncomingMessage> {
    const [response]: IncomingMessage[] = await once(get(origin), "response");
    if (!response) throw new Error("no response");
    response.on("error", () => {});
    return response;
  }

  test("is kept alive by comments, which browsers pass over", async () => {
    const response = await open();
    let text = "";
    response.on("data", (chunk) => {
      text += chunk;
    });
    await vi.waitFor(() => expect(text.match(/^:$/gm)?.length).toBeGreaterThan(2));
  });

  test("ends soon after its session, wherever that was ended", async () => {
    const response = await open();
    response.resume();
    await sessions.end(session);
    await once(response, "end");
  });

  test("that was ended is told nothing more, though it may still be on its way out", async () => {
    const errors: unknown[] = [];
    server.prependListener("request", (_request, response) => {
      response.on("error", (error) => errors.push(error));
    });
    const response = await open();
    response.resume();
    streams.end(session.id);
    tell({ kind: "request", id: "req_late", state: "", version: 1 });
    await once(response, "end");
    await new Promise(setImmediate);
    expect(errors).toEqual([]);
  });

  test("shares one subscription with all others, which ends with the last of the server", async () => {
    const [one, two] = [await open(), await open()];
    one.resume();
    two.resume();
    expect(subscriptions).toBe(1);
    await Promise.all([streams.close(), once(one, "end"), once(two, "end")]);
    expect(subscriptions).toBe(0);
  });

  test("that nobody reads is given up, not kept in memory", async () => {
    const response = await open();
    response.pause();
    const gone = new Promise((resolve) => response.once("close", resolve));
    const big = { kind: "request", id: "x".repeat(50_000), state: "", version: 1 } as const;
    for (let i = 0; i < 2_000 && !response.closed; i++) {
      tell(big);
      if (i % 50 === 0) await new Promise(setImmediate);
    }
    response.resume();
    await gone;
    expect(response.complete).toBe(false);
  });
});
