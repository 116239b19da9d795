import { TravelError } from "../../domain/errors.ts";
import { type CheckedChange, checkChange } from "../change.ts";
import type { BookingEvent, BookingStore, SessionStore } from "../types.ts";
import { valkeyBookingReads } from "./booking-reads.ts";
import { valkeyCommit } from "./commit.ts";
import type { Engine } from "./engine.ts";
import type { CommitParts, Settlement } from "./settlement.ts";

export function valkeyBookings(
  engine: Engine,
  node: string,
  parts: CommitParts,
  settlement: Settlement,
  sessions: Pick<SessionStore, "create">,
  emit: (event: BookingEvent) => void,
): BookingStore {
  const { call } = engine;
  const { outcomes } = parts;
  const commit = valkeyCommit(engine, node, parts, settlement);

  /**
   * In another slot than the booking, so it comes first: a session without a booking harms nobody,
   * and the next attempt finds it there.
   */
  async function open({ sessionId: id, principal }: CheckedChange, ttlMs: number): Promise<void> {
    try {
      await sessions.create({ id, ttlMs, ...(principal !== undefined && { principal }) });
    } catch (error) {
      if (!(error instanceof TravelError) || error.code !== "conflict") throw error;
    }
  }

  return {
    commit: (change) =>
      call(async () => {
        const checked = checkChange(change);
        if (checked.opensSession) await open(checked, checked.opensSession.ttlMs);
        const { result, event } = await commit(checked);
        if (event !== undefined) emit(event);
        return result;
      }),
    ...valkeyBookingReads(engine, parts),
    outcome: (scope, key, fingerprint) =>
      call(async () => {
        const request = { scope, key, fingerprint };
        let found = await outcomes.find(request);
        // Cut off after its write, it has happened all the same.
        if (found.kind === "under_way" && (await settlement.completeIfWritten(found.plan))) {
          found = await outcomes.find(request);
        }
        if (found.kind === "replayed") await outcomes.affirm(request);
        return found.kind === "under_way" ? { kind: "new" } : found;
      }),
  };
}
