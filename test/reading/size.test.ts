import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where people's words are read; what stands in a folder called lexicon is data. */
const READERS = [
  "src/reading",
  "src/services/pricecheck/parse",
  "src/services/concierge/plan/understand",
];
/** What the readers may have at most. */
const MOST_LINES = 4_500;

/** Lines that are neither blank nor comment. */
function linesOf(file: string): number {
  const code = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
  return code.split("\n").filter((line) => !/^\s*(?:\/\/.*)?$/.test(line)).length;
}

test("the logic of all readers together does not grow", () => {
  const files = READERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.includes("lexicon/"))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(40);
  const lines = files.reduce((sum, file) => sum + linesOf(file), 0);
  expect(lines).toBeLessThanOrEqual(MOST_LINES);
});
