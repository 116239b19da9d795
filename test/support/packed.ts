import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The package as users get it: packed, then installed with its dependencies into an empty folder. */
export interface Packed {
  readonly folder: string;
  /** The `wayfare` command. */
  readonly bin: string;
  remove(): void;
}

/** Where the files of a run find the package that was installed for all of them. */
const INSTALLED = "WAYFARE_TEST_PACKED";

const newFolder = () => mkdtempSync(join(tmpdir(), "wayfare-packed-"));

/** Packs what lies in `root` and installs it, once for a run; gives where. */
export function installPacked(root: string): string {
  const folder = newFolder();
  const npm = (...args: string[]) =>
    execFileSync("npm", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  // The scripts are left out: the build is done, and doing it again would pull dist/ from under other tests.
  const tarball = npm("pack", root, "--ignore-scripts", "--silent").trim();
  npm("init", "-y");
  npm("install", "--no-audit", "--no-fund", "--prefer-offline", join(folder, tarball));
  process.env[INSTALLED] = folder;
  return folder;
}

/** A copy of it that a file may write to. */
export function packedPackage(): Packed {
  const installed = process.env[INSTALLED];
  if (installed === undefined) throw new Error("The package was not installed for this run");
  const folder = newFolder();
  cpSync(installed, folder, { recursive: true, verbatimSymlinks: true });
  return {
    folder,
    bin: join(folder, "node_modules/.bin/wayfare"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
