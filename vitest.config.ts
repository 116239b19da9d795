import { defineConfig } from "vitest/config";
import { closingLine } from "./test/support/closing-line.ts";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/build.ts"],
    setupFiles: ["test/support/patience.ts"],
    expect: { poll: { timeout: 60_000 } },
    // As many files at once as there are cores: most wait for servers, disks and browsers.
    maxWorkers: "100%",
    // Machines differ in speed; a test fails for what it finds, not for how long it took.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ["default", closingLine()],
  },
});
