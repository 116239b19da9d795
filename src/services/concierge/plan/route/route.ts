import { type Coordinates, distanceKm } from "../../../../domain/geo.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isRiddenThere, type Roads } from "../atlas/roads.ts";
import { isTrek } from "../atlas/treks.ts";
import { isBare } from "../atlas/world-spots.ts";
import { datedEnd } from "../days/dated-start.ts";
import { feastEnd } from "../days/occasions.ts";
import type { Planning } from "../planning.ts";
import { NIGHT, ORDER } from "../weights.ts";
import type { StayWish } from "../wish/wish.ts";
import { daysOfStay, ESSENTIAL, themeOf } from "./theme.ts";
import {
  dayHours,
  endOf,
  gatewayEnd,
  type Hop,
  hasNightTrains,
  hopBetween,
  overland,
} from "./travel.ts";
import { hasWished, placeWishes } from "./wished-places.ts";

/** A city with the nights spent there. */
export interface Stay {
  readonly spot: Spot;
  readonly nights: number;
}

/** Up to so many cities every order is tried: 5,040 for seven, most of them cut short. */
const MOST_IN_EVERY_ORDER = 7;

/** What takes so many hours has a day of its own. */
export const DAY_OUT = 5;
const SIGHTS_A_NIGHT = 2;
export const BARE_DAYS = 3;

/** What ways took that were looked up, by both of their ends: an estimate knows no timetable. */
export type LearntHours = Map<string, number>;

export function pairOf(a: Spot, b: Spot): string {
  return a.slug < b.slug ? `${a.slug} ${b.slug}` : `${b.slug} ${a.slug}`;
}

/** Cities in the order that costs the least time, the ways there and back included. */
export function orderSpots(
  spots: readonly Spot[],
  origin: Coordinates | undefined,
  {
    roads,
    wish,
    timing,
    days,
    learnt,
  }: Pick<Planning, "roads" | "wish" | "timing" | "days"> & { readonly learnt?: LearntHours },
): readonly Spot[] {
  if (spots.length < 2) return spots;
  const byTrain = wish.needs.includes("train");
  const isDriven = roads.by === "car";
  const againstFlying = isDriven ? ORDER.carLeft : byTrain ? ORDER.flown : ORDER.flight;
  const ways = waysKnown(wish)(roads);
  const hoursBetween = (a: Spot, b: Spot) => {
    const from = ways.get(a) ?? new Map<Spot, Hop>();
    ways.set(a, from);
    const hop = from.get(b) ?? likelyHop(a, b, roads, byTrain);
    from.set(b, hop);
    const air = hop.mode === "flight" ? againstFlying : 0;
    const abroad = (a.country === b.country ? 0 : ORDER.border) + air;
    const going = byTrain && !hasNightTrains(a) ? NOT_BY_TRAIN : wish;
    const known = learnt?.get(pairOf(a, b));
    if (known !== undefined) return dayHours({ ...hop, hours: known }, going) + abroad;
    return (
      dayHours(hop, going) +
      abroad +
      (hop.mode === "flight" ? toGateway(a, roads) + toGateway(b, roads) : 0)
    );
  };
  // A table by position: every pair is reckoned once, however many orders are tried.
  const table = spots.map(() => new Array<number>(spots.length).fill(0));
  for (const [a, from] of spots.entries()) {
    for (let b = 0; b < a; b++) {
      const to = spots[b];
      const row = table[a];
      const column = table[b];
      if (!to || !row || !column) continue;
      const hours = hoursBetween(to, from);
      row[b] = hours;
      column[a] = hours;
    }
  }
  const between: Hours = (a, b) => table[a]?.[b] ?? 0;
  const best = Math.min(...spots.map(({ rank }) => rank));
  const atEnds = spots.map((spot) =>
    isDriven ? drivenFrom(wish, spot, roads) : toGateway(spot, roads) + hoursFrom(origin, spot),
  );
  const isRestful = spots.map(
    (spot) => themeOf(spot, wish, timing.month) === "beach" || isResort(spot),
  );
  // Those who see things and then lie on a beach do it in that order.
  const isMixed = isRestful.includes(true) && isRestful.includes(false);
  const feast = feastEnd(wish, timing.start, days) ?? datedEnd(wish, timing.start, days);
  const ofFeast = (spot: Spot | undefined, end: "first" | "last") =>
    feast && feast.end !== end && feast.at === spot?.slug ? ORDER.feastMissed : 0;
  // The first and the last stay are reached by air, so not on foot.
  const ofTrek = (spot: Spot | undefined) => (spot && isTrek(spot) ? ORDER.trekAtEnd : 0);
  const ends = atEnds.map(
    (hours, at) =>
      hours +
      (isMixed && !isRestful[at] ? ORDER.beachFirst : 0) +
      ofFeast(spots[at], "last") +
      ofTrek(spots[at]),
  );
  // Who rides there and flies home begins next to home, wherever that ends.
  const isOneWay = isRiddenThere(wish);
  const starts = spots.map((spot, index) =>
    isOneWay && origin
      ? distanceKm(spot, origin) / RIDDEN_KMH
      : (atEnds[index] ?? 0) +
        (spot.rank === best ? 0 : ORDER.startElsewhere) +
        ofFeast(spot, "first") +
        ofTrek(spot),
  );
  const at =
    spots.length <= MOST_IN_EVERY_ORDER
      ? bestOrder(between, starts, isOneWay ? ends.map(() => 0) : ends)
      : nearestFirst(between, starts);
  const order = asTheyLead(at.flatMap((index) => spots[index] ?? []));
  const said = inOrderOfWords(order, wish)?.map((spot) => spots.indexOf(spot));
  if (!said) return order;
  const hoursOf = (all: readonly number[]) =>
    all.reduce((sum, spot, index) => {
      const before = all[index - 1];
      return sum + (before === undefined ? (starts[spot] ?? 0) : between(before, spot));
    }, 0) + all.slice(-1).reduce((sum, spot) => sum + (ends[spot] ?? 0), 0);
  return hoursOf(said) <= hoursOf(at) + ORDER.asSaid
    ? asTheyLead(said.flatMap((index) => spots[index] ?? []))
    : order;
}

