import type { StoredRecord } from "./records.ts";
import type { Idempotency, Session, StoredBooking, StoredKey } from "./types.ts";

/** An idempotency record that still counts. */
export interface KeptOutcome
  extends Pick<Idempotency, "scope" | "key" | "fingerprint" | "outcome"> {
  readonly expiresAt: number;
}

/** One thing that a store keeps, in the words of no store. Searches and the cache are not worth it. */
export type KeptRecord =
  | { readonly kind: "booking"; readonly booking: StoredBooking }
  | { readonly kind: "stock"; readonly key: string; readonly sold: number }
  | { readonly kind: "outcome"; readonly outcome: KeptOutcome }
  | { readonly kind: "session"; readonly session: Session }
  | { readonly kind: "key"; readonly key: StoredKey }
  | { readonly kind: "record"; readonly record: StoredRecord }
  /** Numbers of bookings and searches ever made; the last record. */
  | { readonly kind: "totals"; readonly bookings: number; readonly searches: number };

/** A storage as the other end of a move sees it, while no server works on it. */
export interface Transfer {
  /** Everything that lives, each once. */
  records(): AsyncIterable<KeptRecord>;
  /**
   * Takes records over; doing it twice is harmless. A booking, record, session or outcome that is
   * there stays unless the one that comes is a later version of it; stock and totals are replaced; a key
   * that either side has revoked is revoked.
   */
  put(records: readonly KeptRecord[]): Promise<void>;
  close(): Promise<void>;
}
