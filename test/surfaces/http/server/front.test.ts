import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { post, startToyServer, type ToyServer } from "../../../fixtures/toy-server.ts";
import { INITIALIZE, openSession } from "../../../fixtures/toy-session.ts";

let server: ToyServer;

beforeAll(async () => {
  server = await startToyServer({ HTTP_MAX_BODY: "2048", HTTP_MAX_STREAMS: "1" });
});

afterAll(async () => {
  await server.stop();
});

/** A request with headers that fetch would not send. */
async function raw(path: string, headers: Record<string, string>, method = "GET") {
  const sent = request(`${server.origin}${path}`, { method, headers });
  sent.end(method === "POST" ? JSON.stringify(INITIALIZE) : undefined);
  const [response] = await once(sent, "response");
  let text = "";
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, headers: response.headers, text };
}

describe("cross-origin requests", () => {
  const ORDINARY = {
    "access-control-allow-origin": "*",
    "access-control-allow-credentials": "false",
    "access-control-expose-headers":
      "X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Mcp-Session-Id, Retry-After, Wayfare-Notes",
  };

  test("are announced by a preflight that says what is allowed, for a day", async () => {
    const response = await fetch(server.url, {
      method: "OPTIONS",
      headers: { origin: "http://localhost:5173", "access-control-request-method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, POST, DELETE, OPTIONS",
      "access-control-allow-headers":
        "Content-Type, MCP-Session-ID, X-Requested-With, Authorization, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Last-Event-ID, Idempotency-Key",
      "access-control-max-age": "86400",
    });
    expect(response.headers.has("x-ratelimit-limit")).toBe(false);
  });

  test.each(["/mcp", "/health", "/metrics", "/nowhere"])(
    "may read the answer of %s",
    async (path) => {
      const response = await fetch(`${server.origin}${path}`);
      expect(Object.fromEntries(response.headers)).toMatchObject(ORDINARY);
    },
  );

  test("from other people's pages are refused by a local server", async () => {
    const { status, text, headers } = await raw(
      "/mcp",
      { origin: "https://evil.example.com", "content-type": "application/json" },
      "POST",
    );
    expect(status).toBe(403);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(JSON.parse(text)).toMatchObject({ error: { code: -32000 } });
  });
});

describe("a request under another host's name", () => {
  test.each(["/mcp", "/metrics", "/nowhere"])("is refused at %s", async (path) => {
    expect((await raw(path, { host: "evil.example.com" })).status).toBe(403);
  });

  test("may ask for health, as load balancers do", async () => {
    expect((await raw("/health", { host: "10.0.0.7:3000" })).status).toBe(200);
  });

  test("is served when the operator names that host", async () => {
    const open = await startToyServer({ HTTP_ALLOWED_HOSTS: "https://Travel.example.com/" });
    const sent = request(open.url, {
      method: "POST",
      headers: {
        host: "travel.example.com",
        origin: "https://somebody.example.org",
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
    });
    sent.end(JSON.stringify(INITIALIZE));
    const [response] = await once(sent, "response");
    response.resume();
    expect(response.statusCode).toBe(200);
    await open.stop();
  });
});

describe("what makes no sense is refused in JSON", () => {
  const answer = async (sent: Promise<Response>) => {
    const response = await sent;
    return {
      status: response.status,
      allow: response.headers.get("allow"),
      body: await response.json(),
    };
  };

  test("an unknown address", async () => {
    expect(await answer(fetch(`${server.origin}/nowhere`))).toMatchObject({ status: 404 });
    expect(await answer(fetch(`${server.origin}/mcp/nowhere`))).toMatchObject({ status: 404 });
    // A desk that exists, with no tool to serve.
    expect(await answer(fetch(`${server.origin}/mcp/flights`))).toMatchObject({ status: 404 });
  });

  test("a method that the address does not know", async () => {
    expect(await answer(fetch(server.url, { method: "PUT" }))).toMatchObject({
      status: 405,
      allow: "GET, POST, DELETE, OPTIONS",
    });
    expect(await answer(fetch(`${server.origin}/health`, { method: "POST" }))).toMatchObject({
      status: 405,
    });
    // Without a session there is nothing to stream or to end.
    expect(await answer(fetch(server.url))).toMatchObject({ status: 405, allow: "POST" });
    expect(await answer(fetch(server.url, { method: "DELETE" }))).toMatchObject({ status: 405 });
  });

  test("a body that is not JSON, or not said to be", async () => {
    expect(await answer(post(server.url, "{"))).toMatchObject({
      status: 400,
      body: { error: { code: -32700 } },
    });
    expect(
      await answer(post(server.url, INITIALIZE, { "content-type": "text/plain" })),
    ).toMatchObject({ status: 415 });
    expect(
      await answer(post(server.url, INITIALIZE, { "content-encoding": "gzip" })),
    ).toMatchObject({ status: 415 });
  });

  test("a client that does not take what we send", async () => {
    expect(await answer(post(server.url, INITIALIZE, { accept: "text/html" }))).toMatchObject({
      status: 406,
    });
  });

  test("a protocol that nobody speaks", async () => {
    const session = await openSession(server.url);
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    const headers = { ...session.headers, "mcp-protocol-version": "1999-01-01" };
    expect(await answer(post(server.url, ping, headers))).toMatchObject({ status: 400 });
  });
});

describe("limits", () => {
  test("a body beyond the limit is refused, whether it says its length or not", async () => {
    const long = JSON.stringify({ ...INITIALIZE, padding: "x".repeat(5000) });
    expect((await post(server.url, long)).status).toBe(413);
    const streamed = await fetch(server.url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Blob([long, long]).stream(),
      duplex: "half",
    });
    expect(streamed.status).toBe(413);
    expect(await streamed.json()).toMatchObject({ error: { code: -32000 } });
  });

  test("too many and too large headers are refused", async () => {
    const many = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`x-${i}`, "1"]));
    expect((await raw("/mcp", many)).status).toBe(431);
    const large = await raw("/mcp", { "x-large": "x".repeat(20_000) });
    expect(large.status).toBe(431);
    expect(JSON.parse(large.text)).toMatchObject({ error: { code: -32000 } });
  });

  test("a client has no more standing streams than it may", async () => {
    const [first, second] = [await openSession(server.url), await openSession(server.url)];
    const stream = await first.listen();
    const refused = await second.listen();
    expect([stream.status, refused.status]).toEqual([200, 503]);
    await stream.close();
    await expect
      .poll(async () => {
        const again = await second.listen();
        await again.close();
        return again.status;
      })
      .toBe(200);
  });

  test("what never becomes a request is answered and cut off", async () => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname);
    socket.write("NONSENSE\r\n\r\n");
    let text = "";
    for await (const chunk of socket) text += String(chunk);
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(text).toContain('"jsonrpc":"2.0"');
  });
});
