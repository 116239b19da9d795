import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test, vi } from "vitest";
import { modernRequest } from "../fixtures/toy-modern.ts";
import { temporaryFolder } from "../stores/sqlite/storage.ts";
import { expectRepeatable, expectSoundBooks, readFileBooks } from "../support/booking-audit.ts";
import { callTool, findFlights, type LoadOptions, startLoad } from "../support/booking-load.ts";
import { ROOT } from "../support/build.ts";
import { runProgram } from "../support/services.ts";
import { smallDisk } from "../support/small-disk.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";
import { signalAll, workersOf } from "../support/workers.ts";

const NOW = "2026-11-15T12:00:00Z";
const OFTEN = { interval: 20 };

async function serve(database: string, env: Readonly<Record<string, string>> = {}) {
  const settings = { WAYFARE_DB: database, WAYFARE_NOW: NOW, RATE_LIMIT_ENABLED: "false", ...env };
  const server = await startWayfare(settings);
  onTestFinished(async () => void (await server.stop()));
  return server;
}

async function folderOf(name: string): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => folder.remove());
  return join(folder.path, name);
}

async function loadOf(
  server: WayfareProcess,
  options: Partial<LoadOptions> = {},
): Promise<{ flights: LoadOptions["flights"]; load: ReturnType<typeof startLoad> }> {
  const { scarce, plenty } = await findFlights(server.port, { scarce: 4, plenty: 40 });
  const flights = [...scarce, ...plenty];
  const load = startLoad({ ports: () => [server.port], flights, workers: 4, ...options });
  await booked(load, 20);
  return { flights, load };
}

/** Waits for so many more settled orders. */
async function booked(load: ReturnType<typeof startLoad>, more: number): Promise<void> {
  const from = load.settled();
  await vi.waitFor(() => expect(load.settled()).toBeGreaterThanOrEqual(from + more), OFTEN);
}

async function healthOf({ port }: WayfareProcess): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/health`)).status;
}

test("a full disk: bookings are refused, searches answered, and it goes on when there is room", async () => {
  const disk = smallDisk(16);
  onTestFinished(() => disk.remove());
  const database = join(disk.path, "wayfare.db");
  const server = await serve(database);
  const { load, flights } = await loadOf(server);
  disk.fill();
  await vi.waitFor(() => expect(load.failures.length).toBeGreaterThan(3), OFTEN);
  expect(new Set(load.failures.map(({ reason }) => reason))).toEqual(
    new Set(["storage_unavailable"]),
  );
  expect(await healthOf(server)).toBe(503);
  const query = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" };
  expect((await callTool(server.port, "searchFlights", query)).content).toBeDefined();
  disk.empty();
  await booked(load, 20);
  await load.finish();
  expect(await healthOf(server)).toBe(200);
  await expectRepeatable(load, [server.port], 20);
  await expectSoundBooks(load, readFileBooks(database), flights, [server.port]);
  await server.stop();
});

test("a read-only disk: the server says so and ends; once it can be written everything is there", async () => {
  const disk = smallDisk(16);
  onTestFinished(() => disk.remove());
  const database = join(disk.path, "wayfare.db");
  const first = await serve(database);
  const { load, flights } = await loadOf(first);
  await load.finish();
  await first.stop();
  disk.mount("ro");
  await expect(serve(database)).rejects.toThrow(/The database \S+ is unusable: it cannot be/);
  disk.mount("rw");
  const again = await serve(database);
  await expectSoundBooks(load, readFileBooks(database), flights, [again.port]);
  await again.stop();
});

test("a clock that is moved on and back: nothing is lost or doubled, repeats find their booking", async () => {
  const clock = await folderOf("clock");
  const database = await folderOf("wayfare.db");
  writeFileSync(clock, NOW);
  const server = await serve(database, {
    WAYFARE_NOW: "",
    CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${new URL("../support/moved-clock.mjs", import.meta.url).href}`,
  });
  const { load, flights } = await loadOf(server);
  // The quotes of the fifteenth hold through the sixteenth.
  for (const instant of ["2026-11-16T09:00:00Z", "2026-11-15T03:00:00Z"]) {
    writeFileSync(clock, instant);
    signalAll(server, "SIGUSR2");
    await booked(load, 30);
    expect(await healthOf(server)).toBe(200);
    await expectRepeatable(load, [server.port], 50);
  }
  await load.finish();
  expect(load.failures).toEqual([]);
  await expectSoundBooks(load, readFileBooks(database), flights, [server.port]);
});

test("descriptors that run out: the server stays, and books again as soon as some are free", async () => {
  const database = await folderOf("wayfare.db");
  const server = await serve(database);
  const { load, flights } = await loadOf(server);
  for (const pid of [server.pid, ...workersOf(server)]) {
    runProgram("prlimit", ["--pid", `${pid}`, "--nofile=60:60"]);
  }
  const sockets: Socket[] = [];
  for (let count = 0; count < 100; count++) {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => {});
    sockets.push(socket);
  }
  // Those beyond the limit are closed at once; the others are held until the end.
  await Promise.race(
    sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve))),
  );
  for (const socket of sockets) socket.destroy();
  await booked(load, 30);
  await load.finish();
  expect(await healthOf(server)).toBe(200);
  await expectRepeatable(load, [server.port], 20);
  await expectSoundBooks(load, readFileBooks(database), flights, [server.port]);
  expect(await server.stop()).toBe(0);
});

test("descriptors that ran out over stdio: a desk whose code was not loaded yet says so, and the others go on", async () => {
  const child = spawn(process.execPath, [join(ROOT, "dist/main.js")], {
    env: { PATH: process.env["PATH"], WAYFARE_DB: ":memory:", WAYFARE_NOW: NOW },
    stdio: ["pipe", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const call = async (name: string, args: Readonly<Record<string, unknown>>) => {
    const request = modernRequest(1, "tools/call", { name, arguments: args });
    child.stdin.write(`${JSON.stringify(request)}\n`);
    return JSON.stringify(JSON.parse((await answers.next()).value));
  };
  const search = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" };
  expect(await call("searchFlights", search)).toContain('"resultCount":10');
  runProgram("prlimit", ["--pid", `${child.pid}`, "--nofile=10:4096"]);
  expect(await call("search_destinations", { q: "sea" })).toContain(
    '\\"reason\\":\\"internal_error',
  );
  expect(await call("searchFlights", search)).toContain('"resultCount":10');
  runProgram("prlimit", ["--pid", `${child.pid}`, "--nofile=4096:4096"]);
  // Node 20 remembers for good that a module could not be read; newer ones try again.
  const heals = Number(process.versions.node.split(".")[0]) > 20;
  expect(await call("search_destinations", { q: "sea" })).toContain(
    heals ? "Destinations, " : '\\"reason\\":\\"internal_error',
  );
  child.stdin.end();
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});

test("SIGTERM under load: what was begun is answered, the rest is refused, and a repeat finds it", async () => {
  const database = await folderOf("wayfare.db");
  let server = await serve(database);
  const { load, flights } = await loadOf(server, { ports: () => [server.port] });
  for (let round = 0; round < 3; round++) {
    expect(await server.stop()).toBe(0);
    server = await serve(database);
    await booked(load, 20);
  }
  await load.finish();
  expect(load.failures.length).toBeGreaterThan(0);
  await expectRepeatable(load, [server.port], 50);
  await expectSoundBooks(load, readFileBooks(database), flights, [server.port]);
});
