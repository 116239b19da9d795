import { decodeCursor, encodeCursor } from "../../domain/paging.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { reused } from "../../memory/reused.ts";
import {
  BOOKING,
  type DueQuery,
  type RecordPage,
  type RecordQuery,
  type StoredRecord,
} from "../records.ts";
import type { Engine } from "./engine.ts";

interface RecordRow {
  /** Absent where the table holds bookings alone. */
  readonly kind?: string;
  readonly id: string;
  readonly session: string | null;
  readonly owner: string | null;
  readonly state: string;
  readonly version: number;
  readonly created_at: number;
  readonly modified_at: number;
  /** Bookings have none. */
  readonly due_at?: number | null;
  readonly document: string;
}

type CurrentRow = Pick<RecordRow, "session" | "owner" | "version">;

/** The session and the owner of a record, which it keeps for ever. */
export type Place = Pick<StoredRecord, "sessionId" | "owner">;

/** Names in the file: bookings have a table of their own, all other kinds share one. */
interface Layout {
  readonly table: string;
  readonly id: string;
  readonly session: string;
  readonly owner: string;
  readonly state: string;
  /** The column before the id: what a booking was made in, or which kind another record is of. */
  readonly first: string;
}

const BOOKINGS: Layout = {
  table: "bookings",
  id: "pnr",
  session: "session_id",
  owner: "principal",
  state: "status",
  first: "session_id",
};

const OTHERS: Layout = {
  table: "records",
  id: "id",
  session: "NULL",
  owner: "owner",
  state: "state",
  first: "kind",
};

/** Columns that every version of a record writes, besides its state. */
const CHANGING = ["version", "modified_at", "document"] as const;

/** `get` is asked for the same record again within moments; each is a few kilobytes. */
const REMEMBERED = 500;

/** Later than any record: where the first page begins. */
const BEFORE_FIRST = { createdAt: Number.MAX_SAFE_INTEGER, id: "" };

/** The rows of some kinds, for use inside a read or a write. */
export interface RecordTable {
  /** The version of a record; 0 where there is none. */
  version(kind: string, id: string): number;
  /** Where a record that is there belongs. */
  place(kind: string, id: string): Place;
  /** Writes the first version or a later one; false for one that is there already, or an earlier one: it changes nothing. */
  put(record: Omit<StoredRecord, "version">, version: number): boolean;
  /** Writes the next version of a record; false where it is not of the version before that. */
  change(record: Omit<StoredRecord, "version">, version: number): boolean;
  get(kind: string, id: string): StoredRecord | undefined;
  list(query: RecordQuery): RecordPage;
  /** Some of all, in the order in which they were made. */
  some(limit: number, offset: number): readonly StoredRecord[];
}

export interface RecordTables {
  of(kind: string): RecordTable;
  readonly all: readonly RecordTable[];
}

export function recordTables(engine: Pick<Engine, "prepare" | "revision">): RecordTables {
  const bookings = recordTable(engine, BOOKINGS);
  const others = recordTable(engine, OTHERS);
  return { of: (kind) => (kind === BOOKING ? bookings : others), all: [bookings, others] };
}

