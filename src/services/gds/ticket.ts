import type { Caller } from "../../domain/caller.ts";
import type { Pnr, Ticketing } from "../../domain/contracts/gds/bookings.ts";
import { TravelError } from "../../domain/errors.ts";
import { owedBy } from "../../domain/rules/ledger.ts";
import { refuseCancelled } from "./add-part.ts";
import type { GdsDeps } from "./deps.ts";
import { earlierOutcome, repeatable } from "./outcomes.ts";
import { acceptPayment, paymentMark } from "./payment.ts";
import { changeBooking } from "./write.ts";

/** Pays a hold: from then on it is a booking like any other. */
export async function ticketBooking(
  deps: GdsDeps,
  request: Ticketing,
  caller: Caller,
): Promise<Pnr> {
  const { idempotencyKey, sessionId, payment, pnr } = request;
  const body = { pnr, payment: paymentMark(payment) };
  const repeat = repeatable(caller, "ticketBooking", idempotencyKey, body);
  const earlier = repeat && (await earlierOutcome(deps, repeat));
  if (earlier) return earlier;
  const now = deps.now();
  const target = { pnr, field: "pnr", sessionId, repeat };
  return changeBooking({ deps, caller, now }, target, ({ booking }) => {
    refuseCancelled(booking, "pnr");
    refusePaid(booking);
    const note = acceptPayment(payment);
    const { ticketingDeadline: _, ledger = [], ...rest } = booking;
    return {
      booking: {
        ...rest,
        status: "confirmed",
        flights: rest.flights.map((flight) =>
          flight.bookingStatus === "pending" ? { ...flight, bookingStatus: "confirmed" } : flight,
        ),
      },
      entries: [{ at: now, type: "payment", amount: -owedBy(ledger), note }],
    };
  });
}

function refusePaid({ status, pnr }: Pnr): void {
  if (status === "pending") return;
  throw new TravelError("rule", `pnr: ${pnr} is paid already`, {
    reason: "already_ticketed",
    field: "pnr",
    value: pnr,
    hint: "Nothing is owed; retrieveBooking shows its ledger.",
  });
}
