import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { DisruptionAnswer } from "../../../domain/contracts/servicing/disruption.ts";
import { livingFlights } from "../../../domain/rules/parts.ts";
import { dueText, dueWith } from "../../../domain/rules/passenger-rights.ts";
import type { DisruptedJourney, WayOut } from "../../../domain/rules/rights/journey.ts";
import type { Hit } from "./disruption.ts";
import { type Known, scheduled } from "./known.ts";

/** How a booking notes what was answered to an airline. */
export const ACCEPTED = "Accepted on ";
export const REBOOKED = "Rebooked: ";
export const REFUNDED = "Refunded: ";

type Answered = Pick<Pnr, "flights" | "answered" | "warnings">;

/** What was answered for a journey, as long as it has the flights that it had after it. */
export function answerOf(
  { answered }: Pick<Pnr, "answered">,
  part: string,
  flights: readonly BookedFlight[],
): DisruptionAnswer | undefined {
  const ids = answered && flights.map(({ id }) => id).join();
  return answered?.findLast((one) => one.part === part && one.flights.join() === ids);
}

/** What passengers' rights go by after an answer: the case as it was then, and how its travellers arrive. */
export function factsAfter({ facts, instead }: DisruptionAnswer, last: Known): DisruptedJourney {
  if (!instead) return { ...facts, instead: "refund" };
  const later = last.report.arrival - scheduled(instead.arrivalTime);
  return {
    ...facts,
    missed: false,
    late: Math.max(0, later),
    landed: last.report.status.actualArrival !== undefined,
    instead: { earlier: instead.earlier, later, chosen: instead.chosen },
  };
}

/** The booking with an answer kept for a journey of which something is still booked. */
export function withAnswer<B extends Answered>(
  booking: B,
  { part, facts: { instead: _, ...facts } }: Hit,
  instead?: DisruptionAnswer["instead"],
): B {
  const flights = livingFlights(booking).flatMap((one) => (one.part === part ? [one.id] : []));
  if (flights.length === 0) return booking;
  const answer = { part, flights, facts, ...(instead && { instead }) };
  return { ...booking, answered: [...(booking.answered ?? []), answer] };
}

/** The booking once what is not flown of some journeys has come back, with what is due beside it. */
export function withRefunds<B extends Answered>(booking: B, hits: readonly Hit[]): B {
  return hits.reduce((before, hit) => {
    const due = staysDue(hit, "refund");
    const kept = withAnswer(before, hit);
    return due === undefined
      ? kept
      : { ...kept, ...noted(kept, `${REFUNDED}${hit.what} Beside the refund: ${due}`) };
  }, booking);
}

/** What compensation the law leaves with a way out, and from which airline: it is claimed there, not here. */
export function staysDue({ facts }: Hit, way: WayOut): string | undefined {
  const due = dueText(dueWith(facts, way));
  return due === undefined ? undefined : `compensation ${due}, to claim from ${facts.carrier}.`;
}

export function noted(
  { warnings = [] }: Pick<Pnr, "warnings">,
  note: string,
): Pick<Pnr, "warnings"> {
  return { warnings: [...new Set([...warnings, note])] };
}
