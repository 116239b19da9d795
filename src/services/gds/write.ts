import type { Caller } from "../../domain/caller.ts";
import { type Pnr, totalPrice } from "../../domain/entities/pnr.ts";
import { TravelError } from "../../domain/errors.ts";
import { brokenByBooking } from "../../domain/rules/invariants.ts";
import { stockKey } from "../../domain/stock.ts";
import type { Claim, CommitResult, Release } from "../../stores/types.ts";
import type { Offer } from "../../suppliers/types.ts";
import type { GdsDeps } from "./deps.ts";
import {
  type BookingRecord,
  type KeptRecord,
  readRecord,
  type TrailEntry,
  writeRecord,
} from "./record.ts";
import { keyReused, type Repeat, withOutcome } from "./repeat.ts";
import { type Handle, openSession } from "./sessions.ts";

const PNR_TRIES = 20;
const CHANGE_TRIES = 10;

/** The parts of a booking that its maker decides; the rest follows. */
export type Draft = Omit<
  Pnr,
  "pnr" | "sessionId" | "createdAt" | "lastModified" | "status" | "totalPrice" | "currency"
>;

/** A claim that knows what it is for, so that a refusal can name it. */
export interface BookedClaim extends Claim {
  readonly item: { readonly field: string; readonly id: string };
}

/** Stock for one offer, at what is left of it now. */
export function claimsOf(offer: Offer<unknown>, field: string): BookedClaim[] {
  return offer.units().map((unit) => ({
    key: stockKey(unit),
    quantity: offer.quantity,
    capacity: unit.capacity,
    item: { field, id: offer.id },
  }));
}

/** Writes a new booking together with its stock, under a reference that nobody has. */
export async function createBooking(
  deps: GdsDeps,
  caller: Caller,
  session: Handle,
  draft: Draft,
  claims: readonly BookedClaim[],
  repeat: Repeat | undefined,
): Promise<Pnr> {
  const { id: sessionId, madeUp } = session;
  if (!madeUp) await openSession(deps, caller, sessionId);
  for (let attempt = 0; attempt < PNR_TRIES; attempt++) {
    const now = deps.now();
    const booking: Pnr = {
      pnr: deps.newPnr(),
      sessionId,
      createdAt: now,
      lastModified: now,
      status: "confirmed",
      ...draft,
      totalPrice: totalPrice(draft),
      currency: "USD",
    };
    refuseBroken(booking);
    const result = await deps.store.bookings.commit({
      pnr: booking.pnr,
      sessionId,
      ...(caller.principal !== undefined && { principal: caller.principal }),
      ...(madeUp && { opensSession: { ttlMs: deps.sessionTtlMs } }),
      createdAt: now,
      modifiedAt: now,
      status: booking.status,
      expectedVersion: 0,
      document: writeRecord({ booking, holds: holdsOf(claims), ...trailOf(caller, "booked", now) }),
      claims: claims.map(bare),
      ...withOutcome(repeat, JSON.stringify(booking)),
    });
    if (result.kind === "committed") return booking;
    if (result.kind !== "pnr_taken") return settle(result, repeat, claims);
  }
  throw new TravelError("unavailable", "No free booking reference was found", {
    reason: "references_exhausted",
    hint: "Try again.",
  });
}

/** What a change does to a booking it has just read; it may run again when somebody else was faster. */
export interface BookingStep {
  readonly booking: Omit<Pnr, "lastModified" | "totalPrice">;
  readonly claims?: readonly BookedClaim[];
  readonly releases?: readonly Release[];
}

/** Changes a booking in one atomic step. */
export async function changeBooking(
  deps: GdsDeps,
  caller: Caller,
  target: { readonly pnr: string; readonly field: string; readonly sessionId?: string | undefined },
  step: (record: KeptRecord) => BookingStep,
  repeat: Repeat | undefined,
): Promise<Pnr> {
  for (let attempt = 0; attempt < CHANGE_TRIES; attempt++) {
    const record = await readRecord(deps, caller, target.pnr, target.field, target.sessionId);
    const { booking: next, claims = [], releases = [] } = step(record);
    const now = Math.max(deps.now(), record.booking.lastModified);
    const booking: Pnr = { ...next, lastModified: now, totalPrice: totalPrice(next) };
    refuseBroken(booking);
    const holds = releases.length > 0 ? [] : [...record.holds, ...holdsOf(claims)];
    const result = await deps.store.bookings.commit({
      pnr: booking.pnr,
      sessionId: booking.sessionId,
      createdAt: booking.createdAt,
      modifiedAt: now,
      status: booking.status,
      expectedVersion: record.version,
      document: writeRecord({
        booking,
        holds,
        ...trailOf(caller, whatBecame(booking), now, record.trail, booking.cancellationReason),
      }),
      claims: claims.map(bare),
      releases,
      ...withOutcome(repeat, JSON.stringify(booking)),
    });
    if (result.kind === "committed") return booking;
    if (result.kind !== "stale") return settle(result, repeat, claims);
  }
  throw new TravelError("conflict", `${target.field}: ${target.pnr} is being changed by others`, {
    reason: "booking_contended",
    field: target.field,
    value: target.pnr,
    hint: "Try again in a moment.",
  });
}

function whatBecame({ status }: Pnr): TrailEntry["what"] {
  return status === "cancelled" ? "cancelled" : "changed";
}

/** The trail with one more entry where an operator is at work. */
function trailOf(
  { operator: by }: Caller,
  what: TrailEntry["what"],
  at: number,
  earlier: readonly TrailEntry[] = [],
  text?: string,
): Pick<BookingRecord, "trail"> {
  const entry = by === undefined ? [] : [{ at, by, what, ...(text !== undefined && { text }) }];
  const trail = [...earlier, ...entry];
  return trail.length === 0 ? {} : { trail };
}

/** Stores take claims as they are: what is only for our errors stays here. */
function bare({ key, quantity, capacity }: Claim): Claim {
  return { key, quantity, capacity };
}

function holdsOf(claims: readonly Claim[]): Release[] {
  return claims.map(({ key, quantity }) => ({ key, quantity }));
}

/** The outcomes that end an attempt: the same request before, or a refusal. */
function settle(
  result: CommitResult,
  repeat: Repeat | undefined,
  claims: readonly BookedClaim[],
): Pnr {
  if (result.kind === "replayed") return JSON.parse(result.outcome);
  if (result.kind === "key_reused") throw keyReused(repeat?.key ?? "");
  if (result.kind === "sold_out") {
    const claim = claims.find(({ key }) => key === result.key);
    throw soldOut(claim?.item ?? { field: "id", id: result.key }, result.left);
  }
  throw new TravelError("internal", `Unexpected outcome ${result.kind}`, { reason: "internal" });
}

export function soldOut(item: { field: string; id: string }, left: number): TravelError {
  return new TravelError(
    "rule",
    left > 0
      ? `${item.field}: only ${left} left of ${item.id}, which is not enough for this booking`
      : `${item.field}: ${item.id} is sold out`,
    {
      reason: "sold_out",
      field: item.field,
      value: item.id,
      hint: "Search again and choose another option, or book fewer.",
      extra: { left },
    },
  );
}

/** A booking that breaks its own rules is our fault or a supplier's, never the caller's. */
function refuseBroken(booking: Pnr): void {
  const broken = brokenByBooking(booking);
  if (broken.length === 0) return;
  throw new TravelError("internal", `The booking would break ${broken.join(", ")}`, {
    reason: "inconsistent_booking",
    extra: { rules: broken },
  });
}
