import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import type { KeptOutcome, KeptRecord, Transfer } from "../transfer.ts";
import type { StoredBooking } from "../types.ts";
import { type BookingRow, toBooking } from "./booking-reads.ts";
import { type KeyRow, toKey } from "./keys.ts";
import { openDatabase } from "./open.ts";
import { type RecordRow, toRecord } from "./record-reads.ts";
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
  const put = putInto(db, now);

  function* pages<Row>(sql: string, ...values: number[]): Generator<Row> {
    const select = db.prepare(`${sql} LIMIT ${PAGE} OFFSET ?`);
    for (let offset = 0; ; offset += PAGE) {
      const rows: readonly Row[] = select.all(...values, offset);
      yield* rows;
      if (rows.length < PAGE) return;
    }
  }

  async function* records(): AsyncGenerator<KeptRecord> {
    for (const row of pages<BookingRow>("SELECT * FROM bookings ORDER BY id")) {
      yield { kind: "booking", booking: toBooking(row) };
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
    for (const row of pages<RecordRow>("SELECT * FROM records ORDER BY kind, id")) {
      yield { kind: "record", record: toRecord(row) };
    }
    const totals: { readonly bookings: number; readonly searches: number } = db
      .prepare(`
        SELECT coalesce((SELECT max(id) FROM bookings), 0) AS bookings,
          coalesce((SELECT value FROM counters WHERE name = 'searches'), 0) AS searches`)
      .get();
    yield { kind: "totals", ...totals };
  }

  return {
    records,
    async put(batch) {
      db.exec("PRAGMA synchronous = FULL; BEGIN IMMEDIATE");
      try {
        for (const record of batch) put(record);
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

function putInto(db: DatabaseSyncInstance, now: () => number): (record: KeptRecord) => void {
  const booking = db.prepare(`
    INSERT INTO bookings
      (pnr, session_id, principal, status, version, created_at, modified_at, document)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (pnr) DO UPDATE SET
      status = excluded.status, version = excluded.version, modified_at = excluded.modified_at,
      document = excluded.document
    WHERE excluded.version > version`);
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
  const kept = db.prepare(`
    INSERT INTO records (kind, id, owner, state, version, created_at, modified_at, document)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (kind, id) DO UPDATE SET
      state = excluded.state, version = excluded.version, modified_at = excluded.modified_at,
      document = excluded.document
    WHERE excluded.version > version`);
  const searches = db.prepare(`
    INSERT INTO counters (name, value) VALUES ('searches', ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);

  const putBooking = (b: StoredBooking) =>
    booking.run(
      b.pnr,
      b.sessionId,
      b.principal ?? null,
      b.status,
      b.version,
      b.createdAt,
      b.modifiedAt,
      b.document,
    );
  const putOutcome = (o: KeptOutcome) =>
    outcome.run(o.scope, o.key, o.fingerprint, o.expiresAt, o.outcome, now());

  return (record) => {
    switch (record.kind) {
      case "booking":
        putBooking(record.booking);
        return;
      case "stock":
        stock.run(record.key, record.sold);
        return;
      case "outcome":
        putOutcome(record.outcome);
        return;
      case "session": {
        const s = record.session;
        const times = [s.createdAt, s.expiresAt, s.lastActivity, s.bookingCount, s.searchCount];
        session.run(s.id, s.principal ?? null, ...times, s.data ?? null);
        return;
      }
      case "key": {
        const k = record.key;
        const words = [k.id, k.name, k.principal, k.hash, k.scopes.join(" ")];
        const times = [k.expiresAt ?? null, k.revokedAt ?? null, k.lastUsedAt ?? null];
        key.run(...words, k.createdAt, ...times);
        return;
      }
      case "record": {
        const r = record.record;
        const words = [r.kind, r.id, r.owner ?? null, r.state];
        kept.run(...words, r.version, r.createdAt, r.modifiedAt, r.document);
        return;
      }
      case "totals":
        searches.run(record.searches);
    }
  };
}
