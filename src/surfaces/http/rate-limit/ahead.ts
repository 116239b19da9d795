import { boundedCache } from "../../../memory/bounded-cache.ts";
import type { RateCount, RateCounts } from "../../../stores/shared.ts";
import { room } from "./window.ts";

/** Counts for several processes in one place, to which those let through meanwhile are told late. */
export interface LateCounts {
  /** `before`: requests of this client that were let through since the last question. */
  count(client: string, limit: number, windowMs: number, before: number): Promise<RateCount>;
}

/** What one client was last told, and what it did since. */
interface Known {
  count: RateCount;
  /** Let through here, and not told yet. */
  ahead: number;
  /** So many may be, until this moment. */
  most: number;
  until: number;
}

/** A part of a client's room so small that many processes at once pass its limit by hardly more than one. */
const PART_AHEAD = 64;
const MOST_AHEAD = 64;
/** Fewer are not worth it: a limit of some hundred is kept to the one. */
const LEAST_AHEAD = 16;
const FRESH_MS = 100;
/** Of those seen last; one that is forgotten is asked for again. */
const CLIENTS = 10_000;

/**
 * Asks for each request of a client that is near its limit, which is then decided one by one. Of one
 * that is far from it, some are let through at once and told with the next question: a question to
 * another process costs as much as a tenth of a search.
 */
export function countAhead(counts: LateCounts, now: () => number): RateCounts {
  const clients = boundedCache<string, Known>(CLIENTS);

  return {
    async count(client, limit, windowMs) {
      const name = `${limit} ${windowMs} ${client}`;
      const known = clients.get(name);
      const time = Math.floor(now());
      if (known && known.ahead < known.most && time < known.until) {
        known.ahead++;
        return withAhead(known, time);
      }
      // What was let through in a window that is over no longer counts there.
      const isOver = known === undefined || time >= known.count.windowStart + windowMs;
      const before = isOver ? 0 : known.ahead;
      if (known) known.ahead = 0;
      const count = await counts.count(client, limit, windowMs, before);
      const { time: decided, windowStart, admitted } = count;
      const moment = { windowMs, elapsedMs: Math.max(0, decided - windowStart) };
      const part = Math.floor(room(limit, admitted, moment) / PART_AHEAD);
      const most = part < LEAST_AHEAD ? 0 : Math.min(MOST_AHEAD, part);
      const until = Math.min(decided + FRESH_MS, windowStart + windowMs);
      const fresh = clients.get(name);
      if (fresh) Object.assign(fresh, { count, most, until });
      else clients.set(name, { count, ahead: 0, most, until });
      return count;
    },
  };
}

function withAhead({ count, ahead }: Known, time: number): RateCount {
  const { windowStart, admitted, attempts } = count;
  return {
    allowed: true,
    time,
    windowStart,
    admitted: { previous: admitted.previous, current: admitted.current + ahead },
    attempts: { previous: attempts.previous, current: attempts.current + ahead },
  };
}
