import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENTS, type ConnectedClient } from "../fixtures/toy-clients.ts";
import { connectTo } from "../fixtures/toy-server.ts";
import { call } from "../support/clients.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const SETTINGS = { WAYFARE_NOW: "2026-11-15T12:00:00Z", RATE_LIMIT_ENABLED: "false" };
const KEY = "duffel_test_end_to_end";
const SEARCH = { origin: "LHR", destination: "JFK", departure_date: "2027-03-01" };

/** The world, with the sandbox that speaks like Duffel. */
let world: WayfareProcess;
/** Another server, which takes the first one for Duffel. */
let reseller: WayfareProcess;
beforeAll(async () => {
  world = await startWayfare(SETTINGS);
  reseller = await startWayfare({
    ...SETTINGS,
    DUFFEL_API_KEY: KEY,
    DUFFEL_BASE_URL: `http://127.0.0.1:${world.port}/duffel`,
  });
});
afterAll(async () => {
  expect(await reseller.stop()).toBe(0);
  expect(await world.stop()).toBe(0);
});

async function on<T>(
  { port }: WayfareProcess,
  label: (typeof CLIENTS)[number]["label"],
  work: (client: ConnectedClient) => Promise<T>,
): Promise<T> {
  const client = await connectTo(new URL(`http://127.0.0.1:${port}/mcp`), label);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

describe.each(CLIENTS)("$label", ({ label }) => {
  test("finds through Duffel's wire what the world has, and books only the latter", async () => {
    const wanted = { ...SEARCH, max_connections: 0, cabin_class: "economy", sort: "cheapest" };
    const own = await on(world, label, (client) => call(client, "search_flights", wanted));
    const live = await on(reseller, label, async (client) => {
      const answer = await call(client, "search_flights", wanted);
      const { content } = await client.callTool({
        name: "search_flights",
        arguments: { ...wanted, origin: "QQQ" },
      });
      expect(JSON.stringify(content)).toContain(
        "Airport code QQQ not found. Please check spelling.",
      );
      const booking = client.callTool({
        name: "bookFlight",
        arguments: {
          flightIds: [answer.offers[0].id],
          passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
          contactEmail: "ada@example.com",
        },
      });
      await expect(booking).rejects.toThrow("is a live Duffel offer");
      return answer;
    });
    expect([own.source, live.source]).toEqual(["simulated", "duffel"]);
    const priced = (answer: typeof own) =>
      answer.offers.map((one: typeof own) => [one.airline, one.flight_number, one.total.amount]);
    expect(priced(live)).toEqual(priced(own));

    const booking = await on(world, label, (client) =>
      call(client, "bookFlight", {
        flightIds: [own.offers[0].id],
        passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
        contactEmail: "ada@example.com",
      }),
    );
    expect(booking.totalPrice).toBe(Math.round(own.offers[0].total.amount * 100));
  });
});
