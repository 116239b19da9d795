import type { DayNumber, Minutes } from "../../domain/dates.ts";
import { dayOf } from "../../domain/dates.ts";
import type { Cabin } from "../../domain/travel.ts";
import { type Party, seatsNeeded } from "../../domain/travel.ts";
import { cabinSeats } from "../fares/cabins.ts";
import { seatsLeft } from "../fares/fare.ts";
import type { Route } from "../network/network.ts";
import type { Airport } from "../places/airports.ts";
import { offsetAt } from "../places/zones.ts";
import type { Seed } from "../random.ts";
import type { FlightLeg } from "../timetable/leg.ts";
import { legsOn } from "../timetable/timetable.ts";

/** A flight that has the cabin asked for, and whether the party still fits in. */
export interface Departure {
  readonly leg: FlightLeg;
  readonly seats: number;
  readonly open: boolean;
}

/** What one search asks of every flight. */
export interface Wish {
  readonly seed: Seed;
  readonly cabin: Cabin;
  readonly party: Party;
  readonly quoteDay: DayNumber;
}

/** The departures of one search: each route and day is worked out once, and forgotten with it. */
export interface Board {
  on(route: Route, from: Airport, day: DayNumber): readonly Departure[];
  /** The first departure from `from` in a span of instants that has room, else the first at all. */
  next(route: Route, from: Airport, after: Minutes, before: Minutes): Departure | undefined;
}

export function departureBoard({ seed, cabin, party, quoteDay }: Wish): Board {
  const known = new Map<number, readonly Departure[]>();
  const needed = seatsNeeded(party);
  let epoch: DayNumber | undefined;

  function on(route: Route, from: Airport, day: DayNumber): readonly Departure[] {
    epoch ??= day;
    const way = from.index === route.a.index ? 0 : 1;
    const key = (route.id * 2 + way) * 16 + ((day - epoch) & 15);
    const seen = known.get(key);
    if (seen) return seen;
    const departures: Departure[] = [];
    for (const leg of legsOn(seed, route, from, day)) {
      if (cabinSeats(leg.airline, leg.aircraft, cabin) === 0) continue;
      const seats = seatsLeft(seed, leg, cabin, quoteDay);
      departures.push({ leg, seats, open: seats >= needed });
    }
    known.set(key, departures);
    return departures;
  }

  function next(
    route: Route,
    from: Airport,
    after: Minutes,
    before: Minutes,
  ): Departure | undefined {
    const offset = offsetAt(from.zone, after);
    const lastDay = dayOf(before + offset);
    let full: Departure | undefined;
    for (let day = dayOf(after + offset); day <= lastDay; day++) {
      for (const departure of on(route, from, day)) {
        const leaves = departure.leg.departure;
        if (leaves < after) continue;
        if (leaves > before) return full;
        if (departure.open) return departure;
        full ??= departure;
      }
    }
    return full;
  }

  return { on, next };
}
