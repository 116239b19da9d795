import type { BookedFare, Pnr } from "../../domain/contracts/gds/bookings.ts";
import { voidEnd } from "../../domain/rules/issue.ts";
import { isLiving } from "../../domain/rules/parts.ts";
import { joined } from "../../memory/joined.ts";
import { isReused, onceIfReused, reused } from "../../memory/reused.ts";

/** The booking with the end of every ticket's free day that is still ahead; the same where all are over. */
export function withVoidEnds(booking: Pnr, now: number): Pnr {
  if (booking.status !== "confirmed" || !booking.fares) return booking;
  const { first, shown } = withAllEnds(booking);
  return now <= first ? shown : withEnds(booking, now).shown;
}

interface VoidEnds {
  /** The first end that is shown, in Unix milliseconds. */
  readonly first: number;
  readonly shown: Pnr;
}

const withAllEnds = onceIfReused((booking: Pnr): VoidEnds => {
  const { first, shown } = withEnds(booking, 0);
  return { first, shown: isReused(booking) ? reused(shown) : shown };
});

function withEnds(booking: Pnr, now: number): VoidEnds {
  let first = Number.POSITIVE_INFINITY;
  const fares = booking.fares?.map((fare) => {
    const end = endOf(booking, fare);
    if (end === undefined || end < now) return fare;
    first = Math.min(first, end);
    return joined(fare, { voidUntil: new Date(end).toISOString() });
  });
  return { first, shown: first === Number.POSITIVE_INFINITY ? booking : { ...booking, fares } };
}

/** When a ticket's free day ends (Unix milliseconds), where giving it back costs anything later. */
function endOf(booking: Pnr, { part, refundFee, refundAs }: BookedFare): number | undefined {
  if (refundFee === 0 && refundAs !== "credit") return undefined;
  const isBooked = booking.flights.some((flight) => flight.part === part && isLiving(flight));
  return isBooked ? voidEnd(booking, part) : undefined;
}
