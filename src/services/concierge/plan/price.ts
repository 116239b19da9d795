import { costInCents, costOf, costsIn } from "./budget.ts";
import type { PlannerDeps } from "./deps.ts";
import { fillDays } from "./fill.ts";
import type { Level } from "./level.ts";
import { pickLodging } from "./lodging.ts";
import type { Wish } from "./request.ts";
import type { Sketch } from "./sketch.ts";
import type { Purse } from "./terms.ts";
import type { Trip } from "./trip.ts";

/** Fills a sketch at a level of comfort, and adds up what that costs. */
export function priceTrip(
  deps: PlannerDeps,
  { frame, rooms }: Sketch,
  wish: Wish,
  level: Level,
  purse: Purse,
): Trip {
  const days = fillDays(frame, {
    interests: wish.interests,
    level,
    children: wish.party.children + wish.party.infants > 0,
  });
  const lodgings = rooms.map((one) => pickLodging(one, level));
  const inCents = costInCents(frame, days, lodgings, wish.party, level);
  const costs = costsIn(purse.currency, inCents, wish.party, deps.rates);
  const picks = [frame.arrival, ...frame.transfers, frame.departure].flatMap(({ flight }) =>
    flight ? [flight] : [],
  );
  const flights = picks.map((pick) => ({
    pick,
    price: costOf(pick.price, purse.currency, deps.rates),
  }));
  return { wish, frame, days, lodgings, level, costs, flights, notes: [] };
}
