import type { RateLimitSettings } from "../../../config/guards.ts";
import type { RateCount, RateCounts } from "../../../stores/shared.ts";
import type { RateLimiter } from "../admission/guards.ts";
import { decision, fits } from "./window.ts";

/** One client in one window. */
interface Tally {
  admitted: number;
  attempts: number;
}

const NONE: Readonly<Tally> = { admitted: 0, attempts: 0 };
/** About 15 MB in two windows. Beyond it the clients seen first are forgotten, never the server. */
const MOST_CLIENTS = 50_000;

interface CountOptions {
  /** Unix milliseconds, of a clock that runs. */
  readonly now: () => number;
  readonly mostClients?: number;
}

export interface LimiterOptions extends CountOptions, RateLimitSettings {}

/** Counts in this process, for a server of one node. */
export function localRateLimiter(options: LimiterOptions): RateLimiter {
  const { limit, windowMs } = options;
  const count = windowCounts(options, options);
  return { admit: (key) => decision(limit, windowMs, count(key)) };
}

/** The same for any number of limits, each of which counts its own clients. */
export function localRateCounts(options: CountOptions) {
  const limits = new Map<string, ReturnType<typeof windowCounts>>();
  return {
    count(client: string, limit: number, windowMs: number, before: number): RateCount {
      const name = `${limit} ${windowMs}`;
      const count = limits.get(name) ?? windowCounts({ limit, windowMs }, options);
      limits.set(name, count);
      return count(client, before);
    },
  };
}

/**
 * Windows begin at the same moments for all clients, so that one that stays away is forgotten with
 * its last two windows.
 */
function windowCounts(
  { limit, windowMs }: RateLimitSettings,
  { now, mostClients = MOST_CLIENTS }: CountOptions,
): (key: string, before?: number) => RateCount {
  let window = Number.NEGATIVE_INFINITY;
  let previous: ReadonlyMap<string, Readonly<Tally>> = new Map();
  let current = new Map<string, Tally>();

  function turnTo(next: number): void {
    // A clock set back a little stays in the window it was in; set back far, it starts afresh.
    if (next === window || next === window - 1) return;
    previous = next === window + 1 ? current : new Map();
    current = new Map();
    window = next;
  }

  function tallyOf(key: string): Tally {
    const known = current.get(key);
    if (known) return known;
    if (current.size >= mostClients) {
      const [oldest] = current.keys();
      if (oldest !== undefined) current.delete(oldest);
    }
    const tally = { ...NONE };
    current.set(key, tally);
    return tally;
  }

  return (key, before = 0) => {
    const time = Math.floor(now());
    turnTo(Math.floor(time / windowMs));
    const start = window * windowMs;
    const moment = { windowMs, elapsedMs: Math.max(0, time - start) };
    const last = previous.get(key) ?? NONE;
    const tally = tallyOf(key);
    const admitted = () => ({ previous: last.admitted, current: tally.admitted });

    // Those that were let through before this one weigh, whether or not they would fit now.
    tally.admitted += before;
    tally.attempts += before + 1;
    const allowed = fits(limit, admitted(), moment);
    if (allowed) tally.admitted += 1;
    return {
      allowed,
      time,
      windowStart: start,
      admitted: admitted(),
      attempts: { previous: last.attempts, current: tally.attempts },
    };
  };
}

/**
 * Counts in the storage, for all nodes. While that is away each node counts by itself: a limit that
 * cannot be asked for must neither open the gate nor hide what the storage has to say about a call.
 */
export function sharedRateLimiter(
  counts: RateCounts,
  { limit, windowMs }: RateLimitSettings,
  alone: RateLimiter,
): RateLimiter {
  return {
    async admit(key) {
      try {
        return decision(limit, windowMs, await counts.count(key, limit, windowMs));
      } catch {
        return await alone.admit(key);
      }
    },
  };
}
