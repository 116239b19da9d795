import type { RateDecision } from "../admission/guards.ts";
import { type Counts, estimate, fitsFrom, room } from "./window.ts";

/** What was counted when a request was let through or refused, that request included. */
export interface Counted {
  readonly allowed: boolean;
  /** Unix milliseconds. */
  readonly time: number;
  readonly windowStart: number;
  readonly admitted: Counts;
  readonly attempts: Counts;
}

/** What a client is told, wherever its requests are counted. */
export function decision(
  limit: number,
  windowMs: number,
  { allowed, time, windowStart, admitted, attempts }: Counted,
): RateDecision {
  const moment = { windowMs, elapsedMs: Math.max(0, time - windowStart) };
  const resetAt = windowStart + (allowed ? windowMs : fitsFrom(limit, admitted, windowMs));
  return {
    allowed,
    limit,
    remaining: room(limit, admitted, moment),
    current: estimate(attempts, moment),
    resetAt,
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((resetAt - time) / 1000)),
  };
}
