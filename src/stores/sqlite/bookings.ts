import { type CheckedChange, checkChange } from "../change.ts";
import type { BookingEvent, BookingStore, CommitResult } from "../types.ts";
import { sqliteBookingReads } from "./booking-reads.ts";
import type { Engine } from "./engine.ts";
import type { Units } from "./inventory.ts";
import { sqliteOutcomes } from "./outcomes.ts";

interface OwnerRow {
  readonly session_id: string;
  readonly principal: string | null;
  readonly version: number;
}

interface Committed {
  readonly result: CommitResult;
  readonly event?: BookingEvent;
}

export function sqliteBookings(
  engine: Engine,
  units: Units,
  emit: (event: BookingEvent) => void,
): BookingStore {
  const { prepare, read, write, now } = engine;
  const outcomes = sqliteOutcomes(engine);
  const { get, list } = sqliteBookingReads(engine);
  const selectOwner = prepare("SELECT session_id, principal, version FROM bookings WHERE pnr = ?");
  const insert = prepare(`
    INSERT INTO bookings
      (pnr, session_id, principal, status, version, created_at, modified_at, document)
    VALUES (?, ?, ?, ?, 1, ?, ?, ?)`);
  const update = prepare(
    "UPDATE bookings SET status = ?, version = ?, modified_at = ?, document = ? WHERE pnr = ?",
  );
  const openSession = prepare(`
    INSERT INTO sessions
      (id, principal, created_at, expires_at, last_activity, booking_count)
    VALUES (:id, :principal, :now, :expiresAt, :now, 1)
    ON CONFLICT (id) DO UPDATE SET booking_count = booking_count + 1`);
  const countBooking = prepare(
    "UPDATE sessions SET booking_count = booking_count + 1 WHERE id = ? AND expires_at > ?",
  );

  /** Everything is judged before anything is written, so a refusal has nothing to take back. */
  function refusal(change: CheckedChange, current: OwnerRow | undefined): CommitResult | undefined {
    if (change.idempotency !== undefined) {
      const earlier = outcomes.find(change.idempotency);
      if (earlier.kind !== "new") return earlier;
    }
    const version = current?.version ?? 0;
    if (change.expectedVersion !== version) {
      return change.expectedVersion === 0 ? { kind: "pnr_taken" } : { kind: "stale", version };
    }
    const shortage = units.shortage(change.claims);
    return shortage && { kind: "sold_out", ...shortage };
  }

  function apply(change: CheckedChange): Committed {
    const current: OwnerRow | undefined = selectOwner.get(change.pnr);
    const refused = refusal(change, current);
    if (refused !== undefined) return { result: refused };
    const { pnr, status, modifiedAt, document } = change;
    const version = change.expectedVersion + 1;
    const sessionId = current?.session_id ?? change.sessionId;
    const principal = current === undefined ? (change.principal ?? null) : current.principal;
    units.take(change.claims);
    units.giveBack(change.releases);
    if (current === undefined) {
      insert.run(pnr, sessionId, principal, status, change.createdAt, modifiedAt, document);
      if (change.opensSession === undefined) countBooking.run(sessionId, now());
      else {
        const expiresAt = now() + change.opensSession.ttlMs;
        openSession.run({ id: sessionId, principal, now: now(), expiresAt });
      }
    } else {
      update.run(status, version, modifiedAt, document, pnr);
    }
    if (change.idempotency !== undefined) outcomes.save(change.idempotency);
    return {
      result: { kind: "committed", version },
      event: { pnr, sessionId, ...(principal !== null && { principal }), status, version },
    };
  }

  return {
    async commit(change) {
      const checked = checkChange(change);
      const { result, event } = await write("durable", () => apply(checked));
      if (event !== undefined) emit(event);
      return result;
    },
    get,
    list,
    outcome: (scope, key, fingerprint) => read(() => outcomes.find({ scope, key, fingerprint })),
  };
}
