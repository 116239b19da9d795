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

/** A search and the caller whose session it keeps alive; both are dropped together. */
interface CallersSearch extends SearchRecord {
  readonly caller: Caller;
}

/** Writes searches behind, in batches; a search is activity, so its session is opened or kept alive. */
export function searchHistory(
  store: Store,
  sessionTtlMs: number,
  options: SearchRecorderOptions = {},
): SearchHistory {
  async function record(batch: readonly CallersSearch[]): Promise<void> {
    const latest = new Map(batch.map((search) => [search.sessionId, search]));
    const own = new Set<string>();
    for (const [id, { caller, timestamp: at }] of latest) {
      if (await keepOwn(store, caller, { id, at }, sessionTtlMs)) own.add(id);
    }
    const kept = batch.filter(({ sessionId }) => own.has(sessionId));
    await store.searches.record(kept.map(({ caller: _, ...search }) => search));
  }

  const recorder = searchRecorder({ record }, options);
  return {
    record: (search, caller) => recorder.add({ ...search, caller }),
    flush: recorder.flush,
    close: recorder.close,
  };
}

/** False for a session of another principal, which a search must not keep alive. */
async function keepOwn(
  store: Store,
  caller: Caller,
  use: { readonly id: string; readonly at: number },
  ttlMs: number,
): Promise<boolean> {
  const known = await store.sessions.get(use.id);
  if (known && known.principal !== caller.principal) return false;
  await keepSession(store, caller, use, ttlMs);
  return true;
}
