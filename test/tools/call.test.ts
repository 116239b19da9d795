import { describe, expect, test } from "vitest";
import { z } from "zod";
import { TravelError } from "../../src/domain/errors.ts";
import type { Log, LogFields } from "../../src/logging/log.ts";
import { Call, callTool, withServices } from "../../src/tools/call.ts";
import { defineTool } from "../../src/tools/define.ts";

interface Line extends LogFields {
  readonly level: string;
}

function memoryLog(): { readonly log: Log; readonly lines: Line[] } {
  const lines: Line[] = [];
  const write = (level: string) => (fields: LogFields) => void lines.push({ level, ...fields });
  const log = {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  };
  return { log, lines };
}

interface Found {
  readonly total: number;
  readonly currency?: string;
  readonly sessionId?: string;
  readonly searchId?: string;
}

function toolThat(run: () => Found | Promise<Found>) {
  return withServices(tool(run), () => undefined);
}

function tool(run: () => Found | Promise<Found>) {
  return defineTool(toy(run));
}

function toy(run: () => Found | Promise<Found>) {
  return {
    name: "toy",
    title: "Toy",
    toolset: "gds",
    effect: "read",
    description: "Toy.",
    input: z.object({}),
    output: z.object({
      total: z.int(),
      currency: z.string().optional(),
      sessionId: z.string().optional(),
      searchId: z.string().optional(),
    }),
    run,
    summarize: () => "done",
  } as const;
}

const facts = {
  arguments: {},
  caller: { transport: "stdio", bookingSessionId: "0d51dc96-0862-42a6-bd57-059a8c5c79e3" },
  now: 0,
  signal: () => new AbortController().signal,
} as const;
const call = new Call(facts);

describe("a tool call", () => {
  test("writes its text with the call, or not at all where it is not shown", async () => {
    const { log, lines } = memoryLog();
    const broken = { ...toy(() => ({ total: 3 })), summarize: () => words() };
    const words = (): string => {
      throw new Error("no words");
    };
    const spoken = withServices(defineTool(broken), () => undefined);
    await expect(callTool(spoken, call, log)).rejects.toThrow(TravelError);
    expect(lines).toMatchObject([{ level: "error", outcome: "internal" }]);
    const silent = await callTool(spoken, new Call({ ...facts, words: false }), log);
    expect(silent.output).toEqual({ total: 3 });
  });

  test("leaves a line that says which, how it went, how long it took and how much it found", async () => {
    const { log, lines } = memoryLog();
    await callTool(
      toolThat(() => ({ total: 3 })),
      call,
      log,
    );
    expect(lines).toEqual([
      {
        level: "info",
        operationId: call.id,
        tool: "toy",
        transport: "stdio",
        session: "0d51dc96",
        outcome: "ok",
        latencyMs: expect.any(Number),
        resultCount: 3,
      },
    ]);
  });

  test("that answers with a sum of money has not found so many things", async () => {
    const { log, lines } = memoryLog();
    await callTool(
      toolThat(() => ({ total: 665_372, currency: "JPY" })),
      call,
      log,
    );
    expect(lines).toMatchObject([{ outcome: "ok" }]);
    expect(lines[0]).toMatchObject({ resultCount: undefined });
  });

  test("that is refused keeps its error and logs the reason but not the value", async () => {
    const { log, lines } = memoryLog();
    const error = new TravelError("rule", "Cancelled already: jane@example.com", {
      reason: "already_cancelled",
      field: "pnr",
      value: "jane@example.com",
    });
    const tool = toolThat(() => {
      throw error;
    });
    await expect(callTool(tool, call, log)).rejects.toBe(error);
    expect(lines).toMatchObject([{ level: "info", outcome: "rule", reason: "already_cancelled" }]);
    expect(JSON.stringify(lines)).not.toContain("jane");
  });

  test("that fails unexpectedly says nothing but a reference that the log knows", async () => {
    const { log, lines } = memoryLog();
    const tool = toolThat(() => {
      throw new Error("password is hunter2");
    });
    await expect(callTool(tool, call, log)).rejects.toMatchObject({
      code: "internal",
      message: `Something went wrong on our side. Reference: ${call.id}`,
      details: { reason: "internal_error", extra: { reference: call.id } },
    });
    expect(lines).toMatchObject([
      { level: "error", operationId: call.id, outcome: "internal", err: expect.any(Error) },
    ]);
  });

  test("whose services cannot be opened fails like any other", async () => {
    const { log } = memoryLog();
    const services = () => {
      throw new Error("/home/jane/wayfare.db is locked");
    };
    const locked = withServices(
      tool(() => ({ total: 0 })),
      services,
    );
    await expect(callTool(locked, call, log)).rejects.toMatchObject({
      code: "internal",
      message: expect.not.stringContaining("jane"),
    });
  });

  test("that was cancelled is logged as such, not as a failure", async () => {
    const { log, lines } = memoryLog();
    const tool = toolThat(() => {
      throw new DOMException("aborted", "AbortError");
    });
    const cancelled = new Call({ ...facts, signal: () => AbortSignal.abort() });
    await expect(callTool(tool, cancelled, log)).rejects.toMatchObject({
      details: { reason: "cancelled" },
    });
    expect(lines).toMatchObject([{ level: "info", outcome: "cancelled" }]);
  });

  test.each([
    ["a booking", { sessionId: "s-1" }, "done\nSession: s-1 (pass it as sessionId)"],
    ["a search", { sessionId: "s-1", searchId: "q-1" }, "done"],
    ["neither", {}, "done"],
  ])("of %s tells who keeps no session", async (_, output, text) => {
    const tool = toolThat(() => ({ total: 1, ...output }));
    const { log } = memoryLog();
    const stateless = new Call({ ...facts, caller: { transport: "http" } });
    expect((await callTool(tool, stateless, log)).text).toBe(text);
    expect((await callTool(tool, call, log)).text).toBe("done");
  });

  test("whose output departs from its schema is answered, and logged as an error", async () => {
    const { log, lines } = memoryLog();
    const result = await callTool(
      toolThat(() => ({ total: 0.5 })),
      call,
      log,
    );
    expect(result.output).toEqual({ total: 0.5 });
    expect(lines.map((line) => line.level)).toEqual(["info", "error"]);
  });
});

test("a call that the storage refused is warned of, with the cause", async () => {
  const { log, lines } = memoryLog();
  const failing = toolThat(() => {
    const failure = new TravelError("unavailable", "The database is unusable: the disk is full.", {
      reason: "storage_unavailable",
    });
    failure.cause = new Error("SQLITE_FULL");
    throw failure;
  });
  await expect(callTool(failing, new Call(facts), log)).rejects.toThrow("the disk is full");
  expect(lines).toMatchObject([
    { level: "warn", tool: "toy", outcome: "unavailable", err: { message: "SQLITE_FULL" } },
  ]);
});
