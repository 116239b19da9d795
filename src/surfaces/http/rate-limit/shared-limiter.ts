import type { RateLimitSettings } from "../../../config/guards.ts";
import type { RateCounts } from "../../../stores/shared.ts";
import type { RateLimiter } from "../admission/guards.ts";
import { decision } from "./decision.ts";

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
