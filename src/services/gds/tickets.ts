import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { FlightSegment } from "../../domain/contracts/gds/flights.ts";
import { formatUsd } from "../../domain/money.ts";
import { livingFlights } from "../../domain/rules/parts.ts";
import { trueCarNotes } from "../../domain/rules/trip.ts";
import type { Ticket } from "../../domain/tickets.ts";
import type { FlightOffer, SoldTogether } from "../../suppliers/types.ts";

/** What a trip's fare is, where it is not simply that of its ways on one ticket. */
export function soldAs(
  { price, tickets }: SoldTogether,
  alone: readonly FlightOffer[],
  ways: readonly (readonly FlightSegment[])[],
): string[] {
  const apart = alone.reduce((sum, offer) => sum + offer.price, 0);
  const notes: string[] = [];
  if (price < apart) {
    const shapes = tickets.filter(({ shape }) => shape !== "one_way");
    const [shape = "multi_city"] = new Set(shapes.map((ticket) => ticket.shape));
    notes.push(
      `${PRICED}${SHAPE_WORDS[shape]}: ${formatUsd(price)} in all, instead of ${formatUsd(apart)} as one-ways.`,
    );
  }
  if (tickets.length > 1) {
    const numbers = tickets.map((ticket) =>
      ticket.ways.flatMap((way) => ways[way]?.map(({ flightNumber }) => flightNumber)).join(", "),
    );
    notes.push(
      `${tickets.length} separate tickets (${numbers.join(" | ")}): each has its own terms, and none waits for another's delay.`,
    );
  }
  return notes;
}

const PRICED = "Priced as ";

/** The booking without the notes that are no longer true: its flights cost something else, its car is given up. */
export function withTrueNotes<B extends Pick<Pnr, "flights" | "cars" | "warnings">>(booking: B): B {
  const { warnings, cars } = booking;
  if (!warnings) return booking;
  const flights = livingFlights(booking);
  const price = flights.reduce((sum, flight) => sum + flight.price, 0);
  const inAll = `: ${formatUsd(price)} in all,`;
  const living = cars.filter(({ status }) => status !== "cancelled");
  return {
    ...booking,
    warnings: trueCarNotes(warnings, living, flights).filter(
      (note) => !note.startsWith(PRICED) || note.includes(inAll),
    ),
  };
}

const SHAPE_WORDS: Readonly<Record<Ticket["shape"], string>> = {
  one_way: "a one-way",
  round_trip: "a return",
  open_jaw: "an open jaw",
  multi_city: "a multi-city trip",
};

/** Which ticket a flight is on, where there are several. */
export function ticketNumbers(
  { tickets }: SoldTogether,
  ways: readonly (readonly FlightSegment[])[],
): (flight: FlightSegment) => { ticket?: number } {
  if (tickets.length === 1) return () => ({});
  const numbers = new Map<string, number>();
  for (const [index, ticket] of tickets.entries()) {
    for (const way of ticket.ways) for (const { id } of ways[way] ?? []) numbers.set(id, index + 1);
  }
  return ({ id }) => ({ ticket: numbers.get(id) ?? 1 });
}