/** The same with the end of a trek or of a ship's way right behind it: Aswan after the cruise on the Nile. */
export function asTheyLead(order: readonly Spot[]): readonly Spot[] {
  const leading = order.find(({ destination: { onward } }, index) =>
    order.some(({ slug }, at) => slug === onward?.to && at !== index + 1),
  );
  if (!leading) return order;
  const end = leading.destination.onward?.to;
  return order.flatMap((spot) => {
    if (spot === leading) return [spot, ...order.filter(({ slug }) => slug === end)];
    return spot.slug === end ? [] : [spot];
  });
}

/** Orders are sought again with a city less, with what a timetable told, and for fewer days: mostly through the same cities. */
const waysKnown = lazilyPer((_wish: Planning["wish"]) =>
  lazilyPer((_roads: Roads) => new Map<Spot, Map<Spot, Hop>>()),
);

/** A train through the night is to them the hours that it takes. */
const NOT_BY_TRAIN = { needs: [] } as const;

/** By bus or by train where that was asked for and can be, else the sensible way. */
function likelyHop(a: Spot, b: Spot, roads: Roads, byTrain: boolean): Hop {
  const isByBus = roads.by === "bus";
  const way = byTrain || isByBus ? overland(endOf(a), endOf(b), roads) : undefined;
  const isRidden = isByBus || way?.mode === "train";
  return way && isRidden ? way : hopBetween(endOf(a), endOf(b), roads);
}

/** As the crow flies, by train and bus with their changes. */
const RIDDEN_KMH = 60;

