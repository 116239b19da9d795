import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as LegacyStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CLIENTS,
  type ClientLabel,
  type ConnectedClient,
  callWith,
} from "../fixtures/toy-clients.ts";
import { connectTo } from "../fixtures/toy-server.ts";
import { type RemoteServer, startRemote } from "../suppliers/navifare/remote-server.ts";
import { ROOT } from "../support/build.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const EXAMPLE: Record<string, unknown> = JSON.parse(
  readFileSync(`${ROOT}/examples/milan-sydney-example.json`, "utf8"),
);
const environment = {
  WAYFARE_NOW: "2026-01-15T12:00:00Z",
  WAYFARE_DB: ":memory:",
  RATE_LIMIT_ENABLED: "false",
};

/** The built server over stdio, with a client of its own. */
async function overStdio(label: ClientLabel, env: Record<string, string> = {}) {
  const info = { name: "test", version: "1" };
  const server = {
    command: process.execPath,
    args: ["dist/main.js"],
    cwd: ROOT,
    env: { PATH: process.env["PATH"] ?? "", LOG_LEVEL: "silent", ...environment, ...env },
  };
  if (label === "the v1 SDK's client") {
    const client = new LegacyClient(info);
    await client.connect(new LegacyStdio(server));
    return client;
  }
  const client =
    label === "the v2 client on a 2025 wire"
      ? new ModernClient(info)
      : new ModernClient(info, { versionNegotiation: { mode: "auto" } });
  await client.connect(new ModernStdio(server));
  return client;
}

async function check(client: ConnectedClient, args = EXAMPLE) {
  const progress: string[] = [];
  const result = await callWith(
    client,
    { name: "flight_pricecheck", arguments: args },
    { onprogress: (told) => progress.push(String(Object(told).message)) },
  );
  return { progress, result: Object(result), answer: Object(result.structuredContent) };
}

function expectAnswer({ progress, result, answer }: Awaited<ReturnType<typeof check>>): void {
  expect(result.isError).toBe(false);
  const { notes = [], ...told } = JSON.parse(result.content[0].text);
  expect(answer).toMatchObject({ ...told, notes: expect.arrayContaining(notes) });
  expect(answer.status).toBe("COMPLETED");
  expect(answer.searchResult.totalResults).toBeGreaterThan(5);
  expect(answer.verdict.text).toContain("unusually low for this route");
  // The SDK's clients forget the progress that arrives in one piece with the answer.
  for (const told of progress) expect(told).toMatch(/^(Asking 12|\d+ of 12) sources/);
  const counts = progress.slice(1).map((told) => Number.parseInt(told, 10));
  expect(counts).toEqual(counts.map((_, index) => index + 1));
}

let wayfare: WayfareProcess;
beforeAll(async () => {
  wayfare = await startWayfare(environment);
});
afterAll(async () => {
  expect(await wayfare.stop()).toBe(0);
});

test("tells every step before the answer", async () => {
  const response = await fetch(`http://127.0.0.1:${wayfare.port}/mcp`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": "2025-06-18",
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "flight_pricecheck", arguments: EXAMPLE, _meta: { progressToken: "p" } },
    }),
  });
  const data = [...(await response.text()).matchAll(/^data: (.+)$/gm)];
  const messages = data.map(([, json = ""]) => JSON.parse(json));
  expect(messages.at(-1)).toHaveProperty("result.structuredContent.status", "COMPLETED");
  const told = messages.slice(0, -1).map(({ params }) => params.message);
  expect(told).toHaveLength(13);
  expect(told[0]).toBe("Asking 12 sources");
  expect(told.at(-1)).toMatch(/^12 of 12 sources, best so far \d+\.\d\d USD at \S/);
});

describe.each(CLIENTS)("$label", ({ label }) => {
  test("checks the example over stdio, and hears how it goes", async () => {
    const client = await overStdio(label);
    expectAnswer(await check(client));
    await client.close();
  });

  test("checks it over HTTP, and hears how it goes", async () => {
    const client = await connectTo(new URL(`http://127.0.0.1:${wayfare.port}/mcp`), label);
    expectAnswer(await check(client));
    await client.close();
  });

  test("is answered whatever the shape of the trip, in older forms too", async () => {
    const client = await connectTo(new URL(`http://127.0.0.1:${wayfare.port}/mcp`), label);
    const trip = Object(EXAMPLE["trip"]);
    const [out, back] = trip.legs;
    const [first, second] = out.segments;
    const toPerth = { ...second, flightNumber: "900", arrivalAirport: "PER", arrivalTime: "13:50" };
    const questions = {
      "one way": { legs: [out] },
      return: { legs: [out, back] },
      "return in one leg": { legs: [{ segments: [...out.segments, ...back.segments] }] },
      "open jaw": { legs: [{ segments: [first, toPerth] }, back] },
      "multi-city": { legs: [{ segments: [first] }, { segments: [second] }, back] },
    };
    for (const [shape, legs] of Object.entries(questions)) {
      const { answer } = await check(client, { ...EXAMPLE, trip: { ...trip, ...legs } });
      expect(answer.status, shape).toBe("COMPLETED");
      expect(answer.searchResult.totalResults, shape).toBeGreaterThan(5);
    }
    const { answer } = await check(client, { flightData: EXAMPLE });
    expect(answer.changes).toEqual(["Read the request inside flightData."]);
    await client.close();
  });

  test("is told plainly why a question is refused", async () => {
    const client = await overStdio(label, { WAYFARE_NOW: "2026-11-15T12:00:00Z" });
    const { result } = await check(client);
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toContain(
      "The departure date 2026-02-19 in leg 1, segment 1 is in the past",
    );
    await client.close();
  });
});

