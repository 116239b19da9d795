import { expect, onTestFinished, test, vi } from "vitest";
import { expectRepeatable, expectSoundBooks, readBooks } from "../support/booking-audit.ts";
import { type BookingLoad, callTool, findFlights, startLoad } from "../support/booking-load.ts";
import { ask, startServer } from "../support/valkey.ts";
import { startWayfare } from "../support/wayfare-process.ts";

const OFTEN = { interval: 20 };

/** Two nodes on one Valkey, with buyers at both. */
async function underLoad() {
  const storage = await startServer();
  onTestFinished(() => storage.stop());
  const env = {
    VALKEY_URL: `valkey://${storage.host}:${storage.port}`,
    WAYFARE_NOW: "2026-11-15T12:00:00Z",
    RATE_LIMIT_ENABLED: "false",
  };
  const nodes = await Promise.all([startWayfare(env), startWayfare(env)]);
  onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
  const ports = nodes.map(({ port }) => port);
  const { scarce, plenty } = await findFlights(ports[0] ?? 0, { scarce: 4, plenty: 60 });
  const flights = [...scarce, ...plenty];
  const load = startLoad({ ports: () => ports, flights, workers: 4 });
  await booked(load, 20);
  const health = () =>
    Promise.all(ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/health`)).status));
  return { storage, ports, flights, load, health };
}

async function booked(load: BookingLoad, more: number): Promise<void> {
  const from = load.settled();
  await vi.waitFor(() => expect(load.settled()).toBeGreaterThanOrEqual(from + more), OFTEN);
}

test("a full Valkey: bookings are refused, and go on when it has room", async () => {
  const { storage, ports, flights, load, health } = await underLoad();
  await ask(storage, "CONFIG", "SET", "maxmemory", "1");
  await vi.waitFor(() => expect(load.failures.length).toBeGreaterThan(3), OFTEN);
  expect(await health()).toEqual([503, 503]);
  await ask(storage, "CONFIG", "SET", "maxmemory", "0");
  await booked(load, 40);
  await load.finish();
  expect(new Set(load.failures.map(({ reason }) => reason))).toEqual(
    new Set(["storage_unavailable"]),
  );
  expect(await health()).toEqual([200, 200]);
  await expectRepeatable(load, ports, 50);
  await expectSoundBooks(load, await readBooks([storage]), flights, ports);
});

test("a flushed Valkey: what it held is gone and said to be unknown, and the nodes book on", async () => {
  const { storage, ports, load, health } = await underLoad();
  await load.finish();
  const [before] = load.acknowledged.values();
  await ask(storage, "FLUSHALL");
  const { scarce, plenty } = await findFlights(ports[0] ?? 0, { scarce: 4, plenty: 60 });
  const flights = [...scarce, ...plenty];
  const later = startLoad({ ports: () => ports, flights, workers: 4, orders: 200 });
  await later.done;
  expect(later.failures).toEqual([]);
  expect(await callTool(ports[0] ?? 0, "retrieveBooking", { pnr: before })).toEqual({
    reason: "unknown_pnr",
  });
  expect(await health()).toEqual([200, 200]);
  await expectRepeatable(later, ports, 50);
  await expectSoundBooks(later, await readBooks([storage]), flights, ports);
});
