import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";
import { WORKERS } from "../support/workers.ts";
import {
  conformance,
  conformance2025,
  type FixtureServer,
  inspector,
  installTools,
  startFixtureNodes,
  startFixtures,
} from "./run-suites.ts";

const BASELINE = new URL("./expected-failures.yaml", import.meta.url).pathname;

/** Names of the scenarios that a run passed and failed. */
function scenarios(output: string, mark: "✓" | "✗"): readonly string[] {
  const summary = output.slice(output.indexOf("=== SUMMARY ==="));
  return [...summary.matchAll(new RegExp(`^${mark} ([\\w-]+): \\d+ passed`, "gm"))].map(
    ([, name = ""]) => name,
  );
}

const tolerated: readonly string[] =
  readFileSync(BASELINE, "utf8").match(/(?<=^ {2}- )[\w-]+/gm) ?? [];

beforeAll(() => {
  installTools();
}, 600_000);

const ONE = { where: "one node", start: startFixtures };
const TWO = {
  where: `two ${WORKERS === undefined ? "nodes" : "workers"} that take turns with every request`,
  start: startFixtureNodes,
};

describe.each(WORKERS === undefined ? [ONE, TWO] : [TWO])(
  "the official conformance suite, run against $where,",
  ({ start }) => {
    let server: FixtureServer;

    beforeAll(async () => {
      server = await start();
    });

    afterAll(() => server.stop());

    test.each([
      ["2026-07-28", 37],
      ["2025-11-25", 30],
    ])(
      "finds everything that %s requires",
      async (revision, required) => {
        const { status, output } = await conformance(
          ...["--url", server.url, "--requirements", revision, "--expected-failures", BASELINE],
        );
        const missed = scenarios(output, "✗").filter((name) => !tolerated.includes(name));
        expect(missed, output).toEqual([]);
        expect(scenarios(output, "✓").length).toBeGreaterThanOrEqual(required);
        expect(status, output).toBe(0);
      },
      300_000,
    );

    test("found nothing missing in its last release for 2025 either", async () => {
      const { status, output } = await conformance2025("--url", server.url, "--suite", "all");
      expect(scenarios(output, "✗"), output).toEqual([]);
      expect(scenarios(output, "✓").length).toBeGreaterThanOrEqual(32);
      expect(status, output).toBe(0);
    }, 300_000);
  },
);

test("the suites are given no excuse but for extensions", () => {
  for (const name of tolerated) expect(name).toMatch(/^tasks-/);
});

describe.each(["legacy", "modern"])("the Inspector, in the %s era", (era) => {
  let wayfare: WayfareProcess;
  const inspect = (...args: readonly string[]) =>
    inspector(`http://127.0.0.1:${wayfare.port}/mcp`, "--protocol-era", era, ...args);

  beforeAll(async () => {
    wayfare = await startWayfare({ WAYFARE_NOW: "2026-11-15", RATE_LIMIT_ENABLED: "false" });
  });

  afterAll(async () => {
    await wayfare.stop();
  });

  test("lists the tools and finds no fault with their schemas", async () => {
    const { status, output } = await inspect("--method", "tools/list", "--strict");
    expect(status, output).toBe(0);
    expect(output).toContain('"searchFlights"');
  });

  test("calls a tool", async () => {
    const { status, output } = await inspect(
      ...["--method", "tools/call", "--tool-name", "searchHotels"],
      ...["--tool-arg", "cityCode=PAR", "checkInDate=2027-05-01", "checkOutDate=2027-05-03"],
    );
    expect(status, output).toBe(0);
    expect(output).toMatch(/"hotels": \[\s+\{[\s\S]*"status": "available"/);
  });
});
