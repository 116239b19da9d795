import { totalmem } from "node:os";
import type { Store } from "../../../stores/types.ts";
import { before } from "../../mcp/in-flight.ts";

/** What GET /health answers. */
export interface Health {
  readonly status: "healthy" | "degraded" | "unhealthy";
  /** Seconds. */
  readonly uptime: number;
  readonly version: string;
  readonly connections: { readonly stdio: number; readonly http: number; readonly total: number };
  readonly sessions: { readonly active: number; readonly total: number };
  readonly storage: { readonly connected: boolean; readonly responseTime: number | null };
  /** Megabytes, and their share. */
  readonly memory: { readonly used: number; readonly total: number; readonly percentage: number };
  /** Unix milliseconds. */
  readonly timestamp: number;
}

export interface HealthSources {
  readonly version: string;
  readonly storage: Pick<Store, "ping" | "stats">;
  readonly connections: () => { readonly stdio: number; readonly http: number };
  /** False when it is shutting down. */
  readonly serving: () => boolean;
  /** Of all processes together, where there are several. */
  readonly together?: () => Promise<Together>;
  readonly memory?: () => { readonly usedBytes: number; readonly totalBytes: number };
  readonly pingTimeoutMs?: number;
}

/** What processes of one server add up. */
export interface Together {
  readonly connections: number;
  readonly usedBytes: number;
  /** Seconds that the oldest has been there. */
  readonly uptime: number;
}

const ACTIVE_WITHIN_MS = 300_000;
const PING_TIMEOUT_MS = 1_000;
const SLOW_PING_MS = 100;
const BAD_PING_MS = 500;
const MUCH_MEMORY = 0.8;
const TOO_MUCH_MEMORY = 0.9;

/** Looks at the process and its storage. Checks that come at once share one look at the storage. */
export function healthCheck(sources: HealthSources): () => Promise<Health> {
  const started = performance.now();
  const { storage, memory = thisProcess, pingTimeoutMs = PING_TIMEOUT_MS } = sources;
  let looking: Promise<number | null> | undefined;
  let sessions: Health["sessions"] = { active: 0, total: 0 };

  /** Milliseconds that the storage took to answer; null when it did not. */
  async function look(): Promise<number | null> {
    const start = performance.now();
    let took: number | null = null;
    const answered = (async () => {
      await storage.ping();
      took = performance.now() - start;
      const stats = await storage.stats(ACTIVE_WITHIN_MS);
      sessions = { active: stats.sessions.active, total: stats.sessions.total };
    })().catch(() => {
      took = null;
    });
    await before(pingTimeoutMs, answered);
    return took;
  }

  return async () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    const responseTime = await looking;
    const { stdio, http: own } = sources.connections();
    const { usedBytes: used, totalBytes } = memory();
    const whole = await sources.together?.();
    const {
      connections: http,
      usedBytes,
      uptime,
    } = whole ?? {
      connections: own,
      usedBytes: used,
      uptime: (performance.now() - started) / 1000,
    };
    const percentage = usedBytes / totalBytes;
    return {
      status: sources.serving() ? judge(responseTime, percentage) : "unhealthy",
      uptime: Math.floor(uptime),
      version: sources.version,
      connections: { stdio, http, total: stdio + http },
      sessions,
      storage: {
        connected: responseTime !== null,
        responseTime: responseTime === null ? null : rounded(responseTime, 100),
      },
      memory: {
        used: megabytes(usedBytes),
        total: megabytes(totalBytes),
        percentage: rounded(percentage, 10_000),
      },
      timestamp: Date.now(),
    };
  };
}

/** `pingMs` is null when the storage does not answer; `memory` is a share of one. */
function judge(pingMs: number | null, memory: number): Health["status"] {
  if (pingMs === null || pingMs > BAD_PING_MS || memory > TOO_MUCH_MEMORY) return "unhealthy";
  return pingMs >= SLOW_PING_MS || memory >= MUCH_MEMORY ? "degraded" : "healthy";
}

function thisProcess() {
  const machine = totalmem();
  // In a container this is its limit; without one it is absent, zero or absurdly large.
  const limit = process.constrainedMemory() ?? 0;
  return {
    usedBytes: process.memoryUsage.rss(),
    totalBytes: limit > 0 && limit < machine ? limit : machine,
  };
}

function megabytes(bytes: number): number {
  return rounded(bytes / 1_048_576, 10);
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
