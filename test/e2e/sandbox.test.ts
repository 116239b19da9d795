import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Duffel } from "@duffel/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";
import { firstOffer, order } from "../surfaces/duffel-sandbox/trips.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wayfare-sandbox-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function start(command?: string): Promise<WayfareProcess> {
  const env = {
    WAYFARE_DB: join(folder, "wayfare.db"),
    WAYFARE_NOW: "2026-11-15T12:00:00Z",
    RATE_LIMIT_ENABLED: "false",
  };
  return startWayfare(env, command);
}

function client(port: number, path: string): Duffel {
  return new Duffel({ token: "duffel_test_e2e", basePath: `http://127.0.0.1:${port}${path}` });
}

describe("the sandbox as users run it", () => {
  test("is part of the server, and its orders survive a kill", async () => {
    const server = await start();
    const duffel = client(server.port, "/duffel/");
    const made = await order(duffel, await firstOffer(duffel));
    const offer = await firstOffer(duffel, { date: "2027-03-02" });
    await server.kill();

    const again = await start();
    try {
      // The official client drops the last part of a base path that does not end in a slash.
      for (const path of ["/duffel/", "/duffel", ""]) {
        const { data } = await client(again.port, path).orders.get(made.id);
        expect(data).toEqual(made);
      }
      const later = client(again.port, "/duffel/");
      expect((await later.offers.get(offer.id)).data.total_amount).toBe(offer.total_amount);
    } finally {
      expect(await again.stop()).toBe(0);
    }
  });

  test("is served alone by a command of its own, on the same data", async () => {
    const server = await start("sandbox");
    try {
      const duffel = client(server.port, "");
      expect((await duffel.orders.list()).data).toHaveLength(1);
      const mcp = await fetch(`http://127.0.0.1:${server.port}/mcp`, { method: "POST" });
      expect(mcp.status).toBe(401);
      expect(await mcp.json()).toMatchObject({ errors: [{ type: "authentication_error" }] });
      expect((await fetch(`http://127.0.0.1:${server.port}/health`)).status).toBe(200);
    } finally {
      expect(await server.stop()).toBe(0);
    }
  });
});
