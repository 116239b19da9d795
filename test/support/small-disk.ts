import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk of its own, in memory, that a test may fill up. */
export interface SmallDisk {
  readonly path: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives that room back. */
  empty(): void;
  /** Only while no file on it is open for writing. */
  mount(mode: "ro" | "rw"): void;
  remove(): void;
}

/** Needs root, or a sudo that does not ask. */
export function smallDisk(megabytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), "wayfare-disk-"));
  const ballast = join(path, "ballast");
  run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=1777`, "tmpfs", path);
  return {
    path,
    fill() {
      // In steps down to a byte: a server that writes meanwhile takes some of the room.
      for (let step = 1_048_576; step >= 1; step = Math.floor(step / 2)) {
        while (fits(ballast, step));
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    mount: (mode) => run("mount", "-o", `remount,${mode}`, path),
    remove() {
      // Lazily: a server that was killed may still have files open for a moment.
      run("umount", "--lazy", path);
      rmdirSync(path);
    },
  };
}

function fits(file: string, bytes: number): boolean {
  try {
    appendFileSync(file, Buffer.alloc(bytes));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOSPC") return false;
    throw error;
  }
}

function run(...command: readonly string[]): void {
  const [program = "", ...args] = process.getuid?.() === 0 ? command : ["sudo", "-n", ...command];
  execFileSync(program, args, { stdio: "pipe" });
}
