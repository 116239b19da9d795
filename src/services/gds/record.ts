import type { Caller } from "../../domain/caller.ts";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import { isReused, onceIfReused, type Reused, reused } from "../../memory/reused.ts";
import { BOOKING, type Release, type StoredRecord } from "../../stores/records.ts";
import type { GdsDeps } from "./deps.ts";

/** What an operator did to a booking (Unix milliseconds). */
export interface TrailEntry {
  readonly at: number;
  readonly by: string;
  readonly what: "booked" | "changed" | "cancelled";
  readonly text?: string;
}

/** A booking with the stock it holds, as it is kept. */
export interface BookingRecord {
  readonly booking: Pnr;
  readonly holds: readonly Release[];
  /** For operators alone; absent where none had a hand in it. */
  readonly trail?: readonly TrailEntry[];
}

export interface KeptRecord extends BookingRecord {
  readonly version: number;
}

export function writeRecord(record: BookingRecord): string {
  return JSON.stringify(record);
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
  const stored = await deps.store.records.get(BOOKING, pnr);
  if (!stored || !mayAccess(deps, caller, stored, sessionId)) {
    throw new TravelError("not_found", `${field}: there is no booking ${pnr}`, {
      reason: "unknown_pnr",
      field,
      value: pnr,
      hint: "Check the reference, or call listBookings to see the bookings of this session.",
    });
  }
  return recordOf(stored);
}

/** What a stored booking says; a reused one is parsed once, and its booking is reused too. */
const recordOf = onceIfReused((stored: StoredRecord | Reused<StoredRecord>): KeptRecord => {
  const { booking, holds, trail }: BookingRecord = JSON.parse(stored.document);
  const { version } = stored;
  const record = trail ? { booking, holds, trail, version } : { booking, holds, version };
  if (!isReused(stored)) return record;
  reused(booking);
  return reused(record);
});

function mayAccess(
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
