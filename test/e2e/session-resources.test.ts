import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENTS } from "../fixtures/toy-clients.ts";
import { connectTo } from "../fixtures/toy-server.ts";
import { call } from "../support/clients.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

let server: WayfareProcess;
beforeAll(async () => {
  server = await startWayfare({});
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

const OWN = ["gds://session/current", "gds://session/bookings"];

test.each(CLIENTS)(
  "$label: what needs a session is listed where there is one, and a handle can be read at once",
  async ({ label, era }) => {
    const client = await connectTo(new URL(`http://127.0.0.1:${server.port}/mcp`), label);
    const { resources } = await client.listResources();
    const listed = resources.map(({ uri }) => uri).filter((uri) => uri.startsWith("gds://session"));
    expect(listed).toEqual(era === "modern" ? [] : OWN);
    const { sessionId } = await call(client, "searchFlights", {
      origin: "JFK",
      destination: "LAX",
      departureDate: "2030-03-01",
      limit: 1,
    });
    const { contents } = await client.readResource({ uri: `gds://session/${sessionId}` });
    const [content] = contents;
    const session = JSON.parse(content && "text" in content ? String(content.text) : "{}");
    expect(session).toMatchObject({ id: sessionId, searchCount: 1, bookingCount: 0 });
    expect(session.createdAt).toBeLessThanOrEqual(session.lastActivity);
    await client.close();
  },
);

test("a 2026 client that would listen to what does not exist is refused", async () => {
  const response = await fetch(`http://127.0.0.1:${server.port}/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2026-07-28",
      "mcp-method": "subscriptions/listen",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 7,
      method: "subscriptions/listen",
      params: {
        notifications: { resourceSubscriptions: ["gds://booking/TEST-AAAAAA"] },
        _meta: {
          "io.modelcontextprotocol/protocolVersion": "2026-07-28",
          "io.modelcontextprotocol/clientCapabilities": {},
          "io.modelcontextprotocol/clientInfo": { name: "t", version: "1" },
        },
      },
    }),
  });
  expect(await response.json()).toMatchObject({
    id: 7,
    error: { code: -32001, data: { reason: "unknown_pnr" } },
  });
});
