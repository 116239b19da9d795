import { type Coordinates, distanceKm } from "../../../domain/geo.ts";
import type { Spot } from "./atlas.ts";
import type { Planning } from "./planning.ts";
import type { Roads } from "./roads.ts";
import { daysOfThings } from "./theme.ts";
import { endOf, gatewayEnd, hopBetween, overland } from "./travel.ts";
import { NIGHT, ORDER } from "./weights.ts";

/** A city with the nights spent there. */
export interface Stay {
  readonly spot: Spot;
  readonly nights: number;
}

/** Up to so many cities every order is tried: 5,040 for seven, most of them cut short. */
const MOST_IN_EVERY_ORDER = 7;

/** Cities in the order that costs the least time, the ways there and back included. */
export function orderSpots(
  spots: readonly Spot[],
  origin: Coordinates | undefined,
  { roads, wish }: Pick<Planning, "roads" | "wish">,
): readonly Spot[] {
  if (spots.length < 2) return spots;
  const byTrain = wish.needs.includes("train");
  const hours = new Map<string, number>();
  const between = (a: Spot, b: Spot) => {
    const key = `${a.slug} ${b.slug}`;
    let known = hours.get(key);
    if (known === undefined) {
      const way = byTrain ? overland(endOf(a), endOf(b), roads) : undefined;
      const hop = way?.mode === "train" ? way : hopBetween(endOf(a), endOf(b), roads);
      known = hop.hours + (hop.mode === "flight" ? toGateway(a, roads) + toGateway(b, roads) : 0);
      hours.set(key, known);
      hours.set(`${b.slug} ${a.slug}`, known);
    }
    return known;
  };
  const best = Math.min(...spots.map(({ rank }) => rank));
  const start = (spot: Spot) =>
    toGateway(spot, roads) +
    hoursFrom(origin, spot) +
    (spot.rank === best ? 0 : ORDER.startElsewhere);
  const end = (spot: Spot) => toGateway(spot, roads) + hoursFrom(origin, spot);
  const order =
    spots.length <= MOST_IN_EVERY_ORDER
      ? bestOrder(spots, between, start, end)
      : nearestFirst(spots, between, start);
  const said = inOrderOfWords(order, wish);
  if (!said) return order;
  const hoursOf = (all: readonly Spot[]) =>
    all.reduce((sum, spot, index) => {
      const before = all[index - 1];
      return sum + (before ? between(before, spot) : start(spot));
    }, 0) + all.slice(-1).reduce((sum, spot) => sum + end(spot), 0);
  return hoursOf(said) <= hoursOf(order) + ORDER.asSaid ? said : order;
}

/** As the words list the cities, or their countries one city each; undefined where they name others. */
function inOrderOfWords(
  order: readonly Spot[],
  { spots, countries }: Planning["wish"],
): readonly Spot[] | undefined {
  if (order.every((spot) => spots.includes(spot)))
    return spots.filter((spot) => order.includes(spot));
  const there = countries.flatMap((code) => order.filter(({ country }) => country === code));
  return there.length === order.length && there.length === countries.length ? there : undefined;
}

function hoursFrom(origin: Coordinates | undefined, spot: Spot): number {
  return origin ? distanceKm(spot, origin) / ORDER.kmPerHour : 0;
}

/** Hours from the airport to a city that has none. */
export function toGateway(spot: Spot, roads: Roads): number {
  const gateway = gatewayEnd(spot, roads);
  return gateway ? hopBetween(gateway, endOf(spot), roads).hours : 0;
}

type Hours = (a: Spot, b: Spot) => number;
type Price = (spot: Spot) => number;

function bestOrder(
  spots: readonly Spot[],
  between: Hours,
  start: Price,
  end: Price,
): readonly Spot[] {
  let best: readonly Spot[] = spots;
  let least = Number.POSITIVE_INFINITY;
  const order: Spot[] = [];
  function go(sum: number): void {
    if (sum >= least) return;
    const last = order.at(-1);
    if (order.length === spots.length) {
      const whole = sum + (last ? end(last) : 0);
      if (whole < least - 1e-9) {
        least = whole;
        best = [...order];
      }
      return;
    }
    for (const spot of spots) {
      if (order.includes(spot)) continue;
      order.push(spot);
      go(sum + (last ? between(last, spot) : start(spot)));
      order.pop();
    }
  }
  go(0);
  return best;
}

function nearestFirst(spots: readonly Spot[], between: Hours, start: Price): readonly Spot[] {
  const rest = [...spots].sort((a, b) => start(a) - start(b));
  const order = rest.splice(0, 1);
  while (rest.length > 0) {
    const last = order.at(-1);
    if (!last) break;
    rest.sort((a, b) => between(last, a) - between(last, b));
    order.push(...rest.splice(0, 1));
  }
  return order;
}

/** Shares the nights out: as many as were asked for, each other city one, the rest where there is most left to do. */
export function shareNights(
  { wish, days, timing }: Planning,
  order: readonly Spot[],
): readonly Stay[] {
  const asked = askedNights(wish, order, days);
  const nights: number[] = order.map((_, index) => asked[index] ?? (days > 1 ? 1 : 0));
  let rest = days - 1 - nights.reduce((sum, some) => sum + some, 0);
  const most = order.map((spot) => daysOfThings(spot, wish, timing.month));
  while (rest > 0) {
    let at = 0;
    let highest = Number.NEGATIVE_INFINITY;
    for (const [index, spot] of order.entries()) {
      if (asked[index] !== undefined) continue;
      const has = nights[index] ?? 0;
      const room = (most[index] ?? 1) - has;
      const shortest = spot.destination.days[0] ?? 2;
      const value =
        room / (most[index] ?? 1) +
        (wish.spots.includes(spot) && room > 0 ? NIGHT.named : 0) +
        (has < shortest - 1 ? NIGHT.belowShortest : 0) +
        (room <= 0 ? NIGHT.nothingLeft : 0) +
        spot.rank * NIGHT.rank;
      if (value > highest) {
        at = index;
        highest = value;
      }
    }
    nights[at] = (nights[at] ?? 0) + 1;
    rest--;
  }
  return order.map((spot, index) => ({ spot, nights: nights[index] ?? 0 }));
}

/** Nights that were asked for, by city, where all of them leave a night for each other city. */
function askedNights(
  { stays = [] }: Planning["wish"],
  order: readonly Spot[],
  days: number,
): readonly (number | undefined)[] {
  // Of the last city one day is the way home.
  const nights = order.map((spot, index) => {
    const asked = stays.find((stay) => stay.spot === spot)?.days;
    return asked && Math.max(1, index === order.length - 1 ? asked - 1 : asked);
  });
  const needed = nights.reduce((sum: number, some) => sum + (some ?? 1), 0);
  const free = nights.some((some) => some === undefined);
  return needed === days - 1 || (free && needed < days) ? nights : [];
}
