import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CLIENTS } from "../../../fixtures/toy-clients.ts";
import { toolCall } from "../../../fixtures/toy-process.ts";
import {
  connectTo,
  messagesOf,
  post,
  startToyServer,
  type ToyServer,
} from "../../../fixtures/toy-server.ts";
import { INITIALIZE, openSession, resumeSession, streamOf } from "../../../fixtures/toy-session.ts";
import { WORKERS } from "../../../support/workers.ts";

describe("a 2025 session", () => {
  let server: ToyServer;

  beforeAll(async () => {
    server = await startToyServer();
  });

  afterAll(async () => {
    await server.stop();
  });

  test("is the booking session of its calls", async () => {
    const session = await openSession(server.url);
    expect(await session.call("buyToy", { name: "bat", ms: 0 })).toMatchObject({
      result: { structuredContent: { session: session.id } },
    });
  });

  test("ends with DELETE, after which it is unknown", async () => {
    const session = await openSession(server.url);
    expect((await session.end()).status).toBe(200);
    const after = await session.send({ jsonrpc: "2.0", id: 1, method: "ping" });
    expect(after.status).toBe(404);
    expect(await after.json()).toMatchObject({ error: { code: -32001 } });
    expect((await session.end()).status).toBe(404);
    expect((await session.listen()).status).toBe(404);
  });

  test("belongs to the address it was opened at", async () => {
    const session = await openSession(`${server.origin}/mcp/gds`);
    const elsewhere = resumeSession(server.url, session.id);
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    expect((await elsewhere.send(ping)).status).toBe(404);
    expect((await session.send(ping)).status).toBe(200);
  });

  test("has one stream for the server's messages at a time, free again when it is left", async () => {
    const session = await openSession(server.url);
    const first = await session.listen();
    expect(first.status).toBe(200);
    const second = await session.listen();
    // At another worker it takes the place of the first, as it does between nodes.
    if (WORKERS !== undefined && second.status === 200) {
      expect(await first.next()).toBeUndefined();
      await second.close();
    } else expect(second.status).toBe(409);
    await first.close();
    await expect.poll(async () => (await session.listen()).status).toBe(200);
  });

  test("gets the answer of a call whose stream broke, by Last-Event-ID", async () => {
    const session = await openSession(server.url);
    const stop = new AbortController();
    const response = await fetch(server.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...session.headers,
      },
      body: JSON.stringify(toolCall(7, "buyToy", { name: "resumable", ms: 300 })),
      signal: stop.signal,
    });
    const stream = streamOf(response);
    const begun = await stream.next();
    expect(begun?.message).toBeUndefined();
    await server.seen("stderr", "buying resumable");
    stop.abort();
    await server.seen("stderr", "bought resumable");

    // Another worker begins with an id to come back with, and has the answer a moment after it was
    // made; a client whose stream ends asks again.
    const answers = async () => {
      const resumed = await session.listen(begun?.id);
      expect(resumed.status).toBe(200);
      const messages: unknown[] = [];
      for (let event = await resumed.next(); event; event = await resumed.next())
        if (event.message) messages.push(event.message);
      return messages;
    };
    const bought = { structuredContent: { bought: expect.stringContaining("resumable") } };
    await expect.poll(answers).toMatchObject([{ id: 7, result: bought }]);
  });

  test("gets the notifications it missed", async () => {
    const session = await openSession(server.url);
    const subscribe = {
      jsonrpc: "2.0",
      id: 1,
      method: "resources/subscribe",
      params: { uri: "toy://all" },
    };
    const read = { jsonrpc: "2.0", id: 2, method: "resources/read", params: { uri: "toy://all" } };
    await messagesOf(await session.send(subscribe));
    const stream = await session.listen();
    await messagesOf(await session.send(read));
    const seen = await stream.next();
    expect(seen?.message).toMatchObject({ method: "notifications/resources/updated" });
    await stream.close();

    await messagesOf(await session.send({ ...read, id: 3 }));
    await expect
      .poll(async () => {
        const again = await session.listen(seen?.id);
        if (again.status !== 200) return again.status;
        const missed = await again.next();
        await again.close();
        return missed?.message?.["method"];
      })
      .toBe("notifications/resources/updated");
  });

  test("refuses an event id that makes no sense", async () => {
    const session = await openSession(server.url);
    expect((await session.listen("nonsense")).status).toBe(400);
  });

  test.each(["2025-03-26", "2025-06-18", "2025-11-25"])("speaks %s", async (protocolVersion) => {
    const response = await post(server.url, {
      ...INITIALIZE,
      params: { ...INITIALIZE.params, protocolVersion },
    });
    expect(await messagesOf(response)).toMatchObject([{ result: { protocolVersion } }]);
  });

  test("is not needed: a call without one is answered by itself", async () => {
    const response = await post(server.url, toolCall(1, "buyToy", { name: "bat", ms: 0 }));
    expect(response.status).toBe(200);
    expect(response.headers.get("mcp-session-id")).toBeNull();
    expect(await messagesOf(response)).toMatchObject([
      { result: { structuredContent: { session: "" } } },
    ]);
  });

  test("can be opened only so many times by one client", async () => {
    const strict = await startToyServer({ HTTP_MAX_SESSIONS: "2" });
    const first = await openSession(strict.url);
    await openSession(strict.url);
    const third = await post(strict.url, INITIALIZE);
    expect(third.status).toBe(429);
    expect(third.headers.get("retry-after")).toBe("60");
    await first.end();
    expect((await post(strict.url, INITIALIZE)).status).toBe(200);
    await strict.stop();
  });

  test("expires when it is not used", async () => {
    const brief = await startToyServer({ MCP_SESSION_TIMEOUT: "3" });
    const session = await openSession(brief.url);
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    await expect
      .poll(async () => {
        await new Promise((resolve) => setTimeout(resolve, 3500));
        return (await session.send(ping)).status;
      })
      .toBe(404);
    await brief.stop();
  });
});

