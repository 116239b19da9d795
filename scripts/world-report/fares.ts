import { type DayNumber, dayNumber, weekday } from "../../src/domain/dates.ts";
import { ONE_ADULT } from "../../src/domain/travel.ts";
import { type FareQuery, priceLegs, priceTrip, seatsLeft } from "../../src/world/fares/fare.ts";
import { routesBetween } from "../../src/world/network/network.ts";
import type { Airport } from "../../src/world/places/airports.ts";
import type { Seed } from "../../src/world/random.ts";
import type { FlightLeg } from "../../src/world/timetable/leg.ts";
import { legsOn } from "../../src/world/timetable/timetable.ts";
import { median } from "./tables.ts";

/** Tuesdays to Thursdays outside holidays, those a week later too. */
const DAYS: readonly DayNumber[] = [
  dayNumber(2027, 3, 1),
  dayNumber(2027, 4, 12),
  dayNumber(2027, 11, 8),
]
  .flatMap((monday) => Array.from({ length: 7 }, (_, i) => monday + i))
  .filter((day) => weekday(day) >= 1 && weekday(day) <= 3);

/** A world's airports to fly between. */
export interface Pair {
  readonly seed: Seed;
  readonly from: Airport;
  readonly to: Airport;
}

/** Every nonstop of a day. */
export function nonstops({ seed, from, to }: Pair, day: DayNumber): FlightLeg[] {
  return routesBetween(from, to).flatMap((route) => [...legsOn(seed, route, from, day)]);
}

/** Dollars for the cheapest nonstop with room, one way, so many days ahead: the median of ordinary days. */
export function usualFare(pair: Pair, ahead: number): number {
  return median(
    DAYS.map((day) => {
      const query = { cabin: "economy", party: ONE_ADULT, quoteDay: day - ahead } as const;
      const fares = withRoom(pair, day, query.quoteDay).map(
        (leg) => priceLegs(pair.seed, [leg], query)?.total ?? Number.NaN,
      );
      return least(fares) / 100;
    }),
  );
}

/** The same there and back, a week later. */
export function usualReturn(pair: Pair, ahead: number): number {
  const { seed, from, to } = pair;
  return median(
    DAYS.map((day) => {
      const query = { cabin: "economy", party: ONE_ADULT, quoteDay: day - ahead } as const;
      const back = ofEachAirline({ seed, from: to, to: from }, day + 7, query);
      const fares = ofEachAirline(pair, day, query).flatMap((there) =>
        back.map((home) => priceTrip(seed, [[there], [home]], query)?.total ?? Number.NaN),
      );
      return least(fares) / 100;
    }),
  );
}

/** The cheapest flight of each airline: a return is made of those. */
function ofEachAirline(pair: Pair, day: DayNumber, query: FareQuery): readonly FlightLeg[] {
  const best = new Map<string, { readonly leg: FlightLeg; readonly total: number }>();
  for (const leg of withRoom(pair, day, query.quoteDay)) {
    const total = priceLegs(pair.seed, [leg], query)?.total ?? Number.POSITIVE_INFINITY;
    const known = best.get(leg.airline.code);
    if (!known || total < known.total) best.set(leg.airline.code, { leg, total });
  }
  return [...best.values()].map(({ leg }) => leg);
}

function withRoom(pair: Pair, day: DayNumber, quoteDay: DayNumber): FlightLeg[] {
  return nonstops(pair, day).filter((leg) => seatsLeft(pair.seed, leg, "economy", quoteDay) > 0);
}

function least(values: readonly number[]): number {
  let lowest = Number.NaN;
  for (const value of values) if (!(value >= lowest)) lowest = value;
  return lowest;
}
