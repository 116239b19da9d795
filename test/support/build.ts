import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { installPacked } from "./packed.ts";
import { provideServices } from "./services.ts";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** Set where dist/ is new: by `npm run check`, which has just built it. */
const BUILT = "WAYFARE_TEST_BUILT";
const OF_PROCESSES = /e2e|deploy|conformance/;
const OF_THE_PACKAGE = /e2e(\/|\/(journey|library|packages)\.test\.ts)?$/;

/** Where tests find the toy server in one piece, which starts in a third of the time. */
export const TOYS = "WAYFARE_TEST_TOYS";
const OF_TOYS = /surfaces|conformance/;

/** Every project of a run is set up; the first set-up does it for all. */
const DONE = "WAYFARE_TEST_SET_UP";

/**
 * Vitest's global set-up: what users run is dist/, so tests of processes run it too; and the
 * servers that they drive must be on the machine. Gives what removes the rest after the run.
 */
export async function setup(): Promise<(() => void) | undefined> {
  if (process.env[DONE] !== undefined) return undefined;
  process.env[DONE] = "yes";
  const narrowed = process.argv.filter((argument) => argument.startsWith("test/"));
  // A run narrowed to other files does without the build, which takes longer than they do.
  const wants = (files: RegExp) => narrowed.length === 0 || narrowed.some((one) => files.test(one));
  if (wants(OF_PROCESSES)) {
    provideServices();
    if (process.env[BUILT] === undefined) buildAsUsersDo();
  }
  const leftovers: string[] = [];
  if (wants(OF_THE_PACKAGE)) leftovers.push(installPacked(ROOT));
  if (wants(OF_TOYS)) leftovers.push(await bundleToys());
  return () => {
    for (const folder of leftovers) rmSync(folder, { recursive: true, force: true });
  };
}

function buildAsUsersDo(): void {
  // Under the name that Vitest gives, pages would be built for development.
  const env = { ...process.env, NODE_ENV: "production" };
  execFileSync("npm", ["run", "--silent", "build"], { cwd: ROOT, stdio: "inherit", env });
}

/** Gives its folder, which lies below node_modules, so that it finds its packages. */
async function bundleToys(): Promise<string> {
  const folder = join(ROOT, "node_modules", ".cache", `toys-${process.pid}`);
  process.env[TOYS] = join(folder, "toy-main.js");
  const ssr = join(ROOT, "test/fixtures/toy-main.ts");
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    build: { ssr, outDir: folder, minify: false },
  });
  return folder;
}
