import type { Caller } from "../../domain/caller.ts";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { defined } from "../../domain/defined.ts";
import { keptBy, returnedBy } from "../../domain/rules/ledger.ts";
import type { BookingRecord, TrailEntry } from "./document.ts";
import { movesOf } from "./moves.ts";

/** The trail with one more entry where an operator is at work; what it says is worked out only then. */
export function trailOf(
  { operator: by }: Caller,
  entry: () => Omit<TrailEntry, "by">,
  earlier: readonly TrailEntry[] = [],
): Pick<BookingRecord, "trail"> {
  const trail = by === undefined ? earlier : [...earlier, { by, ...entry() }];
  return trail.length === 0 ? {} : { trail };
}

interface Told {
  readonly at: number;
  readonly reason: string | undefined;
  /** The reference that leavers got. */
  readonly other: string | undefined;
}

/** What is still booked costs this; a booking that is cancelled keeps the price it had for its own sum alone. */
function bookedPrice({ status, totalPrice }: Pnr): number {
  return status === "cancelled" ? 0 : totalPrice;
}

/** What a change made of a booking. */
export function entryOf(
  before: Pnr,
  after: Pnr,
  { at, reason, other }: Told,
): Omit<TrailEntry, "by"> {
  const facts = { at, totals: [before.totalPrice, bookedPrice(after)] };
  if (other !== undefined) return { ...facts, what: "divided", text: other };
  const moves = movesOf(before, after);
  const isMore = moves.length > 0 && moves.every(({ was }) => was === undefined);
  const back = returnedBy(after.ledger ?? []) - returnedBy(before.ledger ?? []);
  const kept = keptBy(after.ledger ?? []) - keptBy(before.ledger ?? []);
  return {
    ...facts,
    what: after.status === "cancelled" ? "cancelled" : isMore ? "added" : "changed",
    ...defined({ text: reason ?? after.cancellationReason }),
    ...(moves.length > 0 && { moves }),
    ...(back > 0 && { back }),
    ...(kept > 0 && { kept }),
  };
}
