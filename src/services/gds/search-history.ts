import type { Caller } from "../../domain/caller.ts";
import { type SearchRecorderOptions, searchRecorder } from "../../stores/search-recorder.ts";
import type { SearchRecord, Store } from "../../stores/types.ts";
import { keepSession } from "./sessions.ts";

/** Records searches without making them wait. */
export interface SearchHistory {
  record(search: SearchRecord, caller: Caller): void;
  /** Writes the searches that wait in memory. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Writes searches behind, in batches; a search is activity, so its session is opened or kept alive. */
export function searchHistory(
  store: Store,
  sessionTtlMs: number,
  options: SearchRecorderOptions = {},
): SearchHistory {
  const searchers = new Map<string, Caller>();
  const recorder = searchRecorder(
    {
      ...store.searches,
      async record(batch) {
        const own = new Set<string>();
        for (const id of new Set(batch.map(({ sessionId }) => sessionId))) {
          const caller = searchers.get(id);
          searchers.delete(id);
          if (caller && (await keepOwn(store, caller, id, sessionTtlMs))) own.add(id);
        }
        await store.searches.record(batch.filter(({ sessionId }) => own.has(sessionId)));
      },
    },
    options,
  );
  return {
    record(search, caller) {
      searchers.set(search.sessionId, caller);
      recorder.add(search);
    },
    flush: recorder.flush,
    close: recorder.close,
  };
}

/** False for a session of another principal, which a search must not keep alive. */
async function keepOwn(store: Store, caller: Caller, id: string, ttlMs: number): Promise<boolean> {
  const known = await store.sessions.get(id);
  if (known && known.principal !== caller.principal) return false;
  await keepSession(store, caller, id, ttlMs);
  return true;
}
