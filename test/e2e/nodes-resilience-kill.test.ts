import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectRepeatable, expectSoundBooks, readBooks } from "../support/booking-audit.ts";
import { findFlights, startLoad } from "../support/booking-load.ts";
import { startServer, type TestServer } from "../support/valkey.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const ORDERS = 2_700;
const BOOKINGS = 2_000;
const KILLS = 8;
const NODES = 2;

let server: TestServer;
const nodes: WayfareProcess[] = [];
const ports = () => nodes.map(({ port }) => port);

function startNode(): Promise<WayfareProcess> {
  return startWayfare({
    VALKEY_HOST: server.host,
    VALKEY_PORT: `${server.port}`,
    WAYFARE_NOW: "2026-11-15T12:00:00Z",
    RATE_LIMIT_ENABLED: "false",
  });
}

beforeAll(async () => {
  server = await startServer();
  while (nodes.length < NODES) nodes.push(await startNode());
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await server.stop();
});

test("kill -9 of a node at random in the middle of bookings loses, doubles and oversells nothing", async () => {
  const { scarce, plenty } = await findFlights(ports()[0] ?? 0, { scarce: 16, plenty: 48 });
  expect([scarce.length, plenty.length]).toEqual([16, 48]);
  const flights = [...scarce, ...plenty];
  const load = startLoad({ ports, flights, orders: ORDERS });

  for (let kill = 0; kill < KILLS; kill++) {
    // Each kill has its own stretch of the orders, so that all of them fall in the middle.
    const from = Math.floor((ORDERS * (kill + 0.5)) / (KILLS + 1));
    while (load.settled() < from) await Promise.race([sleep(2), load.done]);
    await sleep(randomInt(100));
    const index = randomInt(NODES);
    expect(load.settled()).toBeLessThan(ORDERS);
    await nodes[index]?.kill();
    nodes[index] = await startNode();
  }
  await load.done;

  expect(load.settled()).toBe(ORDERS);
  expect(load.acknowledged.size).toBeGreaterThan(BOOKINGS);
  const unanswered = load.failures.filter(({ reason }) => reason === undefined);
  expect(unanswered.length, "orders that a kill cut off").toBeGreaterThan(0);
  expect(unanswered.length).toBe(load.failures.length);
  await expectRepeatable(load, ports(), 200);
  await expectSoundBooks(load, await readBooks([server]), flights, ports());
  for (const flight of scarce) {
    const buyers = [...load.acknowledged.keys()].filter((order) => order.flight === flight);
    expect(buyers.length, "more wanted it than there are seats").toBe(flight.seats);
  }
});
