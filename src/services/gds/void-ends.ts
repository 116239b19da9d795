import type { Caller } from "../../domain/caller.ts";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { voidEnd } from "../../domain/rules/issue.ts";
import { isLiving } from "../../domain/rules/parts.ts";
import { isReused, onceIfReused, reused } from "../../memory/reused.ts";
import type { GdsDeps } from "./deps.ts";

/** A use case that answers with a booking, which then also says how long its tickets can be voided. */
export function alsoVoidable<Request>(
  useCase: (deps: GdsDeps, request: Request, caller: Caller) => Promise<Pnr>,
): (deps: GdsDeps, request: Request, caller: Caller) => Promise<Pnr> {
  return async (deps, request, caller) =>
    withVoidEnds(await useCase(deps, request, caller), deps.now());
}

/** The booking with the end of every ticket's free day that is still ahead; the same where all are over. */
export function withVoidEnds(booking: Pnr, now: number): Pnr {
  if (booking.status !== "confirmed" || !booking.fares) return booking;
  const { ends, first, all } = endsOf(booking);
  if (now <= first) return all;
  return withEnds(booking, new Map([...ends].filter(([, end]) => now <= end)));
}

interface VoidEnds {
  /** Unix milliseconds by part. */
  readonly ends: ReadonlyMap<string, number>;
  readonly first: number;
  /** The booking with all of them. */
  readonly all: Pnr;
}

const endsOf = onceIfReused((booking: Pnr): VoidEnds => {
  const ends = new Map<string, number>();
  for (const { part, refundFee, refundAs } of booking.fares ?? []) {
    if (refundFee === 0 && refundAs !== "credit") continue;
    const first = booking.flights.find((flight) => flight.part === part && isLiving(flight));
    if (!first) continue;
    const departure = Date.parse(first.departureTime);
    ends.set(part, Math.min(voidEnd(booking, part, departure), departure));
  }
  const all = withEnds(booking, ends);
  const first = Math.min(...ends.values());
  return { ends, first, all: isReused(booking) ? reused(all) : all };
});

function withEnds(booking: Pnr, ends: ReadonlyMap<string, number>): Pnr {
  const { fares } = booking;
  if (!fares || ends.size === 0) return booking;
  return {
    ...booking,
    fares: fares.map((fare) => {
      const end = ends.get(fare.part);
      return end === undefined ? fare : { ...fare, voidUntil: new Date(end).toISOString() };
    }),
  };
}
