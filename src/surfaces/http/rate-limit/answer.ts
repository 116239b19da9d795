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

/** What the limit of requests is set by, for the person whose own server refuses them. */
export const RATE_SETTING = "RATE_LIMIT_PER_MINUTE on the server sets the limit.";

/** The answer to a request that does not fit. */
export function rateRefusal(decision: RateDecision, hint?: string): Refusal {
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
      ...(hint !== undefined && { hint }),
    },
  };
}
