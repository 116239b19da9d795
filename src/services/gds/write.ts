import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { LedgerEntry } from "../../domain/contracts/gds/ledger.ts";
import { TravelError } from "../../domain/errors.ts";
import { chargesOf, sumsOf } from "../../domain/rules/ledger.ts";
import { namedParts, partsOf } from "../../domain/rules/parts.ts";
import { type Sold, stockKey } from "../../domain/stock.ts";
import { writtenJson } from "../../memory/written-json.ts";
import { BOOKING, type Claim, type LateText, type Release } from "../../stores/records.ts";
import type { Offer } from "../../suppliers/types.ts";
import { cityOf } from "../places.ts";
import type { Repeat } from "../repeat.ts";
import { CREDIT_PART, type SpentCredit } from "./credits.ts";
import type { GdsCall, GdsDeps } from "./deps.ts";
import { type BookingRecord, type Hold, writeRecord } from "./document.ts";
import { expireHolds } from "./holds.ts";
import { withOutcome } from "./outcomes.ts";
import { type Payer, paidUp } from "./payment.ts";
import { type KeptRecord, type Named, readRecord } from "./record.ts";
import { type Handle, openSession } from "./sessions.ts";
import { withTrueNotes } from "./tickets.ts";
import { entryOf, trailOf } from "./trail.ts";
import { outcomeOf, refuseBroken } from "./write-refusals.ts";

const PNR_TRIES = 20;
const CHANGE_TRIES = 10;

/** The parts of a booking that its maker decides; the rest follows. */
export type Draft = Omit<Pnr, "pnr" | "sessionId" | "createdAt" | "lastModified" | "status" | Sums>;

/** What follows from parts and ledger. */
type Sums = "totalPrice" | "currency" | "paid" | "owed" | "ledger";

/** A claim that knows what it is for, so that a refusal can name it. */
export interface BookedClaim extends Claim {
  readonly item: { readonly field: string; readonly id: string };
  /** The part that it is for; absent for the only part that is new. */
  readonly part?: string;
}

/** Stock for one offer, at what is left of it now. */
export function claimsOf(
  offer: Pick<Offer<unknown>, "id" | "quantity" | "units">,
  field: string,
  part?: string,
): BookedClaim[] {
  return offer.units().map((unit) => ({
    key: stockKey(unit),
    quantity: offer.quantity,
    capacity: unit.capacity,
    item: { field, id: offer.id },
    ...(part !== undefined && { part }),
  }));
}

/** A booking to make, the stock it takes, and the session it is made in. */
export interface NewBooking {
  readonly session: Handle;
  readonly draft: Draft;
  /** The booking as it is once its stock is taken, of which so much was sold before; absent where it says nothing of that. */
  readonly taken?: (booking: Pnr, sold: Sold) => Pnr;
  readonly claims: readonly BookedClaim[];
  readonly repeat: Repeat | undefined;
  /** Absent for a hold: it is paid later, or never. */
  readonly payer?: Payer;
  /** Pays first. */
  readonly credit?: SpentCredit | undefined;
}

/** Writes a new booking together with its stock, under a reference that is free. */
export async function createBooking(
  { deps, caller, now }: GdsCall,
  { session, draft, taken, claims: units, repeat, payer, credit }: NewBooking,
): Promise<Pnr> {
  const { id: sessionId, madeUp } = session;
  if (!madeUp) await openSession(deps, caller, sessionId);
  const named = namedParts(draft);
  const charges = chargesOf(named, now);
  const credited = credit ? [...charges, creditEntry(credit, now)] : charges;
  const ledger = payer === undefined ? charges : paidUp(credited, now, payer);
  const claims = credit ? [...units, credit.claim] : units;
  const holds = holdsOf(claims, partsOf(named));
  let isSwept = false;
  for (let attempt = 0; attempt < PNR_TRIES; attempt++) {
    let booking: Pnr = {
      pnr: await deps.newPnr(sessionId, { isNew: madeUp, attempt }),
      sessionId,
      createdAt: now,
      lastModified: now,
      status: payer === undefined ? "pending" : "confirmed",
      ...named,
      ledger: [...ledger],
      ...sumsOf(named, ledger),
    };
    refuseBroken(booking);
    const text = (write: () => string): LateText => {
      if (!taken) return write();
      return (sold) => {
        booking = taken(booking, sold);
        return write();
      };
    };
    const trail = trailOf(caller, () => {
      return { at: now, what: "booked", totals: [booking.totalPrice] };
    });
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
      document: text(() => writeRecord({ booking, holds, ...trail })),
      claims: claims.map(bare),
      ...withOutcome(repeat, () => text(() => JSON.stringify(booking))),
    });
    if (result.kind === "committed") return booking;
    if (result.kind === "taken") continue;
    // What a hold kept is free by its deadline, whether or not a sweep came by.
    if (result.kind === "sold_out" && !isSwept && (await expireHolds(deps)) > 0) isSwept = true;
    else return outcomeOf(result, repeat, claims);
  }
  throw noneFree();
}

function creditEntry({ amount, note }: SpentCredit, at: number): LedgerEntry {
  return { at, type: "payment", amount: -amount, note };
}

