import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { TravelError } from "../../../../src/domain/errors.ts";
import { listen } from "../../../../src/surfaces/http/server/node-server.ts";
import type { HttpOptions, HttpStorage } from "../../../../src/surfaces/http/server/server.ts";
import { sendWeb } from "../../../../src/surfaces/http/server/web.ts";
import { type LocalToy, startLocalToy } from "../../../fixtures/toy-local.ts";
import { toolCall } from "../../../fixtures/toy-process.ts";
import { messagesOf, post } from "../../../fixtures/toy-server.ts";
import { INITIALIZE, openSession } from "../../../fixtures/toy-session.ts";

let close = async () => {};

afterEach(async () => {
  await close();
});

async function start(
  change: (storage: HttpStorage) => HttpStorage = (storage) => storage,
  options: Partial<HttpOptions> = {},
): Promise<LocalToy> {
  const toy = await startLocalToy(({ storage }) => ({ storage: change(storage) }), options);
  close = toy.close;
  return toy;
}

describe("when the storage does not answer", () => {
  const gone = async (): Promise<never> => {
    throw new TravelError("unavailable", "The storage does not answer.", {
      reason: "storage_unavailable",
    });
  };

  test("sessions are refused for now, calls without one go on, and health says so", async () => {
    let down = false;
    const { origin } = await start((storage) => ({
      ...storage,
      sessions: {
        ...storage.sessions,
        create: (session) => (down ? gone() : storage.sessions.create(session)),
        get: (id) => (down ? gone() : storage.sessions.get(id)),
      },
      ping: () => (down ? gone() : storage.ping()),
    }));
    const url = `${origin}/mcp`;
    const session = await openSession(url);
    down = true;
    const ping = await session.send({ jsonrpc: "2.0", id: 1, method: "ping" });
    expect(ping.status).toBe(503);
    expect(ping.headers.get("retry-after")).toBe("5");
    expect(await ping.json()).toMatchObject({
      jsonrpc: "2.0",
      error: { code: -32000, data: { reason: "storage_unavailable", retryable: true } },
    });
    expect((await post(url, INITIALIZE)).status).toBe(503);
    const alone = await post(url, toolCall(1, "findToys", { prefix: "b" }));
    expect(await messagesOf(alone)).toMatchObject([{ result: {} }]);
    const health = await fetch(`${origin}/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({
      status: "unhealthy",
      storage: { connected: false, responseTime: null },
    });
    down = false;
    expect((await session.send({ jsonrpc: "2.0", id: 2, method: "ping" })).status).toBe(200);
  });

  test("an unexpected failure says no more than a reference", async () => {
    const { origin } = await start((storage) => ({
      ...storage,
      sessions: {
        ...storage.sessions,
        get: async () => {
          throw new Error("secret: /var/lib/wayfare.db");
        },
      },
    }));
    const response = await post(
      `${origin}/mcp`,
      { jsonrpc: "2.0", id: 1, method: "ping" },
      { "mcp-session-id": "x" },
    );
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toMatch(/Reference: [0-9a-f-]{36}/);
    expect(text).not.toContain("secret");
  });
});

test("a client that cannot read the answer leaves no session behind", async () => {
  const ended: string[] = [];
  const { origin } = await start((storage) => ({
    ...storage,
    sessions: {
      ...storage.sessions,
      async end(id) {
        ended.push(id);
        return await storage.sessions.end(id);
      },
    },
  }));
  expect((await post(`${origin}/mcp`, INITIALIZE, { accept: "text/html" })).status).toBe(406);
  expect(ended).toHaveLength(1);
});

test("a request with two Host headers is refused, wherever it goes", async () => {
  const { origin } = await start();
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).setEncoding("utf8");
  socket.write(
    "GET /health HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n",
  );
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*More than one Host header/);
});

describe("slow clients", () => {
  const patience = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };

  async function answerTo(origin: string, text: string): Promise<string> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname).setEncoding("utf8");
    socket.write(text);
    let answer = "";
    for await (const chunk of socket) answer += chunk;
    return answer;
  }

  test("that never finish their headers are cut off", async () => {
    const { origin } = await start(undefined, { node: patience });
    expect(await answerTo(origin, "POST /mcp HTTP/1.1\r\nHost: localhost\r\nX-Slow:")).toMatch(
      /^HTTP\/1\.1 408 Request Timeout[\s\S]*took too long/,
    );
  });

  test("that never finish their body are cut off", async () => {
    const { origin } = await start(undefined, { node: patience });
    const head = "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    expect(await answerTo(origin, `${head}Content-Length: 100\r\n\r\n{"json`)).toMatch(
      /^HTTP\/1\.1 408 /,
    );
  });

  test("that read nothing are given up, and the stream with them", async () => {
    let cancelled = false;
    const flood = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(100_000)),
      cancel() {
        cancelled = true;
      },
    });
    let finish = () => {};
    const sent = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const server = createServer((_request, response) => {
      const answer = new Response(flood, { headers: { "content-type": "text/event-stream" } });
      void sendWeb(answer, response, 50).then(finish);
    });
    const { port } = new URL(await listen(server, { host: "127.0.0.1", port: 0 }));
    close = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    };
    const client = connect(Number(port), "127.0.0.1").pause();
    client.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await sent;
    await expect.poll(() => cancelled).toBe(true);
  });
});
