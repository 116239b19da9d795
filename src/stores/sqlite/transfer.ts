import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import type { KeptItem, KeptOutcome, Transfer } from "../transfer.ts";
import { type KeyRow, toKey } from "./keys.ts";
import { openDatabase } from "./open.ts";
import { type RecordTables, recordTables } from "./record-tables.ts";
import { type SessionRow, toSession } from "./sessions.ts";

/** Rows read at once. */
const PAGE = 500;

interface OutcomeRow {
  readonly scope: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly outcome: string;
  readonly expires_at: number;
}

/** The file at `path` as one end of a move. */
export async function sqliteTransfer(path: string, now: () => number): Promise<Transfer> {
  const { db } = await openDatabase(path);
  const tables = recordTables({ prepare: (sql) => db.prepare(sql), revision: () => 0 });
  const put = putInto(db, tables, now);

  function* pages<Row>(sql: string, ...values: number[]): Generator<Row> {
    const select = db.prepare(`${sql} LIMIT ${PAGE} OFFSET ?`);
    for (let offset = 0; ; offset += PAGE) {
      const rows: readonly Row[] = select.all(...values, offset);
      yield* rows;
      if (rows.length < PAGE) return;
    }
  }

  async function* items(): AsyncGenerator<KeptItem> {
    for (const { some } of tables.all) {
      for (let offset = 0; ; offset += PAGE) {
        const page = some(PAGE, offset);
        for (const record of page) yield { kind: "record", record };
        if (page.length < PAGE) break;
      }
    }
    const stock = "SELECT key, sold FROM inventory WHERE sold > 0 ORDER BY key";
    for (const row of pages<{ readonly key: string; readonly sold: number }>(stock)) {
      yield { kind: "stock", key: row.key, sold: row.sold };
    }
    const outcomes = "SELECT * FROM outcomes WHERE expires_at > ? ORDER BY scope, key";
    for (const row of pages<OutcomeRow>(outcomes, now())) {
      const { scope, key, fingerprint, outcome, expires_at: expiresAt } = row;
      yield { kind: "outcome", outcome: { scope, key, fingerprint, outcome, expiresAt } };
    }
    const sessions = "SELECT * FROM sessions WHERE expires_at > ? ORDER BY id";
    for (const row of pages<SessionRow>(sessions, now())) {
      yield { kind: "session", session: toSession(row) };
    }
    for (const row of pages<KeyRow>("SELECT * FROM keys ORDER BY id")) {
      yield { kind: "key", key: toKey(row) };
    }
    const totals: { readonly bookings: number; readonly searches: number } = db
      .prepare(`
        SELECT coalesce((SELECT max(id) FROM bookings), 0) AS bookings,
          coalesce((SELECT value FROM counters WHERE name = 'searches'), 0) AS searches`)
      .get();
    yield { kind: "totals", ...totals };
  }

  return {
    items,
    async put(batch) {
      db.exec("PRAGMA synchronous = FULL; BEGIN IMMEDIATE");
      try {
        for (const item of batch) put(item);
        db.exec("COMMIT");
      } catch (error) {
        db.exec("ROLLBACK");
        throw error;
      }
    },
    async close() {
      db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      db.close();
    },
  };
}

function putInto(
  db: DatabaseSyncInstance,
  tables: RecordTables,
  now: () => number,
): (item: KeptItem) => void {
  const stock = db.prepare(`
    INSERT INTO inventory (key, sold) VALUES (?, ?)
    ON CONFLICT (key) DO UPDATE SET sold = excluded.sold`);
  const outcome = db.prepare(`
    INSERT INTO outcomes (scope, key, fingerprint, expires_at, outcome) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (scope, key) DO UPDATE SET
      fingerprint = excluded.fingerprint, expires_at = excluded.expires_at,
      outcome = excluded.outcome
    WHERE expires_at <= ?`);
  const session = db.prepare(`
    INSERT INTO sessions
      (id, principal, created_at, expires_at, last_activity, booking_count, search_count, data)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING`);
  const key = db.prepare(`
    INSERT INTO keys
      (id, name, principal, hash, scopes, created_at, expires_at, revoked_at, last_used_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
      revoked_at = coalesce(revoked_at, excluded.revoked_at),
      last_used_at = CASE WHEN excluded.last_used_at IS NULL THEN last_used_at
        ELSE max(coalesce(last_used_at, 0), excluded.last_used_at) END`);
  const searches = db.prepare(`
    INSERT INTO counters (name, value) VALUES ('searches', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);

  const putOutcome = (o: KeptOutcome) =>
    outcome.run(o.scope, o.key, o.fingerprint, o.expiresAt, o.outcome, now());

  return (item) => {
    switch (item.kind) {
      case "stock":
        stock.run(item.key, item.sold);
        return;
      case "outcome":
        putOutcome(item.outcome);
        return;
      case "session": {
        const s = item.session;
        const times = [s.createdAt, s.expiresAt, s.lastActivity, s.bookingCount, s.searchCount];
        session.run(s.id, s.principal ?? null, ...times, s.data ?? null);
        return;
      }
      case "key": {
        const k = item.key;
        const words = [k.id, k.name, k.principal, k.hash, k.scopes.join(" ")];
        const times = [k.expiresAt ?? null, k.revokedAt ?? null, k.lastUsedAt ?? null];
        key.run(...words, k.createdAt, ...times);
        return;
      }
      case "record":
        tables.of(item.record.kind).put(item.record, item.record.version);
        return;
      case "totals":
        searches.run(item.searches);
    }
  };
}
