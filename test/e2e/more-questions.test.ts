import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENTS } from "../fixtures/toy-clients.ts";
import { connectTo } from "../fixtures/toy-server.ts";
import { ROOT } from "../support/build.ts";
import { call } from "../support/clients.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const SETTINGS = { WAYFARE_NOW: "2026-11-15T12:00:00Z", RATE_LIMIT_ENABLED: "false" };

/** Questions as travellers ask them, and what the answer must hold. */
const QUESTIONS: readonly (readonly [
  tool: string,
  question: Record<string, unknown>,
  holds: RegExp,
])[] = [
  [
    "fare_calendar",
    { origin: "london", destination: "New York", month: "2027-03", nights: 7, currency: "GBP" },
    /"currency":"GBP".*"cheapest":\[\{"date":"2027-03-/,
  ],
  [
    "explore_fares",
    { origin: "TBS", month: "2027-02", purpose: "beach", max_price: 400 },
    /"code":"SSH"/,
  ],
  [
    "searchFlights",
    { origin: "LDH", destination: "DCF", departureDate: "2027-03-01" },
    /Nobody flies/,
  ],
  [
    "search_flights",
    { origin: "istanbul", destination: "ESB", departure_date: "2027-03-01" },
    /SAW/,
  ],
  [
    "searchHotels",
    {
      cityCode: "paris",
      checkInDate: "2027-03-01",
      checkOutDate: "2027-03-04",
      guests: 2,
      childAges: [1],
      near: "Louvre",
      freeCancellation: true,
    },
    /"cots":1.*"km":/,
  ],
  [
    "searchCars",
    {
      pickupLocationCode: "nce",
      pickupDate: "2027-03-01T10:00:00",
      dropoffDate: "2027-03-04T10:00:00",
      seats: 7,
      driverAge: 23,
    },
    /"vehicleClass":"van".*"youngDriverFee":/,
  ],
];

let server: WayfareProcess;
beforeAll(async () => {
  server = await startWayfare(SETTINGS);
});
afterAll(async () => {
  expect(await server.stop()).toBe(0);
});

describe.each(QUESTIONS)("%s %j", (tool, question, holds) => {
  test.each(CLIENTS)("over MCP, $label", async ({ label }) => {
    const client = await connectTo(new URL(`http://127.0.0.1:${server.port}/mcp`), label);
    try {
      expect(JSON.stringify(await call(client, tool, question))).toMatch(holds);
    } finally {
      await client.close();
    }
  });

  test("over REST", async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/tools/${tool}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(question),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(holds);
  });

  test("by wayfare call", () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ["dist/main.js", "call", tool, JSON.stringify(question), "--json"],
      { cwd: ROOT, env: { ...SETTINGS, WAYFARE_DB: ":memory:" }, encoding: "utf8" },
    );
    expect(status).toBe(0);
    expect(JSON.stringify(JSON.parse(stdout))).toMatch(holds);
  });
});
