import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { provideServices } from "./services.ts";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Set in this process: the run with workers has the same set-up, and needs no second build. */
const BUILT = "WAYFARE_TEST_BUILT";
const OF_PROCESSES = /e2e|deploy|conformance/;

/**
 * Vitest's global set-up: what users run is dist/, so tests of processes run it too; and the
 * servers that they drive must be on the machine.
 */
export function setup(): void {
  const narrowed = process.argv.filter((argument) => argument.startsWith("test/"));
  // A run narrowed to other files does without the build, which takes longer than they do.
  if (narrowed.length > 0 && !narrowed.some((file) => OF_PROCESSES.test(file))) return;
  if (process.env[BUILT] !== undefined) return;
  process.env[BUILT] = "yes";
  provideServices();
  // As users build it: under the name that Vitest gives, pages would be built for development.
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync("npm", ["run", "--silent", "build"], { cwd: ROOT, stdio: "inherit", env });
}
