import type { Idempotency, StoredRecord } from "./records.ts";
import type { Session, StoredKey } from "./types.ts";

/** The outcome of a request, under the scope it is kept under, that still counts. */
export interface KeptOutcome
  extends Pick<Idempotency, "scope" | "key" | "fingerprint" | "outcome"> {
  readonly expiresAt: number;
}

/** One thing that a store keeps, in the words of no store. Searches and the cache are not worth it. */
export type KeptItem =
  | { readonly kind: "record"; readonly record: StoredRecord }
  | { readonly kind: "stock"; readonly key: string; readonly sold: number }
  | { readonly kind: "outcome"; readonly outcome: KeptOutcome }
  | { readonly kind: "session"; readonly session: Session }
  | { readonly kind: "key"; readonly key: StoredKey }
  /** Numbers of bookings and searches ever made; the last item. */
  | { readonly kind: "totals"; readonly bookings: number; readonly searches: number };

/** A storage as the other end of a move sees it, while no server works on it. */
export interface Transfer {
  /** Everything that lives, each once. */
  items(): AsyncIterable<KeptItem>;
  /**
   * Takes items over; doing it twice is harmless. A record, session or outcome that is there stays
   * unless the one that comes is a later version of it; stock and totals are replaced; a key that
   * either side has revoked is revoked.
   */
  put(items: readonly KeptItem[]): Promise<void>;
  close(): Promise<void>;
}
