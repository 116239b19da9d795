import type { DayNumber, Minutes } from "../../domain/dates.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import type { Board, Departure } from "./board.ts";
import type { KeptChain } from "./kept-chains.ts";

/** Flights that can be flown one after the other, not priced yet. */
export interface Connection {
  readonly legs: readonly FlightLeg[];
  readonly seats: number;
  readonly open: boolean;
  /** Minutes from end to end, with what awkward changes add. Less is better. */
  readonly burden: Minutes;
}

/** What one change less is worth, in minutes. */
const CHANGE_COST = 40;

/**
 * The sensible connections along a chain: every first flight of the day with the next flight that
 * can be caught, unless a later first flight catches the same one.
 */
export function joinFlights(
  board: Board,
  chain: KeptChain,
  day: DayNumber,
  longestWait: Minutes,
): readonly Connection[] {
  const [route] = chain.routes;
  const [start] = chain.stops;
  if (!route || !start) return [];
  const found: Connection[] = [];
  let caught: FlightLeg | undefined;
  // Backwards, so that of several flights that catch the same one the last comes first.
  const firsts = board.on(route, start, day);
  for (let i = firsts.length - 1; i >= 0; i--) {
    const first = firsts[i];
    if (!first) continue;
    const connection = follow(board, chain, first, longestWait);
    if (!connection) continue;
    const second = connection.legs[1];
    if (second === caught && first.open) continue;
    if (connection.open) caught = second;
    found.push(connection);
  }
  return found;
}

function follow(
  board: Board,
  chain: KeptChain,
  first: Departure,
  longestWait: Minutes,
): Connection | undefined {
  let legs: FlightLeg[] | undefined;
  let before = first.leg;
  let seats = Number.POSITIVE_INFINITY;
  let open = true;
  for (let i = 1; i < chain.routes.length; i++) {
    const route = chain.routes[i];
    const via = chain.stops[i];
    const change = chain.changes[i - 1];
    if (!route || !via || change === undefined) return undefined;
    const { arrival } = before;
    const next = board.next(route, via, arrival + change, arrival + longestWait);
    if (!next) return undefined;
    seats = Math.min(seats, next.seats);
    open &&= next.open;
    before = next.leg;
    // Most first flights catch nothing: the list is made for those that do.
    if (legs) legs.push(before);
    else legs = [first.leg, before];
  }
  if (!legs) return undefined;
  seats = Math.min(seats, first.seats);
  open &&= first.open;
  const elapsed = before.arrival - first.leg.departure;
  const burden = elapsed + chain.cost + CHANGE_COST * (legs.length - 1);
  return { legs, seats, open, burden };
}