/** Gone to for its beach before anything else, and no city that has one. */
function isResort({ destination: { categories } }: Spot): boolean {
  return categories[0] === "beach" && !categories.includes("city");
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

/** As the crow flies, where a road goes round hills and through towns. */
const CAR_KMH = 55;

/** Hours that those who come in their own car drive from home: along the roads, else by distance. */
export function drivenFrom(
  { origin }: Pick<Planning["wish"], "origin">,
  spot: Spot,
  roads: Roads,
): number {
  if (!origin) return 0;
  const way = origin.spot && roads.way(origin.spot.slug, spot.slug);
  return way ? way.hours : distanceKm(spot, origin.place) / CAR_KMH;
}

/** Hours from the airport to a city that has none. */
export function toGateway(spot: Spot, roads: Roads): number {
  const gateway = gatewayEnd(spot, roads);
  return gateway ? hopBetween(gateway, endOf(spot), roads).hours : 0;
}

/** Cities by their position. */
type Hours = (a: number, b: number) => number;

function bestOrder(
  between: Hours,
  starts: readonly number[],
  ends: readonly number[],
): readonly number[] {
  let best: readonly number[] = [...starts.keys()];
  let least = Number.POSITIVE_INFINITY;
  const order = new Array<number>(starts.length).fill(0);
  // By how many are in the order: as arguments they would be objects.
  const sums = new Float64Array(starts.length + 1);
  // Each city that is not in the order yet takes its shortest way at least.
  const shortest = starts.map((start, to) =>
    starts.reduce(
      (hours, _, from) => (from === to ? hours : Math.min(hours, between(from, to))),
      start,
    ),
  );
  const rests = new Float64Array(starts.length + 1);
  rests[0] = shortest.reduce((sum, hours) => sum + hours, 0);
  function go(count: number, taken: number): void {
    const sum = sums[count] ?? 0;
    const rest = rests[count] ?? 0;
    if (sum + rest >= least) return;
    const last = order[count - 1] ?? 0;
    if (count === starts.length) {
      const whole = sum + (count === 0 ? 0 : (ends[last] ?? 0));
      if (whole < least - 1e-9) {
        least = whole;
        best = [...order];
      }
      return;
    }
    for (let spot = 0; spot < starts.length; spot++) {
      if (taken & (1 << spot)) continue;
      order[count] = spot;
      sums[count + 1] = sum + (count === 0 ? (starts[spot] ?? 0) : between(last, spot));
      rests[count + 1] = rest - (shortest[spot] ?? 0);
      go(count + 1, taken | (1 << spot));
    }
  }
  go(0, 0);
  return best;
}

function nearestFirst(between: Hours, starts: readonly number[]): readonly number[] {
  const rest = [...starts.keys()].sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0));
  const order = rest.splice(0, 1);
  while (rest.length > 0) {
    const last = order.at(-1) ?? 0;
    rest.sort((a, b) => between(last, a) - between(last, b));
    order.push(...rest.splice(0, 1));
  }
  return untangled(order, between);
}

/** Turns stretches of an order round while that makes it shorter; the first city stays the first. */
function untangled(order: readonly number[], between: Hours): readonly number[] {
  const now = [...order];
  const way = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? 0 : between(a, b);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let from = 1; from < now.length - 1; from++) {
      for (let to = from + 1; to < now.length; to++) {
        const before = way(now[from - 1], now[from]) + way(now[to], now[to + 1]);
        const after = way(now[from - 1], now[to]) + way(now[from], now[to + 1]);
        if (after >= before - ROUNDING) continue;
        now.splice(from, to - from + 1, ...now.slice(from, to + 1).reverse());
        isBetter = true;
      }
    }
  }
  return now;
}

const ROUNDING = 1e-9;

