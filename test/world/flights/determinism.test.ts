import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const script = fileURLToPath(new URL("./print-searches.ts", import.meta.url));

test("two processes give the same bytes, whatever they were asked before", async () => {
  const outputs = await Promise.all(
    ["forwards", "backwards"].map((order) =>
      run(process.execPath, ["--import", "tsx", script, order]),
    ),
  );
  const [one, other] = outputs.map(({ stdout }) => stdout);
  expect(one?.split("\n")).toHaveLength(8);
  expect(one).toMatch(/^JFK LAX [0-9a-f]{64}$/m);
  expect(other).toBe(one);
});