describe("beside a remote price check", () => {
  const running: WayfareProcess[] = [];
  let hanging: RemoteServer | undefined;
  afterAll(async () => {
    for (const one of running) await one.stop();
    await hanging?.close();
  });

  test("another Wayfare's prices come through, and it passes nothing on", async () => {
    const far = await startWayfare({ ...environment, MOCK_DATA_SEED: "elsewhere" });
    running.push(far);
    const url = `http://127.0.0.1:${far.port}/mcp`;
    const near = await startWayfare({ ...environment, NAVIFARE_MCP_URL: url });
    running.push(near);
    const client = await connectTo(
      new URL(`http://127.0.0.1:${near.port}/mcp`),
      "the v2 client on the 2026 wire",
    );
    const { answer, progress } = await check(client, { ...EXAMPLE, limit: 50 });
    // The last steps may be lost on the client's side; the first tells how many are asked.
    expect(progress[0]).toMatch(/^Asking 13 sources/);
    const remote = answer.searchResult.results.filter(
      ({ source }: { source: string }) => source === "navifare",
    );
    // What the far one lists by itself, at its own prices.
    const there = await connectTo(new URL(url), "the v2 client on the 2026 wire");
    const { answer: own } = await check(there, { ...EXAMPLE, limit: 40 });
    const prices = (results: { website: string; price: string }[]) =>
      results.map(({ website, price }) => `${website} ${price}`);
    expect(remote.length).toBeGreaterThan(5);
    expect(prices(remote)).toEqual(prices(own.searchResult.results));
    await there.close();
    await client.close();
  });

  test("a Wayfare that is its own remote does not ask itself for ever", async () => {
    // The port is not known before it listens, so it reaches itself through a relay.
    const loop = await startRelay();
    const own = await startWayfare({ ...environment, NAVIFARE_MCP_URL: loop.url });
    running.push(own);
    loop.to(own.port);
    const client = await connectTo(
      new URL(`http://127.0.0.1:${own.port}/mcp`),
      "the v2 client on a 2025 wire",
    );
    const { answer } = await check(client, { ...EXAMPLE, limit: 50 });
    expect(answer.searchResult.totalResults).toBeGreaterThan(15);
    expect(loop.calls()).toBe(1);
    await client.close();
    await loop.close();
  });

  test("one that hangs is named, and the rest is there in time", async () => {
    hanging = await startRemote(() => undefined);
    const client = await overStdio("the v2 client on a 2025 wire", {
      NAVIFARE_MCP_URL: hanging.url,
      PRICECHECK_TIMEOUT: "3",
    });
    const { answer } = await check(client);
    expect(answer.searchResult.totalResults).toBeGreaterThan(5);
    expect(answer.notAnswered).toContainEqual({
      name: "Remote price check",
      reason: "no answer within 2.9 s",
    });
    await client.close();
  });
});

test("Duffel's offers of the very flights count as one more source", async () => {
  const sandbox = new URL(`http://127.0.0.1:${wayfare.port}/duffel`);
  const client = await overStdio("the v2 client on a 2025 wire", {
    DUFFEL_API_KEY: "duffel_test_wayfare",
    DUFFEL_BASE_URL: sandbox.href,
  });
  // The sandbox shows the same world, so what the world flies is on offer there.
  const found = await client.callTool({
    name: "searchFlights",
    arguments: { origin: "FRA", destination: "JFK", departureDate: "2026-02-19", limit: 1 },
  });
  const [flight] = Object(found.structuredContent).flights[0].segments;
  const days = Date.parse(flight.arrivalTime.slice(0, 10)) - Date.parse("2026-02-19");
  const segment = {
    airline: flight.flightNumber.slice(0, 2),
    flightNumber: flight.flightNumber.slice(2),
    departureAirport: flight.originCode,
    arrivalAirport: flight.destinationCode,
    departureDate: "2026-02-19",
    departureTime: flight.departureTime.slice(11, 16),
    arrivalTime: flight.arrivalTime.slice(11, 16),
    plusDays: days / 86_400_000,
  };
  const trip = { ...Object(EXAMPLE["trip"]), legs: [{ segments: [segment] }] };
  const { answer, progress } = await check(client, { ...EXAMPLE, trip, limit: 50 });
  // The last steps may be lost on the client's side; the first tells how many are asked.
  expect(progress[0]).toMatch(/^Asking 13 sources/);
  expect(answer.searchResult.results).toContainEqual(
    expect.objectContaining({ source: "duffel", seller: "supplier", bookingUrl: "" }),
  );
  await client.close();
});

/** Passes HTTP on to a server that is not there yet when its address is needed. */
async function startRelay() {
  let target = 0;
  let calls = 0;
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = request(
      {
        port: target,
        host: "127.0.0.1",
        method,
        path: url,
        headers: { ...headers, host: `127.0.0.1:${target}` },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.on("data", (chunk) => {
      if (String(chunk).includes('"flight_pricecheck"')) calls++;
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = Object(server.address());
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    to: (to: number) => {
      target = to;
    },
    calls: () => calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
