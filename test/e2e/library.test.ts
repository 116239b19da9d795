import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../support/build.ts";
import { type Packed, packedPackage } from "../support/packed.ts";

let packed: Packed;
beforeAll(() => {
  packed = packedPackage();
  execFileSync("npm", ["pkg", "set", "type=module"], { cwd: packed.folder });
});
afterAll(() => packed.remove());

const PROGRAM = `
import { FlightToolClient, ToolInvocationError, TravelWorkflow, UserError } from "wayfare";

const client = new FlightToolClient({ duffelApiKey: "", database: ":memory:", now: "2026-11-15", logLevel: "error" });
const options = await client.searchFlights({ origin: "SFO", destination: "CDG", departure_date: "2027-05-10" });
const error = await client.searchFlights({ origin: "SFO", destination: "SFO", departure_date: "2027-05-10" }).catch((e) => e);
await client.close();
console.log(JSON.stringify({
  options: options.length,
  user: error instanceof UserError && error instanceof ToolInvocationError,
  workflow: typeof TravelWorkflow.start,
}));
`;

const examples = readdirSync(join(ROOT, "examples")).filter((file) => file.endsWith(".ts"));

describe.each(examples)("examples/%s", (file) => {
  const run = (program: string, ...args: string[]) =>
    spawnSync(join(ROOT, "node_modules/.bin", program), args, {
      cwd: packed.folder,
      encoding: "utf8",
      env: { PATH: process.env["PATH"] },
    });

  test("runs against the packed package, and nothing but it is printed", () => {
    copyFileSync(join(ROOT, "examples", file), join(packed.folder, file));
    const { status, stdout, stderr } = run("tsx", file);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/TEST-[A-Z0-9]{6}: cancelled|req_\w+: draft_pending_operator/);
  });

  test("compiles against the types in the package, strictly", () => {
    const flags = ["--strict", "--noEmit", "--skipLibCheck", "--module", "nodenext"];
    const types = ["--target", "es2023", "--types", "node", "--typeRoots"];
    const { status, stdout } = run(
      "tsc",
      ...flags,
      ...types,
      join(ROOT, "node_modules/@types"),
      file,
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
  });
});

/** What a program that publishes declarations of its own needs: every type by a name. */
const NAMED = `
import { FlightToolClient, openWayfare, startWayfare, TravelError, TravelWorkflow } from "wayfare";
export const wayfare = openWayfare();
export const desks = await wayfare.desks();
export const found = await wayfare.call("searchCars", { pickupLocationCode: "LAX", pickupDate: "", dropoffDate: "" });
export const workflow = await TravelWorkflow.start(desks, { origin: "LHR", destination: "JFK", departure_date: "" });
export const options = await workflow.search();
export const client = new FlightToolClient(wayfare);
export const code = (error: TravelError) => error.code;
export const world = await (await startWayfare()).world({ task: "gds-lost-answer" });
export const [says, graded, trace, diff] = [world.briefing?.says, await world.grade([]), world.trace(), await world.diff()];
`;

test("every type of the library's signatures can be named by a program", () => {
  writeFileSync(join(packed.folder, "named.ts"), NAMED);
  const flags = ["--strict", "--declaration", "--outDir", "named"];
  const module = ["--module", "nodenext", "--target", "es2023"];
  const compiled = spawnSync(
    join(ROOT, "node_modules/.bin/tsc"),
    [...flags, ...module, "named.ts"],
    {
      cwd: packed.folder,
      encoding: "utf8",
    },
  );
  expect(compiled.stdout).toBe("");
});

test("programs import the package by its name, and it lets them end", () => {
  writeFileSync(join(packed.folder, "program.mjs"), PROGRAM);
  const printed = execFileSync(process.execPath, ["program.mjs"], {
    cwd: packed.folder,
    encoding: "utf8",
  });
  const { options, ...rest } = JSON.parse(printed);
  expect(options).toBeGreaterThan(5);
  expect(rest).toEqual({ user: true, workflow: "function" });
});
