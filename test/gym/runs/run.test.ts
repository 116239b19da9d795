import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openHttp } from "../../../src/compose/http.ts";
import { loadConfig } from "../../../src/config.ts";
import { playModel } from "../../../src/gym/runs/model-agent.ts";
import { rateOf } from "../../../src/gym/runs/report.ts";
import { stderrLog } from "../../../src/logging/log.ts";
import { gymCommand } from "../../../src/surfaces/cli/gym/command.ts";

const EXAMPLE = fileURLToPath(new URL("../../../examples/gym-agent.mjs", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-run-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs `wayfare gym run` in this process. */
async function run(tasks: readonly string[], options: Readonly<Record<string, string>>) {
  const printed: string[] = [];
  const config = loadConfig({ WAYFARE_DB: ":memory:" });
  const code = await gymCommand({ openWorlds: () => Promise.reject(new Error("none")) }).run({
    config,
    positionals: ["run", ...tasks],
    options,
    terminal: {
      print: (text) => void printed.push(text),
      warn() {},
      columns: undefined,
      interactive: false,
      bold: (text) => text,
      readInput: async () => "",
    },
    openApp: () => Promise.reject(new Error("not over stdio")),
    openHttp: (other = config) => openHttp(other, stderrLog("silent")),
  });
  return { code, printed: printed.join("\n") };
}

const Report = z.object({
  rate: z.object({ passed: z.number(), plays: z.number(), low: z.number(), high: z.number() }),
  plays: z.array(
    z.object({
      reward: z.number(),
      turns: z.array(z.object({ by: z.string(), text: z.string() })),
      calls: z.array(z.object({ tool: z.string(), took: z.number() })),
      trouble: z.string().optional(),
    }),
  ),
});

async function reportIn(out: string) {
  return Report.parse(JSON.parse(await readFile(join(out, "report.json"), "utf8")));
}

test("the example agent passes its task and fails another; the reports say so", async () => {
  const out = join(folder, "example");
  const agent = `"${process.execPath}" "${EXAMPLE}"`;
  const { code, printed } = await run(["gds-cheapest-nonstop", "svc-cancel"], {
    agent,
    out,
    repeat: "2",
  });
  expect(code).toBe(1);
  expect(printed).toMatch(/2 of 4 \(50 %; \d+ % to \d+ %\)/);
  const { rate, plays } = await reportIn(out);
  expect(rate).toMatchObject({ passed: 2, plays: 4 });
  expect(plays.map(({ reward }) => reward)).toEqual([1, 1, 0, 0]);
  expect(plays[0]?.calls.map(({ tool }) => tool)).toEqual(["searchFlights", "bookFlight"]);
  expect(plays[0]?.turns.map(({ by }) => by)).toEqual([
    "traveller",
    "agent",
    "traveller",
    "agent",
    "traveller",
    "agent",
  ]);
  const page = await readFile(join(out, "report.html"), "utf8");
  expect(page).toContain("searchFlights");
  expect(page).not.toMatch(/<script|https?:\/\/(?!127)/);
  const junit = await readFile(join(out, "junit.xml"), "utf8");
  expect(junit).toContain('tests="4" failures="2"');
  expect(junit.match(/<failure /g)).toHaveLength(2);
});

test("an agent that ends without a word, or says what is no JSON, fails and the run goes on", async () => {
  const out = join(folder, "broken");
  await run(["svc-lost-pnr"], { agent: "echo oh dear >&2; exit 3", out });
  expect((await reportIn(out)).plays[0]).toMatchObject({
    reward: 0,
    trouble: "the agent ended without a word: oh dear",
  });
  await run(["svc-lost-pnr"], { agent: "echo plain words", out });
  expect((await reportIn(out)).plays[0]).toMatchObject({
    reward: 0,
    turns: [{}, { text: "plain words" }],
  });
});

test("an agent does not see the harness's token", async () => {
  process.env["GYM_TOKEN"] = "harness-only";
  const out = join(folder, "token");
  try {
    await run(["svc-lost-pnr"], { agent: "env | grep -c harness-only; sleep 0", out });
  } finally {
    delete process.env["GYM_TOKEN"];
  }
  expect((await reportIn(out)).plays[0]?.turns[1]?.text).toBe("0");
});

test("without --agent the command says what is missing", async () => {
  await expect(run([], {})).rejects.toThrow("--agent");
});

test("a rate has Wilson's interval", () => {
  const plays = [1, 1, 1, 0].map((reward) => ({
    reward: reward === 1 ? (1 as const) : (0 as const),
  }));
  const { rate, low, high } = rateOf(plays);
  expect([rate, low.toFixed(3), high.toFixed(3)]).toEqual([0.75, "0.301", "0.954"]);
  expect(rateOf([]).high).toBe(1);
});

/** A stub of a chat server: calls one tool, then says what came back. */
function stubModel(seen: unknown[]): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = z
      .object({
        messages: z.array(z.looseObject({ role: z.string() })),
        tools: z.array(z.unknown()),
      })
      .parse(JSON.parse(Buffer.concat(chunks).toString()));
    seen.push({ authorization: request.headers.authorization, ...body });
    const last = body.messages.at(-1);
    const message =
      last?.role === "tool"
        ? { content: `Found: ${String(last["content"]).slice(0, 200)}` }
        : {
            content: null,
            tool_calls: [
              {
                id: "c1",
                type: "function",
                function: {
                  name: "findBookings",
                  arguments: JSON.stringify({ lastName: "Lovelace", email: "ada@example.com" }),
                },
              },
            ],
          };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ message }], usage: { total_tokens: 7 } }));
  });
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
}

test("a model behind an OpenAI-compatible server uses the tools of its world", async () => {
  const seen: unknown[] = [];
  const model = await stubModel(seen);
  const address = model.address();
  const port = typeof address === "object" ? address?.port : 0;
  const { serveOverHttp } = await import("../../../src/surfaces/http/server/server.ts");
  const config = loadConfig({
    WAYFARE_DB: ":memory:",
    GYM: "true",
    GYM_TOKEN: "t",
    HTTP_PORT: "0",
  });
  const { app, gymToken: _, ...parts } = await openHttp(config, stderrLog("silent"));
  const server = await serveOverHttp({ app, ...parts }, { ...config.http, sessionTtlMs: 60_000 });
  const { harnessClient } = await import("../../../src/gym/runs/harness-client.ts");
  const { shippedTasks } = await import("../../../src/gym/tasks.ts");
  const harness = harnessClient(server.origin, "t");
  const task = (await shippedTasks()).find(({ id }) => id === "svc-lost-pnr");
  if (!task) throw new Error("no task");
  const world = await harness.enter(task);
  const written: string[] = [];
  async function* lines() {
    yield JSON.stringify({ say: "What is my reference?", policy: "Be kind.", now: "2027-01-18" });
  }
  await playModel(
    { baseUrl: `http://127.0.0.1:${port}/v1`, model: "stub", key: "k" },
    world.agent.mcp,
    lines(),
    (line) => void written.push(line),
  );
  expect(JSON.parse(written[0] ?? "")).toMatchObject({
    say: expect.stringContaining("TEST-"),
    tokens: 14,
  });
  expect(seen[0]).toMatchObject({
    authorization: "Bearer k",
    messages: [{ role: "system" }, { role: "user", content: "What is my reference?" }],
  });
  expect((await harness.trace(world.world)).map(({ tool }) => tool)).toEqual(["findBookings"]);
  await server.close();
  await app.close();
  model.close();
});
