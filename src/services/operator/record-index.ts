import { setImmediate as breathe, setTimeout as sleep } from "node:timers/promises";
import { decodeCursor, encodeCursor } from "../../domain/paging.ts";
import type { RecordStore, StoredRecord } from "../../stores/records.ts";
import { MOMENT_MS, withinMoment } from "./moment.ts";
import { inSlices } from "./slices.ts";

/** What is remembered of a record: enough to find, filter, sort and count it. */
export interface Indexed<T> {
  readonly id: string;
  readonly version: number;
  readonly createdAt: number;
  readonly entry: T;
}

/** What is known at a moment. */
export interface Known<T> {
  /** Newest first. */
  readonly entries: readonly Indexed<T>[];
  /** False while the rest is being read: these are the newest then, as far as that has come. */
  readonly complete: boolean;
}

export interface RecordIndex<T> {
  /** Every record of the kind, newest first. */
  all(): Promise<readonly Indexed<T>[]>;
  /** What is known within a moment. */
  soon(): Promise<Known<T>>;
}

/** When the last question came, of any index that shares it. */
export interface Questions {
  lastAt: number;
}

export function questions(): Questions {
  return { lastAt: Number.NEGATIVE_INFINITY };
}

interface IndexParts<T> {
  readonly records: Pick<RecordStore, "list" | "get" | "subscribe">;
  readonly kind: string;
  readonly read: (stored: StoredRecord) => T;
  /** Reading everything leaves the processor and the store to a question that has just come. */
  readonly asked?: Questions;
  /** The real time, in milliseconds. */
  readonly clock?: () => number;
}

/** How many are asked of the store at a time: what one answer of it may hold up others. */
const PAGE = 100;
/** Another process on the same file tells nothing of its changes: after so long all is looked at again. */
const FRESH_MS = 30_000;
/** Looking at everything again takes at most one part in so many of the time. */
const SHARE_OF_TIME = 50;

interface Held<T> {
  readonly byId: Map<string, Indexed<T>>;
  readonly entries: Indexed<T>[];
}

/**
 * All records of a kind in memory, since the first question, read newest first. Changes that the store
 * tells of are read with the next question; others are found by looking through everything again,
 * beside the questions.
 */
export function recordIndex<T>({
  records,
  kind,
  read,
  asked = questions(),
  clock = Date.now,
}: IndexParts<T>): RecordIndex<T> {
  /** Once complete, its entries are given out and never changed; until then they grow. */
  let held: Held<T> = { byId: new Map(), entries: [] };
  let complete = false;
  let loaded = Number.NEGATIVE_INFINITY;
  let freshMs = FRESH_MS;
  let loading: Promise<void> | undefined;
  let begun = Number.POSITIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();
  let subscribed: Promise<unknown> | undefined;
  const changed = new Set<string>();
  /** Changes since the last look at everything began, which may have read them as they were before. */
  const meanwhile = new Set<string>();

  function indexed(stored: StoredRecord): Indexed<T> {
    const { id, version, createdAt } = stored;
    const before = held.byId.get(id);
    return before?.version === version ? before : { id, version, createdAt, entry: read(stored) };
  }

  async function load(): Promise<void> {
    const next: Held<T> = { byId: new Map(), entries: [] };
    begun = performance.now();
    if (!complete) held = next;
    const started = clock();
    meanwhile.clear();
    let cursor: string | undefined;
    do {
      const page = await records.list({ kind, limit: PAGE, ...(cursor && { cursor }) });
      await breathe();
      await inSlices(page.records, (stored) => {
        const one = indexed(stored);
        next.byId.set(one.id, one);
        next.entries.push(one);
      });
      cursor = page.cursor;
      const quietFor = performance.now() - asked.lastAt;
      if (cursor !== undefined && quietFor < MOMENT_MS) await sleep(MOMENT_MS - quietFor);
    } while (cursor !== undefined);
    held = next;
    complete = true;
    for (const id of meanwhile) changed.add(id);
    loaded = clock();
    freshMs = Math.max(FRESH_MS, (loaded - started) * SHARE_OF_TIME);
  }

  /** One after the other: a question is answered with every change that was told of before it. */
  function changesRead(): Promise<void> {
    reading = reading.catch(() => undefined).then(readChanged);
    return reading;
  }

  async function readChanged(): Promise<void> {
    while (changed.size > 0) {
      const ids = firstOf(changed, PAGE);
      for (const id of ids) changed.delete(id);
      try {
        apply(ids, await Promise.all(ids.map((id) => records.get(kind, id))));
      } catch (error) {
        for (const id of ids) changed.add(id);
        throw error;
      }
      if (changed.size > 0) await breathe();
    }
  }

  function apply(ids: readonly string[], found: readonly (StoredRecord | undefined)[]): void {
    const { byId } = held;
    const entries = complete ? [...held.entries] : held.entries;
    const reached = complete ? undefined : entries.at(-1);
    for (const [at, id] of ids.entries()) {
      const stored = found[at];
      const before = byId.get(id);
      const after = stored && indexed(stored);
      const one = after ?? before;
      // Older than what was read so far: it is read when its turn comes.
      if (!one || (!complete && (!reached || newestFirst(reached, one) < 0))) continue;
      if (after) byId.set(id, after);
      else byId.delete(id);
      place(entries, before, after);
    }
    held = { byId, entries };
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
        if (complete) loading.catch(() => undefined);
        else await loading;
      }
      await changesRead();
      return held.entries;
    },
    async soon() {
      const isLong = !complete && performance.now() - begun > MOMENT_MS;
      const all = index.all();
      // What fails later than a moment is asked for again by the next question.
      all.catch(() => undefined);
      const changes = complete ? undefined : changesRead().then(NOTHING, NOTHING);
      // Once reading takes long, only the changes are waited for.
      let entries = await withinMoment<readonly Indexed<T>[] | undefined>(
        isLong && changes ? changes : all,
      );
      // A page is waited for: a desk with no more than that is told in full.
      while (!entries && held.entries.length < PAGE) entries = await withinMoment(all);
      asked.lastAt = performance.now();
      if (entries) return { entries, complete: true };
      return { entries: complete ? held.entries : [...held.entries], complete: false };
    },
  };
  return index;
}

const NOTHING = () => undefined;

function firstOf(ids: ReadonlySet<string>, most: number): readonly string[] {
  const some: string[] = [];
  for (const id of ids) {
    if (some.length === most) break;
    some.push(id);
  }
  return some;
}

export function newestFirst(a: Indexed<unknown>, b: Indexed<unknown>): number {
  return b.createdAt - a.createdAt || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);
}

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
