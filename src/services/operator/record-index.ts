import { setImmediate as breathe, setTimeout as sleep } from "node:timers/promises";
import { decodeCursor, encodeCursor } from "../../domain/paging.ts";
import type { RecordStore, StoredRecord } from "../../stores/records.ts";

/** What is remembered of a record: enough to find, filter, sort and count it. */
export interface Indexed<T> {
  readonly id: string;
  readonly version: number;
  readonly createdAt: number;
  readonly entry: T;
}

export interface RecordIndex<T> {
  /** Every record of the kind, newest first. */
  all(): Promise<readonly Indexed<T>[]>;
  /** The same, where it is known within a moment: the first question reads everything, and goes on doing so. */
  soon(): Promise<readonly Indexed<T>[] | undefined>;
}

interface IndexParts<T> {
  readonly records: Pick<RecordStore, "list" | "get" | "subscribe">;
  readonly kind: string;
  readonly read: (stored: StoredRecord) => T;
  /** The real time, in milliseconds. */
  readonly clock?: () => number;
}

const PAGE = 500;
/** How long a list waits for everything to be read before it shows a page of the store's own. */
const MOMENT_MS = 60;
/** Another process on the same file tells nothing of its changes: after so long all is looked at again. */
const FRESH_MS = 30_000;
/** Looking at everything again takes at most one part in so many of the time. */
const SHARE_OF_TIME = 50;

/**
 * All records of a kind in memory, since the first question. Changes that the store tells of are read
 * with the next question; others are found by looking through everything again, beside the questions.
 */
export function recordIndex<T>({
  records,
  kind,
  read,
  clock = Date.now,
}: IndexParts<T>): RecordIndex<T> {
  let known = new Map<string, Indexed<T>>();
  let sorted: readonly Indexed<T>[] | undefined;
  let loaded = Number.NEGATIVE_INFINITY;
  let freshMs = FRESH_MS;
  let loading: Promise<void> | undefined;
  let subscribed: Promise<unknown> | undefined;
  const changed = new Set<string>();
  /** Changes since the last look at everything began, which may have read them as they were before. */
  const meanwhile = new Set<string>();

  function indexed(stored: StoredRecord): Indexed<T> {
    const { id, version, createdAt } = stored;
    const before = known.get(id);
    return before?.version === version ? before : { id, version, createdAt, entry: read(stored) };
  }

  async function load(): Promise<void> {
    const next = new Map<string, Indexed<T>>();
    const started = clock();
    meanwhile.clear();
    let cursor: string | undefined;
    do {
      const page = await records.list({ kind, limit: PAGE, ...(cursor && { cursor }) });
      for (const stored of page.records) next.set(stored.id, indexed(stored));
      cursor = page.cursor;
      // Other requests are served between two pages.
      await breathe();
    } while (cursor !== undefined);
    known = next;
    for (const id of meanwhile) changed.add(id);
    sorted = undefined;
    loaded = clock();
    freshMs = Math.max(FRESH_MS, (loaded - started) * SHARE_OF_TIME);
  }

  async function readChanged(): Promise<void> {
    const ids = [...changed];
    changed.clear();
    if (ids.length === 0) return;
    const found = await Promise.all(ids.map((id) => records.get(kind, id)));
    const next = sorted && ids.length <= MOST_PLACED ? [...sorted] : undefined;
    for (const [at, id] of ids.entries()) {
      const stored = found[at];
      const before = known.get(id);
      const after = stored && indexed(stored);
      if (after) known.set(id, after);
      else known.delete(id);
      if (next) place(next, before, after);
    }
    sorted = next;
  }

  const index: RecordIndex<T> = {
    async all() {
      subscribed ??= records.subscribe((event) => {
        if (event.kind !== kind) return;
        changed.add(event.id);
        meanwhile.add(event.id);
      });
      await subscribed;
      if (clock() - loaded >= freshMs) {
        loading ??= load().finally(() => {
          loading = undefined;
        });
        if (loaded === Number.NEGATIVE_INFINITY) await loading;
        else loading.catch(() => undefined);
      }
      await readChanged();
      sorted ??= [...known.values()].sort(newestFirst);
      return sorted;
    },
    async soon() {
      const all = index.all();
      if (loaded !== Number.NEGATIVE_INFINITY) return await all;
      const late = new AbortController();
      const moment = sleep(MOMENT_MS, undefined, { signal: late.signal }).catch(() => undefined);
      // What fails later than a moment is asked for again by the next question.
      all.catch(() => undefined);
      try {
        return await Promise.race([all, moment]);
      } finally {
        late.abort();
      }
    },
  };
  return index;
}

export function newestFirst(a: Indexed<unknown>, b: Indexed<unknown>): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

/** More changes than this are sorted in together. */
const MOST_PLACED = 50;

/** Puts what a record has become where it was; a record keeps its place, as it was made when it was made. */
function place<T>(
  sorted: Indexed<T>[],
  before: Indexed<T> | undefined,
  after: Indexed<T> | undefined,
): void {
  const sought = before ?? after;
  if (!sought) return;
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one && newestFirst(one, sought) < 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, before ? 1 : 0, ...(after ? [after] : []));
}

const NOT_FROM_LIST = "This cursor is not one that this list gave out.";

export interface IndexPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  /** Absent on the last page. */
  readonly cursor?: string;
}

/** A page of what was found; what left the list meanwhile moves the next page by no more than itself. */
export function indexPage<T>(
  found: readonly Indexed<T>[],
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): IndexPage<T> {
  const start = cursor === undefined ? 0 : startAfter(found, cursor);
  const page = found.slice(start, start + limit);
  const last = page.at(-1);
  const more = start + page.length < found.length && last !== undefined;
  return {
    items: page.map(({ entry }) => entry),
    total: found.length,
    ...(more && { cursor: encodeCursor({ createdAt: last.createdAt, id: last.id }) }),
  };
}

function startAfter(found: readonly Indexed<unknown>[], cursor: string): number {
  const { createdAt, id } = decodeCursor(cursor, NOT_FROM_LIST);
  const at = found.findIndex((one) => one.id === id);
  if (at >= 0) return at + 1;
  const next = found.findIndex((one) => one.createdAt < createdAt);
  return next < 0 ? found.length : next;
}
