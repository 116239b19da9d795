import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const MODULE = fileURLToPath(new URL("../../src/logging/log.ts", import.meta.url));

/** Logs in a process of its own: what matters is what arrives on its streams. */
function logInProcess(level: string): { stdout: string; lines: Record<string, unknown>[] } {
  const script = `
    import { stderrLog } from ${JSON.stringify(MODULE)};
    const log = stderrLog(${JSON.stringify(level)});
    log.debug({ n: 1 }, "detail");
    log.info({ tool: "toy", contactEmail: "jane@example.com" }, "mail to jane@example.com");
    log.error({ err: new Error("boom") }, "failed");
    process.exit(0);
  `;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", script],
    { encoding: "utf8" },
  );
  const lines = stderr.split("\n").filter((line) => line !== "");
  return { stdout, lines: lines.map((line) => JSON.parse(line)) };
}

describe("the log", () => {
  test("is JSON lines on stderr, redacted, complete even when the process ends at once", () => {
    const { stdout, lines } = logInProcess("info");
    expect(stdout).toBe("");
    expect(lines).toMatchObject([
      { level: 30, tool: "toy", contactEmail: "[redacted]", msg: "mail to [redacted]" },
      { level: 50, err: { name: "Error", message: "boom" }, msg: "failed" },
    ]);
    expect(lines[0]?.["time"]).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  });

  test("once prepared, writes although no file can be opened any more", () => {
    const script = `
      import { openSync } from "node:fs";
      import { stderrLog } from ${JSON.stringify(MODULE)};
      const log = stderrLog("warn");
      log.prepare();
      try {
        for (;;) openSync("/dev/null");
      } catch {}
      log.error({ n: 1 }, "out of descriptors");
      process.exit(7);
    `;
    const { status, stderr } = spawnSync(
      "sh",
      [
        "-c",
        `ulimit -n 200; exec "$0" --import tsx --input-type=module -e "$1"`,
        process.execPath,
        script,
      ],
      { encoding: "utf8" },
    );
    expect(JSON.parse(stderr)).toMatchObject({ level: 50, msg: "out of descriptors" });
    expect(status).toBe(7);
  });

  test("can be silenced", () => {
    expect(logInProcess("silent")).toEqual({ stdout: "", lines: [] });
  });
});
