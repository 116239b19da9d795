import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import { hasLeft } from "../../../domain/rules/endings.ts";
import { livingFlights, ticketOf } from "../../../domain/rules/parts.ts";
import { type Hit, unflownPrice } from "./disruption.ts";

/** Another part of a ticket, as far as it comes back with one that its airline changed. */
export interface Mate {
  readonly part: string;
  readonly unflown: readonly BookedFlight[];
  /** Cents of these, paid seats and bags included. */
  readonly amount: number;
  /** Some of it is flown and stays. */
  readonly begun: boolean;
}

/** The other parts of a hit journey's ticket that are not flown, or of which their airline owes the rest. */
export function matesOf(
  booking: Pnr,
  { part }: Hit,
  hits: readonly Hit[],
  now: number,
): readonly Mate[] {
  const ticket = ticketOf(booking, part);
  const ways = new Map<string, BookedFlight[]>();
  for (const flight of livingFlights(booking)) {
    const { part: of = "", ticket: on = 1 } = flight;
    if (of !== part && on === ticket) ways.set(of, [...(ways.get(of) ?? []), flight]);
  }
  return [...ways].flatMap(([of, flights]): Mate[] => {
    const own = hits.find((hit) => hit.part === of);
    const begun = own ? own.flown.length > 0 : hasLeft(flights, now);
    const unflown = begun ? (own?.refund ? own.unflown : []) : flights;
    if (unflown.length === 0) return [];
    const amount = unflownPrice(booking, { part: of, unflown });
    return [{ part: of, unflown, amount, begun }];
  });
}
