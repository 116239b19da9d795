import type { Pnr } from "../domain/contracts/gds/bookings.ts";
import type { Sold } from "../domain/stock.ts";
import type { Unsubscribe } from "./types.ts";

/**
 * Documents that must not be lost: bookings, requests that wait for an operator, orders,
 * workflows. Durable, and kept until they are removed, which bookings never are; what may be lost
 * belongs into the cache. Kind and state are short words of the caller's (`request`, `order`; `paid`),
 * of lower-case letters, digits, `_` and `-`; an id is any text of at most 200 bytes, unique within its
 * kind.
 */
export interface RecordStore {
  /**
   * All or nothing, durable. A refusal is a result, not an exception, and leaves no trace; only a
   * committed change uses up its idempotency key.
   *
   * A storage that cannot hold units and record in one transaction may take the units first, with a
   * deadline, then write the record, then confirm. So what is promised is this: nothing
   * acknowledged is ever lost; sold units never exceed the capacity, not even for a moment; units
   * taken for a record that was never written are free again by the deadline (until then they count
   * as sold); a released unit is free when the promise resolves.
   *
   * After a rejection the change may or may not have happened: repeat it with the same idempotency
   * key. Two calls with one key at the same time: one commits, the other replays.
   */
  write(change: RecordChange): Promise<WriteResult>;
  get(kind: string, id: string): Promise<StoredRecord | undefined>;
  /** Newest first, by (createdAt, id), so that pages never shift. */
  list(query: RecordQuery): Promise<RecordPage>;
  /** Records whose time has come, the longest due first: what a timer works on. */
  due(query: DueQuery): Promise<readonly StoredRecord[]>;
  /**
   * Ends a record of any kind but a booking, durable; its id may be used again. Listeners hear of it as of
   * a change, with the version after its last and the state `REMOVED`. False where it is not of this
   * version, or not there.
   */
  remove(kind: string, id: string, version: number): Promise<boolean>;
  /** Asks before doing the work whether a request was committed already. */
  outcome(kind: string, request: Request): Promise<OutcomeLookup>;
  /**
   * Calls back on every change of every kind; resolves to a function that ends it. Events are
   * delivered at most once and are never replayed. Those of this very `Store` are always delivered;
   * those of other processes on the same storage only where the storage can carry them. A listener
   * that throws does not keep the others from hearing.
   */
  subscribe(listener: RecordListener): Promise<Unsubscribe>;
}

/**
 * The kind of record that is made in a session: it names one, is counted in it, and can be listed by
 * it. Its id is a PNR, its owner a principal. No other kind has a session.
 */
export const BOOKING = "booking";

/** Who is in which booking, and how far that list has come: made of bookings, by finding them. */
export const BOOKING_NAME = "booking_name";
export const BOOKING_NAMES = "booking_names";

/** True for records that say nothing but what others do: reading makes them. */
export function isIndex(kind: string): boolean {
  return kind === BOOKING_NAME || kind === BOOKING_NAMES;
}

/** The states that a booking may be in. */
export const BOOKING_STATES: readonly string[] = [
  "pending",
  "confirmed",
  "cancelled",
] satisfies readonly Pnr["status"][];

export interface StoredRecord {
  readonly kind: string;
  readonly id: string;
  /** The session that a booking was made in; absent for every other kind. */
  readonly sessionId?: string;
  /** A principal, or whatever name the service lists it by. */
  readonly owner?: string;
  /** One word to list by, such as a status. */
  readonly state: string;
  /** 1 when created, one more with every change. */
  readonly version: number;
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** From when on `due` finds it; absent where it has no such time, and for bookings. */
  readonly dueAt?: number;
  /** JSON made by the caller; a store keeps it and never reads it. */
  readonly document: string;
}

/** One record's next state with everything that must happen together with it. */
export interface RecordChange {
  readonly kind: string;
  readonly id: string;
  /** Session, owner and `createdAt` count for a new record only: a later change never moves it. */
  readonly sessionId?: string;
  readonly owner?: string;
  /**
   * For the first booking of a session that was only just made up: opens it in the same step. A
   * session that is there already, of whichever principal, counts the booking as any other does.
   */
  readonly opensSession?: { readonly ttlMs: number };
  readonly state: string;
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** Left out, the record is not due any more. */
  readonly dueAt?: number;
  /** The version this change was made from; 0 = a new record. */
  readonly expectedVersion: number;
  readonly document: LateText;
  readonly claims?: readonly Claim[];
  /** Given back after the claims are judged: a change cannot claim what it releases. */
  readonly releases?: readonly Release[];
  readonly idempotency?:
    | (Omit<Idempotency, "outcome"> & { readonly outcome: LateText })
    | undefined;
}

/**
 * A text, or what makes it of the units that were sold before, by the keys of the change's claims. A store
 * calls it while it commits, as late as it can and perhaps more than once: it must do nothing else.
 */
export type LateText = string | ((sold: Sold) => string);

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

/** Names a request. Keys of bookings are one family, keys of all other kinds are another. */
export interface Request {
  /** Names the client, so that two clients may choose the same key. */
  readonly scope: string;
  readonly key: string;
  /** Digest of the request; the same key with another one is a mistake. */
  readonly fingerprint: string;
}

/** Makes a repeated request harmless: the second one gets the first one's outcome. */
export interface Idempotency extends Request {
  /** What to give back on a repeat. */
  readonly outcome: string;
  readonly ttlMs: number;
}

/** When several refusals apply, the first in this order is given: repeats, then id, then units. */
export type WriteResult =
  | { readonly kind: "committed"; readonly version: number }
  /** This very request was committed before; nothing happened now. */
  | { readonly kind: "replayed"; readonly outcome: string }
  | { readonly kind: "key_reused" }
  /** A new record under an id that is in use. */
  | { readonly kind: "taken" }
  /** The record was changed since `expectedVersion`; `version` is what it is now, 0 = no such record. */
  | { readonly kind: "stale"; readonly version: number }
  | { readonly kind: "sold_out"; readonly key: string; readonly left: number };

export type OutcomeLookup =
  | { readonly kind: "new" }
  | { readonly kind: "replayed"; readonly outcome: string }
  | { readonly kind: "key_reused" };

/** All records of a kind, or some of them by owner, by state, or by both. */
export interface RecordQuery {
  readonly kind: string;
  /** An owner's records, or the bookings made in a session. */
  readonly owner?: string | { readonly sessionId: string };
  readonly state?: string;
  readonly limit: number;
  /** From the page before; anything else rejects with an `invalid`, reason `bad_cursor`. */
  readonly cursor?: string;
}

export interface DueQuery {
  readonly kind: string;
  /** Unix milliseconds: due then or before. */
  readonly until: number;
  readonly limit: number;
  /** How many to pass over: those that were found before and are left as they are. */
  readonly skip?: number;
}

export interface RecordPage {
  readonly records: readonly StoredRecord[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Absent on the last page. */
  readonly cursor?: string;
}

/** A hint that a record changed: read it again. */
export type RecordEvent = Pick<
  StoredRecord,
  "kind" | "id" | "sessionId" | "owner" | "state" | "version"
>;

/** The state in which listeners hear of a record that is no longer there. */
export const REMOVED = "removed";

export type RecordListener = (event: RecordEvent) => void;
