import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./build.ts";

/** The package as users get it: packed, then installed with its dependencies into an empty folder. */
export interface Packed {
  readonly folder: string;
  /** The `wayfare` command. */
  readonly bin: string;
  remove(): void;
}

export function installPacked(): Packed {
  const folder = mkdtempSync(join(tmpdir(), "wayfare-packed-"));
  const npm = (...args: string[]) =>
    execFileSync("npm", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  // The scripts are left out: the build is done, and doing it again would pull dist/ from under other tests.
  const tarball = npm("pack", ROOT, "--ignore-scripts", "--silent").trim();
  npm("init", "-y");
  npm("install", "--no-audit", "--no-fund", "--prefer-offline", join(folder, tarball));
  return {
    folder,
    bin: join(folder, "node_modules/.bin/wayfare"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
