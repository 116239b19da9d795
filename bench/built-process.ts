import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** All answers of the planner's corpus. */
const MOST_PRINTED = 2 ** 26;

/**
 * What a file of this folder prints, in a process that does nothing else. It is built as the server
 * is: what runs the bench itself wraps every function that is made.
 */
export async function saidByBuilt(file: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "wayfare-bench-"));
  const input = { measured: join(ROOT, "bench", file) };
  await build({
    root: ROOT,
    logLevel: "warn",
    build: { outDir: folder, rolldownOptions: { input } },
  });
  cpSync(join(ROOT, "dist/world"), join(folder, "world"), { recursive: true });
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, "measured.js"), ROOT], {
    encoding: "utf8",
    maxBuffer: MOST_PRINTED,
  });
  rmSync(folder, { recursive: true });
  if (stdout === "") throw new Error(`bench/${file} said nothing: ${stderr}`);
  return stdout;
}
