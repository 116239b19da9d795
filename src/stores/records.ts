import type { Idempotency, OutcomeLookup, Unsubscribe } from "./types.ts";

/**
 * Documents that somebody's work depends on: requests that wait for an operator, orders, workflows.
 * Kept for ever and durable; what may be lost belongs into the cache. Kind and state are short words
 * of the caller's (`request`, `order`; `paid`), of lower-case letters, digits, `_` and `-`; an id is
 * any text of at most 200 bytes, unique within its kind.
 */
export interface RecordStore {
  /**
   * All or nothing, durable. A refusal is a result and leaves no trace; only a commit uses up its key.
   * Idempotency keys are a family of their own, apart from those of bookings.
   *
   * After a rejection the change may or may not have happened: repeat it with the same key. Two
   * calls with one key at the same time: one commits, the other replays.
   */
  write(change: RecordChange): Promise<RecordResult>;
  get(kind: string, id: string): Promise<StoredRecord | undefined>;
  /** Newest first, by (createdAt, id), so that pages never shift. */
  list(query: RecordQuery): Promise<RecordPage>;
  /** Asks before doing the work whether a request was committed already. */
  outcome(scope: string, key: string, fingerprint: string): Promise<OutcomeLookup>;
  /** Calls back on every change, as `Store.subscribe` does for bookings: a hint, at most once. */
  subscribe(listener: (event: RecordEvent) => void): Promise<Unsubscribe>;
}

export interface StoredRecord {
  readonly kind: string;
  readonly id: string;
  /** Whose it is: a principal, or whatever its service goes by. */
  readonly owner?: string;
  /** One word to list by, such as a status. */
  readonly state: string;
  /** 1 when created, one more with every change. */
  readonly version: number;
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** JSON made by the caller; a store keeps it and never reads it. */
  readonly document: string;
}

export interface RecordChange {
  readonly kind: string;
  readonly id: string;
  /** Owner and `createdAt` count for a new record only. */
  readonly owner?: string;
  readonly state: string;
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** The version this change was made from; 0 = a new record. */
  readonly expectedVersion: number;
  readonly document: string;
  readonly idempotency?: Idempotency;
}

export type RecordResult =
  | { readonly kind: "committed"; readonly version: number }
  /** This very request was committed before; nothing happened now. */
  | { readonly kind: "replayed"; readonly outcome: string }
  | { readonly kind: "key_reused" }
  /** Somebody made or changed it first; `version` is what it is now, 0 = no such record. */
  | { readonly kind: "stale"; readonly version: number };

/** All records of a kind, or those of one owner, or in one state, or both. */
export interface RecordQuery {
  readonly kind: string;
  readonly owner?: string;
  readonly state?: string;
  readonly limit: number;
  /** From the page before; anything else rejects with an `invalid`, reason `bad_cursor`. */
  readonly cursor?: string;
}

export interface RecordPage {
  readonly records: readonly StoredRecord[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Absent on the last page. */
  readonly cursor?: string;
}

export interface RecordEvent {
  readonly kind: string;
  readonly id: string;
  readonly owner?: string;
  readonly state: string;
  readonly version: number;
}
