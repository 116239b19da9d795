import type { Reporter, TestModule } from "vitest/node";

/** Ends a run with one plain line that any tool can read: `1831 passed, 0 failed`. */
export function closingLine(): Reporter {
  return {
    onTestRunEnd(modules: readonly TestModule[], unhandled) {
      const count = { passed: 0, failed: unhandled.length, skipped: 0, pending: 0 };
      for (const module of modules) {
        for (const test of module.children.allTests()) count[test.result().state]++;
        // A file that could not be loaded has failed without any test of it having run.
        if (module.state() === "failed" && [...module.children.allTests()].length === 0) {
          count.failed++;
        }
      }
      const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
      process.stdout.write(`${count.passed} passed, ${count.failed} failed${skipped}\n`);
    },
  };
}