/** A reference that no booking has yet. */
export async function freePnr({ newPnr, store }: GdsDeps, sessionId: string): Promise<string> {
  for (let attempt = 0; attempt < PNR_TRIES; attempt++) {
    const pnr = await newPnr(sessionId, { attempt });
    if (!(await store.records.get(BOOKING, pnr))) return pnr;
  }
  throw noneFree();
}

function noneFree(): TravelError {
  return new TravelError("unavailable", "No free booking reference was found", {
    reason: "references_exhausted",
    hint: "Try again.",
  });
}

/** A booking that is to be changed, and the parameter that named it. */
export interface Target extends Named {
  readonly repeat: Repeat | undefined;
  /** What was read of it already in this call. */
  readonly asRead?: KeptRecord;
}

/** What a change makes of a booking it has just read; it runs again when another change came first. */
export interface BookingStep {
  readonly booking: Omit<Pnr, "lastModified" | Sums>;
  readonly claims?: readonly BookedClaim[];
  /** What it holds no longer. */
  readonly gives?: (hold: Hold) => boolean;
  /** What it adds to the ledger. */
  readonly entries?: readonly LedgerEntry[];
  /** Why, for the trail of operators. */
  readonly reason?: string | undefined;
  /** What it holds from now on, where some of it moves to another booking with its leavers. */
  readonly divided?: { readonly holds: readonly Hold[]; readonly leaves: BookingRecord };
}

/** Changes a booking in one atomic step. */
export async function changeBooking(
  { deps, caller, now: at }: GdsCall,
  { repeat, asRead, ...target }: Target,
  step: (record: KeptRecord) => BookingStep,
): Promise<Pnr> {
  for (let attempt = 0; attempt < CHANGE_TRIES; attempt++) {
    const record = (attempt === 0 && asRead) || (await readRecord(deps, caller, target));
    const { booking: next, claims = [], entries = [], divided, ...rest } = step(record);
    const gives = (hold: Hold) => hold.part !== CREDIT_PART && (rest.gives?.(hold) ?? false);
    // Every change has an instant of its own, by which the ledger tells its lines from those of the one before.
    const { lastModified } = record.booking;
    const now = Math.max(at, record.version > 1 ? lastModified + 1 : lastModified);
    const lines = now === at ? entries : entries.map((entry) => ({ ...entry, at: now }));
    const ledger = [...(record.booking.ledger ?? []), ...lines];
    const { totalPrice, currency, paid, owed } = sumsOf(next, ledger);
    const noted = withTrueNotes(next, cityOf(deps.places));
    const booking: Pnr = { ...noted, lastModified: now, ledger, totalPrice, currency, paid, owed };
    refuseBroken(booking);
    const added = claims.length > 0 ? holdsOf(claims, newParts(record.booking, booking)) : [];
    const [kept, given] = parted(record.holds, gives);
    const told = { at: now, reason: rest.reason, other: divided?.leaves.booking.pnr };
    const { trail } = trailOf(caller, () => entryOf(record.booking, booking, told), record.trail);
    const stock = netted(claims, given);
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
        holds: divided?.holds ?? [...kept, ...added],
        leaves: divided && {
          ...divided.leaves,
          ...trailOf(caller, () => ({ at: now, what: "divided", text: booking.pnr })),
        },
        trail,
      }),
      claims: stock.claims,
      releases: stock.releases,
      ...withOutcome(repeat, () => writtenJson(booking)),
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

/**
 * Claims and releases without what is both: stores judge claims before releases, so a booking could
 * not take again the very seat that it gives back.
 */
function netted(
  claims: readonly Claim[],
  given: readonly Hold[],
): { readonly claims: readonly Claim[]; readonly releases: readonly Release[] } {
  if (claims.length === 0) {
    return { claims, releases: given.map(({ key, quantity }) => ({ key, quantity })) };
  }
  const left = new Map<string, number>();
  for (const { key, quantity } of given) left.set(key, (left.get(key) ?? 0) + quantity);
  const taken = claims.flatMap((claim) => {
    const own = Math.min(left.get(claim.key) ?? 0, claim.quantity);
    left.set(claim.key, (left.get(claim.key) ?? 0) - own);
    return claim.quantity > own ? [{ ...bare(claim), quantity: claim.quantity - own }] : [];
  });
  const releases = [...left].flatMap(([key, quantity]) =>
    quantity > 0 ? [{ key, quantity }] : [],
  );
  return { claims: taken, releases };
}

/** Holds that stay, and those that are given back. */
function parted(holds: readonly Hold[], gives: (hold: Hold) => boolean): [Hold[], Hold[]] {
  const [kept, given]: [Hold[], Hold[]] = [[], []];
  for (const hold of holds) (gives(hold) ? given : kept).push(hold);
  return [kept, given];
}

function newParts(before: Pnr, after: Pnr): string[] {
  const earlier = partsOf(before);
  return partsOf(after).filter((part) => !earlier.includes(part));
}

/** Stores take claims as they are: what is only for our errors stays here. */
function bare({ key, quantity, capacity }: Claim): Claim {
  return { key, quantity, capacity };
}

/** What claims hold once they are granted; one without a part is for the one that is new. */
export function holdsOf(claims: readonly BookedClaim[], newParts: readonly string[] = []): Hold[] {
  return claims.map(({ key, quantity, part = newParts[0] ?? "" }) => ({ key, quantity, part }));
}
