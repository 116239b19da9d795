import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Duffel } from "@duffel/api";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { LEGACY_HEADERS } from "../fixtures/toy-server.ts";
import { INITIALIZE, streamOf } from "../fixtures/toy-session.ts";
import { temporaryFolder } from "../stores/sqlite/storage.ts";
import { expectRepeatable, expectSoundBooks, readFileBooks } from "../support/booking-audit.ts";
import { findFlights, startLoad } from "../support/booking-load.ts";
import { ROOT } from "../support/build.ts";
import { portToKeep } from "../support/ports.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";
import { signalAll, workersOf } from "../support/workers.ts";
import { firstOffer, order } from "../surfaces/duffel-sandbox/trips.ts";

const NOW = "2026-11-15T12:00:00Z";
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
});

afterAll(() => folder.remove());

async function serve(name: string, env: Readonly<Record<string, string>> = {}) {
  const database = join(folder.path, `${name}.db`);
  const settings = { HTTP_WORKERS: "2", WAYFARE_DB: database, WAYFARE_NOW: NOW, ...env };
  const server = await startWayfare(settings);
  onTestFinished(async () => void (await server.stop()));
  return { server, database };
}

/** On a connection of its own, which is another worker's than the one before. */
function ask({ port }: WayfareProcess, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...LEGACY_HEADERS, connection: "close", ...init.headers };
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
}

function post(server: WayfareProcess, message: object): Promise<Response> {
  return ask(server, "/mcp", { method: "POST", body: JSON.stringify(message) });
}

/** One that has ended may stay in the table of processes until its parent looks. */
function isAlive(pid: number): boolean {
  const status = `/proc/${pid}/status`;
  return existsSync(status) && !/^State:\s+Z/m.test(readFileSync(status, "utf8"));
}

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

async function metricOf(server: WayfareProcess, line: RegExp): Promise<number> {
  return Number(line.exec(await (await ask(server, "/metrics")).text())?.[1]);
}

