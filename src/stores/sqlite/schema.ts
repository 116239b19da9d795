import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { unavailable } from "./failure.ts";

/** "WAYF": tells our files from other programs' SQLite files. */
const APPLICATION_ID = 0x57415946;

/** Step n brings a file from version n to n + 1. Steps are never edited once released. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    principal TEXT,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    last_activity INTEGER NOT NULL,
    booking_count INTEGER NOT NULL DEFAULT 0,
    search_count INTEGER NOT NULL DEFAULT 0,
    data TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX sessions_by_expiry ON sessions (expires_at, last_activity);

  -- Rows are never deleted, so the highest id is also the number of PNRs ever created.
  CREATE TABLE bookings (
    id INTEGER PRIMARY KEY,
    pnr TEXT NOT NULL UNIQUE,
    session_id TEXT NOT NULL,
    principal TEXT,
    status TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  -- Status comes last so that counting a filtered list reads the index alone.
  CREATE INDEX bookings_by_session ON bookings (session_id, created_at, pnr, status);
  CREATE INDEX bookings_by_principal ON bookings (principal, created_at, pnr, status)
    WHERE principal IS NOT NULL;

  CREATE TABLE inventory (
    key TEXT PRIMARY KEY,
    sold INTEGER NOT NULL CHECK (sold >= 0)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE outcomes (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    PRIMARY KEY (scope, key)
  ) STRICT;
  CREATE INDEX outcomes_by_expiry ON outcomes (expires_at);

  CREATE TABLE searches (
    seq INTEGER PRIMARY KEY,
    session_id TEXT NOT NULL,
    id TEXT NOT NULL,
    at INTEGER NOT NULL,
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX searches_by_session ON searches (session_id, at, seq);
  CREATE INDEX searches_by_time ON searches (at);

  CREATE TABLE cache (
    key TEXT PRIMARY KEY,
    expires_at INTEGER NOT NULL,
    value TEXT NOT NULL
  ) STRICT;
  CREATE INDEX cache_by_expiry ON cache (expires_at);

  CREATE TABLE counters (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE keys (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    principal TEXT NOT NULL,
    hash TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    revoked_at INTEGER,
    last_used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE records (
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    owner TEXT,
    state TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT;
  CREATE INDEX records_by_time ON records (kind, created_at, id);
  -- Few of many records are in the state that somebody works on.
  CREATE INDEX records_by_state ON records (kind, state, created_at, id);
  CREATE INDEX records_by_owner ON records (kind, owner, created_at, id, state)
    WHERE owner IS NOT NULL;
  `,
  `
  CREATE INDEX bookings_by_time ON bookings (created_at, pnr, status);
  `,
  `
  -- Holds are looked for every minute and are few; other bookings pay nothing for this index.
  CREATE INDEX bookings_on_hold ON bookings (created_at, pnr) WHERE status = 'pending';
  `,
  `
  ALTER TABLE records ADD COLUMN due_at INTEGER;
  CREATE INDEX records_by_due ON records (kind, due_at, id) WHERE due_at IS NOT NULL;
  `,
];

/** Brings the file to the newest schema; several processes may do it at once. */
export function migrate(db: DatabaseSyncInstance, path: string): void {
  if (pragma(db, "user_version") === MIGRATIONS.length && isOurs(db)) return;
  db.exec("BEGIN IMMEDIATE");
  try {
    const version = pragma(db, "user_version");
    if (!isOurs(db) && !isEmpty(db)) {
      throw unavailable(path, undefined, [
        "it holds another program's data",
        "Set WAYFARE_DB to a path of its own.",
      ]);
    }
    if (version > MIGRATIONS.length) {
      throw unavailable(path, undefined, [
        "it was written by a newer Wayfare",
        "Run that version again, or set WAYFARE_DB to another path.",
      ]);
    }
    for (const step of MIGRATIONS.slice(version)) db.exec(step);
    db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

function isOurs(db: DatabaseSyncInstance): boolean {
  return pragma(db, "application_id") === APPLICATION_ID;
}

function isEmpty(db: DatabaseSyncInstance): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").get() === undefined;
}

function pragma(db: DatabaseSyncInstance, name: "user_version" | "application_id"): number {
  const row: Record<string, number> = db.prepare(`PRAGMA ${name}`).get();
  return row[name] ?? 0;
}
