import type { RecordStore } from "./records.ts";
import type { Shared } from "./shared.ts";

/**
 * What the rest of Wayfare may ask of a storage, and nothing else: no word here is about one
 * engine. Documents are JSON strings made by the caller; a store keeps them and never reads them.
 *
 * Time comes from the clock a store is made with. A record is gone at the very millisecond it
 * expires, whether or not the storage has removed it yet.
 *
 * Two strengths of writing. *Durable*: once the promise resolves, neither a killed process nor a
 * power cut loses it; bookings, records and API keys are. *Relaxed*: a killed process loses nothing, a
 * power cut may lose the last moments; sessions, searches and the cache are.
 *
 * A storage that does not answer makes calls reject with `TravelError("unavailable", …)`, reason
 * `storage_unavailable`; a call after `close()` has reason `store_closed`.
 */
export interface Store {
  readonly sessions: SessionStore;
  readonly bookings: BookingStore;
  readonly inventory: InventoryStore;
  readonly searches: SearchLog;
  readonly cache: CacheStore;
  readonly keys: KeyStore;
  readonly records: RecordStore;
  /** For several nodes that serve the same clients; absent where the storage is one machine's. */
  readonly shared?: Shared;
  /** `activeWithinMs`: how recent a session's last activity must be to count as active. */
  stats(activeWithinMs: number): Promise<StoreStats>;
  /** Calls back on every booking change; resolves to a function that ends it. */
  subscribe(listener: BookingListener): Promise<Unsubscribe>;
  /** Round trip to the storage, for health. */
  ping(): Promise<void>;
  /** Deletes what has expired at `now` (the store's clock when left out). Safe to run on every node. */
  sweep(now?: number): Promise<SweepReport>;
  /** Finishes the writes already asked for, then lets go of the storage. Safe to call twice. */
  close(): Promise<void>;
}

// --- sessions --------------------------------------------------------------------------------

/** A booking session. Times are Unix milliseconds. */
export interface Session {
  readonly id: string;
  readonly principal?: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly lastActivity: number;
  /** Bookings created in it; counted by `bookings.commit`. */
  readonly bookingCount: number;
  /** Searches made in it; counted by `searches.record`. */
  readonly searchCount: number;
  /** The transport's own notes, a JSON string. */
  readonly data?: string;
}

