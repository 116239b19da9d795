import type { RateCount } from "../../../stores/shared.ts";
import type { RateDecision } from "../admission/guards.ts";

/** Requests let through: only these weigh, so that being refused never prolongs a block. */
type Counts = RateCount["admitted"];

/** A moment inside a window, in whole milliseconds. */
interface Moment {
  readonly windowMs: number;
  readonly elapsedMs: number;
}

/*
 * The estimate is previous × overlap + current, the overlap being the share of the last `windowMs`
 * that lies in the previous window. Everything is multiplied by `windowMs` so that it stays an
 * integer: with fractions, a request on the very edge could pass or not by rounding.
 */

function weight({ previous, current }: Counts, { windowMs, elapsedMs }: Moment): number {
  return previous * (windowMs - elapsedMs) + current * windowMs;
}

/** True when one more request keeps the estimate within the limit. */
export function fits(limit: number, counts: Counts, moment: Moment): boolean {
  return weight(counts, moment) + moment.windowMs <= limit * moment.windowMs;
}

/** Requests that would fit at this moment. */
export function room(limit: number, counts: Counts, moment: Moment): number {
  const left = limit * moment.windowMs - weight(counts, moment);
  return Math.max(0, Math.floor(left / moment.windowMs));
}

/** The estimate as a whole number of requests; any part of one counts. */
function estimate(counts: Counts, moment: Moment): number {
  return Math.ceil(weight(counts, moment) / moment.windowMs);
}

/** Milliseconds from the window's start until one more request fits, if no other arrives. */
function fitsFrom(limit: number, { previous, current }: Counts, windowMs: number): number {
  if (current < limit) {
    const elapsedMs = fadesAt(limit - current - 1, previous, windowMs);
    if (elapsedMs < windowMs) return elapsedMs;
  }
  // By then this window is the previous one, and if even that is too much, it is forgotten.
  return windowMs + fadesAt(limit - 1, current, windowMs);
}

/** When the previous window's weight has shrunk to `allowed` requests. */
function fadesAt(allowed: number, previous: number, windowMs: number): number {
  if (previous <= allowed) return 0;
  return windowMs - Math.floor((allowed * windowMs) / previous);
}

/** What a client is told, whether one node counts its requests or all of them together. */
export function decision(
  limit: number,
  windowMs: number,
  { allowed, time, windowStart, admitted, attempts }: RateCount,
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
