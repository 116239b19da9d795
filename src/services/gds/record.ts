import type { Caller } from "../../domain/caller.ts";
import { TravelError } from "../../domain/errors.ts";
import { isReused, onceIfReused, type Reused, reused } from "../../memory/reused.ts";
import { BOOKING, type StoredRecord } from "../../stores/records.ts";
import type { GdsDeps } from "./deps.ts";
import { type BookingRecord, readDocument } from "./document.ts";
import { expireIfDue, PENDING } from "./holds.ts";
import { letLeaversGo } from "./leavers.ts";

export interface KeptRecord extends BookingRecord {
  readonly version: number;
}

/** A booking as a request names it. */
export interface Named {
  readonly pnr: string;
  /** The parameter that says so, for errors. */
  readonly field: string;
  readonly sessionId?: string | undefined;
}

/** The booking behind a reference, if this caller may see it; else the error of an unknown one. */
export async function readRecord(
  deps: GdsDeps,
  caller: Caller,
  { pnr, field, sessionId }: Named,
): Promise<KeptRecord> {
  const found = await deps.store.records.get(BOOKING, pnr);
  const stored = found?.state === PENDING ? await expireIfDue(deps, found) : found;
  if (!stored || !mayAccess(deps, caller, stored, sessionId)) throw unknownPnr(pnr, field);
  const record = recordOf(stored);
  if (!record.leaves) return record;
  const left = await letLeaversGo(deps, stored, record);
  if (!left) throw unknownPnr(pnr, field);
  return recordOf(left);
}

function unknownPnr(pnr: string, field: string): TravelError {
  return new TravelError("not_found", `${field}: there is no booking ${pnr}`, {
    reason: "unknown_pnr",
    field,
    value: pnr,
    hint: "Check the reference, or call listBookings to see the bookings of this session.",
  });
}

/** What a stored booking says; a reused one is parsed once, and its booking is reused too. */
const recordOf = onceIfReused((stored: StoredRecord | Reused<StoredRecord>): KeptRecord => {
  const { booking, holds, leaves, trail } = readDocument(stored.document);
  const record = { booking, holds, leaves, trail, version: stored.version };
  if (!isReused(stored)) return record;
  reused(booking);
  return reused(record);
});

export function mayAccess(
  deps: GdsDeps,
  caller: Caller,
  stored: StoredRecord,
  sessionId: string | undefined,
): boolean {
  if (caller.operator !== undefined) return true;
  if (caller.principal !== undefined || stored.owner !== undefined) {
    return caller.principal === stored.owner;
  }
  return deps.open || stored.sessionId === (sessionId ?? caller.bookingSessionId);
}
