import { isDeepStrictEqual } from "node:util";
import type { Category } from "../../../../domain/catalogue.ts";
import type { Spot } from "../atlas.ts";
import type { FrameDay } from "../frame.ts";
import { hotelWishOf } from "../hotel-wish.ts";
import type { FilledDay } from "../slots.ts";
import type { Trip } from "../trip.ts";
import type { Wish } from "../wish.ts";
import { codeOf, dayTold } from "./codes.ts";

/** A day of the plan that is changed: its ways, and what it holds beside them. */
export type FormerDay = FrameDay &
  Pick<FilledDay, "beside"> & { readonly slots: Partial<FilledDay["slots"]> };

/** What a change leaves as it was in the plan that it is made from. */
export interface Former {
  /** Days of departure by the number of the flight; empty for any day. */
  readonly flights: ReadonlyMap<string, string>;
  /** Codes of the hotels. */
  readonly houses: ReadonlyMap<Spot, string>;
  /** The day that each of a plan's days was; nothing where every day was asked to be another. */
  readonly days: (days: readonly FrameDay[]) => ReadonlyMap<FrameDay, FormerDay>;
  /** Tickets are to cost no more than the new level allows. */
  readonly isSpared: boolean;
  /** What is seen from outside stays so. */
  readonly isOutside: boolean;
  /** What the trip is no longer about. */
  readonly dropped: readonly Category[];
  /** In the same cities it is about something else too, which takes the place of what is only one of many. */
  readonly isAbout: boolean;
}

/** Kinds by which other flights are asked for. */
const OF_FLIGHTS: ReadonlySet<string> = new Set([
  ...["directFlight", "businessClass", "laterFlights", "noFlying", "flightsApart"],
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
  const ways = isFlown ? [frame.arrival, ...frame.transfers, frame.departure] : [];
  const houses = isHoused ? lodgings : [];
  return {
    flights: new Map(
      ways.flatMap(({ flight }) => (flight ? [[flight.number, flight.departureDay]] : [])),
    ),
    houses: new Map(
      houses.flatMap(({ stay, name }) => (name === undefined ? [] : [[stay.spot, codeOf(name)]])),
    ),
    days: (now) => counterparts(now, wish.pace === before.pace ? days : []),
    isSpared: isCheaper,
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

/** The first day in a city for its first, the last for its last where both have a way in them, others in their order. */
function counterparts(
  days: readonly FrameDay[],
  former: readonly FilledDay[],
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
    const rest = isEnd ? was.slice(0, -1) : was;
    for (const [at, day] of (isEnd ? now.slice(0, -1) : now).entries()) {
      const one = rest[at];
      if (one) found.set(day, one);
    }
  }
  return found;
}
