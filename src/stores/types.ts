import type { RecordStore } from "./records.ts";
import type { Shared } from "./shared.ts";

/**
 * What the rest of Wayfare may ask of a storage, and nothing else: no word here is about one
 * engine. Documents are JSON strings made by the caller; a store keeps them and never reads them.
 *
 * Time comes from the clock a store is made with. What expires is gone at that very millisecond,
 * whether or not the storage has removed it yet.
 *
 * Two strengths of writing. *Durable*: once the promise resolves, neither a killed process nor a
 * power cut loses it; records (bookings among them) and API keys are. *Relaxed*: a killed process
 * loses nothing, a power cut may lose the last moments; sessions, searches and the cache are.
 *
 * A storage that does not answer makes calls reject with `TravelError("unavailable", …)`, reason
 * `storage_unavailable`; a call after `close()` has reason `store_closed`.
 */
export interface Store {
  readonly sessions: SessionStore;
  readonly records: RecordStore;
  readonly inventory: InventoryStore;
  readonly searches: SearchLog;
  readonly cache: CacheStore;
  readonly keys: KeyStore;
  /** For several nodes that serve the same clients; absent where one process serves them all. */
  readonly shared?: Shared;
  /** `activeWithinMs`: how recent a session's last activity must be to count as active. */
  stats(activeWithinMs: number): Promise<StoreStats>;
  /** Writes a little, for health: a storage that is full or locked still answers every question. */
  ping(): Promise<void>;
  /** Deletes what has expired at `now` (the store's clock when left out). Safe to run on every node. */
  sweep(now?: number): Promise<SweepReport>;
  /** Finishes the writes already asked for, then lets go of the storage. Safe to call twice. */
  close(): Promise<void>;
}

/** Ends a subscription. */
export type Unsubscribe = () => Promise<void>;

// --- sessions --------------------------------------------------------------------------------

/** A booking session. Times are Unix milliseconds. */
export interface Session {
  readonly id: string;
  readonly principal?: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly lastActivity: number;
  /** Bookings created in it; counted by `records.write`. */
  readonly bookingCount: number;
  /** Searches made in it; counted by `searches.record`. */
  readonly searchCount: number;
  /** State of the transport's own, a JSON string. */
  readonly data?: string;
}

interface NewSession {
  /** A UUID v4, made by the caller. */
  readonly id: string;
  readonly principal?: string;
  readonly ttlMs: number;
  readonly data?: string;
  /** For a session that began before it is kept: when, and the searches made until now. */
  readonly createdAt?: number;
  readonly searchCount?: number;
}

export interface SessionStore {
  /** Rejects with a `conflict` when a live session has this id. */
  create(session: NewSession): Promise<Session>;
  /** `undefined` once it has expired or ended. */
  get(id: string): Promise<Session | undefined>;
  /** Activity: moves `lastActivity` to now and `expiresAt` to now + `ttlMs`. Never revives. */
  touch(id: string, ttlMs: number): Promise<Session | undefined>;
  /**
   * Replaces `data`, where `was` is given only if it is still that; false when it is not, or when
   * there is no such live session.
   */
  setData(id: string, data: string, was?: string): Promise<boolean>;
  /** Ends it; false when there was no such live session. Its bookings stay. */
  end(id: string): Promise<boolean>;
}

// --- inventory -------------------------------------------------------------------------------

/**
 * A key is `group#unit`. What a search looks at together (a route on a day, a city on a night) is
 * one group, so that a storage can read it in one go and keep it in one place.
 */
export interface InventoryStore {
  /** Every unit of these groups that was sold, by key; units never claimed are left out. */
  soldIn(groups: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Units sold per key, in the order asked; 0 for a key never claimed. */
  sold(keys: readonly string[]): Promise<readonly number[]>;
}

// --- searches --------------------------------------------------------------------------------

export interface SearchRecord {
  readonly id: string;
  readonly sessionId: string;
  readonly timestamp: number;
  readonly document: string;
}

/** How long and how many searches of one session are remembered. */
export const SEARCH_HISTORY_MS = 600_000;
export const SEARCH_HISTORY_LIMIT = 100;

export interface SearchLog {
  /** Adds to the histories and to the counters of the sessions that still live. */
  record(batch: readonly SearchRecord[]): Promise<void>;
  /** Newest first. */
  list(sessionId: string): Promise<readonly SearchRecord[]>;
}

/** Takes searches without making them wait; see search-recorder.ts. */
export interface SearchRecorder<T extends SearchRecord> {
  add(search: T): void;
  /** Writes what is waiting; the only way to hear of a failure other than `onError`. */
  flush(): Promise<void>;
  /** Flushes and stops; what is added later is dropped. */
  close(): Promise<void>;
}

// --- cache -----------------------------------------------------------------------------------

/** Small values with a time to live: supplier answers, rate counters, short locks. */
export interface CacheStore {
  get(key: string): Promise<string | undefined>;
  put(key: string, value: string, ttlMs: number): Promise<void>;
  delete(key: string): Promise<boolean>;
  /** Puts only where nothing lives; true when this call won the key. */
  claim(key: string, value: string, ttlMs: number): Promise<boolean>;
  /** Adds to a counter and gives its new value; `ttlMs` counts from its first increment. */
  increment(key: string, by: number, ttlMs: number): Promise<number>;
}

// --- API keys --------------------------------------------------------------------------------

/**
 * One API key, without the secret that was handed out. A key is never deleted, and the store does
 * not judge it: `services/keys` compares its times with the real clock.
 */
export interface StoredKey {
  /** The part of the key that is no secret. */
  readonly id: string;
  readonly name: string;
  /** The principal that a request with this key acts for; several keys may name the same one. */
  readonly principal: string;
  /** Digest of the whole key. */
  readonly hash: string;
  readonly scopes: readonly string[];
  readonly createdAt: number;
  readonly expiresAt?: number;
  readonly revokedAt?: number;
  readonly lastUsedAt?: number;
}

export interface KeyStore {
  /** Durable. Rejects with a `conflict` when there is a key with this id. */
  add(key: StoredKey): Promise<void>;
  get(id: string): Promise<StoredKey | undefined>;
  /** Oldest first, by (createdAt, id). */
  list(): Promise<readonly StoredKey[]>;
  /** Durable. A key stays revoked since the first time; `undefined` when there is no such key. */
  revoke(id: string, at: number): Promise<StoredKey | undefined>;
  /** Relaxed. Moves `lastUsedAt` forward, never back; unknown ids are passed over. */
  used(times: ReadonlyMap<string, number>): Promise<void>;
}

// --- totals ----------------------------------------------------------------------------------

export interface StoreStats {
  /** PNRs ever created. */
  readonly bookings: number;
  /** Searches ever recorded. */
  readonly searches: number;
  readonly sessions: { readonly active: number; readonly total: number };
}

export interface SweepReport {
  readonly sessions: number;
  readonly searches: number;
  /** Outcomes of requests. */
  readonly outcomes: number;
  readonly cache: number;
  /** Units taken back from records that were never written. */
  readonly claims: number;
}
