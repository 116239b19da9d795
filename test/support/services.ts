import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** A program that a test drives, and the Debian package that brings it. */
export interface Program {
  /** Its names, the preferred one first. */
  readonly commands: readonly [string, ...string[]];
  readonly package: string;
}

export const CHROMIUM: Program = {
  commands: ["chromium", "chromium-browser", "google-chrome"],
  package: "chromium",
};
export const NGINX: Program = { commands: ["nginx"], package: "nginx-light" };
export const OPENSSL: Program = { commands: ["openssl"], package: "openssl" };
export const VALKEY: Program = {
  commands: ["valkey-server", "redis-server"],
  package: "redis-server",
};

/** Installs what is missing before the tests start: two of them at once would fight over apt. */
export function provideServices(): void {
  for (const wanted of [CHROMIUM, NGINX, OPENSSL, VALKEY]) program(wanted);
}

/** Not on everybody's PATH, but where servers are installed. */
const SERVER_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/**
 * The path of a program, installed from Debian when it is missing. A test that needs it must not
 * be skipped without it: what it would have proved is then simply not known.
 */
export function program(wanted: Program): string {
  const found = findAny(wanted.commands);
  if (found !== undefined) return found;
  const trouble = install(wanted);
  const installed = findAny(wanted.commands);
  if (installed !== undefined) return installed;
  throw new Error(
    [
      `This test needs ${wanted.commands.join(" or ")}, which is not on this machine and could not be installed.`,
      `Install it (Debian, Ubuntu: sudo apt-get install ${wanted.package}) and run the test again.`,
      ...(trouble === "" ? [] : [`apt-get said: ${trouble}`]),
    ].join("\n"),
  );
}

function findAny(commands: readonly string[]): string | undefined {
  return commands.map(find).find((path) => path !== undefined);
}

function find(command: string): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...SERVER_FOLDERS];
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Gives what went wrong, or nothing. */
function install({ package: name }: Program): string {
  const aptGet = find("apt-get");
  if (aptGet === undefined) return "this machine has no apt-get";
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const run = (...args: readonly string[]) => {
    const [command = aptGet, ...rest] = [...asRoot, aptGet, ...args];
    return execFileSync(command, rest, {
      // A service must not be started by its installation: the test starts its own.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
      stdio: "pipe",
      encoding: "utf8",
    });
  };
  const packages = ["-y", "-q", "-o", "DPkg::Lock::Timeout=120", "--no-install-recommends", name];
  try {
    // Lists that are already there are often good enough.
    run("install", ...packages);
  } catch {
    try {
      run("update", "-q");
      run("install", ...packages);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return "";
}

/** Runs a program to its end; fails with what it printed. */
export function runProgram(path: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(path, args, { encoding: "utf8" });
  if (status === 0) return `${stdout}${stderr}`;
  throw new Error(`${path} ${args.join(" ")} failed (${status}):\n${stdout}${stderr}`);
}
