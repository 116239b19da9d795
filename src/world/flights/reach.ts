import type { DayNumber } from "../../domain/dates.ts";
import type { Cabin } from "../../domain/travel.ts";
import { cabinSeats } from "../fares/cabins.ts";
import { type Route, routesBetween } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import type { Seed } from "../random.ts";
import { typesOf } from "../timetable/timetable.ts";
import type { Board, Departure } from "./board.ts";
import { type TriedChain, triedChains } from "./connections.ts";
import { joinFlights } from "./join.ts";

/**
 * What a search in a cabin could find on any day at all: the nonstop routes and the chains whose
 * every flight may have the cabin. Where it is empty no day needs to be looked at.
 */
export interface Reach {
  readonly nonstops: readonly { readonly route: Route; readonly from: Airport }[];
  readonly chains: readonly TriedChain[];
}

interface Ends {
  readonly from: readonly Airport[];
  readonly to: readonly Airport[];
}

/** In steps of a few milliseconds: a pair that nothing flies has every chain there could be. */
export function* reachOf(seed: Seed, ends: Ends, cabin: Cabin): Generator<void, Reach> {
  const known = new Map<number, boolean>();
  const carries = (route: Route) => {
    const seen = known.get(route.id);
    if (seen !== undefined) return seen;
    const has = typesOf(seed, route).some((type) => cabinSeats(route.airline, type, cabin) > 0);
    known.set(route.id, has);
    return has;
  };
  const chains = yield* triedChains(ends);
  return {
    nonstops: ends.from.flatMap((from) =>
      ends.to.flatMap((to) =>
        routesBetween(from, to)
          .filter(carries)
          .map((route) => ({ route, from })),
      ),
    ),
    chains: chains.filter(({ chain }) => chain.routes.every(carries)),
  };
}

/**
 * Whether flights with room join on a day. A search of that day finds nothing where they do not;
 * where they do it may still leave out what is there, such as a way far slower than a full nonstop.
 */
export function mayFly(
  { nonstops, chains }: Reach,
  board: Board,
  day: DayNumber,
  mostConnections: number,
): boolean {
  const isOpen = ({ open }: Pick<Departure, "open">) => open;
  return (
    nonstops.some(({ route, from }) => board.on(route, from, day).some(isOpen)) ||
    chains.some(
      ({ chain, longestWait }) =>
        chain.routes.length - 1 <= mostConnections &&
        joinFlights(board, chain, day, longestWait).some(isOpen),
    )
  );
}
