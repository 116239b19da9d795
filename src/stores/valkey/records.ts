import { randomBytes } from "node:crypto";
import { checkRecordChange, recordScope } from "../record-change.ts";
import type { RecordChange, RecordEvent, RecordResult, RecordStore } from "../records.ts";
import { awaitOther } from "./await-other.ts";
import type { Engine } from "./engine.ts";
import type { Events } from "./events.ts";
import { unavailable } from "./failure.ts";
import type { Outcomes } from "./outcomes.ts";
import { type RecordPlan, recordPlanText } from "./record-plan.ts";
import { valkeyRecordReads } from "./record-reads.ts";
import type { RecordSettlement } from "./record-settlement.ts";
import type { RecordWriteResult } from "./record-writes.ts";

interface Written {
  readonly result: RecordResult;
  readonly event?: RecordEvent;
}

type Again = { readonly kind: "voided" } | { readonly kind: "under_way"; readonly plan: string };

const TRIES = 4;

/**
 * Records, one slot each. A write goes in three rounds, as a commit of a booking does (see commit.ts)
 * but without units: reserve the request's key, write the record, show it in the lists.
 */
export function valkeyRecords(
  engine: Engine,
  node: string,
  outcomes: Outcomes,
  settlement: RecordSettlement,
  events: Events<RecordEvent>,
): RecordStore {
  const { call, connection } = engine;

  async function attempt(change: RecordChange): Promise<Written | Again> {
    const { kind, id, idempotency } = change;
    const plan: RecordPlan = {
      token: randomBytes(9).toString("base64url"),
      node,
      kind,
      id,
      ...(idempotency && { request: { scope: idempotency.scope, key: idempotency.key } }),
    };
    const text = recordPlanText(plan);
    try {
      const [earlier] = await Promise.all([
        idempotency && outcomes.reserve(text, idempotency),
        settlement.begin(plan),
      ]);
      if (earlier !== undefined && earlier.kind !== "new") {
        await settlement.withdraw(plan);
        return earlier.kind === "under_way" ? earlier : { result: earlier };
      }
      const written = await write(plan, change);
      if (written.kind !== "written") {
        await settlement.withdraw(plan);
        return written.kind === "stale" ? { result: written } : { kind: "voided" };
      }
      const event = await settlement.complete(plan, written.written);
      return { result: { kind: "committed", version: event.version }, event };
    } catch (error) {
      // What was under way may have happened or not: only the storage can say.
      engine.behind(settlement.settle(text));
      throw error;
    }
  }

  async function write(plan: RecordPlan, change: RecordChange): Promise<RecordWriteResult> {
    for (let tries = 0; tries < TRIES; tries++) {
      const result = await settlement.writes.write(plan, change);
      if (result.kind !== "unsettled") return result;
      await settlement.settle(result.plan);
    }
    return { kind: "voided" };
  }

  async function commit(change: RecordChange): Promise<Written> {
    for (let tries = 0; tries < TRIES; ) {
      const outcome = await attempt(change);
      if ("result" in outcome) return outcome;
      if (outcome.kind === "under_way") {
        await awaitOther(engine, outcomes, settlement, outcome.plan, change.idempotency);
      } else tries += 1;
    }
    throw unavailable(connection.address, undefined, [
      "it is too slow",
      "Look at the load of the server; a record must be written within seconds.",
    ]);
  }

  return {
    async write(change) {
      const checked = checkRecordChange(change);
      return call(async () => {
        const { result, event } = await commit(checked);
        if (event !== undefined) events.emit(event);
        return result;
      });
    },
    ...valkeyRecordReads(engine),
    outcome: (scope, key, fingerprint) =>
      call(async () => {
        const request = { scope: recordScope(scope), key, fingerprint };
        let found = await outcomes.find(request);
        // Cut off after its write, it has happened all the same.
        if (found.kind === "under_way" && (await settlement.completeIfWritten(found.plan))) {
          found = await outcomes.find(request);
        }
        if (found.kind === "replayed") await outcomes.affirm(request);
        return found.kind === "under_way" ? { kind: "new" } : found;
      }),
    subscribe: (listener) => call(() => events.subscribe(listener)),
  };
}
