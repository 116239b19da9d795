import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENTS } from "../fixtures/toy-clients.ts";
import { connectTo } from "../fixtures/toy-server.ts";
import { openSession, resumeSession } from "../fixtures/toy-session.ts";
import { bookAndHear, SEARCH, TRAVELLER } from "../support/trip.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const folder = mkdtempSync(join(tmpdir(), "wayfare-http-"));
const environment = {
  WAYFARE_DB: join(folder, "wayfare.db"),
  WAYFARE_NOW: "2026-11-15T12:00:00Z",
  RATE_LIMIT_ENABLED: "false",
};
let wayfare: WayfareProcess;
const url = () => new URL(`http://127.0.0.1:${wayfare.port}/mcp`);

beforeAll(async () => {
  wayfare = await startWayfare(environment);
});

afterAll(async () => {
  expect(await wayfare.stop()).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

describe.each(CLIENTS)("$label", ({ label, era }) => {
  test("books a trip over HTTP, and hears of it", async () => {
    const client = await connectTo(url(), label);
    await bookAndHear(client, label, era);
    await client.close();
  });
});

test("a session goes on, with its bookings, after the server has ended and started again", async () => {
  const before = await openSession(url());
  const found = Object(await before.call("searchFlights", SEARCH)).result.structuredContent;
  await before.call("bookFlight", {
    flightIds: [found.flights[1].id],
    passengers: [{ type: "adult", ...TRAVELLER }],
    contactEmail: "ada@example.com",
  });
  expect(await wayfare.stop()).toBe(0);

  wayfare = await startWayfare(environment);
  const after = resumeSession(url(), before.id);
  const { bookings } = Object(await after.call("listBookings", {})).result.structuredContent;
  expect(bookings).toHaveLength(1);
  const health = Object(await (await fetch(new URL("/health", url()))).json());
  expect(health).toMatchObject({ status: "healthy", storage: { connected: true } });
  expect(health.sessions.active).toBeGreaterThan(0);
  expect(health.sessions.total).toBeGreaterThanOrEqual(health.sessions.active);
});

test("what the server did is counted for Prometheus", async () => {
  const text = await (await fetch(new URL("/metrics", url()))).text();
  expect(text).toMatch(/^wayfare_tool_calls_total\{tool="listBookings",outcome="ok"\} [1-9]/m);
  expect(text).toMatch(/^wayfare_bookings_total [1-9]/m);
  expect(text).toMatch(
    /^wayfare_http_requests_total\{route="\/mcp",method="POST",status="2xx"\} /m,
  );
});
