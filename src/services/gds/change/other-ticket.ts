import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import { formatUsd } from "../../../domain/money.ts";
import { cancellationsOf } from "../../../domain/rules/cancellation.ts";
import { livingFlights, ticketOf } from "../../../domain/rules/parts.ts";
import type { FlightOffer } from "../../../suppliers/types.ts";
import type { GdsDeps } from "../deps.ts";
import { factsAt } from "../stay-terms.ts";

interface Exchanged {
  readonly part: string;
  /** The instant of the quote (Unix milliseconds). */
  readonly at: number;
  readonly offer: FlightOffer;
}

/**
 * Why a ticket cannot be exchanged for an offer, with what giving it up and buying the offer comes to:
 * a ticket goes on with its own airline, or with those that take its tickets.
 */
export async function whyNotTaken(
  deps: GdsDeps,
  booking: Pnr,
  { part, at, offer }: Exchanged,
): Promise<string | undefined> {
  const ticket = ticketOf(booking, part);
  const flights = livingFlights(booking);
  const issuers = [
    flights.find(({ ticket: of = 1 }) => of === ticket),
    flights.find((flight) => flight.part === part),
  ].filter((flight) => flight !== undefined);
  const fresh = offer.segments(offer.left);
  const isOwn = (code: string) => issuers.some(({ airlineCode }) => airlineCode === code);
  const takes = (code: string) =>
    issuers.some(({ airlineCode }) => deps.flights.takesTicketsOf(code, airlineCode));
  const stranger = fresh.find(({ airlineCode }) => !takes(airlineCode));
  if (!stranger || fresh.some(({ airlineCode }) => isOwn(airlineCode))) return undefined;
  const facts = await factsAt(deps, booking, at);
  const [given] = cancellationsOf(booking, [part], facts);
  const { back = 0, form = "none" } = given ?? {};
  const gives = form === "none" ? "nothing back" : `${formatUsd(back)} back as ${form}`;
  return `${stranger.airlineName} does not take a ticket of ${issuers[0]?.airlineName}. Instead cancel ${part}, which gives ${gives} (quoteCancellation with parts ${part}), and book this flight anew for ${formatUsd(offer.price)} (bookFlight).`;
}
