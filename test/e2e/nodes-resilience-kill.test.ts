import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import {
  expectRepeatable,
  expectSoundBooks,
  readBooks,
  readSettledBooks,
} from "../support/booking-audit.ts";
import { type BookingLoad, findFlights, startLoad } from "../support/booking-load.ts";
import { startCluster, startServer } from "../support/valkey.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

/** Two nodes of the test's own, of which any can be killed and comes back elsewhere. */
async function startNodes(env: Readonly<Record<string, string>>) {
  const start = () =>
    startWayfare({ WAYFARE_NOW: "2026-11-15T12:00:00Z", RATE_LIMIT_ENABLED: "false", ...env });
  const nodes: WayfareProcess[] = await Promise.all([start(), start()]);
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
  });
  return {
    ports: () => nodes.map(({ port }) => port),
    async killOne() {
      const index = randomInt(nodes.length);
      await nodes[index]?.kill();
      nodes[index] = await start();
    },
  };
}

/** Each kill has its own stretch of the orders, so that all of them fall in the middle. */
async function killDuring(
  load: BookingLoad,
  orders: number,
  kills: number,
  killOne: () => Promise<void>,
): Promise<void> {
  for (let kill = 0; kill < kills; kill++) {
    const from = Math.floor((orders * (kill + 0.5)) / (kills + 1));
    while (load.settled() < from) await Promise.race([sleep(2), load.done]);
    await sleep(randomInt(100));
    expect(load.settled()).toBeLessThan(orders);
    await killOne();
  }
  await load.done;
  expect(load.settled()).toBe(orders);
  expect(load.failures.length, "orders that a kill cut off").toBeGreaterThan(0);
  expect(load.failures.filter(({ reason }) => reason !== undefined)).toEqual([]);
}

test("kill -9 of a node at random in the middle of 2,000 bookings loses, doubles and oversells nothing", async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const { ports, killOne } = await startNodes({
    VALKEY_HOST: server.host,
    VALKEY_PORT: `${server.port}`,
  });
  const { scarce, plenty } = await findFlights(ports()[0] ?? 0, { scarce: 16, plenty: 48 });
  expect([scarce.length, plenty.length]).toEqual([16, 48]);
  const flights = [...scarce, ...plenty];
  // Some of them find their flight sold out.
  const orders = 2_900;
  // Few buyers at a time: a node must be back before the other has sold everything.
  const load = startLoad({ ports, flights, orders, workers: 5 });
  await killDuring(load, orders, 8, killOne);

  expect(load.acknowledged.size).toBeGreaterThan(2_000);
  await expectRepeatable(load, ports(), 200);
  await expectSoundBooks(load, await readBooks([server]), flights, ports());
  for (const flight of scarce) {
    const buyers = [...load.acknowledged.keys()].filter((order) => order.flight === flight);
    expect(buyers.length, "more wanted it than there are seats").toBe(flight.seats);
  }
});

test("the same on a cluster, where a killed node leaves commits half done", async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const { ports, killOne } = await startNodes({
    VALKEY_URL: cluster.nodes.map(({ host, port }) => `valkey://${host}:${port}`).join(","),
  });
  const { scarce, plenty } = await findFlights(ports()[0] ?? 0, { scarce: 12, plenty: 24 });
  const flights = [...scarce, ...plenty];
  const orders = 1_200;
  // Few buyers at a time, as above: the machine may be quick.
  const load = startLoad({ ports, flights, orders, workers: 4 });
  await killDuring(load, orders, 4, killOne);
  await expectRepeatable(load, ports(), 100);
  await expectSoundBooks(load, await readSettledBooks(cluster), flights, ports());
});
