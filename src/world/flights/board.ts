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

/** What one search asks of every flight. */
export interface Wish {
  readonly seed: Seed;
  readonly cabin: Cabin;
  readonly party: Party;
  readonly quoteDay: DayNumber;
}

/** A flight that has the cabin asked for. Its seats are counted when a journey would take it: most are passed over. */
export class Departure {
  readonly leg: FlightLeg;
  readonly #wish: Wish;
  #seats = -1;

  constructor(leg: FlightLeg, wish: Wish) {
    this.leg = leg;
    this.#wish = wish;
  }

  get seats(): number {
    if (this.#seats < 0) {
      const { seed, cabin, quoteDay } = this.#wish;
      this.#seats = seatsLeft(seed, this.leg, cabin, quoteDay);
    }
    return this.#seats;
  }

  /** Whether the party still fits in. */
  get open(): boolean {
    return this.seats >= seatsNeeded(this.#wish.party);
  }
}

/** The flights of routes, each route and day looked up once: they are the same for every cabin and party. */
export type DayFlights = (route: Route, from: Airport, day: DayNumber) => readonly FlightLeg[];

/** The departures of one search: each route and day is worked out once, and forgotten with it. */
export interface Board {
  readonly flights: DayFlights;
  on(route: Route, from: Airport, day: DayNumber): readonly Departure[];
  /** The first departure from `from` in a span of instants that has room, else the first at all. */
  next(route: Route, from: Airport, after: Minutes, before: Minutes): Departure | undefined;
}

/** Keeps what a route has on a day; sixteen days beside each other are told apart. */
function byRouteAndDay<T>(
  make: (...at: Parameters<DayFlights>) => T,
): (...at: Parameters<DayFlights>) => T {
  const known = new Map<number, T>();
  return (route, from, day) => {
    const way = from.index === route.a.index ? 0 : 1;
    const key = (route.id * 2 + way) * 16 + (day & 15);
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const made = make(route, from, day);
    known.set(key, made);
    return made;
  };
}

export function dayFlights(seed: Seed): DayFlights {
  return byRouteAndDay((route, from, day) => legsOn(seed, route, from, day));
}

/** Searches of the same days may share their flights. */
export function departureBoard(wish: Wish, flights = dayFlights(wish.seed)): Board {
  const on = byRouteAndDay((route, from, day) => {
    const departures: Departure[] = [];
    for (const leg of flights(route, from, day)) {
      if (cabinSeats(leg.airline, leg.aircraft, wish.cabin) === 0) continue;
      departures.push(new Departure(leg, wish));
    }
    return departures;
  });

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

  return { flights, on, next };
}
