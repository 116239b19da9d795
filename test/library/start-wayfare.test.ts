import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHttp } from "../../src/compose/http.ts";
import { loadConfig } from "../../src/config.ts";
import {
  openWayfare,
  recorded,
  type StartedWayfare,
  startWayfare,
  TravelError,
} from "../../src/library.ts";
import { stderrLog } from "../../src/logging/log.ts";
import { serveOverHttp } from "../../src/surfaces/http/server/server.ts";

let wayfare: StartedWayfare;
let folder: string;
beforeAll(async () => {
  wayfare = await startWayfare();
  folder = await mkdtemp(join(tmpdir(), "start-wayfare-"));
});
afterAll(async () => {
  await wayfare.close();
  await rm(folder, { recursive: true });
});

const WORLD = { seed: "test", now: "2027-01-15T12:00:00Z" };
const QUERY = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" };

test("an agent works over HTTP in a world of its own, and the test sees what it did", async () => {
  const [world, other] = [await wayfare.world(WORLD), await wayfare.world(WORLD)];
  const { flights } = await world.call("searchFlights", QUERY);
  const response = await fetch(`${world.apiUrl}/tools/bookFlight`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      flightIds: [flights[0]?.id],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
      contactEmail: "ada@example.com",
    }),
  });
  expect(response.status).toBe(200);
  expect(world.trace().map(({ tool }) => tool)).toEqual(["searchFlights", "bookFlight"]);
  expect((await world.diff()).records).toMatchObject([{ op: "added", kind: "booking", by: [2] }]);
  expect(await other.diff()).toEqual({ records: [], stock: [] });
  const check = [{ state: "booking", where: { status: "confirmed" } }, { said: { text: "done" } }];
  expect(await world.grade(["Done."], check)).toMatchObject({ reward: 1 });
  await world.reset();
  expect((await world.diff()).records).toEqual([]);
  expect((await world.state()).seed).toBe("test");
  await expect(wayfare.world({ now: "tomorrow" })).rejects.toMatchObject({
    name: "TravelError",
    message: "now 'tomorrow' must be an instant such as 2027-03-04T09:00:00Z",
    details: { field: "now", value: "tomorrow" },
  });
  await Promise.all([world.close(), other.close()]);
});

test("a test keeps a state, forks it, goes back to it, and replays its calls", async () => {
  const world = await wayfare.world(WORLD);
  await world.call("create_travel_request", { contact: "ada@example.com", message: "A trip" });
  await world.snapshot("asked");
  const fork = await world.fork();
  await world.call("create_travel_request", { contact: "bob@example.com", message: "Another" });
  expect((await world.diff("asked")).records).toMatchObject([{ op: "added", by: [2] }]);
  expect((await fork.diff()).records).toEqual([]);
  expect(await world.replay(world.trace())).toEqual({ played: 2 });
  const { difference } = await fork.replay(world.trace());
  // The fork has the first request already, and numbers the next ones otherwise.
  expect(difference).toMatchObject({ call: 2, tool: "create_travel_request" });
  await world.reset("asked");
  expect((await world.diff("asked")).records).toEqual([]);
  expect((await world.diff()).records).toHaveLength(1);
  await Promise.all([world.close(), fork.close()]);
});

test("a recording answers as the server did, refusals too, without it", async () => {
  const path = join(folder, "recording.json");
  const play = async (open: Parameters<typeof recorded>[1]) => {
    const tools = await recorded(path, open);
    const found = await tools.call("searchFlights", QUERY);
    const refused = await tools
      .call("retrieveBooking", { pnr: "TEST-AAAAAA" })
      .catch((error) => error);
    const unknown = await tools.call("listBookings", { limit: 3 }).catch((error) => error);
    await tools.close();
    return { found: JSON.parse(JSON.stringify(found)), refused, unknown };
  };
  const first = await play(async () => openWayfare({ database: ":memory:", now: "2027-01-15" }));
  const second = await play(() => Promise.reject(new Error("no server")));
  expect(second.found).toEqual(first.found);
  expect(second.refused).toBeInstanceOf(TravelError);
  expect(second.refused).toMatchObject({
    code: "not_found",
    details: { reason: "unknown_pnr" },
  });
  expect(JSON.stringify(second.refused)).toBe(JSON.stringify(first.refused));
  const tools = await recorded(path, () => Promise.reject(new Error("no server")));
  await expect(tools.call("searchFlights", { ...QUERY, origin: "BOS" })).rejects.toThrow(
    "not recorded",
  );
});

test("the example in Python grades its agent", async () => {
  const config = loadConfig({
    WAYFARE_DB: ":memory:",
    GYM: "true",
    GYM_TOKEN: "t",
    HTTP_PORT: "0",
  });
  const { app, ...parts } = await openHttp(config, stderrLog("silent"));
  const server = await serveOverHttp({ app, ...parts }, { ...config.http, sessionTtlMs: 60_000 });
  const example = fileURLToPath(new URL("../../examples/gym.py", import.meta.url));
  const env = { ...process.env, GYM_URL: server.origin, GYM_TOKEN: "t" };
  const { stdout } = await promisify(execFile)("python3", [example], { env });
  expect(stdout).toContain("reward: 1");
  await server.close();
  await app.close();
});
