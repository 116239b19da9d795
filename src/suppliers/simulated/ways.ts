import type { DayNumber } from "../../domain/dates.ts";
import { seatsNeeded } from "../../domain/travel.ts";
import { type Board, departureBoard } from "../../world/flights/board.ts";
import { mayFly, type Reach } from "../../world/flights/reach.ts";
import { type Journey, searchJourneys } from "../../world/flights/search.ts";
import type { Airport } from "../../world/places/airports.ts";
import type { Seed } from "../../world/random.ts";
import type { FareWish } from "../low-fares.ts";
import { closesAt } from "./flight-offer.ts";

/** A board tells sixteen days apart, and journeys begun on the last of these need some more. */
const DAYS_PER_BOARD = 10;

/** The ways of one direction, day by day; days beside each other share their departures. */
export interface Ways {
  on(day: DayNumber): readonly Journey[];
  /** Whether any way within reach has room on a day: false far more cheaply than `on` finds none. */
  mayBe(day: DayNumber, reach: Reach): boolean;
}

export interface Ends {
  readonly from: readonly Airport[];
  readonly to: readonly Airport[];
}

/** Ways with room for the party, the cheapest first. */
export function waysBetween(seed: Seed, { from, to }: Ends, wish: FareWish): Ways {
  const { cabin, party, quoteDay, notBefore, maxConnections } = wish;
  const needed = seatsNeeded(party);
  let board: Board | undefined;
  let since = 0;
  function boardOf(day: DayNumber): Board {
    if (!board || day < since || day >= since + DAYS_PER_BOARD) {
      board = departureBoard({ seed, cabin, party, quoteDay });
      since = day;
    }
    return board;
  }
  return {
    mayBe: (day, reach) => mayFly(reach, boardOf(day), day, maxConnections),
    on(day) {
      const found = searchJourneys(seed, { from, to, day, cabin, party, quoteDay }, boardOf(day));
      return found.filter(
        ({ legs, seats }) =>
          seats >= needed &&
          legs.length - 1 <= maxConnections &&
          legs[0] !== undefined &&
          closesAt(legs[0]) > notBefore,
      );
    },
  };
}
