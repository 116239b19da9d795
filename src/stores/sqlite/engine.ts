import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import type { TravelError } from "../../domain/errors.ts";
import { storeClosed } from "../closed.ts";
import type { Shared } from "../shared.ts";
import { isDamage, translate, unavailable } from "./failure.ts";
import { MEMORY, type OpenDatabase, openDatabase } from "./open.ts";
import { openWriter, type Strength } from "./writer.ts";

export interface SqliteOptions {
  /** File to keep everything in, made when missing with its folders; ":memory:" keeps nothing. */
  readonly path: string;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** `full` (default) survives a power cut; `normal` a killed process only, and never waits for the disk. */
  readonly durability?: "full" | "normal";
  /** How long a write waits for another process's before it fails; 5 s by default. */
  readonly busyTimeoutMs?: number;
  /** Hears, once or more, that the file is damaged: the process should end, and say so. */
  readonly onDamage?: (failure: TravelError) => void;
  /** What the processes on this file have in common, where they were started together. */
  readonly shared?: Shared;
  /** Hears of a subscriber that threw. */
  readonly onListenerError?: (error: unknown) => void;
}

/**
 * The open file as the parts of the store use it: reads at once, writes through one writer. They
 * must hold on to it, since the driver closes a connection that only statements refer to.
 */
export interface Engine {
  readonly now: () => number;
  prepare(sql: string): StatementSyncInstance;
  read<T>(query: () => T): Promise<T>;
  write<T>(strength: Strength, job: () => T): Promise<T>;
  /**
   * A number that changes whenever any process may have changed the file. Other processes' commits are
   * found by asking SQLite; `withoutLastMs` skips the question if it was asked that recently.
   */
  revision(withoutLastMs?: number): number;
  checkFile(): void;
  close(): Promise<void>;
}

export async function openEngine(options: SqliteOptions): Promise<Engine> {
  const { db, path, checkFile, unwatch }: OpenDatabase = await openDatabase(options.path);
  function noticeDamage(error: unknown): void {
    if (isDamage(error)) options.onDamage?.(unavailable(path, error));
  }
  const writer = openWriter(db, {
    checkFile,
    onError: noticeDamage,
    durability: options.durability ?? "full",
    busyTimeoutMs: options.busyTimeoutMs ?? 5_000,
  });
  // Tells of other connections' commits; our own are counted.
  const dataVersion = db.prepare("PRAGMA data_version");
  const seen = { others: 0, own: 0, at: Number.NEGATIVE_INFINITY };
  let revision = 0;
  let closing: Promise<void> | undefined;

  async function read<T>(query: () => T): Promise<T> {
    if (closing !== undefined) throw storeClosed();
    try {
      return query();
    } catch (error) {
      noticeDamage(error);
      throw translate(error);
    }
  }

  return {
    now: options.now,
    prepare: (sql) => db.prepare(sql),
    read,
    write: writer.run,
    revision(withoutLastMs = 0) {
      if (path !== MEMORY && !(performance.now() - seen.at < withoutLastMs)) {
        const { data_version: others }: { readonly data_version: number } = dataVersion.get();
        seen.at = performance.now();
        if (others !== seen.others) revision++;
        seen.others = others;
      }
      const own = writer.begun();
      if (own !== seen.own) revision++;
      seen.own = own;
      return revision;
    },
    checkFile,
    close() {
      closing ??= writer.close().then(() => {
        unwatch();
        closeQuietly(db);
      });
      return closing;
    },
  };
}

/** Everything acknowledged is safe already; what closing does is tidying. */
function closeQuietly(db: DatabaseSyncInstance): void {
  try {
    // The driver keeps the connection half open until its statements are garbage, so SQLite's own
    // last checkpoint does not happen: this one leaves everything in the one file.
    db.exec("PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // Another process is using the file; it will tidy up.
  }
  db.close();
}
