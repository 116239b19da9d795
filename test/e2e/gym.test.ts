import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

test("the built program has its tasks with it, and proves one", async () => {
  const words = [MAIN, "gym", "verify", "gds-cheapest-nonstop"];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  expect(stdout).toContain("1 of 1 tasks are proved");
});
