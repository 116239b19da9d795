import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Program, program } from "../../test/support/services.ts";
import type { Subject } from "./subjects.ts";

/** What a storm brought to light. */
export interface Measured {
  readonly perSecond: number;
  /** Microseconds of the server's CPU for one request. */
  readonly cpu: number;
  readonly answered: number;
  readonly failed: number;
}

export interface Storm {
  /** Sent in turn, over and over. */
  readonly bodies: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Which of the bodies comes first. */
  readonly from?: number;
}

/** In C and on one thread, so that on two cores it does not take the server's. */
const WRK: Program = { commands: ["wrk"], package: "wrk" };
export const CONNECTIONS = 32;

const run = promisify(execFile);

/** As many calls as a server takes over keep-alive connections, each waiting for its answer. */
export async function storm(subject: Subject, what: Storm): Promise<Measured> {
  const { bodies, headers, seconds, from = 0 } = what;
  const folder = mkdtempSync(join(tmpdir(), "wayfare-storm-"));
  const files = { bodies: join(folder, "bodies"), headers: join(folder, "headers") };
  writeFileSync(files.bodies, bodies.join("\n"));
  writeFileSync(
    files.headers,
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
  );
  const script = fileURLToPath(new URL("./storm.lua", import.meta.url));
  try {
    const before = await subject.cpu();
    const { stdout } = await run(
      program(WRK),
      ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-s", script, subject.url],
      {
        env: {
          ...process.env,
          STORM_BODIES: files.bodies,
          STORM_HEADERS: files.headers,
          STORM_FROM: String(from),
        },
      },
    );
    const used = (await subject.cpu()) - before;
    const answered = numberIn(stdout, /(\d+) requests in/);
    return {
      perSecond: numberIn(stdout, /Requests\/sec:\s+([\d.]+)/),
      cpu: (used * 1e6) / Math.max(1, answered),
      answered,
      failed: numberIn(stdout, /Non-2xx or 3xx responses: (\d+)/) + socketErrors(stdout),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

function socketErrors(text: string): number {
  const line = /Socket errors: (.*)/.exec(text)?.[1] ?? "";
  return [...line.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
}
