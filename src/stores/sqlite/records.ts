import { type CheckedChange, checkChange, keptScope, writtenOut } from "../checks.ts";
import type { Listeners } from "../listeners.ts";
import {
  type Idempotency,
  type OutcomeLookup,
  REMOVED,
  type RecordEvent,
  type RecordStore,
  type Request,
  type WriteResult,
} from "../records.ts";
import type { Engine } from "./engine.ts";
import type { Units } from "./inventory.ts";
import { dueRecords, type Place, recordTables } from "./record-tables.ts";

interface Written {
  readonly result: WriteResult;
  readonly event?: RecordEvent;
}

const TAKEN: WriteResult = { kind: "taken" };

export function sqliteRecords(
  engine: Engine,
  units: Units,
  events: Listeners<RecordEvent>,
): RecordStore {
  const { prepare, read, write, now } = engine;
  const outcomes = sqliteOutcomes(engine);
  const tables = recordTables(engine);
  const timed = dueRecords(engine);
  const openSession = prepare(`
    INSERT INTO sessions
      (id, principal, created_at, expires_at, last_activity, booking_count)
    VALUES (?, ?, ?, ?, ?, 1)
    ON CONFLICT (id) DO UPDATE SET booking_count = booking_count + 1`);
  const countBooking = prepare(
    "UPDATE sessions SET booking_count = booking_count + 1 WHERE id = ? AND expires_at > ?",
  );

  function countIn(sessionId: string, { owner, opensSession }: CheckedChange): void {
    if (opensSession === undefined) {
      countBooking.run(sessionId, now());
      return;
    }
    const at = now();
    openSession.run(sessionId, owner ?? null, at, at + opensSession.ttlMs, at);
  }

  /**
   * Everything is judged before the first row is written, so a refusal has nothing to take back. Whether a
   * new id is free, or a record still of its version, shows when its row is written, which is that first row.
   */
  function apply(checked: CheckedChange): Written {
    const { kind, id, state, expectedVersion } = checked;
    const table = tables.of(kind);
    const earlier = checked.idempotency && outcomes.find(checked.idempotency);
    if (earlier && earlier.kind !== "new") return { result: earlier };
    const isNew = expectedVersion === 0;
    const stale = (was: number): Written => ({
      result: isNew ? TAKEN : { kind: "stale", version: was },
    });
    const judgement = units.judge(checked.claims);
    if (judgement.kind === "short") {
      const was = table.version(kind, id);
      if (was !== expectedVersion) return stale(was);
      return { result: { ...judgement, kind: "sold_out" } };
    }
    const change = writtenOut(checked, judgement.sold);
    const version = expectedVersion + 1;
    const isWritten = isNew ? table.put(change, version) : table.change(change, version);
    if (!isWritten) return stale(isNew ? 0 : table.version(kind, id));
    units.take(change.claims);
    units.giveBack(change.releases);
    if (isNew && change.sessionId !== undefined) countIn(change.sessionId, change);
    if (change.idempotency !== undefined) outcomes.save(change.idempotency);
    const { sessionId, owner }: Place = isNew ? change : table.place(kind, id);
    return {
      result: { kind: "committed", version },
      event: {
        kind,
        id,
        ...(sessionId !== undefined && { sessionId }),
        ...(owner !== undefined && { owner }),
        state,
        version,
      },
    };
  }

  return {
    async write(change) {
      const checked = checkChange(change);
      const { result, event } = await write("durable", () => apply(checked));
      if (event !== undefined) events.emit(event);
      return result;
    },
    get: (kind, id) => read(() => tables.of(kind).get(kind, id)),
    list: (query) => read(() => tables.of(query.kind).list(query)),
    due: (query) => read(() => timed.due(query)),
    async remove(kind, id, version) {
      const removed = await write("durable", () => timed.remove(kind, id, version));
      if (removed) events.emit({ kind, id, state: REMOVED, version: version + 1 });
      return removed;
    },
    outcome: (kind, { scope, key, fingerprint }) =>
      read(() => outcomes.find({ scope: keptScope(kind, scope), key, fingerprint })),
    subscribe: (listener) => read(() => events.subscribe(listener)),
  };
}

interface OutcomeRow {
  readonly fingerprint: string;
  readonly outcome: string;
}

/** The outcomes of requests, for use inside a read or a write. */
interface Outcomes {
  find(request: Request): OutcomeLookup;
  save(idempotency: Idempotency): void;
}

function sqliteOutcomes({ prepare, now }: Engine): Outcomes {
  const select = prepare(
    "SELECT fingerprint, outcome FROM outcomes WHERE scope = ? AND key = ? AND expires_at > ?",
  );
  // Replaces an expired outcome only: a live one has been answered by `find` before.
  const upsert = prepare(`
    INSERT INTO outcomes (scope, key, fingerprint, expires_at, outcome) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (scope, key) DO UPDATE SET
      fingerprint = excluded.fingerprint, expires_at = excluded.expires_at,
      outcome = excluded.outcome`);

  return {
    find({ scope, key, fingerprint }) {
      const row: OutcomeRow | undefined = select.get(scope, key, now());
      if (row === undefined) return { kind: "new" };
      if (row.fingerprint !== fingerprint) return { kind: "key_reused" };
      return { kind: "replayed", outcome: row.outcome };
    },
    save({ scope, key, fingerprint, ttlMs, outcome }) {
      upsert.run(scope, key, fingerprint, now() + ttlMs, outcome);
    },
  };
}
