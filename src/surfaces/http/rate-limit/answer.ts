import type { RateDecision, Refusal } from "../admission/guards.ts";
import { type HeaderList, headerPairs } from "../server/reply.ts";

/** What every limited response tells its client. */
export function rateHeaders({ limit, remaining, resetAt }: RateDecision): HeaderList {
  return [
    "X-RateLimit-Limit",
    String(limit),
    "X-RateLimit-Remaining",
    String(remaining),
    "X-RateLimit-Reset",
    // Rounded up: a client that waits for this second is let through.
    String(Math.ceil(resetAt / 1000)),
  ];
}

/** The answer to a request that does not fit. */
export function rateRefusal(decision: RateDecision): Refusal {
  return {
    status: 429,
    headers: {
      ...Object.fromEntries(headerPairs(rateHeaders(decision))),
      "Retry-After": String(decision.retryAfterSeconds),
    },
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
