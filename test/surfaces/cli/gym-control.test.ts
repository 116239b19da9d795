import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHttp } from "../../../src/compose/http.ts";
import { type Config, loadConfig } from "../../../src/config.ts";
import { stderrLog } from "../../../src/logging/log.ts";
import { gymCommand } from "../../../src/surfaces/cli/gym/command.ts";
import { type HttpServer, serveOverHttp } from "../../../src/surfaces/http/server/server.ts";

const SERVED = {
  WAYFARE_DB: ":memory:",
  GYM: "true",
  GYM_TOKEN: "t",
  HTTP_PORT: "0",
  RATE_LIMIT_ENABLED: "false",
};
let folder: string;
let server: HttpServer;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gym-control-"));
  const config = loadConfig({ ...SERVED, GYM_PORT: "0" });
  const parts = await openHttp(config, stderrLog("silent"));
  server = await serveOverHttp(parts, { ...config.http, sessionTtlMs: 60_000 });
  close = async () => {
    await server.close();
    await parts.app.close();
  };
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

/** Runs `wayfare gym …` and reads what it prints. */
async function gym(
  words: readonly string[],
  options: Readonly<Record<string, string>> = {},
  config: Config = loadConfig({ GYM_TOKEN: "t", GYM_PORT: new URL(controls()).port }),
) {
  let printed = "";
  await gymCommand({ openWorlds: () => Promise.reject(new Error("none")) }).run({
    config,
    positionals: words,
    options,
    terminal: {
      print(text) {
        printed += text;
      },
      warn() {},
      columns: undefined,
      interactive: false,
      bold: (text) => text,
      readInput: async () => "",
    },
    openApp: () => Promise.reject(new Error("not over stdio")),
    openHttp: () => Promise.reject(new Error("not served here")),
  });
  return printed.startsWith("{") ? Object(JSON.parse(printed)) : printed;
}

function controls(): string {
  if (server.controlOrigin === undefined) throw new Error("the controls have no port");
  return server.controlOrigin;
}

test("controls with a port of their own are not where agents are", async () => {
  const headers = { authorization: "Bearer t" };
  expect((await fetch(`${server.origin}/gym/worlds`, { headers })).status).toBe(404);
  expect((await fetch(`${controls()}/gym/worlds`, { headers })).status).toBe(200);
  expect((await fetch(`${controls()}/gym/worlds`)).status).toBe(401);
  expect((await fetch(`${controls()}/health`)).status).toBe(404);
});

test("every control is a command: a world is made, forked, written down and made again", async () => {
  const { worlds } = await gym(["new", "id=one", "seed=k7", "now=2027-03-04T09:00:00Z"]);
  const [{ agent }] = worlds;
  // Its agent is sent to the server, not to the controls.
  expect(agent.rest).toContain(server.origin);
  await fetch(`${agent.rest}/tools/create_travel_request`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ contact: "ada@example.com", message: "A trip" }),
  });
  expect(await gym(["snapshot", "one", "name=asked"])).toMatchObject({ snapshot: "asked" });
  expect((await gym(["fork", "one", "count=2"])).worlds).toHaveLength(2);
  expect(await gym(["clock", "one", "advance=60"])).toMatchObject({
    now: "2027-03-04T10:00:00.000Z",
  });
  const state = join(folder, "world.json");
  await gym(["state", "one"], { out: state });
  expect(JSON.parse(await readFile(state, "utf8"))).toMatchObject({ format: "wayfare-world/1" });
  const [copy] = (await gym(["new"], { in: state })).worlds;
  expect(copy.hash).toBe((await gym(["world", "one"])).hash);
  expect((await gym(["diff", "one", "from=asked"])).records).toEqual([]);
  const trace = join(folder, "trace.json");
  await gym(["trace", "one"], { out: trace });
  expect(await gym(["replay", "one"], { in: trace })).toEqual({ played: 1 });
  const check = JSON.stringify([{ state: "request", where: {} }]);
  expect(await gym(["grade", "one", `check=${check}`])).toMatchObject({ reward: 1 });
  expect(await gym(["reset", "one"])).toMatchObject({ calls: 0 });
  expect(await gym(["delete", "one"])).toEqual({ done: true });
  expect((await gym(["worlds"])).total).toBe(3);
});

test("a control that cannot be sent says why", async () => {
  await expect(gym(["fork"])).rejects.toThrow("Which world?");
  await expect(gym(["fork", "w9", "count"])).rejects.toThrow("'count' is no field");
  await expect(gym(["world", "nowhere"])).rejects.toThrow("There is no world 'nowhere'");
  await expect(gym(["new", "now=soon"])).rejects.toThrow("now 'soon' must be an instant");
  await expect(gym(["worlds"], {}, loadConfig({}))).rejects.toThrow("token is needed");
  const elsewhere = loadConfig({ GYM_TOKEN: "t", GYM_PORT: "1" });
  await expect(gym(["worlds"], {}, elsewhere)).rejects.toThrow("There is no gym at");
});
