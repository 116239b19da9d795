import type { DatabaseSyncInstance } from "@photostructure/sqlite";
import { TravelError } from "../../domain/errors.ts";
import { isWorkToBegin } from "../../memory/turns.ts";
import { storeClosed } from "../closed.ts";
import { isBusy, translate, unavailable } from "./failure.ts";

/** `durable` waits for the disk, `relaxed` for the operating system; see stores/types.ts. */
export type Strength = "durable" | "relaxed";

/** Runs all writes of this process, one transaction at a time. */
export interface Writer {
  /** Runs `job` in the next transaction; resolves to its result once that is committed. */
  run<T>(strength: Strength, job: () => T): Promise<T>;
  /** How many transactions were begun, whatever became of them. */
  readonly begun: () => number;
  /** Refuses further jobs; resolves when those already taken have ended. */
  close(): Promise<void>;
}

interface Entry {
  readonly strength: Strength;
  /** Does the job; gives what to call when its transaction is committed. */
  attempt(): () => void;
  reject(error: unknown): void;
}

/** Bounds how long one transaction keeps the event loop from other work. */
const MAX_BATCH = 128;
/** How long the first job waits for those of calls that have come but not begun. */
const GATHER_MS = 10;
const FIRST_RETRY_MS = 1;
const LAST_RETRY_MS = 20;

export interface WriterOptions {
  /** Throws when the file is no longer the one that was opened: what is written would be lost. */
  readonly checkFile?: () => void;
  /** Hears of what SQLite refused, before the jobs do. */
  readonly onError?: (error: unknown) => void;
  /** What a durable job gets: an fsync per transaction, or none. */
  readonly durability: "full" | "normal";
  /** How long to wait for another process's transaction. */
  readonly busyTimeoutMs: number;
}

/**
 * Group commit: the jobs that arrive in one turn of the event loop share a transaction, and so a
 * single fsync and one copy of the pages that all of them change. Under load calls begin in several
 * turns, and jobs wait for a few of these: pages would else be written several times as often. When
 * one throws they are all taken back and done again, each with a savepoint of its own, so that it
 * takes back only itself. So a job must do nothing but read and write the file.
 */
export function openWriter(db: DatabaseSyncInstance, options: WriterOptions): Writer {
  const begin = db.prepare("BEGIN IMMEDIATE");
  const commit = db.prepare("COMMIT");
  const markBatch = db.prepare("SAVEPOINT batch");
  const rollbackBatch = db.prepare("ROLLBACK TO batch");
  const savepoint = db.prepare("SAVEPOINT job");
  const release = db.prepare("RELEASE job");
  const rollbackJob = db.prepare("ROLLBACK TO job");
  const queue: Entry[] = [];
  let scheduled = false;
  let closed = false;
  let transactions = 0;
  let synchronous: "FULL" | "NORMAL" | undefined;
  let onIdle: (() => void) | undefined;

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setImmediate(flush, performance.now(), FIRST_RETRY_MS);
  }

  function flush(since: number, retryMs: number): void {
    if (isGathering(since)) {
      setImmediate(flush, since, retryMs);
      return;
    }
    const batch = queue.slice(0, MAX_BATCH);
    try {
      start(batch);
    } catch (error) {
      if (isBusy(error) && performance.now() - since < options.busyTimeoutMs) {
        // Waiting in a timer instead of in SQLite keeps reads and everything else going.
        setTimeout(flush, retryMs, since, Math.min(retryMs * 2, LAST_RETRY_MS));
        return;
      }
      finish(batch, rejections(batch, error));
      return;
    }
    finish(batch, transact(batch));
  }

  function isGathering(since: number): boolean {
    return isWorkToBegin() && queue.length < MAX_BATCH && performance.now() - since < GATHER_MS;
  }

  function start(batch: readonly Entry[]): void {
    options.checkFile?.();
    const strict =
      options.durability === "full" && batch.some(({ strength }) => strength === "durable");
    const wanted = strict ? "FULL" : "NORMAL";
    if (synchronous !== wanted) {
      db.exec(`PRAGMA synchronous = ${wanted}`);
      synchronous = wanted;
    }
    transactions++;
    begin.run();
    if (batch.length > 1) markBatch.run();
  }

  /** Gives what to tell each job, to be told only after the transaction has ended. */
  function transact(batch: readonly Entry[]): readonly (() => void)[] {
    try {
      return allAtOnce(batch) ?? oneByOne(batch);
    } catch (error) {
      rollback();
      return rejections(batch, error);
    }
  }

  /** Hardly any job ever throws; `undefined` when one did, and nothing of the batch is left. */
  function allAtOnce(batch: readonly Entry[]): readonly (() => void)[] | undefined {
    try {
      return committed(batch.map((entry) => entry.attempt()));
    } catch (error) {
      // A full disk and the like end the whole transaction.
      if (!db.isTransaction) throw error;
      startAgain(batch);
      return undefined;
    }
  }

  function startAgain({ length }: readonly Entry[]): void {
    // The lock is kept: another process must not come in between and keep them all waiting.
    if (length > 1) rollbackBatch.run();
    else {
      rollback();
      begin.run();
    }
  }

  function oneByOne(batch: readonly Entry[]): readonly (() => void)[] {
    return committed(batch.map(attempt));
  }

  function committed(answers: readonly (() => void)[]): readonly (() => void)[] {
    commit.run();
    return answers;
  }

  function attempt(entry: Entry): () => void {
    savepoint.run();
    try {
      const answer = entry.attempt();
      release.run();
      return answer;
    } catch (error) {
      // A full disk and the like end the whole transaction, and with it the savepoint.
      if (!db.isTransaction) throw error;
      rollbackJob.run();
      release.run();
      options.onError?.(error);
      return () => entry.reject(translate(error));
    }
  }

  function rollback(): void {
    try {
      if (db.isTransaction) db.exec("ROLLBACK");
    } catch {
      // Nothing was committed either way, and the first error says more.
    }
  }

  function rejections(batch: readonly Entry[], error: unknown): readonly (() => void)[] {
    options.onError?.(error);
    const failure = error instanceof TravelError ? error : unavailable(undefined, error);
    return batch.map((entry) => () => entry.reject(failure));
  }

  function finish(batch: readonly Entry[], answers: readonly (() => void)[]): void {
    queue.splice(0, batch.length);
    scheduled = false;
    for (const answer of answers) answer();
    if (queue.length > 0) schedule();
    else onIdle?.();
  }

  return {
    run<T>(strength: Strength, job: () => T): Promise<T> {
      if (closed) return Promise.reject(storeClosed());
      return new Promise((resolve, reject) => {
        queue.push({
          strength,
          attempt() {
            const value = job();
            return () => resolve(value);
          },
          reject,
        });
        schedule();
      });
    },
    begun: () => transactions,
    close() {
      closed = true;
      if (queue.length === 0) return Promise.resolve();
      return new Promise((resolve) => {
        onIdle = resolve;
      });
    },
  };
}
