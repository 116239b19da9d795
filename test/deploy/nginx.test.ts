import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";
import { type Answer, type H2Client, h2Client } from "./h2-client.ts";
import { checkConfiguration, type Nginx, startNginx } from "./nginx.ts";

const JSON_RPC = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};
const NOW = "2026-04-07T10:00:00Z";

type Fields = Readonly<Record<string, unknown>>;

/** The one message in an answer, whether it came as JSON or as an event. */
function message({ body }: Answer): Fields {
  const json = body.startsWith("{") ? body : /^data: (\{.*)$/m.exec(body)?.[1];
  if (json === undefined) throw new Error(`No message in: ${body}`);
  return JSON.parse(json);
}

describe("Wayfare behind nginx, as shipped", () => {
  let wayfare: WayfareProcess;
  let nginx: Nginx;
  let client: H2Client;
  let serial = 0;

  beforeAll(async () => {
    wayfare = await startWayfare({
      WAYFARE_NOW: NOW,
      TRUST_PROXY: "1",
      RATE_LIMIT_PER_MINUTE: "1000",
    });
    nginx = await startNginx(wayfare.port);
    client = await h2Client(nginx.port, { ca: nginx.certificate });
  });

  afterAll(async () => {
    client?.close();
    await nginx?.stop();
    await wayfare?.stop();
  });

  function rpc(method: string, params: Fields, headers: Readonly<Record<string, string>> = {}) {
    serial += 1;
    const body = JSON.stringify({ jsonrpc: "2.0", id: serial, method, params });
    return client.send("POST", "/mcp", { ...JSON_RPC, ...headers }, body);
  }

  async function openSession(): Promise<Readonly<Record<string, string>>> {
    const answer = await rpc("initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    });
    expect(message(answer)).toMatchObject({ result: { protocolVersion: "2025-11-25" } });
    const headers = {
      "mcp-session-id": String(answer.headers["mcp-session-id"]),
      "mcp-protocol-version": "2025-11-25",
    };
    const initialized = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
    const noted = await client.send("POST", "/mcp", { ...JSON_RPC, ...headers }, initialized);
    expect(noted.status).toBe(202);
    return headers;
  }

  async function call(name: string, args: Fields, headers: Readonly<Record<string, string>>) {
    const answer = message(await rpc("tools/call", { name, arguments: args }, headers));
    expect(answer).not.toHaveProperty("error");
    return answer["result"];
  }

  test("nginx accepts the configuration", async () => {
    expect(await checkConfiguration()).not.toMatch(/emerg|warn/);
  });

  test("speaks HTTP/2 over TLS", async () => {
    expect(client.protocol).toBe("h2");
    expect(await client.send("GET", "/health")).toMatchObject({ status: 200 });
  });

  test("a 2025 client opens a session, lists tools, and books a flight that its stream tells of", async () => {
    const session = await openSession();
    const listed = message(await rpc("tools/list", {}, session));
    expect(JSON.stringify(listed)).toContain('"bookFlight"');

    const events = await client.listen("/mcp", session);
    expect(events.headers).toMatchObject({ "content-type": "text/event-stream" });
    const uri = "gds://session/bookings";
    expect(message(await rpc("resources/subscribe", { uri }, session))).toHaveProperty("result");

    const search = { origin: "JFK", destination: "LAX", departureDate: "2026-06-15" };
    const found = await call("searchFlights", search, session);
    const id = /FL\d-[A-Z0-9-]+/.exec(JSON.stringify(found))?.[0];
    const booked = await call(
      "bookFlight",
      {
        flightIds: [id],
        passengers: [{ type: "adult", firstName: "Jane", lastName: "Doe" }],
        contactEmail: "jane@example.com",
      },
      session,
    );
    const pnr = /TEST-[A-Z0-9]{6}/.exec(JSON.stringify(booked))?.[0];
    // The stream is still open: what is read here was not held back.
    expect(await events.next()).toMatchObject({
      method: "notifications/resources/updated",
      params: { uri },
    });
    events.close();
    const retrieved = await call("retrieveBooking", { pnr }, session);
    expect(JSON.stringify(retrieved)).toContain(pnr);
    expect(await client.send("DELETE", "/mcp", session)).toMatchObject({ status: 200 });
  });

  test("a 2026 client calls a tool without a session", async () => {
    const answer = await rpc(
      "tools/call",
      {
        name: "searchFlights",
        arguments: { origin: "LHR", destination: "CDG", departureDate: "2026-06-15" },
        _meta: {
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientCapabilities": {},
          "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
        },
      },
      {
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": "searchFlights",
      },
    );
    expect(answer.status).toBe(200);
    expect(message(answer)).toMatchObject({ result: { resultType: "complete" } });
  });

  test("many requests share one connection", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => client.send("GET", "/health")),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("clients are told apart by their real address, whatever they claim", async () => {
    const remaining = async (from: H2Client, forwardedFor: string) => {
      const headers = { ...JSON_RPC, "x-forwarded-for": forwardedFor };
      const ping = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
      const answer = await from.send("POST", "/mcp", headers, ping);
      return Number(answer.headers["x-ratelimit-remaining"]);
    };
    const other = await h2Client(nginx.port, {
      ca: nginx.certificate,
      localAddress: "127.0.0.2",
    });
    try {
      const first = await remaining(client, "203.0.113.1");
      expect(await remaining(client, "203.0.113.2")).toBeLessThan(first);
      expect(await remaining(other, "203.0.113.1")).toBe(999);
    } finally {
      other.close();
    }
  });

  test("metrics stay inside", async () => {
    expect(await client.send("GET", "/metrics")).toMatchObject({ status: 404 });
    const inside = await fetch(`http://127.0.0.1:${wayfare.port}/metrics`);
    expect(await inside.text()).toContain("wayfare_http_requests_total");
  });

  test("a body over the limit goes no further than nginx", async () => {
    const body = JSON.stringify({ padding: "x".repeat(1_100_000) });
    expect(await client.send("POST", "/mcp", JSON_RPC, body)).toMatchObject({ status: 413 });
  });

  test("plain HTTP is sent to the right address", async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`http://localhost:${nginx.port}/mcp`, { family: 4 }, resolve).once("error", reject);
    });
    answer.resume();
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(`https://localhost:${nginx.port}/mcp`);
  });
});
