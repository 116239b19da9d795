import { closeSync, mkdirSync, openSync, statSync, watch } from "node:fs";
import { dirname, resolve } from "node:path";
import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { TravelError } from "../../domain/errors.ts";
import { unavailable } from "./failure.ts";
import { migrate } from "./schema.ts";

/** Kept by one connection alone, and with it. */
export const MEMORY = ":memory:";

/** How long opening waits for another process that is creating or recovering the same file. */
const OPEN_PATIENCE_MS = 5_000;
/** Short, because waiting inside SQLite stops the whole process; the writer waits outside it. */
const LOCK_PATIENCE_MS = 10;
/** Pages (16 MB): hot index pages are then copied back once for many commits, +10 % bookings/s. */
const CHECKPOINT_PAGES = 4_000;
/** What a checkpoint leaves of a log file that a burst has made big. */
const LOG_LIMIT_BYTES = 64 * 1024 * 1024;
/** So often a file is looked at without news of it: a watch does not see that a folder above was moved. */
const LOOK_MS = 250;

export interface OpenDatabase {
  readonly db: DatabaseSyncInstance;
  /** Absolute, or ":memory:". */
  readonly path: string;
  /** Throws when the file behind the connection is no longer the one at `path`. */
  checkFile(): void;
  /** Ends the watch over it. */
  unwatch(): void;
}

type Watched = Pick<OpenDatabase, "checkFile" | "unwatch">;

/** Opens or creates the file. The native module is loaded on the first call, not with the program. */
export async function openDatabase(location: string): Promise<OpenDatabase> {
  const { DatabaseSync } = await import("@photostructure/sqlite");
  const path = location === MEMORY ? MEMORY : resolve(location);
  if (path !== MEMORY) createFile(path);
  let db: DatabaseSyncInstance | undefined;
  try {
    db = new DatabaseSync(path);
    // The timeout comes first: turning on the log already needs a lock.
    db.exec(`PRAGMA busy_timeout = ${OPEN_PATIENCE_MS}`);
    db.exec("PRAGMA journal_mode = WAL");
    db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    db.exec(`PRAGMA journal_size_limit = ${LOG_LIMIT_BYTES}`);
    migrate(db, path);
    db.exec(`PRAGMA busy_timeout = ${LOCK_PATIENCE_MS}`);
  } catch (error) {
    if (db?.isOpen) db.close();
    throw error instanceof TravelError ? error : unavailable(path, error);
  }
  return { db, path, ...(path === MEMORY ? UNWATCHED : watchedFile(path)) };
}

/** Bookings hold names and contacts, so a new file and new folders are their owner's alone. */
function createFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    closeSync(openSync(path, "a", 0o600));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw unavailable(path, error, [
      `it cannot be opened or created (${code})`,
      "Set WAYFARE_DB to a file in a folder that this user can write to, or to :memory: to keep nothing.",
    ]);
  }
}

const UNWATCHED: Watched = { checkFile: () => {}, unwatch: () => {} };

/**
 * A deleted file stays writable until it is closed, and everything written to it is lost. The system says
 * when something happened to it: looking at it before every transaction costs as much as a statement. Where
 * files cannot be watched it is looked at all the same.
 */
function watchedFile(path: string): Watched {
  const inode = statSync(path).ino;
  let hasNews = true;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const watcher = watchFile(path, () => {
    hasNews = true;
  });
  return {
    checkFile() {
      const now = performance.now();
      if (!hasNews && now - lookedAt < LOOK_MS) return;
      if (statSync(path, { throwIfNoEntry: false })?.ino !== inode) {
        hasNews = true;
        throw unavailable(undefined, undefined, [
          "its file was moved, replaced or deleted while in use",
          "Restart the server; what was written since then is lost.",
        ]);
      }
      hasNews = !watcher.works();
      lookedAt = now;
    },
    unwatch: watcher.close,
  };
}

function watchFile(path: string, onNews: () => void) {
  let works = true;
  function fail(): void {
    works = false;
    onNews();
  }
  try {
    const watcher = watch(path, { persistent: false }, onNews).on("error", fail);
    return { works: () => works, close: () => watcher.close() };
  } catch {
    return { works: () => false, close: () => {} };
  }
}
