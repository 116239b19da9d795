import { setTimeout as sleep } from "node:timers/promises";

/**
 * How long a question waits for everything before it is told what is known, and how long reading everything waits
 * after a question.
 */
export const MOMENT_MS = 30;

/** What the work gives within a moment; it goes on. */
export async function withinMoment<T>(work: Promise<T>): Promise<T | undefined> {
  const late = new AbortController();
  const moment = sleep(MOMENT_MS, undefined, { signal: late.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, moment]);
  } finally {
    late.abort();
  }
}
