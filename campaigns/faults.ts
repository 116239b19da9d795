import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../test/support/build.ts";

/**
 * Causes every fault of the table in docs/operations.md, by the tests that the table names, and
 * prints what became of each: `npm run faults`, or `npm run faults -- disk valkey` for some.
 */

interface Fault {
  readonly name: string;
  readonly promise: string;
  readonly shownBy: readonly Shown[];
}

/** A test file, and words of the titles that count; all of them without. */
interface Shown {
  readonly file: string;
  readonly words: string;
}

interface TestResult {
  readonly status: string;
  readonly title: string;
}

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const faults = (await faultsOf(join(ROOT, "docs/operations.md"))).filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
);
const results = await runTests([
  ...new Set(faults.flatMap(({ shownBy }) => shownBy.map(({ file }) => file))),
]);
let failed = faults.length === 0;
for (const { name, promise, shownBy } of faults) {
  const tests = shownBy.flatMap(({ file, words }) =>
    (results.get(file) ?? []).filter(({ title }) => title.includes(words)),
  );
  const broken = tests.filter(({ status }) => status !== "passed");
  const kept = tests.length > 0 && broken.length === 0;
  failed ||= !kept;
  console.log(`${kept ? "kept  " : "BROKEN"}  ${name} (${tests.length} tests)\n        ${promise}`);
  for (const { title, status } of broken) console.log(`        ${status}: ${title}`);
}
process.exitCode = failed ? 1 : 0;

/** The rows of the table under "Faults". */
async function faultsOf(document: string): Promise<readonly Fault[]> {
  const [, section = ""] = (await readFile(document, "utf8")).split("\n## Faults\n");
  const [table = ""] = section.split("\n## ");
  return table
    .split("\n")
    .filter((line) => line.includes(".test.ts"))
    .map((line) => {
      const [, name = "", promise = "", , tests = ""] = line.split("|").map((cell) => cell.trim());
      const shown = tests.matchAll(/`([^`]+)`(?: \(([^)]+)\))?/g);
      const shownBy = [...shown].map(([, file = "", words = ""]) => ({ file, words }));
      return { name, promise, shownBy };
    });
}

/** Runs test files; gives the tests of each. */
async function runTests(
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly TestResult[]>> {
  const folder = await mkdtemp(join(tmpdir(), "wayfare-faults-"));
  const report = join(folder, "report.json");
  const options = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const run = spawn("npx", ["vitest", "run", ...options, ...files], {
    cwd: ROOT,
    stdio: "inherit",
  });
  await once(run, "exit");
  const { testResults } = JSON.parse(await readFile(report, "utf8"));
  await rm(folder, { recursive: true, force: true });
  const found = new Map<string, readonly TestResult[]>();
  for (const { name, assertionResults } of testResults) {
    const file = String(name).replace(ROOT, "");
    // Some files are run twice, the second time with workers.
    found.set(file, [...(found.get(file) ?? []), ...assertionResults]);
  }
  return found;
}
