import { BOOKING, type StoredRecord } from "../../stores/records.ts";
import type { GdsDeps } from "./deps.ts";
import { type BookingRecord, writeRecord } from "./document.ts";

/**
 * The stored booking once its leavers have a record of their own. A division is two records and one
 * commit: the booking that is divided carries the other until that is written, and the next reader
 * writes it where the process that divided them died.
 */
export async function letLeaversGo(
  { store }: Pick<GdsDeps, "store">,
  stored: StoredRecord,
  { booking: stays, holds, leaves, trail }: BookingRecord,
): Promise<StoredRecord | undefined> {
  if (!leaves) return stored;
  const { booking } = leaves;
  // Taken: an earlier reader wrote it. Its stock is counted already, as the divided booking's.
  await store.records.write({
    kind: BOOKING,
    id: booking.pnr,
    sessionId: booking.sessionId,
    ...(stored.owner !== undefined && { owner: stored.owner }),
    state: booking.status,
    createdAt: booking.createdAt,
    modifiedAt: booking.lastModified,
    expectedVersion: 0,
    document: writeRecord(leaves),
  });
  await store.records.write({
    kind: BOOKING,
    id: stored.id,
    sessionId: booking.sessionId,
    state: stored.state,
    createdAt: stored.createdAt,
    modifiedAt: stored.modifiedAt,
    expectedVersion: stored.version,
    document: writeRecord({ booking: stays, holds, trail }),
  });
  return store.records.get(BOOKING, stored.id);
}
