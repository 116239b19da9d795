import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
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
      calls: z.array(z.object({ tool: z.string(), took: z.number(), answer: z.string() })),
      trouble: z.string().optional(),
      ending: z.string(),
      stderr: z.string(),
      plainLines: z.number(),
    }),
  ),
  steady: z.object({ passed: z.number(), tasks: z.number() }),
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
  // Plays that failed alike are told once.
  expect(printed.match(/the program ended|there is|it was not said/g)?.length).toBeLessThan(9);
  expect(printed).toContain("svc-cancel: 0 of 2");
  const { rate, plays, steady } = await reportIn(out);
  expect(rate).toMatchObject({ passed: 2, plays: 4 });
  expect(steady).toEqual({ passed: 1, tasks: 2 });
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
  expect(page).toContain("4 plays of 2 tasks");
  // What a call answered is beside it.
  expect(plays[0]?.calls[1]?.answer).toMatch(/TEST-/);
  expect(page).toContain(plays[0]?.calls[1]?.answer.slice(0, 20));
  expect(page).not.toMatch(/<script|https?:\/\/(?!127)/);
  const junit = await readFile(join(out, "junit.xml"), "utf8");
  expect(junit).toContain('tests="4" failures="2"');
  expect(junit.match(/<failure /g)).toHaveLength(2);
});

test("an agent that ends, is late or writes no JSON is told what was waited for, and the run goes on", async () => {
  const out = join(folder, "broken");
  const { printed } = await run(["svc-lost-pnr"], { agent: "echo oh dear >&2; exit 3", out });
  const HINT = 'without a word: a line such as {"say": "…"} on stdout is waited for, flushed';
  expect((await reportIn(out)).plays[0]).toMatchObject({
    reward: 0,
    trouble: `the agent's program ended ${HINT}`,
    stderr: "oh dear",
  });
  expect(printed).toContain("oh dear");
  const page = await readFile(join(out, "report.html"), "utf8");
  expect(page).toMatch(/stderr[\s\S]*oh dear/);
  expect(page).toContain("1 play of 1 task,");
  await run(["svc-lost-pnr"], { agent: "sleep 60", out, timeout: "0.3" });
  expect((await reportIn(out)).plays[0]?.trouble).toBe(
    `the agent took too long for a turn ${HINT}`,
  );
  await run(["svc-lost-pnr"], { agent: "echo; echo plain words", out });
  expect((await reportIn(out)).plays[0]).toMatchObject({
    reward: 0,
    turns: [{}, { text: "plain words" }],
    ending: "the traveller had nothing to add",
    plainLines: 1,
  });
  expect(await readFile(join(out, "report.html"), "utf8")).toContain("and counted as said");
  await expect(run([], { agent: "cat", timeout: "soon" })).rejects.toThrow("--timeout soon");
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

test("a rate has Wilson's interval, in which plays of one task count for less", () => {
  const played = (id: string, ...rewards: readonly (0 | 1)[]) =>
    rewards.map((reward) => ({ reward, task: { id, ...KIND } }));
  const { rate, low, high } = rateOf(played("a", 1, 1, 1, 0));
  expect([rate, low.toFixed(3), high.toFixed(3)]).toEqual([0.75, "0.301", "0.954"]);
  expect(rateOf([]).high).toBe(1);
  const alike = rateOf([...played("a", 1, 1, 1, 1), ...played("b", 0, 0, 0, 0)]);
  const two = rateOf([...played("a", 1), ...played("b", 0)]);
  const four = rateOf(["a", "b", "c", "d"].flatMap((id, index) => played(id, index < 2 ? 1 : 0)));
  expect([alike.low, alike.high]).toEqual([two.low, two.high]);
  expect(four.low).toBeGreaterThan(alike.low);
});

const KIND = { desk: "gds", language: "en", difficulty: "easy" } as const;

/** A stub of a chat server, which says what it is told to. */
async function stubChat(answer: (body: unknown, authorization?: string) => object) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    const message = answer(body, request.headers.authorization);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ choices: [{ message }], usage: { total_tokens: 7 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}/v1`, close: () => server.close() };
}

const Asked = z.object({
  messages: z.array(z.looseObject({ role: z.string() })),
  tools: z.array(z.unknown()),
});

/** Calls one tool, then says what came back. */
function findsBookings(seen: unknown[]) {
  return stubChat((sent, authorization) => {
    const body = Asked.parse(sent);
    seen.push({ authorization, ...body });
    const last = body.messages.at(-1);
    if (last?.role === "tool") {
      return { content: `Found: ${String(last["content"]).slice(0, 200)}` };
    }
    const args = JSON.stringify({ lastName: "Lovelace", email: "ada@example.com" });
    const call = {
      id: "c1",
      type: "function",
      function: { name: "findBookings", arguments: args },
    };
    return { content: null, tool_calls: [call] };
  });
}

test("a model behind an OpenAI-compatible server uses the tools of its world", async () => {
  const seen: unknown[] = [];
  const model = await findsBookings(seen);
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
  const harness = harnessClient({ origin: server.origin, token: "t" });
  const task = (await shippedTasks()).find(({ id }) => id === "svc-lost-pnr");
  if (!task) throw new Error("no task");
  const world = await harness.enter(task);
  const written: string[] = [];
  async function* lines() {
    yield JSON.stringify({ say: "What is my reference?", policy: "Be kind.", now: "2027-01-18" });
  }
  await playModel(
    { baseUrl: model.url, model: "stub", key: "k" },
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

test("a model speaks for the traveller, who knows what the task says; the checks decide alone", async () => {
  const heard: { messages: { role: string; content: string }[] }[] = [];
  const replies = ["My name is Ada Lovelace, ada@example.com.", "[DONE]"];
  const model = await stubChat((body) => {
    heard.push(
      z
        .object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) })
        .parse(body),
    );
    return { content: replies[heard.length - 1] ?? "" };
  });
  const out = join(folder, "model-traveller");
  const agent = `"${process.execPath}" "${EXAMPLE}"`;
  const lines = 'while read line; do echo \'{"say": "Who are you?"}\'; done';
  process.env["OPENAI_BASE_URL"] = model.url;
  try {
    await run(["svc-lost-pnr"], { agent: lines, out, traveller: "stub" });
    const [play] = (await reportIn(out)).plays;
    expect(play?.turns.map(({ text }) => text).slice(1)).toEqual([
      "Who are you?",
      replies[0],
      "Who are you?",
    ]);
    expect(play).toMatchObject({ reward: 0, ending: "the traveller had nothing to add" });
    const [system, first, asked] = heard[0]?.messages ?? [];
    expect(system?.content).toContain("never make up a name");
    expect([first?.role, asked]).toEqual(["assistant", { role: "user", content: "Who are you?" }]);
    // Words of the traveller's change no grade: the agent that does the work passes.
    heard.length = 0;
    replies.splice(0, 2, "I am Ada Lovelace.", "ada@example.com");
    await run(["gds-cheapest-nonstop"], { agent, out, traveller: "stub" });
    expect((await reportIn(out)).plays[0]?.reward).toBe(1);
  } finally {
    delete process.env["OPENAI_BASE_URL"];
    model.close();
  }
});