describe("a server that was killed and started again on the same database", () => {
  const folder = mkdtempSync(join(tmpdir(), "wayfare-http-"));
  let server: ToyServer;

  afterEach(async () => {
    await server.stop("SIGKILL");
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test("goes on with its sessions, their subscriptions and their streams", async () => {
    const env = { WAYFARE_DB: join(folder, "sessions.db") };
    server = await startToyServer(env);
    const before = await openSession(server.url);
    await messagesOf(
      await before.send({
        jsonrpc: "2.0",
        id: 1,
        method: "resources/subscribe",
        params: { uri: "toy://all" },
      }),
    );
    await server.stop("SIGKILL");

    server = await startToyServer(env);
    const session = resumeSession(server.url, before.id);
    // Many at once: one server is made for all of them.
    const calls = await Promise.all(
      [1, 2, 3, 4].map(() => session.call("buyToy", { name: "bat", ms: 0 })),
    );
    for (const call of calls) {
      expect(call).toMatchObject({ result: { structuredContent: { session: before.id } } });
    }
    const stream = await session.listen("_GET_stream~earlier~99");
    expect(stream.status).toBe(200);
    await messagesOf(
      await session.send({
        jsonrpc: "2.0",
        id: 9,
        method: "resources/read",
        params: { uri: "toy://all" },
      }),
    );
    expect((await stream.next())?.message).toMatchObject({
      method: "notifications/resources/updated",
      params: { uri: "toy://all" },
    });
    await stream.close();
    expect((await session.end()).status).toBe(200);
  });

  test.each(CLIENTS)("serves $label as if nothing had happened", async ({ label }) => {
    const env = { WAYFARE_DB: join(folder, "clients.db") };
    server = await startToyServer(env);
    const client = await connectTo(server.url, label);
    const buy = { name: "buyToy", arguments: { name: "bat", ms: 0 } };
    const before = await client.callTool(buy);
    const { port } = server.url;
    await server.stop("SIGKILL");
    server = await startToyServer(env, ["--port", port]);
    const after = await client.callTool(buy);
    expect(after.structuredContent).toHaveProperty(
      "session",
      Object(before.structuredContent)["session"],
    );
    await client.close();
  });

  test("has forgotten sessions that were ended", async () => {
    const env = { WAYFARE_DB: join(folder, "ended.db") };
    server = await startToyServer(env);
    const session = await openSession(server.url);
    await session.end();
    await server.stop("SIGKILL");
    server = await startToyServer(env);
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    expect((await resumeSession(server.url, session.id).send(ping)).status).toBe(404);
  });
});