function recordTable(
  { prepare, revision }: Pick<Engine, "prepare" | "revision">,
  layout: Layout,
): RecordTable {
  const { table, id: idColumn, session, owner: ownerColumn, state: stateColumn, first } = layout;
  const isShared = layout === OTHERS;
  const named = isShared ? "kind = ? AND id = ?" : `${idColumn} = ?`;
  const select = prepare(`${selectRows(layout)} WHERE ${named}`);
  const selectCurrent = prepare(`
    SELECT ${session} AS session, ${ownerColumn} AS owner, version FROM ${table} WHERE ${named}`);
  // A change never moves a record: session, owner and `created_at` stay those of the first version.
  const columns = [first, idColumn, ownerColumn, stateColumn, ...CHANGING, "created_at"];
  if (isShared) columns.push("due_at");
  const changing = [stateColumn, ...CHANGING, ...(isShared ? ["due_at"] : [])];
  const put = prepare(`
    INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => "?").join()})
    ON CONFLICT (${isShared ? "kind, id" : idColumn}) DO UPDATE SET
      ${changing.map((column) => `${column} = excluded.${column}`).join()}
    WHERE excluded.version > version`);
  const update = prepare(`
    UPDATE ${table} SET ${changing.map((column) => `${column} = ?`).join()}
    WHERE ${named} AND version = ?`);
  const some = prepare(`${selectRows(layout)} ORDER BY ${table}.rowid LIMIT ? OFFSET ?`);

  /** The record as it was at a revision of the file, if that was asked for. */
  const known = boundedCache<
    string,
    { readonly revision: number | undefined; readonly record: StoredRecord }
  >(REMEMBERED);

  const counts = boundedCache<string, { readonly revision: number; readonly total: number }>(
    REMEMBERED,
  );

  /** One statement for each set of conditions, so that each is answered from its own index. */
  const pages = new Map<string, ReturnType<typeof preparePages>>();

  function preparePages(conditions: readonly string[]) {
    const all = conditions.length === 0 ? "" : `${conditions.join(" AND ")} AND `;
    return {
      page: prepare(`
        ${selectRows(layout)} WHERE ${all}(created_at, ${idColumn}) < (?, ?)
        ORDER BY created_at DESC, ${idColumn} DESC LIMIT ?`),
      count: prepare(`SELECT count(*) AS total FROM ${table} WHERE ${all}true`),
    };
  }

  function pagesBy(conditions: readonly string[]) {
    const name = conditions.join();
    const prepared = pages.get(name) ?? preparePages(conditions);
    pages.set(name, prepared);
    return prepared;
  }

  /** Counted again where the file may have changed: a walk through all pages counts once. */
  function countAt(name: string, count: () => { readonly total: number }): number {
    const now = revision();
    const last = counts.get(name);
    if (last?.revision === now) return last.total;
    return counts.set(name, { revision: now, ...count() }).total;
  }

  const nameOf = (kind: string, id: string) => (isShared ? `${kind} ${id}` : id);

  function current(kind: string, id: string): CurrentRow | undefined {
    return isShared ? selectCurrent.get(kind, id) : selectCurrent.get(id);
  }

  return {
    version: (kind, id) => current(kind, id)?.version ?? 0,
    place(kind, id) {
      // What is changed was mostly read just before.
      const last = known.get(nameOf(kind, id));
      if (last && kind === BOOKING) return last.record;
      const { session: sessionId, owner } = current(kind, id) ?? { session: null, owner: null };
      return { ...(sessionId !== null && { sessionId }), ...(owner !== null && { owner }) };
    },
    put(record, version) {
      const { kind, id, sessionId = null, owner = null, state } = record;
      const { createdAt, modifiedAt, dueAt = null, document } = record;
      const { changes } = isShared
        ? put.run(kind, id, owner, state, version, modifiedAt, document, createdAt, dueAt)
        : put.run(sessionId, id, owner, state, version, modifiedAt, document, createdAt);
      return changes > 0;
    },
    change({ kind, id, state, modifiedAt, dueAt = null, document }, version) {
      const was = version - 1;
      const { changes } = isShared
        ? update.run(state, version, modifiedAt, document, dueAt, kind, id, was)
        : update.run(state, version, modifiedAt, document, id, was);
      return changes > 0;
    },
    get(kind, id) {
      const name = nameOf(kind, id);
      const last = known.get(name);
      const now = last && revision();
      if (last?.revision !== undefined && last.revision === now) return last.record;
      const row: RecordRow | undefined = isShared ? select.get(kind, id) : select.get(id);
      if (!row) return undefined;
      // The same object while the record is the same: services remember what they made of it. Most are
      // read once, so one is only called reused, and its revision asked for, when it is read again.
      const record = last && isSame(last.record, row) ? reused(last.record) : toRecord(row);
      known.set(name, { revision: now, record });
      return record;
    },
    list({ kind, owner, state, limit, cursor }) {
      // Written out, so that the index of holds alone serves the question for all of them.
      const onHold = !isShared && state === "pending";
      const filter = [
        ...(isShared ? [["kind", kind]] : []),
        ...(typeof owner === "string" ? [[ownerColumn, owner]] : []),
        ...(typeof owner === "object" ? [[session, owner.sessionId]] : []),
        ...(state !== undefined && !onHold ? [[stateColumn, state]] : []),
      ];
      const { page, count } = pagesBy([
        ...filter.map(([column]) => `${column} = ?`),
        ...(onHold ? [`${stateColumn} = 'pending'`] : []),
      ]);
      const values = filter.map(([, value = ""]) => value);
      const after = cursor === undefined ? BEFORE_FIRST : decodeCursor(cursor);
      // One more than asked tells whether another page follows.
      const rows: readonly RecordRow[] = page.all(...values, after.createdAt, after.id, limit + 1);
      const total = countAt(`${onHold} ${JSON.stringify(filter)}`, () => count.get(...values));
      const records = rows.slice(0, limit).map(toRecord);
      const last = records.at(-1);
      const more = rows.length > limit && last !== undefined;
      return { records, total, ...(more && { cursor: encodeCursor(last) }) };
    },
    some(limit, offset) {
      const rows: readonly RecordRow[] = some.all(limit, offset);
      return rows.map(toRecord);
    },
  };
}

/** Every record as a `RecordRow`, whichever table it is in. */
function selectRows({ table, id, session, owner, state }: Layout): string {
  const more = table === OTHERS.table ? "kind, due_at, " : "";
  return `SELECT ${more}${id} AS id, ${session} AS session, ${owner} AS owner,
    ${state} AS state, version, created_at, modified_at, document FROM ${table}`;
}

function isSame(record: StoredRecord, row: RecordRow): boolean {
  return record.version === row.version && record.document === row.document;
}

function toRecord(row: RecordRow): StoredRecord {
  return {
    kind: row.kind ?? BOOKING,
    id: row.id,
    ...(row.session !== null && { sessionId: row.session }),
    ...(row.owner !== null && { owner: row.owner }),
    state: row.state,
    version: row.version,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    ...(typeof row.due_at === "number" && { dueAt: row.due_at }),
    document: row.document,
  };
}

/** What is due of the kinds that share a table, and how they end; bookings are never due. */
export interface DueRecords {
  due(query: DueQuery): readonly StoredRecord[];
  /** True where there was one of this version. */
  remove(kind: string, id: string, version: number): boolean;
}

export function dueRecords({ prepare }: Pick<Engine, "prepare">): DueRecords {
  const select = prepare(`
    ${selectRows(OTHERS)} WHERE kind = ? AND due_at <= ? ORDER BY due_at, id LIMIT ? OFFSET ?`);
  const remove = prepare("DELETE FROM records WHERE kind = ? AND id = ? AND version = ?");
  return {
    due({ kind, until, limit, skip = 0 }) {
      const rows: readonly RecordRow[] = select.all(kind, until, limit, skip);
      return rows.map(toRecord);
    },
    remove: (kind, id, version) => remove.run(kind, id, version).changes > 0,
  };
}
