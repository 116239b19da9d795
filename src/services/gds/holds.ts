import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { chargesOf, summedUp } from "../../domain/rules/ledger.ts";
import { BOOKING, type StoredRecord } from "../../stores/records.ts";
import type { GdsDeps } from "./deps.ts";
import { readDocument, writeRecord } from "./document.ts";

export const PENDING: Pnr["status"] = "pending";
const PAGE = 100;

type HoldDeps = Pick<GdsDeps, "store" | "now">;

/** The stored booking, cancelled first if it is a hold whose deadline is over. */
export async function expireIfDue(
  deps: HoldDeps,
  stored: StoredRecord,
): Promise<StoredRecord | undefined> {
  if (stored.state !== PENDING || !(await expire(deps, stored))) return stored;
  return deps.store.records.get(BOOKING, stored.id);
}

/** Cancels every hold whose deadline is over and gives its stock back; says how many there were. */
export async function expireHolds(deps: HoldDeps): Promise<number> {
  let expired = 0;
  let cursor: string | undefined;
  do {
    const page = await deps.store.records.list({
      kind: BOOKING,
      state: PENDING,
      limit: PAGE,
      ...(cursor !== undefined && { cursor }),
    });
    for (const stored of page.records) if (await expire(deps, stored)) expired++;
    cursor = page.cursor;
  } while (cursor !== undefined);
  return expired;
}

/** True when the hold is over, whichever node wrote so. */
async function expire({ store, now }: HoldDeps, stored: StoredRecord): Promise<boolean> {
  const record = readDocument(stored.document);
  const { booking, holds } = record;
  const { ticketingDeadline } = booking;
  const at = now();
  if (ticketingDeadline === undefined || Date.parse(ticketingDeadline) > at) return false;
  const ended = endedHold(booking, ticketingDeadline, at);
  await store.records.write({
    kind: BOOKING,
    id: stored.id,
    ...(stored.sessionId !== undefined && { sessionId: stored.sessionId }),
    createdAt: stored.createdAt,
    modifiedAt: ended.lastModified,
    state: ended.status,
    expectedVersion: stored.version,
    document: writeRecord({ ...record, booking: ended, holds: [] }),
    releases: holds.map(({ key, quantity }) => ({ key, quantity })),
  });
  return true;
}

function endedHold(booking: Pnr, ticketingDeadline: string, now: number): Pnr {
  const at = Math.max(now, booking.lastModified);
  const undone = chargesOf(booking, at).map((entry) => ({
    ...entry,
    amount: -entry.amount,
    note: "hold expired",
  }));
  return summedUp({
    ...booking,
    status: "cancelled",
    lastModified: at,
    flights: booking.flights.map((flight) => ({
      ...flight,
      status: "cancelled",
      bookingStatus: "cancelled",
    })),
    cancellationReason: `Not ticketed by ${ticketingDeadline}`,
    ledger: [...(booking.ledger ?? []), ...undone],
  });
}
