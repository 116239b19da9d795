import type { SearchRecord, SearchRecorder } from "./types.ts";

export interface SearchRecorderOptions {
  /** How long a search may wait before it is written. */
  readonly everyMs?: number;
  /** What may wait at once; beyond it searches are dropped, for statistics are not worth memory. */
  readonly limit?: number;
  /** Hears of a batch that could not be written; the batch is dropped. */
  readonly onError?: (error: unknown) => void;
}

/** Write-behind for searches: adding one costs an array push, writing happens in batches. */
export function searchRecorder<T extends SearchRecord>(
  log: { record(batch: readonly T[]): Promise<void> },
  { everyMs = 250, limit = 10_000, onError = () => {} }: SearchRecorderOptions = {},
): SearchRecorder<T> {
  let waiting: T[] = [];
  let unwritten = 0;
  let timer: NodeJS.Timeout | undefined;
  let inFlight: Promise<void> = Promise.resolve();
  let closed = false;

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return inFlight;
    const written = inFlight
      .then(() => log.record(batch))
      .finally(() => {
        unwritten -= batch.length;
      });
    inFlight = written.catch(onError);
    return written;
  }

  return {
    add(search) {
      if (closed || unwritten >= limit) return;
      unwritten += 1;
      waiting.push(search);
      // Failures reach onError; unref, because a waiting statistic is no reason to stay alive.
      timer ??= setTimeout(() => void flush().catch(() => {}), everyMs).unref();
    },
    flush,
    async close() {
      closed = true;
      await flush();
    },
  };
}

/** What a store makes of a batch first: each session has a history of its own. */
export function searchesBySession(
  batch: readonly SearchRecord[],
): ReadonlyMap<string, readonly SearchRecord[]> {
  const groups = new Map<string, SearchRecord[]>();
  for (const search of batch) {
    const group = groups.get(search.sessionId);
    if (group === undefined) groups.set(search.sessionId, [search]);
    else group.push(search);
  }
  return groups;
}
