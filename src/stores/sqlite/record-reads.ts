import { decodeCursor, encodeCursor } from "../cursor.ts";
import type { RecordStore, StoredRecord } from "../records.ts";
import type { Engine } from "./engine.ts";

export interface RecordRow {
  readonly kind: string;
  readonly id: string;
  readonly owner: string | null;
  readonly state: string;
  readonly version: number;
  readonly created_at: number;
  readonly modified_at: number;
  readonly document: string;
}

/** Later than any record: where the first page begins. */
const BEFORE_FIRST = { createdAt: Number.MAX_SAFE_INTEGER, id: "" };

export function sqliteRecordReads(engine: Engine): Pick<RecordStore, "get" | "list"> {
  const { prepare, read } = engine;
  const select = prepare("SELECT * FROM records WHERE kind = ? AND id = ?");
  // A statement of its own for each way of asking, so that each has its index.
  const all = pages(engine, "kind = :kind");
  const byOwner = pages(engine, "kind = :kind AND owner = :owner");
  const byState = pages(engine, "kind = :kind AND state = :state");
  const byBoth = pages(engine, "kind = :kind AND owner = :owner AND state = :state");

  return {
    get: (kind, id) =>
      read(() => {
        const row: RecordRow | undefined = select.get(kind, id);
        return row && toRecord(row);
      }),
    list: ({ kind, owner, state, limit, cursor }) =>
      read(() => {
        const [unowned, owned] = state === undefined ? [all, byOwner] : [byState, byBoth];
        const { page, count } = owner === undefined ? unowned : owned;
        const filter = {
          kind,
          ...(owner !== undefined && { owner }),
          ...(state !== undefined && { state }),
        };
        const after = cursor === undefined ? BEFORE_FIRST : decodeCursor(cursor);
        // One more than asked tells whether another page follows.
        const rows: readonly RecordRow[] = page.all({ ...filter, ...after, limit: limit + 1 });
        const { total }: { readonly total: number } = count.get(filter);
        const records = rows.slice(0, limit).map(toRecord);
        const last = records.at(-1);
        const more = rows.length > limit && last !== undefined;
        return { records, total, ...(more && { cursor: encodeCursor(last) }) };
      }),
  };
}

function pages({ prepare }: Engine, condition: string) {
  const matching = `FROM records WHERE ${condition}`;
  return {
    page: prepare(`
      SELECT * ${matching} AND (created_at, id) < (:createdAt, :id)
      ORDER BY created_at DESC, id DESC LIMIT :limit`),
    count: prepare(`SELECT count(*) AS total ${matching}`),
  };
}

export function toRecord(row: RecordRow): StoredRecord {
  return {
    kind: row.kind,
    id: row.id,
    ...(row.owner !== null && { owner: row.owner }),
    state: row.state,
    version: row.version,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    document: row.document,
  };
}
