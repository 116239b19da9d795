import { isDeepStrictEqual } from "node:util";
import type { Category } from "../../../../domain/catalogue.ts";
import type { Spot } from "../atlas/atlas.ts";
import type { FrameDay } from "../days/frame.ts";
import { excursionsOf, type FilledDay, placesOf, type Slot } from "../days/slots.ts";
import type { Trip } from "../trip.ts";
import { hotelWishOf } from "../wish/hotel-wish.ts";
import type { Wish } from "../wish/wish.ts";
import { codeOf, dayTold } from "./codes.ts";

/** A day of the plan that is changed: its ways, and what it holds beside them. */
export type FormerDay = FrameDay &
  Pick<FilledDay, "beside"> & { readonly slots: Partial<FilledDay["slots"]> };

/** What a change leaves as it was in the plan that it is made from. */
export interface Former {
  /** Days of departure by the number of the flight; empty for any day. */
  readonly flights: ReadonlyMap<string, string>;
  /** Airports of the way there and the way home, at the end of the trip. */
  readonly airports: readonly string[];
  /** The plan itself, as it was. */
  readonly trip?: Trip;
  /** Codes of the hotels. */
  readonly houses: ReadonlyMap<Spot, string>;
  /** The day that each of a plan's days was; nothing where every day was asked to be another. */
  readonly days: (days: readonly FrameDay[]) => ReadonlyMap<FrameDay, FormerDay>;
  /** Tickets are to cost no more than the new level allows. */
  readonly isSpared: boolean;
  /** What is seen from outside stays so. */
  readonly isOutside: boolean;
  /** What its days show, by slug; nothing where only its id tells of it. */
  readonly shown?: ReadonlySet<string>;
  /** What it cost, in minor units of the plan's currency. */
  readonly cost?: number;
  /** What the trip is no longer about. */
  readonly dropped: readonly Category[];
  /** In the same cities it is about something else too, which takes the place of what is only one of many. */
  readonly isAbout: boolean;
}

/** Kinds by which other flights are asked for. */
const OF_FLIGHTS: ReadonlySet<string> = new Set([
  ...["directFlight", "businessClass", "laterFlights", "noFlying", "flightsApart", "ownFlights"],
]);

export function formerOf(trip: Trip, wish: Wish): Former {
  const { frame, lodgings, days, wish: before } = trip;
  const money = wish.changed?.money ?? [];
  const isCheaper = money.includes("cheaper") || isLess(wish, before);
  const hasOther = (kinds: ReadonlySet<string>) =>
    wish.wishes.some(
      ({ kind }) => kinds.has(kind) && before.wishes.every((one) => one.kind !== kind),
    );
  const isFlown = !isCheaper && !hasOther(OF_FLIGHTS);
  const isHoused = money.length === 0 && !isCheaper && isSameHouse(wish, before);
  // Where another city comes first or last, the flight there or home is looked for anew.
  const [first, last] = [frame.stays[0]?.spot, frame.stays.at(-1)?.spot];
  const isFirst = first !== undefined && wish.spots[0] === first;
  const isLast = last !== undefined && wish.spots.at(-1) === last;
  const ways = isFlown
    ? [
        ...(isFirst ? [frame.arrival] : []),
        ...frame.transfers,
        ...(isLast && !wish.changed?.homeFrom ? [frame.departure] : []),
      ]
    : [];
  const houses = isHoused ? lodgings : [];
  return {
    flights: new Map(
      ways.flatMap(({ flight }) => (flight ? [[flight.number, flight.departureDay]] : [])),
    ),
    airports: ways.flatMap(({ flight }) => (flight ? [flight.from, flight.to] : [])),
    trip,
    houses: new Map(
      houses.flatMap(({ stay, name }) => (name === undefined ? [] : [[stay.spot, codeOf(name)]])),
    ),
    days: (now) => counterparts(now, wish.pace === before.pace ? days : [], wish.things),
    isSpared: isCheaper,
    cost: trip.costs.counted,
    shown: new Set(
      days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)].map((one) => one.slug)),
    ),
    isOutside: isCheaper || isDeepStrictEqual(wish.budget, before.budget),
    dropped: before.interests.filter((one) => !wish.interests.includes(one)),
    isAbout:
      wish.interests.some((one) => !before.interests.includes(one)) &&
      wish.spots.every((spot) => frame.stays.some((stay) => stay.spot === spot)),
  };
}

