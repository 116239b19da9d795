import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TravelError } from "../../../src/domain/errors.ts";
import { clock, doctorCommand, nodeVersion } from "../../../src/surfaces/cli/doctor.ts";
import { runCommand } from "./run-command.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "wayfare-doctor-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const healthy = doctorCommand({ tryStore: async () => {}, countKeys: async () => 0 });

test("a machine that lacks nothing is told so, and nothing is left behind on it", async () => {
  const database = join(folder, "new", "wayfare.db");
  const { status, stdout } = await runCommand(healthy, [], {
    WAYFARE_DB: database,
    HTTP_PORT: "0",
  });
  expect(status).toBe(0);
  expect(stdout).not.toContain("FAULT");
  expect(stdout).toContain("none yet: the first start makes it");
});

test("a storage that does not open is a fault with what to do", async () => {
  const database = join(folder, "wayfare.db");
  await writeFile(database, "no database");
  const broken = doctorCommand({
    tryStore: async () => {
      throw new TravelError("internal", "The file is damaged", {
        reason: "damaged",
        hint: "Restore a copy.",
      });
    },
    countKeys: async () => 0,
  });
  const { status, stdout } = await runCommand(broken, [], { WAYFARE_DB: database, HTTP_PORT: "0" });
  expect(status).toBe(1);
  expect(stdout).toMatch(/FAULT +Store +The file is damaged\. Restore a copy\./);
});

test("a port that another program holds is a fault; one that Wayfare holds is none", async () => {
  let name = "Somebody else";
  const server = createServer((_, response) => response.end(JSON.stringify({ name })));
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(Number(Object(server.address()).port)));
  });
  const env = { WAYFARE_DB: ":memory:", HTTP_PORT: String(port) };
  expect(await runCommand(healthy, [], env)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/FAULT +Port .*another program/),
  });
  name = "Wayfare";
  expect(await runCommand(healthy, [], env)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Wayfare runs there already"),
  });
  server.close();
});

test("a server that asks for keys and has none is a fault", async () => {
  const env = { WAYFARE_DB: ":memory:", HTTP_PORT: "0", AUTH_MODE: "keys" };
  const { status, stdout } = await runCommand(healthy, ["--json"], env);
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toContainEqual(
    expect.objectContaining({
      about: "Callers",
      state: "fault",
      fix: expect.stringContaining("keys create"),
    }),
  );
});

test("an old Node and a clock that is years behind are faults, a stopped clock is a note", () => {
  expect(nodeVersion("18.20.1")).toMatchObject({ state: "fault" });
  expect(nodeVersion("20.18.3")).toMatchObject({ state: "fault" });
  expect(nodeVersion("20.19.0")).toMatchObject({ state: "ok" });
  expect(nodeVersion("22.0.0")).toMatchObject({ state: "ok" });
  expect(clock({}, Date.UTC(1970, 0, 1))).toMatchObject({ state: "fault" });
  expect(clock({ now: 0 }, Date.UTC(2026, 10, 15))).toMatchObject({ state: "note" });
});
