import { TravelError } from "../domain/errors.ts";
import type { Sold } from "../domain/stock.ts";
import { joined } from "../memory/joined.ts";
import {
  BOOKING,
  BOOKING_STATES,
  type Claim,
  type Idempotency,
  type LateText,
  type RecordChange,
  type Release,
} from "./records.ts";

const WORD = /^[a-z0-9][a-z0-9_-]{0,62}$/;
const MAX_ID_BYTES = 200;

export interface CheckedChange extends RecordChange {
  readonly claims: readonly Claim[];
  readonly releases: readonly Release[];
}

/** A change whose texts are written. */
export interface WrittenChange extends CheckedChange {
  readonly document: string;
  readonly idempotency?: Idempotency | undefined;
}

/** False where a text of the change waits for what was sold. */
export function isWritten(change: CheckedChange): change is WrittenChange {
  const { document, idempotency } = change;
  return typeof document === "string" && typeof (idempotency?.outcome ?? "") === "string";
}

/** The change with its texts, written of what was sold before. */
export function writtenOut(change: CheckedChange, sold: Sold): WrittenChange {
  if (isWritten(change)) return change;
  const { idempotency } = change;
  const text = (late: LateText) => (typeof late === "string" ? late : late(sold));
  const document = text(change.document);
  if (!idempotency) return { ...change, document, idempotency };
  const outcome = text(idempotency.outcome);
  return { ...change, document, idempotency: { ...idempotency, outcome } };
}

/**
 * What every store does to a change first: refuses nonsense, names each unit once, and gives its
 * idempotency key the scope under which it is kept.
 */
export function checkChange(change: RecordChange): CheckedChange {
  const { kind, id, state, sessionId, opensSession, idempotency } = change;
  const { claims = [], releases = [] } = change;
  const isBooking = kind === BOOKING;
  if (!isBooking && !WORD.test(kind)) throw badChange("kind", kind);
  if (!(isBooking ? BOOKING_STATES.includes(state) : WORD.test(state))) {
    throw badChange("state", state);
  }
  if (id === "" || Buffer.byteLength(id) > MAX_ID_BYTES) throw badChange("id", id);
  if (isBooking !== (sessionId !== undefined)) throw badChange("sessionId", sessionId ?? "");
  if (opensSession && !isBooking) throw badChange("opensSession", opensSession.ttlMs);
  if (opensSession) checkLifetime(opensSession.ttlMs);
  requireInteger("expectedVersion", change.expectedVersion, 0);
  requireInteger("createdAt", change.createdAt, 0);
  requireInteger("modifiedAt", change.modifiedAt, 0);
  if (change.dueAt !== undefined) requireInteger("dueAt", isBooking ? -1 : change.dueAt, 0);
  for (const claim of claims) {
    requireInteger(`claim ${claim.key}: quantity`, claim.quantity, 1);
    requireInteger(`claim ${claim.key}: capacity`, claim.capacity, 0);
  }
  for (const release of releases) {
    requireInteger(`release ${release.key}: quantity`, release.quantity, 1);
  }
  return joined(change, {
    claims: merge(claims, addClaims),
    releases: merge(releases, addReleases),
    idempotency: idempotency && { ...idempotency, scope: keptScope(kind, idempotency.scope) },
  });
}

/** The scope as it is kept: that of bookings as it is, that of all other kinds with a word before it. */
export function keptScope(kind: string, scope: string): string {
  return kind === BOOKING ? scope : `records ${scope}`;
}

/** What every store asks of a session's life: that there is one. */
export function checkLifetime(ttlMs: number): void {
  if (Number.isSafeInteger(ttlMs) && ttlMs > 0) return;
  throw new TravelError("internal", "A session must expire after it was created.", {
    reason: "bad_session",
    value: ttlMs,
  });
}

function addClaims(a: Claim, b: Claim): Claim {
  return {
    key: a.key,
    quantity: a.quantity + b.quantity,
    capacity: Math.min(a.capacity, b.capacity),
  };
}

function addReleases(a: Release, b: Release): Release {
  return { key: a.key, quantity: a.quantity + b.quantity };
}

function merge<T extends Release>(items: readonly T[], add: (a: T, b: T) => T): readonly T[] {
  if (items.length < 2) return items;
  const byKey = new Map<string, T>();
  for (const item of items) {
    const seen = byKey.get(item.key);
    byKey.set(item.key, seen === undefined ? item : add(seen, item));
  }
  return byKey.size === items.length ? items : [...byKey.values()];
}

function requireInteger(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) throw badChange(name, value);
}

function badChange(name: string, value: string | number): TravelError {
  return new TravelError("internal", `A change of a record has a bad ${name}.`, {
    reason: "bad_change",
    value,
  });
}
