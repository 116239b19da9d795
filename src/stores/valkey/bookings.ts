import { checkChange } from "../change.ts";
import type { BookingEvent, BookingStore } from "../types.ts";
import { valkeyBookingReads } from "./booking-reads.ts";
import { valkeyCommit } from "./commit.ts";
import type { Engine } from "./engine.ts";
import type { CommitParts, Settlement } from "./settlement.ts";

export function valkeyBookings(
  engine: Engine,
  node: string,
  parts: CommitParts,
  settlement: Settlement,
  emit: (event: BookingEvent) => void,
): BookingStore {
  const { call } = engine;
  const { outcomes } = parts;
  const commit = valkeyCommit(engine, node, parts, settlement);

  return {
    commit: (change) =>
      call(async () => {
        const { result, event } = await commit(checkChange(change));
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
