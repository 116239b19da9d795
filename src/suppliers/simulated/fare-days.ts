import { setImmediate as nextTurn } from "node:timers/promises";
import type { DayNumber } from "../../domain/dates.ts";
import { sellTogether } from "../../world/fares/fare.ts";
import type { Journey } from "../../world/flights/search.ts";
import type { Seed } from "../../world/random.ts";
import type { FareDay, FareSpan, FareWish, LowFare } from "../low-fares.ts";
import { flightOffer } from "./flight-offer.ts";
import { canFollow, chooseWays, type WayToChoose } from "./trips.ts";
import { type Ends, waysBetween } from "./ways.ts";

/** So many stand in for those that turn out to be sold. */
const FARES_KEPT = 12;

/** The fares of each day of a span, the cheapest first; each day in a turn of its own. */
export async function fareDays(
  seed: Seed,
  ends: Ends,
  { first, days, nights }: FareSpan,
  wish: FareWish,
): Promise<readonly FareDay[]> {
  const on = fareDay(seed, ends, wish, nights);
  const found: FareDay[] = [];
  for (let day = first; day < first + days; day++) {
    if (day > first) await nextTurn();
    found.push(on(day));
  }
  return found;
}

/** The fares of a day; days beside each other share their departures. */
export function fareDay(
  seed: Seed,
  { from, to }: Ends,
  wish: FareWish,
  nights: number | undefined,
): (day: DayNumber) => FareDay {
  const out = waysBetween(seed, { from, to }, wish);
  const back = waysBetween(seed, { from: to, to: from }, wish);
  return (day) => {
    const there = out.on(day);
    if (nights === undefined) return { day, fares: oneWays(seed, there, wish) };
    const home = there.length === 0 ? [] : back.on(day + nights);
    return { day, fares: roundTrips(seed, there, home, wish) };
  };
}

export function oneWays(seed: Seed, ways: readonly Journey[], wish: FareWish): readonly LowFare[] {
  return ways.slice(0, FARES_KEPT).map((one) => lowFare(seed, [one], wish));
}

export function roundTrips(
  seed: Seed,
  out: readonly Journey[],
  back: readonly Journey[],
  wish: FareWish,
): readonly LowFare[] {
  const trips: LowFare[] = [];
  const homes = chosenOf(back);
  for (const there of chosenOf(out)) {
    for (const home of homes) {
      if (!canFollow(home.departure, there.arrival)) continue;
      trips.push(lowFare(seed, [there.journey, home.journey], wish));
    }
  }
  return trips.sort((a, b) => a.price - b.price).slice(0, FARES_KEPT);
}

/** The same that a search for a return would combine. */
function chosenOf(journeys: readonly Journey[]): readonly (WayToChoose & { journey: Journey })[] {
  const ways = journeys.map((journey) => ({
    journey,
    price: journey.fare.total,
    departure: journey.legs[0]?.departure ?? 0,
    arrival: journey.legs.at(-1)?.arrival ?? 0,
    airline: journey.legs[0]?.airline.code ?? "",
  }));
  return chooseWays(ways, 2);
}

function lowFare(seed: Seed, ways: readonly Journey[], wish: FareWish): LowFare {
  const { total, fares, tickets } = sellTogether(
    ways.map(({ legs, fare }) => ({ legs, fare, query: wish })),
  );
  return {
    price: total,
    tickets: tickets.length,
    offers: () =>
      ways.map((journey, index) =>
        flightOffer(seed, { ...journey, fare: fares[index] ?? journey.fare }, wish),
      ),
  };
}