/** A changed plan that is made again: it is the one that its id tells of. */
export function formerTold({ codes, made }: Wish): Former | undefined {
  if (!codes || !made) return undefined;
  return {
    flights: new Map(codes.flights.map((number) => [number, ""])),
    airports: [],
    houses: new Map(
      made.spots.flatMap((spot, at) => (codes.houses[at] ? [[spot, codes.houses[at]]] : [])),
    ),
    days: (now) =>
      new Map(now.map((day, at) => [day, { ...day, ...dayTold(codes.days[at] ?? "", day.spot) }])),
    isSpared: false,
    isOutside: true,
    dropped: [],
    isAbout: false,
  };
}

/** Less money for the whole than before. */
function isLess({ budget }: Wish, { budget: before }: Wish): boolean {
  if (!budget || isDeepStrictEqual(budget, before)) return false;
  return !before || budget.amount < before.amount || budget.per !== before.per;
}

/** Nothing else is asked of the hotels. */
function isSameHouse(wish: Wish, before: Wish): boolean {
  const [now, was] = [wish, before].map((one) => ({ ...hotelWishOf(one), least: 0 }));
  const isWheeled = (one: Wish) => one.needs.includes("wheelchair");
  return (
    isDeepStrictEqual(now, was) &&
    isWheeled(wish) === isWheeled(before) &&
    wish.style === before.style
  );
}

const ASKED_WORTH = 10;
const MUST_WORTH = 3;

/** How much of a day was asked for, or is what everybody expects. */
export function worthOf(
  { slots }: Pick<FormerDay, "slots">,
  asked: readonly string[] = [],
): number {
  const worth = (slot: Slot): number => {
    if (slot.kind === "own" || slot.kind === "extra") return ASKED_WORTH;
    const thing =
      slot.kind === "place" ? slot.place : slot.kind === "excursion" ? slot.excursion : undefined;
    if (!thing) return 0;
    return asked.includes(thing.slug) ? ASKED_WORTH : thing.must ? MUST_WORTH : 1;
  };
  return Object.values(slots).reduce((sum, slot) => sum + worth(slot), 0);
}

/**
 * The first day in a city for its first, the last for its last where both have a way in them, others in
 * their order; of a stay that is shorter now those are left that have least of what was asked for.
 */
function counterparts(
  days: readonly FrameDay[],
  former: readonly FilledDay[],
  asked: readonly string[] | undefined,
): ReadonlyMap<FrameDay, FormerDay> {
  const found = new Map<FrameDay, FormerDay>();
  const isOnTheWay = (day: FrameDay | undefined) =>
    day !== undefined && Object.keys(day.fixed).length > 0;
  for (const spot of new Set(days.map((day) => day.spot))) {
    const now = days.filter((day) => day.spot === spot);
    const was = former.filter((day) => day.spot === spot);
    const [last, old] = [now.at(-1), was.at(-1)];
    const isEnd = now.length > 1 && was.length > 1 && isOnTheWay(last) && isOnTheWay(old);
    if (isEnd && last && old) found.set(last, old);
    const open = isEnd ? now.slice(0, -1) : now;
    const rest = bestOf(isEnd ? was.slice(0, -1) : was, open.length, asked);
    for (const [at, day] of open.entries()) {
      const one = rest[at];
      if (one) found.set(day, one);
    }
  }
  return found;
}

/** So many days, in their order; the first has the way there in it, and is always one of them. */
function bestOf(
  days: readonly FilledDay[],
  most: number,
  asked: readonly string[] | undefined,
): readonly FilledDay[] {
  const [first, ...others] = days;
  if (days.length <= most || !first) return days;
  const isFirst = Object.keys(first.fixed).length > 0;
  const from = isFirst ? others : days;
  const best = [...from]
    .sort((a, b) => worthOf(b, asked) - worthOf(a, asked))
    .slice(0, Math.max(0, most - (isFirst ? 1 : 0)));
  return days.filter((day) => (isFirst && day === first) || best.includes(day));
}
