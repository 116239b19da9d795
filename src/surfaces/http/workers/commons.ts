import type { HttpSettings } from "../../../config/http.ts";
import type { SessionEvent } from "../../../stores/shared.ts";
import { allowance, streamsInAll } from "../admission/allowance.ts";
import { localRateCounts } from "../rate-limit/limiter.ts";
import { sessionQuota } from "../session/session-quota.ts";
import type { Answers, Questions } from "./messages.ts";

/** The questions that the primary answers out of its own memory. */
type Kept = Exclude<keyof Questions, "hold" | "reports">;

/** What workers have in common besides the storage. It lives in the primary, and ends with it. */
export interface Commons {
  /** A place for a standing stream, as a function that gives it back. */
  hold(client: string): (() => void) | undefined;
  readonly answers: { [Name in Kept]: (question: Questions[Name]) => Answers[Name] };
  used(client: string, session: string): void;
  ended(client: string, session: string): void;
}

export type CommonsOptions = Pick<HttpSettings, "maxSessions" | "maxStreams"> & {
  readonly sessionTtlMs: number;
  readonly now: () => number;
};

export function commons(options: CommonsOptions): Commons {
  const { now, maxSessions, maxStreams, sessionTtlMs } = options;
  const streams = allowance(maxStreams, streamsInAll(maxStreams));
  const quota = sessionQuota(maxSessions, sessionTtlMs, now);
  const rates = localRateCounts({ now });
  const events = recentEvents(now);
  return {
    hold: streams.take,
    answers: {
      append: events.append,
      after: events.after,
      count: ({ client, limit, windowMs, before }) => rates.count(client, limit, windowMs, before),
      mayOpen: ({ client }) => quota.mayOpen(client),
    },
    used: quota.used,
    ended: quota.ended,
  };
}

/** As many as a server of one process keeps, and for as long. */
const MAX_EVENTS = 2_000;
const MAX_AGE_MS = 120_000;
const POSITIONS_PER_MS = 1_000;

/** Events of all sessions; positions begin with the time, so that a restart continues them. */
function recentEvents(now: () => number) {
  const kept = new Map<number, SessionEvent & { readonly session: string; readonly at: number }>();
  let last = now() * POSITIONS_PER_MS;

  function prune(): void {
    const oldest = now() - MAX_AGE_MS;
    for (const [position, { at }] of kept) {
      if (kept.size <= MAX_EVENTS && at >= oldest) return;
      kept.delete(position);
    }
  }

  return {
    append({ session, stream, message }: Questions["append"]): string {
      last++;
      kept.set(last, { session, position: `${last}`, stream, message, at: now() });
      prune();
      return `${last}`;
    },
    after({ session, position }: Questions["after"]): readonly SessionEvent[] {
      prune();
      const from = Number(position);
      const found: SessionEvent[] = [];
      for (const [at, { session: of, stream, message }] of kept) {
        if (at > from && of === session) found.push({ position: `${at}`, stream, message });
      }
      return found;
    },
  };
}
