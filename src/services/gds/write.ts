import type { Caller } from "../../domain/caller.ts";
import { type Pnr, totalPrice } from "../../domain/contracts/gds/bookings.ts";
import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import { brokenByBooking } from "../../domain/rules/invariants.ts";
import { stockKey } from "../../domain/stock.ts";
import { BOOKING, type Claim, type Release, type WriteResult } from "../../stores/records.ts";
import type { Offer } from "../../suppliers/types.ts";
import { keyReused, type Repeat } from "../repeat.ts";
import type { GdsCall } from "./deps.ts";
import { withOutcome } from "./outcomes.ts";
import {
  type BookingRecord,
  type KeptRecord,
  type Named,
  readRecord,
  type TrailEntry,
  writeRecord,
} from "./record.ts";
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

/** A booking to make, the stock it takes, and the session it is made in. */
export interface NewBooking {
  readonly session: Handle;
  readonly draft: Draft;
  readonly claims: readonly BookedClaim[];
  readonly repeat: Repeat | undefined;
}

/** Writes a new booking together with its stock, under a reference that is free. */
export async function createBooking(
  { deps, caller, now }: GdsCall,
  { session, draft, claims, repeat }: NewBooking,
): Promise<Pnr> {
  const { id: sessionId, madeUp } = session;
  if (!madeUp) await openSession(deps, caller, sessionId);
  for (let attempt = 0; attempt < PNR_TRIES; attempt++) {
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
    const result = await deps.store.records.write({
      kind: BOOKING,
      id: booking.pnr,
      sessionId,
      ...(caller.principal !== undefined && { owner: caller.principal }),
      ...(madeUp && { opensSession: { ttlMs: deps.sessionTtlMs } }),
      createdAt: now,
      modifiedAt: now,
      state: booking.status,
      expectedVersion: 0,
      document: writeRecord({
        booking,
        holds: holdsOf(claims),
        ...trailOf(caller, { at: now, what: "booked" }),
      }),
      claims: claims.map(bare),
      ...withOutcome(repeat, JSON.stringify(booking)),
    });
    if (result.kind === "committed") return booking;
    if (result.kind !== "taken") return outcomeOf(result, repeat, claims);
  }
  throw new TravelError("unavailable", "No free booking reference was found", {
    reason: "references_exhausted",
    hint: "Try again.",
  });
}

/** A booking that is to be changed, and the parameter that named it. */
export interface Target extends Named {
  readonly repeat: Repeat | undefined;
}

/** What a change makes of a booking it has just read; it runs again when another change came first. */
export interface BookingStep {
  readonly booking: Omit<Pnr, "lastModified" | "totalPrice">;
  readonly claims?: readonly BookedClaim[];
  readonly releases?: readonly Release[];
}

/** Changes a booking in one atomic step. */
export async function changeBooking(
  { deps, caller, now: at }: GdsCall,
  { repeat, ...target }: Target,
  step: (record: KeptRecord) => BookingStep,
): Promise<Pnr> {
  for (let attempt = 0; attempt < CHANGE_TRIES; attempt++) {
    const record = await readRecord(deps, caller, target);
    const { booking: next, claims = [], releases = [] } = step(record);
    const now = Math.max(at, record.booking.lastModified);
    const booking: Pnr = { ...next, lastModified: now, totalPrice: totalPrice(next) };
    refuseBroken(booking);
    const holds = releases.length > 0 ? [] : [...record.holds, ...holdsOf(claims)];
    const result = await deps.store.records.write({
      kind: BOOKING,
      id: booking.pnr,
      sessionId: booking.sessionId,
      createdAt: booking.createdAt,
      modifiedAt: now,
      state: booking.status,
      expectedVersion: record.version,
      document: writeRecord({
        booking,
        holds,
        ...trailOf(
          caller,
          defined({ at: now, what: whatBecame(booking), text: booking.cancellationReason }),
          record.trail,
        ),
      }),
      claims: claims.map(bare),
      releases,
      ...withOutcome(repeat, JSON.stringify(booking)),
    });
    if (result.kind === "committed") return booking;
    if (result.kind !== "stale") return outcomeOf(result, repeat, claims);
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
  { at, ...entry }: Omit<TrailEntry, "by">,
  earlier: readonly TrailEntry[] = [],
): Pick<BookingRecord, "trail"> {
  const trail = by === undefined ? earlier : [...earlier, { at, by, ...entry }];
  return trail.length === 0 ? {} : { trail };
}

/** Stores take claims as they are: what is only for our errors stays here. */
function bare({ key, quantity, capacity }: Claim): Claim {
  return { key, quantity, capacity };
}

function holdsOf(claims: readonly Claim[]): Release[] {
  return claims.map(({ key, quantity }) => ({ key, quantity }));
}

/** Ends an attempt that was not committed: the outcome of the same request before, or an error. */
function outcomeOf(
  result: WriteResult,
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
