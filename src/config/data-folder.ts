import { posix, win32 } from "node:path";

/** What the place of the user's data depends on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly cwd: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where an application keeps a user's data, by the custom of the platform. */
export function dataFolder(env: Environment, machine: Machine): string {
  const { home, platform } = machine;
  if (platform === "win32") {
    const local = env["LOCALAPPDATA"] || win32.join(home, "AppData", "Local");
    return win32.join(local, "wayfare");
  }
  if (platform === "darwin") return posix.join(home, "Library", "Application Support", "wayfare");
  const xdg = env["XDG_DATA_HOME"];
  // The XDG specification says to ignore a relative path.
  const base = xdg && posix.isAbsolute(xdg) ? xdg : posix.join(home, ".local", "share");
  return posix.join(base, "wayfare");
}

/** A path as a shell would have read it: hosts that start servers expand no `~`. */
export function expandPath(path: string, machine: Machine): string {
  const { join, resolve } = machine.platform === "win32" ? win32 : posix;
  const expanded = /^~(?=[/\\]|$)/.test(path) ? join(machine.home, path.slice(1)) : path;
  return resolve(machine.cwd, expanded);
}
