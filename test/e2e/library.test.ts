import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { installPacked, type Packed } from "../support/packed.ts";

let packed: Packed;
beforeAll(() => {
  packed = installPacked();
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
