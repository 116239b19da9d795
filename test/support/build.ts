import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { provideServices } from "./services.ts";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Set where dist/ is new: by `npm run check`, which has just built it, and by the first set-up of a run. */
const BUILT = "WAYFARE_TEST_BUILT";
const OF_PROCESSES = /e2e|deploy|conformance/;

/** Where tests find the toy server in one piece, which starts in a third of the time. */
export const TOYS = "WAYFARE_TEST_TOYS";
const OF_TOYS = /surfaces|conformance/;

/**
 * Vitest's global set-up: what users run is dist/, so tests of processes run it too; and the
 * servers that they drive must be on the machine.
 */
export async function setup(): Promise<(() => void) | undefined> {
  const narrowed = process.argv.filter((argument) => argument.startsWith("test/"));
  // A run narrowed to other files does without the build, which takes longer than they do.
  const wants = (files: RegExp) => narrowed.length === 0 || narrowed.some((one) => files.test(one));
  if (wants(OF_PROCESSES)) provideServices();
  if (wants(OF_PROCESSES) && process.env[BUILT] === undefined) {
    process.env[BUILT] = "yes";
    // As users build it: under the name that Vitest gives, pages would be built for development.
    const env = { ...process.env, NODE_ENV: "production" };
    execFileSync("npm", ["run", "--silent", "build"], { cwd: ROOT, stdio: "inherit", env });
  }
  if (!wants(OF_TOYS) || process.env[TOYS] !== undefined) return undefined;
  // Below node_modules, so that it finds its packages.
  const folder = join(ROOT, "node_modules", ".cache", `toys-${process.pid}`);
  process.env[TOYS] = join(folder, "toy-main.js");
  const ssr = join(ROOT, "test/fixtures/toy-main.ts");
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    build: { ssr, outDir: folder, minify: false },
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
