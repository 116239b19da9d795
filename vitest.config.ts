import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { closingLine } from "./test/support/closing-line.ts";
import { PATIENCE_MS } from "./test/support/waiting.ts";

/**
 * Run once more against servers of two workers: what a second process could change. What is killed
 * over stdio, or uses a store without a server, has no workers; their own crashes are in
 * `test/e2e/workers.test.ts`. What looks at one process alone stays out: a clock that is set by a
 * signal (servicing), the order of spans (telemetry), a search counted before it is written
 * (session-resources), the questions that one process keeps open (pricecheck-asking).
 */
const WITH_WORKERS = [
  "test/conformance/conformance.test.ts",
  "test/surfaces/http/lane/differential.test.ts",
  "test/surfaces/http/session/sessions.test.ts",
  "test/surfaces/http/session/nodes.test.ts",
  "test/surfaces/http/server/shutdown.test.ts",
  "test/e2e/auth.test.ts",
  "test/e2e/rest.test.ts",
  "test/e2e/sandbox.test.ts",
  "test/e2e/http.test.ts",
  "test/e2e/nodes.test.ts",
  "test/e2e/nodes-asking.test.ts",
  "test/e2e/faults-file.test.ts",
  "test/e2e/damaged-file.test.ts",
];

/**
 * Files that replace a module or a function of the language, or count what a process has done, get a
 * process that has done nothing yet. All others take turns in as many processes as run at once: each
 * loads code, world and catalogue once, as a server does, which is half of what the rooms' tests take.
 */
const ALONE = [
  "test/compose/work-per-call.test.ts",
  "test/domain/money-words.test.ts",
  "test/library/sandbox.test.ts",
  "test/memory/turns.test.ts",
  "test/services/gds/sessions.test.ts",
  "test/stores/sqlite/writer.test.ts",
  "test/suppliers/simulated/fare-days.test.ts",
  "test/surfaces/http/lane/reuse.test.ts",
];

export default defineConfig({
  test: {
    setupFiles: ["test/support/patience.ts"],
    expect: { poll: { timeout: PATIENCE_MS } },
    // More files at once than there are cores: many wait for servers, disks and browsers.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Machines differ in speed; a test fails for what it finds, not for how long it took.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 600_000,
    reporters: ["default", closingLine()],
    globalSetup: ["test/support/build.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "tests",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...ALONE],
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: ALONE } },
      {
        extends: true,
        test: {
          name: "workers",
          include: WITH_WORKERS,
          isolate: false,
          env: { WAYFARE_TEST_WORKERS: "2" },
        },
      },
    ],
  },
});
