import type { RateDecision, Refusal } from "../guards.ts";

/** What every limited response tells its client. */
export function rateHeaders(decision: RateDecision): Readonly<Record<string, string>> {
  return {
    "X-RateLimit-Limit": String(decision.limit),
    "X-RateLimit-Remaining": String(decision.remaining),
    // Rounded up: a client that waits for this second is let through.
    "X-RateLimit-Reset": String(Math.ceil(decision.resetAt / 1000)),
  };
}

/** The answer to a request that does not fit. */
export function rateRefusal(decision: RateDecision): Refusal {
  return {
    status: 429,
    headers: { ...rateHeaders(decision), "Retry-After": String(decision.retryAfterSeconds) },
    body: {
      error: "Rate limit exceeded",
      code: "RATE_LIMIT_EXCEEDED",
      limit: decision.limit,
      current: decision.current,
      resetAt: new Date(decision.resetAt).toISOString(),
      retryAfter: decision.retryAfterSeconds,
    },
  };
}
