import { decodeCursor, encodeCursor } from "../../domain/paging.ts";
import { reused } from "../../memory/reused.ts";
import {
  type CheckedChange,
  checkChange,
  keptScope,
  type WrittenChange,
  writtenOut,
} from "../checks.ts";
import type { Listeners } from "../listeners.ts";
import {
  BOOKING,
  type DueQuery,
  type OutcomeLookup,
  REMOVED,
  type RecordEvent,
  type RecordPage,
  type RecordQuery,
  type RecordStore,
  type Request,
  type StoredRecord,
  type WriteResult,
} from "../records.ts";
import type { Engine } from "./engine.ts";
import { outcomeKey, recordKey, removeRecord, setRecord, setSold, soldOf } from "./state.ts";

export function overlayRecords(engine: Engine, events: Listeners<RecordEvent>): RecordStore {
  const { now, use } = engine;

  function outcomeOf(request: Request): OutcomeLookup {
    const kept = engine.state.outcomes.get(outcomeKey(request));
    if (!kept || kept.expiresAt <= now()) return { kind: "new" };
    if (kept.fingerprint !== request.fingerprint) return { kind: "key_reused" };
    return { kind: "replayed", outcome: kept.outcome };
  }

  /** Everything is judged before anything is written, so a refusal has nothing to take back. */
  function refusal(change: CheckedChange, version: number): WriteResult | undefined {
    const earlier = change.idempotency && outcomeOf(change.idempotency);
    if (earlier && earlier.kind !== "new") return earlier;
    if (change.expectedVersion !== version) {
      return change.expectedVersion === 0 ? { kind: "taken" } : { kind: "stale", version };
    }
    for (const { key, quantity, capacity } of change.claims) {
      const left = capacity - soldOf(engine.state, key);
      if (quantity > left) return { kind: "sold_out", key, left: Math.max(0, left) };
    }
    return undefined;
  }

  function countIn(sessionId: string, { owner, opensSession }: CheckedChange): void {
    const { sessions } = engine.state;
    const known = sessions.get(sessionId);
    // A booking that opens its session counts in one that has expired, too; any other does not.
    if (known && (opensSession || known.expiresAt > now())) {
      sessions.set(sessionId, { ...known, bookingCount: known.bookingCount + 1 });
    } else if (opensSession) {
      sessions.set(sessionId, {
        id: sessionId,
        ...(owner !== undefined && { principal: owner }),
        createdAt: now(),
        expiresAt: now() + opensSession.ttlMs,
        lastActivity: now(),
        bookingCount: 1,
        searchCount: 0,
      });
    }
  }

  function apply(checked: CheckedChange): WriteResult {
    const { state } = engine;
    const { kind, id } = checked;
    const current = state.records.get(recordKey(kind, id));
    const refused = refusal(checked, current?.version ?? 0);
    if (refused) return refused;
    const sold = new Map(checked.claims.map(({ key }) => [key, soldOf(state, key)]));
    const change = writtenOut(checked, sold);
    const { idempotency } = change;
    const record = nextRecord(change, current);
    for (const { key, quantity } of change.claims) {
      setSold(state, key, soldOf(state, key) + quantity);
    }
    for (const { key, quantity } of change.releases) {
      setSold(state, key, Math.max(0, soldOf(state, key) - quantity));
    }
    setRecord(state, reused(record));
    if (!current && kind === BOOKING) state.bookings += 1;
    if (!current && change.sessionId !== undefined) countIn(change.sessionId, change);
    if (idempotency) {
      const { ttlMs, ...outcome } = idempotency;
      state.outcomes.set(outcomeKey(idempotency), { ...outcome, expiresAt: now() + ttlMs });
    }
    const { createdAt: _, modifiedAt: __, dueAt: ___, document: ____, ...event } = record;
    events.emit(event);
    return { kind: "committed", version: record.version };
  }

  return {
    write: (change) => use(() => apply(checkChange(change))),
    get: (kind, id) => use(() => engine.state.records.get(recordKey(kind, id))),
    list: (query) => use(() => pageOf(engine, query)),
    due: (query) => use(() => dueOf(engine, query)),
    remove: (kind, id, version) =>
      use(() => {
        const found = engine.state.records.get(recordKey(kind, id));
        if (kind === BOOKING || found?.version !== version) return false;
        removeRecord(engine.state, found);
        events.emit({ kind, id, state: REMOVED, version: version + 1 });
        return true;
      }),
    outcome: (kind, { scope, key, fingerprint }) =>
      use(() => outcomeOf({ scope: keptScope(kind, scope), key, fingerprint })),
    subscribe: (listener) => use(() => events.subscribe(listener)),
  };
}

/** Session, owner and creation stay those of the first version. */
function nextRecord(change: WrittenChange, current: StoredRecord | undefined): StoredRecord {
  const { kind, id, state, modifiedAt, dueAt, document } = change;
  const { sessionId, owner, createdAt } = current ?? change;
  return {
    kind,
    id,
    ...(sessionId !== undefined && { sessionId }),
    ...(owner !== undefined && { owner }),
    state,
    version: change.expectedVersion + 1,
    createdAt,
    modifiedAt,
    ...(dueAt !== undefined && { dueAt }),
    document,
  };
}

function dueOf(
  engine: Engine,
  { kind, until, limit, skip = 0 }: DueQuery,
): readonly StoredRecord[] {
  const found = [...engine.state.records.entries()].flatMap(([, record]) => {
    const { dueAt } = record;
    return record.kind === kind && dueAt !== undefined && dueAt <= until ? [{ dueAt, record }] : [];
  });
  found.sort((a, b) => a.dueAt - b.dueAt || (a.record.id < b.record.id ? -1 : 1));
  return found.slice(skip, skip + limit).map(({ record }) => record);
}

function pageOf(engine: Engine, { kind, owner, state, limit, cursor }: RecordQuery): RecordPage {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const found: StoredRecord[] = [];
  for (const [, record] of engine.state.records.entries()) {
    if (record.kind !== kind) continue;
    if (state !== undefined && record.state !== state) continue;
    if (typeof owner === "string" && record.owner !== owner) continue;
    if (typeof owner === "object" && record.sessionId !== owner.sessionId) continue;
    found.push(record);
  }
  found.sort(newestFirst);
  const rest = after ? found.filter((record) => newestFirst(record, after) > 0) : found;
  const records = rest.slice(0, limit);
  const last = records.at(-1);
  const more = rest.length > limit && last !== undefined;
  return { records, total: found.length, ...(more && { cursor: encodeCursor(last) }) };
}

type Ordered = Pick<StoredRecord, "createdAt" | "id">;

function newestFirst(a: Ordered, b: Ordered): number {
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}
