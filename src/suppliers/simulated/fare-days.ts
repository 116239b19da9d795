import type { DayNumber } from "../../domain/dates.ts";
import { turnToGoOn } from "../../memory/turns.ts";
import { priceTogether } from "../../world/fares/fare.ts";
import type { Journey } from "../../world/flights/search.ts";
import type { Seed } from "../../world/random.ts";
import type { FareDay, FareSpan, FareWish, LowFare } from "../low-fares.ts";
import { comparedWays, flightOffer, soldTogether } from "./flight-offer.ts";
import { canFollow, chooseWays, firstOf } from "./trips.ts";
import { type Ends, waysBetween } from "./ways.ts";

/** So many stand in for those that turn out to be sold. */
const FARES_KEPT = 12;

/** The fares of each day of a span, the cheapest first; as many in a turn as it has room for. */
export async function fareDays(
  seed: Seed,
  ends: Ends,
  { first, days, nights }: FareSpan,
  wish: FareWish,
): Promise<readonly FareDay[]> {
  const on = fareDay(seed, ends, wish, nights);
  const found: FareDay[] = [];
  for (let day = first; day < first + days; day++) {
    if (day > first) await turnToGoOn();
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
  return ways.slice(0, FARES_KEPT).map((journey) => ({
    price: journey.fare.total,
    tickets: 1,
    offers: () => [flightOffer(seed, journey, wish)],
  }));
}

/** Of the trips that a search for a return would combine. */
export function roundTrips(
  seed: Seed,
  out: readonly Journey[],
  back: readonly Journey[],
  wish: FareWish,
): readonly LowFare[] {
  const offersOf = (journeys: readonly Journey[]) =>
    chooseWays(
      journeys.map((journey) => flightOffer(seed, journey, wish)),
      2,
    );
  const homes = offersOf(back);
  const trips: LowFare[] = [];
  for (const there of offersOf(out)) {
    for (const home of homes) {
      if (!canFollow(home.departure, there.arrival)) continue;
      const ways = [there, home];
      const { total, tickets } = priceTogether(comparedWays(ways));
      trips.push({ price: total, tickets, offers: () => soldTogether(ways).offers() });
    }
  }
  return firstOf(trips, FARES_KEPT, (a, b) => a.price - b.price);
}
