import type { Listeners } from "../listeners.ts";
import { checkRecordChange, recordScope } from "../record-change.ts";
import type { RecordChange, RecordEvent, RecordResult, RecordStore } from "../records.ts";
import type { Engine } from "./engine.ts";
import { sqliteOutcomes } from "./outcomes.ts";
import { sqliteRecordReads } from "./record-reads.ts";

interface Current {
  readonly owner: string | null;
  readonly version: number;
}

interface Written {
  readonly result: RecordResult;
  readonly event?: RecordEvent;
}

export function sqliteRecords(engine: Engine, events: Listeners<RecordEvent>): RecordStore {
  const { prepare, read, write } = engine;
  const outcomes = sqliteOutcomes(engine);
  const select = prepare("SELECT owner, version FROM records WHERE kind = ? AND id = ?");
  const insert = prepare(`
    INSERT INTO records (kind, id, owner, state, version, created_at, modified_at, document)
    VALUES (?, ?, ?, ?, 1, ?, ?, ?)`);
  const update = prepare(`
    UPDATE records SET state = ?, version = ?, modified_at = ?, document = ?
    WHERE kind = ? AND id = ?`);

  /** Everything is judged before anything is written, so a refusal has nothing to take back. */
  function refusal(change: RecordChange, version: number): RecordResult | undefined {
    if (change.idempotency !== undefined) {
      const earlier = outcomes.find(change.idempotency);
      if (earlier.kind !== "new") return earlier;
    }
    return change.expectedVersion === version ? undefined : { kind: "stale", version };
  }

  function apply(change: RecordChange): Written {
    const { kind, id, state, createdAt, modifiedAt, document, idempotency } = change;
    const current: Current | undefined = select.get(kind, id);
    const refused = refusal(change, current?.version ?? 0);
    if (refused !== undefined) return { result: refused };
    const version = change.expectedVersion + 1;
    const owner = current === undefined ? (change.owner ?? null) : current.owner;
    if (current === undefined) insert.run(kind, id, owner, state, createdAt, modifiedAt, document);
    else update.run(state, version, modifiedAt, document, kind, id);
    if (idempotency !== undefined) outcomes.save(idempotency);
    return {
      result: { kind: "committed", version },
      event: { kind, id, ...(owner !== null && { owner }), state, version },
    };
  }

  return {
    async write(change) {
      const checked = checkRecordChange(change);
      const { result, event } = await write("durable", () => apply(checked));
      if (event !== undefined) events.emit(event);
      return result;
    },
    ...sqliteRecordReads(engine),
    outcome: (scope, key, fingerprint) =>
      read(() => outcomes.find({ scope: recordScope(scope), key, fingerprint })),
    subscribe: (listener) => read(() => events.subscribe(listener)),
  };
}
