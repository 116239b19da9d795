import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { expectRepeatable, expectSoundBooks, readBooks } from "../support/booking-audit.ts";
import { findFlights, startLoad } from "../support/booking-load.ts";
import { startServer, type TestServer } from "../support/valkey.ts";
import { startWayfare } from "../support/wayfare-process.ts";

const AWAY_MS = 10_000;

const OUTAGES = [
  {
    name: "silent",
    settings: [],
    leave: async (server: TestServer) => server.signal("SIGSTOP"),
    // What arrived meanwhile is executed now, though its senders have long given up.
    comeBack: async (server: TestServer) => server.signal("SIGCONT"),
  },
  {
    name: "dead",
    settings: ["--appendonly", "yes"],
    leave: (server: TestServer) => server.kill(),
    comeBack: (server: TestServer) => server.start(),
  },
] as const;

async function healthOf(ports: readonly number[]): Promise<number[]> {
  const asked = ports.map((port) => fetch(`http://127.0.0.1:${port}/health`));
  return (await Promise.all(asked)).map(({ status }) => status);
}

// They mostly wait, so they wait together.
describe.concurrent("ten seconds without Valkey under load", () => {
  test.for(OUTAGES)(
    "$name: calls fail fast, then service resumes and nothing is lost, doubled or oversold",
    async ({ settings, leave, comeBack }, { onTestFinished }) => {
      const server = await startServer(settings);
      onTestFinished(() => server.stop());
      const env = {
        VALKEY_URL: `valkey://${server.host}:${server.port}`,
        WAYFARE_NOW: "2026-11-15T12:00:00Z",
        RATE_LIMIT_ENABLED: "false",
      };
      const nodes = await Promise.all([startWayfare(env), startWayfare(env)]);
      const exits = () => Promise.all(nodes.map((node) => node.stop()));
      onTestFinished(async () => void (await exits()));
      const ports = nodes.map(({ port }) => port);
      const { scarce, plenty } = await findFlights(ports[0] ?? 0, { scarce: 30, plenty: 100 });
      const flights = [...scarce, ...plenty];
      const load = startLoad({ ports: () => ports, flights });
      await vi.waitFor(() => expect(load.acknowledged.size).toBeGreaterThan(200), {
        timeout: 60_000,
      });
      await vi.waitFor(async () => expect(await healthOf(ports)).toEqual([200, 200]));

      // A machine that is busy with other things fails a command now and then.
      const before = load.failures.length;
      const leftAt = performance.now();
      await leave(server);
      const back = sleep(AWAY_MS);
      await vi.waitFor(async () => expect(await healthOf(ports)).toEqual([503, 503]));
      await back;
      const failures = load.failures.slice(before);
      const settledBefore = load.settled();
      expect(await healthOf(ports)).toEqual([503, 503]);
      const backAt = performance.now();
      await comeBack(server);

      await vi.waitFor(() => expect(load.settled()).toBeGreaterThan(settledBefore + 300), {
        timeout: 60_000,
      });
      await vi.waitFor(async () => expect(await healthOf(ports)).toEqual([200, 200]), {
        timeout: 60_000,
      });
      await load.finish();

      expect(failures.length).toBeGreaterThan(0);
      expect(new Set(load.failures.map(({ reason }) => reason))).toEqual(
        new Set(["storage_unavailable"]),
      );
      // No call that met with the outage at its beginning waited for the storage to come back.
      const waited = load.failures.filter(
        ({ sentAt, failedAt }) => sentAt < leftAt && failedAt > backAt,
      );
      expect(waited).toEqual([]);
      await expectRepeatable(load, ports, 100);
      await expectSoundBooks(load, await readBooks([server]), flights, ports);
      for (const node of nodes) expect(await node.stop()).toBe(0);
      await server.stop();
    },
  );
});
