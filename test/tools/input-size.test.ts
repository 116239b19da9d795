import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServices } from "../../src/compose/services.ts";
import { loadConfig } from "../../src/config.ts";
import { TravelError } from "../../src/domain/errors.ts";
import { stderrLog } from "../../src/logging/log.ts";
import { createChanges } from "../../src/surfaces/mcp/changes.ts";
import type { ToolContext } from "../../src/tools/define.ts";
import { tools } from "../../src/tools/index.ts";
import { requireBoundedInput } from "../../src/tools/input-size.ts";
import { isRecord } from "../../src/tools/json.ts";
import type { Services } from "../../src/tools/services.ts";

let context: ToolContext<Services>;
let close = async () => {};

beforeAll(async () => {
  const config = loadConfig({ WAYFARE_DB: ":memory:", WAYFARE_NOW: "2026-11-15T12:00:00Z" });
  const opened = await openServices(config, stderrLog("silent"), createChanges());
  close = opened.close;
  context = {
    services: opened.services,
    caller: { transport: "stdio" },
    signal: new AbortController().signal,
    now: Date.parse("2026-11-15T12:00:00Z"),
    progress: () => {},
    ask: undefined,
  };
});

afterAll(async () => {
  await close();
});

async function refused(tool: (typeof tools)[number], input: unknown): Promise<TravelError> {
  const error: unknown = await tool.call(input, context).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof TravelError)) throw new Error(`${tool.name} took it: ${error}`);
  return error;
}

const MEGABYTE = 1_000_000;
const TEXTS = ["a", "1a", "1 ", "é", "AA-", "+", "{", " "].map((run) =>
  run.repeat(MEGABYTE / run.length),
);
const MANY = Array.from({ length: 340_000 }, () => ({ type: "adult" }));
const STRANGERS = Object.fromEntries(MANY.map((_, index) => [`x${index}`, 1]));
let deep: unknown = {};
for (let level = 0; level < 50_000; level++) deep = [deep];

describe.each(tools.map((tool) => [tool.name, tool] as const))("%s", (_, tool) => {
  const { properties } = tool.inputSchema("portable");
  const names = isRecord(properties) ? Object.keys(properties) : [];

  test("refuses a megabyte of text in any parameter, and says so in a line", async () => {
    for (const name of names) {
      for (const text of TEXTS) {
        const error = await refused(tool, { [name]: text });
        expect(error.details).toMatchObject({ reason: "too_long", field: name });
        expect(error.message).toMatch(/must have at most \d+ characters, not \d+$/);
      }
    }
  });

  test("refuses a parameter whose name is a megabyte", async () => {
    const error = await refused(tool, { ["x".repeat(MEGABYTE)]: 1 });
    expect(error.message.length).toBeLessThan(400);
    expect(JSON.stringify(error.details).length).toBeLessThan(400);
  });

  test("refuses lists of hundreds of thousands, and what is nested without end", async () => {
    for (const name of names) {
      for (const input of [MANY, { legs: [{ segments: MANY }] }, deep]) {
        expect((await refused(tool, { [name]: input })).details.reason).toBe("too_many");
      }
    }
    expect((await refused(tool, STRANGERS)).details.reason).toBe("too_many");
  });
});

describe("measuring an input", () => {
  test("names the field, its size and the limit", async () => {
    const input = { passengers: [{ firstName: "J" }, { firstName: "J".repeat(2001) }] };
    expect(() => requireBoundedInput(input)).toThrow(
      "passengers[1].firstName must have at most 2000 characters, not 2001",
    );
    expect(() => requireBoundedInput({ ids: Array(101).fill("x") })).toThrow(
      "ids must have at most 100 items, not 101",
    );
  });

  test("counts the values of all lists together", () => {
    const rows = Array.from({ length: 100 }, () => Array(100).fill(1));
    expect(() => requireBoundedInput({ rows })).toThrow("at most 5000 values");
  });

  test("is not misled by names that objects have anyway", () => {
    for (const name of ["constructor", "__proto__", "toString"]) {
      const input: unknown = JSON.parse(`{"${name}":"${"a".repeat(3000)}"}`);
      expect(() => requireBoundedInput(input)).toThrow("at most 2000 characters");
    }
  });
});