interface NewSession {
  /** A UUID v4, made by the caller. */
  readonly id: string;
  readonly principal?: string;
  readonly ttlMs: number;
  readonly data?: string;
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

// --- bookings --------------------------------------------------------------------------------

export type BookingStatus = "pending" | "confirmed" | "cancelled";

export interface StoredBooking {
  readonly pnr: string;
  readonly sessionId: string;
  readonly principal?: string;
  readonly status: BookingStatus;
  /** 1 when created, one more with every change. */
  readonly version: number;
  readonly createdAt: number;
  readonly modifiedAt: number;
  readonly document: string;
}

/** Units of something finite (seats of a cabin on a flight, rooms of a night) to sell. */
export interface Claim {
  readonly key: string;
  readonly quantity: number;
  /** How many units exist; the claim holds if sold + quantity stays within it. */
  readonly capacity: number;
}

export interface Release {
  readonly key: string;
  readonly quantity: number;
}

/** Makes a repeated request harmless: the second one gets the first one's outcome. */
export interface Idempotency {
  /** Whose key it is, so that two clients may choose the same one. */
  readonly scope: string;
  readonly key: string;
  /** Digest of the request; the same key with another one is a mistake. */
  readonly fingerprint: string;
  /** What to give back on a repeat. */
  readonly outcome: string;
  readonly ttlMs: number;
}

/** One booking's next state with everything that must happen together with it. */
export interface BookingChange {
  readonly pnr: string;
  /** Owner and `createdAt` count for a new PNR only: a later change never moves a booking. */
  readonly sessionId: string;
  readonly principal?: string;
  /**
   * For the first booking of a session that was only just made up: opens it in the same step. One
   * that is there already, whoever's it is, counts the booking as any other does.
   */
  readonly opensSession?: { readonly ttlMs: number };
  readonly createdAt: number;
  readonly modifiedAt: number;
  readonly status: BookingStatus;
  /** The version this change was made from; 0 = a new PNR. */
  readonly expectedVersion: number;
  readonly document: string;
  readonly claims?: readonly Claim[];
  /** Given back after the claims are judged: a change cannot claim what it releases. */
  readonly releases?: readonly Release[];
  readonly idempotency?: Idempotency;
}

/** When several refusals apply, the first in this order is given: repeats, then PNR, then units. */
export type CommitResult =
  | { readonly kind: "committed"; readonly version: number }
  /** This very request was committed before; nothing happened now. */
  | { readonly kind: "replayed"; readonly outcome: string }
  | { readonly kind: "key_reused" }
  | { readonly kind: "pnr_taken" }
  /** Somebody changed the booking first; `version` is what it is now, 0 = no such PNR. */
  | { readonly kind: "stale"; readonly version: number }
  | { readonly kind: "sold_out"; readonly key: string; readonly left: number };

export type OutcomeLookup =
  | { readonly kind: "new" }
  | { readonly kind: "replayed"; readonly outcome: string }
  | { readonly kind: "key_reused" };

/** By session, by principal or of everybody; newest first, by (createdAt, pnr), so that pages never shift. */
export interface BookingQuery {
  readonly owner: { readonly sessionId: string } | { readonly principal: string } | "all";
  readonly status?: BookingStatus;
  readonly limit: number;
  /** From the page before; anything else rejects with an `invalid`, reason `bad_cursor`. */
  readonly cursor?: string;
}

interface BookingPage {
  readonly bookings: readonly StoredBooking[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Absent on the last page. */
  readonly cursor?: string;
}

export interface BookingStore {
  /**
   * All or nothing, durable. A refusal is a result, not an exception, and leaves no trace; only a
   * committed change uses up its idempotency key.
   *
   * A storage that cannot hold units and booking in one transaction may take the units first, with
   * a deadline, then write the booking, then confirm. So what is promised is this: nothing
   * acknowledged is ever lost; sold units never exceed the capacity, not even for a moment; units
   * taken for a booking that was never written are free again by the deadline (until then they
   * count as sold); a released unit is free when the promise resolves.
   *
   * After a rejection the change may or may not have happened: repeat it with the same
   * idempotency key. Two calls with one key at the same time: one commits, the other replays.
   */
  commit(change: BookingChange): Promise<CommitResult>;
  /** A PNR is unique for ever, also after cancellation and after its session is gone. */
  get(pnr: string): Promise<StoredBooking | undefined>;
  list(query: BookingQuery): Promise<BookingPage>;
  /** Asks before doing the work whether a request was committed already. */
  outcome(scope: string, key: string, fingerprint: string): Promise<OutcomeLookup>;
}

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

/** A hint that a booking changed: read it again. */
export interface BookingEvent {
  readonly pnr: string;
  readonly sessionId: string;
  readonly principal?: string;
  readonly status: BookingStatus;
  readonly version: number;
}

/**
 * Events are delivered at most once and are never replayed. Those of this very `Store` are always
 * delivered; those of other processes on the same storage only where the storage can carry them.
 * A listener that throws harms nobody else.
 */
export type BookingListener = (event: BookingEvent) => void;
export type Unsubscribe = () => Promise<void>;

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
export interface SearchRecorder {
  note(search: SearchRecord): void;
  /** Writes what is waiting; the only way to hear of a failure other than `onError`. */
  flush(): Promise<void>;
  /** Flushes and stops; later notes are dropped. */
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
 * not judge it: whoever checks a key looks at its times by the real clock.
 */
export interface StoredKey {
  /** The part of the key that is no secret. */
  readonly id: string;
  readonly name: string;
  /** Whom it speaks for; several keys may speak for one. */
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
  /** Idempotency records. */
  readonly outcomes: number;
  readonly cache: number;
  /** Units taken back from bookings that were never written. */
  readonly claims: number;
}
