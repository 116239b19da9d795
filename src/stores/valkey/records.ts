import { TravelError } from "../../domain/errors.ts";
import { type CheckedChange, checkChange, keptScope } from "../checks.ts";
import { BOOKING, REMOVED, type RecordStore } from "../records.ts";
import type { SessionStore } from "../types.ts";
import { valkeyCommit } from "./commit/commit.ts";
import type { CommitParts, Settlement } from "./commit/settlement.ts";
import type { Engine } from "./engine.ts";
import { familyOf, type RecordRef } from "./names.ts";
import { type Events, newsOf } from "./nodes/record-events.ts";
import { readRecord, valkeyRecordReads } from "./reads/record-reads.ts";

export interface RecordDeps {
  readonly engine: Engine;
  /** Marks what this store publishes. */
  readonly node: string;
  readonly parts: CommitParts;
  readonly settlement: Settlement;
  readonly sessions: Pick<SessionStore, "create">;
  readonly events: Events;
}

export function valkeyRecords(deps: RecordDeps): RecordStore {
  const { engine, node, parts, settlement, sessions, events } = deps;
  const { call, send } = engine;
  const { outcomes } = parts;
  const commit = valkeyCommit(engine, node, parts, settlement);

  /**
   * In a cluster the session is in another slot than the rest of the commit, so it comes first: a session
   * without a booking does no harm, and the next attempt finds it there.
   */
  async function openSession({ sessionId: id, owner, opensSession }: CheckedChange): Promise<void> {
    if (id === undefined || opensSession === undefined || engine.atOnce) return;
    const principal = owner !== undefined && { principal: owner };
    try {
      await sessions.create({ id, ttlMs: opensSession.ttlMs, ...principal });
    } catch (error) {
      if (!(error instanceof TravelError) || error.code !== "conflict") throw error;
    }
  }

  /**
   * The owner's lists first and the kind's last, with the time at which it is due: a removal that is cut
   * off is found by `due`, and done again.
   */
  async function remove(ref: RecordRef, version: number): Promise<boolean> {
    if (ref.kind === BOOKING) return false;
    const record = await readRecord(engine, ref);
    if (record?.version !== version) return false;
    const { owner } = record;
    for (;;) {
      // Settling a commit shows the record again, hence each time.
      if (owner !== undefined) await parts.writes.unlist(ref, owner);
      const removing = await parts.writes.remove(ref, version);
      if (removing.kind === "removed") break;
      if (removing.kind === "unsettled") {
        await settlement.settle(removing.intent);
        continue;
      }
      const now = await readRecord(engine, ref);
      if (now) await parts.writes.list(ref, now);
      return false;
    }
    await parts.writes.unlist(ref);
    const event = { kind: ref.kind, id: ref.id, state: REMOVED, version: version + 1 };
    await send("PUBLISH", familyOf(ref.kind).changes, newsOf(node, event));
    events.emit(event);
    return true;
  }

  return {
    write: (change) =>
      call(async () => {
        const checked = checkChange(change);
        await openSession(checked);
        const { result, event } = await commit(checked);
        if (event !== undefined) events.emit(event);
        return result;
      }),
    ...valkeyRecordReads(engine, parts),
    remove: (kind, id, version) => call(() => remove({ kind, id }, version)),
    outcome: (kind, { scope, key, fingerprint }) =>
      call(async () => {
        const request = { scope: keptScope(kind, scope), key, fingerprint };
        let found = await outcomes.find(request);
        // A commit that was cut off after its write has happened all the same.
        if (found.kind === "under_way" && (await settlement.completeIfWritten(found.intent))) {
          found = await outcomes.find(request);
        }
        if (found.kind === "replayed") await outcomes.affirm(request);
        return found.kind === "under_way" ? { kind: "new" } : found;
      }),
    subscribe: (listener) => call(() => events.subscribe(listener)),
  };
}
