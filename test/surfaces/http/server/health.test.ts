import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type HealthSources, healthCheck } from "../../../../src/surfaces/http/server/health.ts";

const MEGABYTE = 1_048_576;

function sources(more: Partial<HealthSources> = {}): HealthSources {
  return {
    version: "1.2.3",
    storage: {
      ping: async () => {},
      stats: async () => ({ bookings: 7, searches: 9, sessions: { active: 2, total: 5 } }),
    },
    connections: () => ({ stdio: 1, http: 3 }),
    serving: () => true,
    memory: () => ({ usedBytes: 100 * MEGABYTE, totalBytes: 1000 * MEGABYTE }),
    pingTimeoutMs: 1000,
    ...more,
  };
}

const pinging = (ms: number) => ({
  ...sources().storage,
  ping: () => new Promise<void>((resolve) => setTimeout(resolve, ms)),
});

const using = (share: number) => () => ({ usedBytes: share * 1000, totalBytes: 1000 });

describe("health", () => {
  test("tells the contract's facts", async () => {
    expect(await healthCheck(sources())()).toEqual({
      status: "healthy",
      uptime: 0,
      version: "1.2.3",
      connections: { stdio: 1, http: 3, total: 4 },
      sessions: { active: 2, total: 5 },
      storage: { connected: true, responseTime: expect.any(Number) },
      memory: { used: 100, total: 1000, percentage: 0.1 },
      timestamp: expect.any(Number),
    });
  });

  test.each([
    [0.7999, "healthy"],
    [0.8, "degraded"],
    [0.9, "degraded"],
    [0.9001, "unhealthy"],
  ])("with %d of the memory in use it is %s", async (share, status) => {
    expect(await healthCheck(sources({ memory: using(share) }))()).toHaveProperty("status", status);
  });

  test.each([
    [150, "degraded"],
    [550, "unhealthy"],
  ])("with a storage that takes %d ms it is %s", async (ms, status) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answered = healthCheck(sources({ storage: pinging(ms) }))();
    await vi.advanceTimersByTimeAsync(ms);
    const health = await answered;
    expect(health).toMatchObject({ status, storage: { connected: true } });
    expect(health.storage.responseTime).toBeGreaterThan(ms - 10);
  });

  test("answers while the storage hangs, and asks it no second time meanwhile", async () => {
    let pings = 0;
    const storage = {
      ...sources().storage,
      ping: () => {
        pings++;
        return new Promise<void>(() => {});
      },
    };
    const check = healthCheck(sources({ storage, pingTimeoutMs: 50 }));
    const both = await Promise.all([check(), check()]);
    for (const health of both) {
      expect(health).toMatchObject({
        status: "unhealthy",
        storage: { connected: false, responseTime: null },
      });
    }
    expect(pings).toBe(1);
  });

  test("is unhealthy when the storage fails", async () => {
    const storage = { ...sources().storage, ping: () => Promise.reject(new Error("gone")) };
    expect(await healthCheck(sources({ storage }))()).toMatchObject({
      status: "unhealthy",
      storage: { connected: false, responseTime: null },
    });
  });

  test("is unhealthy while shutting down", async () => {
    expect(await healthCheck(sources({ serving: () => false }))()).toHaveProperty(
      "status",
      "unhealthy",
    );
  });
});
