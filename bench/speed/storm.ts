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
  /** What the load's program says of its connections, where it has something to say. */
  readonly socketErrors: string;
  /** Milliseconds from sending to the whole answer. */
  readonly p50: number;
  readonly p99: number;
}

export interface Storm {
  /** Sent in turn, over and over. */
  readonly bodies: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds: number;
  /** Which of the bodies comes first. */
  readonly from?: number;
  /** Fewer or more than usual. */
  readonly connections?: number;
  /** About so many requests a second, from more connections that wait in between. */
  readonly pace?: number;
}

/** In C and on one thread, so that on two cores it does not take the server's. */
const WRK: Program = { commands: ["wrk"], package: "wrk" };
export const CONNECTIONS = 32;
/** As many calls may be under way when a storm ends. */
export const PACED_CONNECTIONS = 128;
/** Slow is no failure: how slow is what the percentiles say. */
const TIMEOUT = "30s";

const run = promisify(execFile);

/**
 * As many calls as a server takes over keep-alive connections, each waiting for its answer, or as
 * many as the pace allows.
 */
export async function storm(subject: Subject, what: Storm): Promise<Measured> {
  const { bodies, headers, seconds, from = 0, pace } = what;
  const usual = pace === undefined ? CONNECTIONS : PACED_CONNECTIONS;
  const { connections = usual } = what;
  const pause = pace === undefined ? 0 : Math.round((connections * 1000) / pace);
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
      [
        ...["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", TIMEOUT, "--latency"],
        ...["-s", script, subject.url],
      ],
      {
        env: {
          ...process.env,
          STORM_BODIES: files.bodies,
          STORM_HEADERS: files.headers,
          STORM_FROM: String(from),
          STORM_PAUSE_MS: String(pause),
        },
      },
    );
    const used = (await subject.cpu()) - before;
    const all = numberIn(stdout, /(\d+) requests in/);
    const refused = numberIn(stdout, /Non-2xx or 3xx responses: (\d+)/);
    const answered = Math.max(1, all - refused);
    const socketErrors = /Socket errors: (.*)/.exec(stdout)?.[1] ?? "";
    return {
      perSecond: (numberIn(stdout, /Requests\/sec:\s+([\d.]+)/) * answered) / Math.max(1, all),
      cpu: (used * 1e6) / answered,
      answered,
      failed: refused + sumOf(socketErrors),
      socketErrors,
      p50: latency(stdout, 50),
      p99: latency(stdout, 99),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function numberIn(text: string, pattern: RegExp): number {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

function latency(text: string, percent: number): number {
  const [, value, unit = ""] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? [];
  return Number(value) * (MILLISECONDS[unit] ?? Number.NaN);
}

function sumOf(line: string): number {
  return [...line.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0);
}