describe("two workers", () => {
  test("count a client's requests together, one by one", async () => {
    const limits = { RATE_LIMIT_PER_MINUTE: "2", RATE_LIMIT_WINDOW_SECONDS: "600" };
    const { server } = await serve("rate", limits);
    const left: (string | null)[] = [];
    for (let i = 0; i < 20; i++) {
      const response = await post(server, LIST);
      expect(response.status).toBe(200);
      left.push(response.headers.get("x-ratelimit-remaining"));
      await response.text();
    }
    expect(left).toEqual(Array.from({ length: 20 }, (_, i) => `${19 - i}`));
    for (let i = 0; i < 4; i++) expect((await post(server, LIST)).status).toBe(429);
  });

  test("count its sessions and streams together, and what a killed one held is free", async () => {
    const limits = { HTTP_MAX_SESSIONS: "3", HTTP_MAX_STREAMS: "2", RATE_LIMIT_ENABLED: "false" };
    const { server } = await serve("places", limits);
    const sessions: string[] = [];
    for (let i = 0; i < 3; i++) {
      const opened = await post(server, INITIALIZE);
      await opened.text();
      sessions.push(opened.headers.get("mcp-session-id") ?? "");
    }
    expect((await post(server, INITIALIZE)).status).toBe(429);
    expect((await post(server, INITIALIZE)).status).toBe(429);
    const listen = (session = "") =>
      ask(server, "/mcp", { headers: { accept: "text/event-stream", "mcp-session-id": session } });
    for (const session of sessions.slice(0, 2)) expect((await listen(session)).status).toBe(200);
    expect((await listen(sessions[2])).status).toBe(503);
    for (const pid of workersOf(server)) process.kill(pid, "SIGKILL");
    // Sessions are in the file and live on; streams ended with the workers that had them.
    await vi.waitFor(async () => expect((await listen(sessions[2])).status).toBe(200), {
      interval: 100,
    });
  });

  test("show one set of figures, whichever is asked", async () => {
    const { server } = await serve("figures", { RATE_LIMIT_ENABLED: "false" });
    const search = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" };
    for (let i = 0; i < 7; i++) {
      const params = { name: "searchFlights", arguments: search };
      await (await post(server, { ...LIST, method: "tools/call", params })).text();
    }
    const calls = /^wayfare_tool_calls_total\{tool="searchFlights",outcome="ok"\} (\d+)/m;
    expect([await metricOf(server, calls), await metricOf(server, calls)]).toEqual([7, 7]);
    const [one = 0] = workersOf(server);
    process.kill(one, "SIGKILL");
    await vi.waitFor(() => expect(workersOf(server)).not.toContain(one));
    // What the killed one had told stays counted.
    expect(await metricOf(server, calls)).toBe(7);
    const health = Object(await (await ask(server, "/health")).json());
    expect(health).toMatchObject({ status: "healthy", connections: { http: 1 } });
    await vi.waitFor(() => expect(workersOf(server)).toHaveLength(2));
    expect(await server.stop()).toBe(0);
  });

  test("lose, double and oversell nothing when one is killed in the middle of bookings", async () => {
    const { server, database } = await serve("kill", { RATE_LIMIT_ENABLED: "false" });
    const { scarce, plenty } = await findFlights(server.port, { scarce: 8, plenty: 24 });
    const flights = [...scarce, ...plenty];
    const orders = 1_000;
    const ports = () => [server.port];
    const load = startLoad({ ports, flights, orders, workers: 6 });
    for (let kill = 1; kill <= 4; kill++) {
      while (load.settled() < (orders * kill) / 6) await Promise.race([sleep(2), load.done]);
      const [pid = 0] = workersOf(server);
      process.kill(pid, "SIGKILL");
      await vi.waitFor(() => expect(workersOf(server)).not.toContain(pid));
    }
    await load.done;
    expect(load.failures.filter(({ reason }) => reason !== undefined)).toEqual([]);
    await expectRepeatable(load, ports(), 100);
    await expectSoundBooks(load, readFileBooks(database), flights, ports());
  });

  test("end with a server that is killed, and one on the same port and file goes on", async () => {
    const again = { HTTP_PORT: `${await portToKeep()}`, RATE_LIMIT_ENABLED: "false" };
    const { server, database } = await serve("whole", again);
    const { scarce, plenty } = await findFlights(server.port, { scarce: 4, plenty: 16 });
    const flights = [...scarce, ...plenty];
    const ports = () => [server.port];
    const load = startLoad({ ports, flights, workers: 6 });
    const more = (count: number) => {
      const from = load.settled();
      return vi.waitFor(() => expect(load.settled()).toBeGreaterThan(from + count));
    };
    let current = server;
    for (let kill = 0; kill < 3; kill++) {
      await more(40);
      const workers = workersOf(current);
      await current.kill();
      await vi.waitFor(() => expect(workers.filter(isAlive)).toEqual([]));
      current = (await serve("whole", again)).server;
    }
    await more(40);
    await load.finish();
    expect(load.failures.length).toBeGreaterThan(0);
    expect(load.failures.filter(({ reason }) => reason !== undefined)).toEqual([]);
    await expectRepeatable(load, ports(), 50);
    await expectSoundBooks(load, readFileBooks(database), flights, ports());
  });

  test("let one operator in by a link, and tell of what happens at another", async () => {
    const { server, database } = await serve("console", { RATE_LIMIT_ENABLED: "false" });
    const env = { PATH: process.env["PATH"], WAYFARE_DB: database };
    const printed = execFileSync(process.execPath, ["dist/main.js", "console"], { cwd: ROOT, env });
    const ticket = new URL(`${printed}`).searchParams.get("ticket");
    const page = { "x-wayfare-console": "1", origin: `http://127.0.0.1:${server.port}` };
    const body = JSON.stringify({ ticket, name: "Leyla" });
    const logins = await Promise.all(
      Array.from({ length: 6 }, () =>
        ask(server, "/console/api/login", { method: "POST", headers: page, body }),
      ),
    );
    expect(logins.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    const entered = logins.find(({ status }) => status === 200)?.headers.get("set-cookie");
    await Promise.all(logins.map((login) => login.text()));
    const headers = { cookie: entered?.split(";")[0] ?? "" };
    // Each has a worker: the next connection goes to the one that holds none.
    const streams = await Promise.all(
      [1, 2].map(async () => streamOf(await ask(server, "/console/api/events", { headers }))),
    );
    for (const stream of streams) expect((await stream.next())?.message).toBeDefined();
    const wish = { contact: "aysel@example.com", message: "A week in Georgia, please." };
    const made = await ask(server, "/api/tools/create_travel_request", {
      method: "POST",
      body: JSON.stringify(wish),
    });
    const { request_id: id } = Object(await made.json());
    for (const stream of streams) expect((await stream.next())?.message).toMatchObject({ id });
    for (const stream of streams) await stream.close();
  });

  test("deliver an event once, though all of them look for what is due", async () => {
    const received: string[] = [];
    const receiver = createServer((request, response) => {
      received.push(`${request.url}`);
      request.resume();
      response.writeHead(received.length > 1 ? 200 : 500);
      // Long enough for another worker to find the event still due, were it not taken.
      setTimeout(() => response.end(), 300);
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void receiver.close());
    await once(receiver, "listening");
    const clock = join(folder.path, "clock");
    writeFileSync(clock, NOW);
    const { server } = await serve("events", {
      WAYFARE_NOW: "",
      CLOCK_FILE: clock,
      NODE_OPTIONS: `--import ${new URL("../support/moved-clock.mjs", import.meta.url).href}`,
      RATE_LIMIT_ENABLED: "false",
      SANDBOX_PRIVATE_WEBHOOKS: "true",
    });
    const basePath = `http://127.0.0.1:${server.port}/duffel/`;
    const duffel = new Duffel({ token: "duffel_test_workers", basePath });
    const url = `http://127.0.0.1:${Object(receiver.address()).port}/hook`;
    await duffel.webhooks.create({ url, events: ["order.created"] });
    await order(duffel, await firstOffer(duffel));
    await vi.waitFor(() => expect(received).toHaveLength(1));
    writeFileSync(clock, "2026-11-15T12:10:00Z");
    signalAll(server, "SIGUSR2");
    await vi.waitFor(() => expect(received).toHaveLength(2));
    // What is under way is waited for.
    expect(await server.stop()).toBe(0);
    expect(received).toHaveLength(2);
  });

  test("are refused where one process holds what is served", async () => {
    const starting = startWayfare({ HTTP_WORKERS: "2", WAYFARE_DB: ":memory:" });
    await expect(starting).rejects.toThrow(/HTTP_WORKERS=2: workers share a file/);
  });

  test("end as one", async () => {
    const { server } = await serve("ending", { RATE_LIMIT_ENABLED: "false" });
    const workers = workersOf(server);
    expect(workers).toHaveLength(2);
    expect(await server.stop()).toBe(0);
    expect(workers.filter(isAlive)).toEqual([]);
  });
});
