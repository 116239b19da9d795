import type { DayNumber } from "../../domain/dates.ts";
import { seatsNeeded } from "../../domain/travel.ts";
import { type Fare, type FareQuery, priceLegs, seatsLeft } from "../fares/fare.ts";
import { routesBetween } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import type { Seed } from "../random.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import { type Board, departureBoard } from "./board.ts";
import { compareLegs, findConnections } from "./connections.ts";

/** A way to travel on a day: one flight or several, sold as one. */
export interface Journey {
  readonly legs: readonly FlightLeg[];
  readonly fare: Fare;
  /** Seats left on the fullest flight, before anything is sold here. */
  readonly seats: number;
}

export interface JourneyQuery extends FareQuery {
  readonly from: readonly Airport[];
  readonly to: readonly Airport[];
  readonly day: DayNumber;
  /** True where connections are of no interest. */
  readonly nonstop?: boolean;
}

const MOST_JOURNEYS = 100;
/** With fewer nonstops than this that have room, connections are looked for as well … */
const FEW_NONSTOPS = 5;
/** … until there are about this many journeys. */
const ENOUGH_JOURNEYS = 30;

/** Offered at least, should the few nonstops be many and full. */
const FEW_CONNECTIONS = 8;

/**
 * Journeys from any of some airports to any of others: those with room for the party first, then
 * by price, departure and flight numbers. The same query gives the same answer for ever. A board of
 * the same wish may be shared by the searches of a few days.
 */
export function searchJourneys(
  seed: Seed,
  query: JourneyQuery,
  board: Board = departureBoard({ ...query, seed }),
): readonly Journey[] {
  const pieces = journeysInPieces(seed, query, board);
  let piece = pieces.next();
  while (!piece.done) piece = pieces.next();
  return piece.value;
}

/** The same with pauses: the first search from a far place makes hundreds of timetables. */
export function* journeysInPieces(
  seed: Seed,
  query: JourneyQuery,
  board: Board,
): Generator<void, readonly Journey[]> {
  const { from, to, day, cabin, party, quoteDay } = query;
  const needed = seatsNeeded(party);
  const journeys: Journey[] = [];
  let open = 0;
  let nonstop = Number.POSITIVE_INFINITY;
  for (const a of from) {
    for (const b of to) {
      for (const route of routesBetween(a, b)) {
        for (const leg of board.flights(route, a, day)) {
          const legs = [leg];
          const fare = priceLegs(seed, legs, query);
          if (!fare) continue;
          const seats = seatsLeft(seed, leg, cabin, quoteDay);
          // A full flight is no reason to leave out slower ways.
          if (seats >= needed) {
            open++;
            nonstop = Math.min(nonstop, leg.duration);
          }
          journeys.push({ legs, fare, seats });
        }
      }
    }
  }
  if (open < FEW_NONSTOPS && !query.nonstop) {
    const wanted = Math.max(FEW_CONNECTIONS, ENOUGH_JOURNEYS - journeys.length);
    const ends = { from, to, day, nonstop };
    for (const { legs, seats } of yield* findConnections(board, ends, wanted)) {
      const fare = priceLegs(seed, legs, query);
      if (fare) journeys.push({ legs, fare, seats });
    }
  }
  journeys.sort(
    (x, y) =>
      Number(y.seats >= needed) - Number(x.seats >= needed) ||
      x.fare.total - y.fare.total ||
      compareLegs(x.legs, y.legs),
  );
  return journeys.length > MOST_JOURNEYS ? journeys.slice(0, MOST_JOURNEYS) : journeys;
}