/** Shares the nights out: as many as were asked for, each other city one, the rest where there is most left to do. */
export function shareNights(
  { wish, days, timing }: Planning,
  order: readonly Spot[],
): readonly Stay[] {
  // A day out that was asked for by name takes a day between two nights; of sights two fit the days of one night.
  const { things = [] } = wish;
  const asks = order.map(({ excursions, destination }) => {
    if (things.length === 0) return { days: 0, sights: 0 };
    const called = [...excursions, ...destination.places].filter(({ slug }) =>
      things.includes(slug),
    );
    const long = called.filter(({ hours = 0 }) => hours >= DAY_OUT).length;
    return { days: long, sights: called.length - long };
  });
  // "One spare day in Santiago, and Finisterre if possible": the day out is a day beside it.
  const isTooShort = ({ spot, days: own, nights: told }: StayWish) =>
    own === 1 && !told && (asks[order.indexOf(spot)]?.days ?? 0) > 0;
  const { stays = [] } = wish;
  const told = { ...wish, stays: stays.filter((stay) => !isTooShort(stay)) };
  const asked = askedNights(told, order, days);
  const few = order.map((_, index) => asked[index] ?? (days > 1 ? 1 : 0));
  // A ship is left where it ends its way, and a trek where its last stage does.
  const whole = order.map(({ destination: { onward, days: all } }, index) =>
    asked[index] === undefined && onward ? (all[0] ?? 2) - 1 : (few[index] ?? 0),
  );
  const nights = whole.reduce((sum, some) => sum + some, 0) < days ? whole : few;
  let rest = days - 1 - nights.reduce((sum, some) => sum + some, 0);
  // Beside places with sights, one without has a short visit.
  const isHeld = order.some((spot) => !isBare(spot));
  const most = order.map((spot) => {
    if (isBare(spot) && isHeld) return BARE_DAYS;
    const days = daysOfStay(spot, wish, timing.month);
    // Beside other cities pilgrims stay at a sanctuary as long as its places last.
    const isOfPilgrims = order.length > 1 && themeOf(spot, wish, timing.month) === "pilgrimage";
    return isOfPilgrims ? Math.min(days, Math.max(...spot.destination.days) + 1) : days;
  });
  const lacksRoom = (index: number, has: number) => {
    const { days: long, sights } = asks[index] ?? { days: 0, sights: 0 };
    if (long > has - 1) return NIGHT.namedDayOut;
    return sights > (has - long) * SIGHTS_A_NIGHT ? NIGHT.namedSights : 0;
  };
  // Where the nights that were asked for leave no day for the place itself beside its days out, one more does.
  const isOpenElsewhere = order.some((_, index) => asked[index] === undefined);
  for (const [index, some] of asked.entries()) {
    const { days: out } = asks[index] ?? { days: 0 };
    if (some === undefined || !isOpenElsewhere || rest < 1) continue;
    if (out === 0 || some - 1 > out) continue;
    nights[index] = some + 1;
    rest--;
  }
  const visit = (shortest: number) => Math.max(shortest - 1, Math.floor(days / (2 * order.length)));
  // "Paris and Switzerland": a country that was named beside a city is as much asked for.
  const isNamed = (spot: Spot) =>
    wish.spots.includes(spot) || (wish.spots.length > 0 && wish.countries.includes(spot.country));
  // A safari is days between two nights; a city is also the day one comes to it.
  const isWished = order.map((spot) =>
    placeWishes(wish).some((kind) => hasWished(spot, kind, timing.month)),
  );
  const isAbout = (spot: Spot) => {
    // Of a trip to the peaks or the vines most nights are there.
    const [first] = spot.destination.categories;
    if (first && ESSENTIAL.includes(first) && wish.interests.includes(first)) return true;
    const theme = themeOf(spot, wish, timing.month);
    return theme !== undefined && theme !== "pilgrimage" && wish.interests.includes(theme);
  };
  // "Mexico City for its museums, then Tulum": half of the nights are enough of a beach beside other cities.
  const isBesideCities = wish.spots.some(
    (spot) => order.includes(spot) && themeOf(spot, wish, timing.month) !== "beach",
  );
  const isHalf = (spot: Spot, has: number) =>
    isBesideCities &&
    themeOf(spot, wish, timing.month) === "beach" &&
    has >= Math.ceil((days - 1) / 2);
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
        (isNamed(spot) && room > 0 ? NIGHT.named : 0) +
        (isAbout(spot) && !isHalf(spot, has) ? NIGHT.theme : 0) +
        (has < shortest - 1 ? NIGHT.belowShortest : 0) +
        ((isNamed(spot) && has < visit(shortest)) || (isWished[index] && has < shortest)
          ? NIGHT.namedBelowShortest
          : 0) +
        (room <= 0 ? NIGHT.nothingLeft : 0) +
        lacksRoom(index, has) +
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
  { stays = [], routed }: Planning["wish"],
  order: readonly Spot[],
  days: number,
): readonly (number | undefined)[] {
  const counts = order.map((spot) => stays.find((stay) => stay.spot === spot));
  const asked = counts.map((stay) => stay?.days);
  // "4 nights and 4 nights": nights that were counted fill the trip as they are.
  if (asked.every((some) => some !== undefined) && sumOf(asked) === days - 1) return asked;
  // Of the last city one day is the way home; of a plan that is changed nights are told.
  const isLast = (index: number) => !routed && index === order.length - 1 && !counts[index]?.nights;
  const nights = asked.map((some, index) => some && Math.max(1, isLast(index) ? some - 1 : some));
  const all = sumOf(nights);
  // A day at the end still takes a night, which the longest stay gives.
  const longest = nights.indexOf(Math.max(...nights.map((some) => some ?? 0)));
  if (all === days && (nights[longest] ?? 0) > 1) nights[longest] = (nights[longest] ?? 0) - 1;
  const needed = sumOf(nights);
  const free = nights.some((some) => some === undefined);
  return needed === days - 1 || (free && needed < days) ? nights : [];
}

/** Each city that nothing was asked for takes one. */
function sumOf(nights: readonly (number | undefined)[]): number {
  return nights.reduce((sum: number, some) => sum + (some ?? 1), 0);
}
