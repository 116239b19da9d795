import { distanceKm } from "../../../../domain/geo.ts";
import { turnToGoOn } from "../../../../memory/turns.ts";
import type { Spot } from "../atlas/atlas.ts";
import { withOneMore } from "../changes/order.ts";
import { withSunsets } from "../days/daylight.ts";
import { type Frame, frameOf, type Journey } from "../days/frame.ts";
import { findRooms, type Rooms } from "../money/lodging.ts";
import type { Planning } from "../planning.ts";
import type { Wish } from "../wish/wish.ts";
import { type Choice, chooseSpots } from "./choose.ts";
import { withDatedNights } from "./dated-nights.ts";
import { hourOf, isEasy } from "./flights.ts";
import { lastAtTheAirport, withGatewayNight } from "./gateway-night.ts";
import { withoutHollowStay } from "./hollow-stays.ts";
import { findEnds, findJourneys, type Journeys, type WaysThereAndBack } from "./journeys.ts";
import { asOneTrip } from "./one-trip.ts";
import {
  asTheyLead,
  type LearntHours,
  orderSpots,
  pairOf,
  type Stay,
  shareNights,
} from "./route.ts";
import { LONGEST_NIGHT_TRAIN } from "./travel.ts";

/** A city that was not asked for and takes longer to reach is left out. */
const LONGEST_TRANSFER = 14;
const LONGEST_RIDE = 9.5;
/** The same in countries that were asked for, which may be a continent; less between near cities. */
const LONGEST_TRANSFER_WITHIN = 22;
const LONGEST_TRANSFER_NEARBY = 8;
const KM_PER_HOUR_MORE = 200;
const MOST_REROUTES = 6;

/** Everything about a trip that does not depend on how comfortable it is. */
export interface Sketch {
  readonly choice: Choice;
  readonly frame: Frame;
  readonly rooms: readonly Rooms[];
  readonly unreached: readonly { readonly slug: string }[];
}

/**
 * Chooses cities, finds ways between them and rooms in them. A `known` way there and back spares
 * the search for its flights.
 */
export async function sketchOf(planning: Planning, known?: WaysThereAndBack): Promise<Sketch> {
  return await roomsFor(planning, await routeOf(planning, known));
}

/** So many places are looked at where any will do. */
const MOST_PLACES_TRIED = 4;

/** The cities of a trip with the ways there, between them and back. */
export async function routeOf(planning: Planning, known?: WaysThereAndBack): Promise<Route> {
  const tried = new Set<string>();
  const first = await routeWithout(planning, tried, { known });
  if (!first.choice.free || known) return first;
  let best = first;
  let least = hardship(first, planning);
  let last = first;
  for (let tries = 1; tries < MOST_PLACES_TRIED && least > 0; tries++) {
    for (const { spot } of last.stays) tried.add(spot.slug);
    const chosen = chooseSpots(planning, tried);
    if (chosen.spots.length === 0) break;
    last = await routeWithout(planning, tried, { chosen });
    const hard = hardship(last, planning);
    if (hard < least) {
      best = last;
      least = hard;
    }
  }
  return best;
}

/** Two changes of planes are as bad as a budget exceeded by half of it. */
const HARD_FLIGHT = 0.5;
/** So much of its waking hours a trip may spend on the ways there and back. */
const WAKING_HOURS = 12;
const AT_AIRPORTS = 3;
const SHARE_ON_THE_WAY = 0.25;
const CENTS = 100;

/** What speaks against a place where any other would do: hard flights, and what it costs too much. */
function hardship({ stays, journeys }: Route, { wish, purse, days }: Planning): number {
  const { arrival, departure, unreached } = journeys;
  const hard = [arrival, departure].filter(({ flight }) => flight && !isEasy(flight)).length;
  const people = Math.max(1, wish.party.adults + wish.party.children);
  const ways = (arrival.price + departure.price) / CENTS / people;
  const daily = stays.reduce(
    (sum, { spot: { destination }, nights }) =>
      sum + (destination.budget_from / (destination.days[0] ?? 1)) * nights,
    0,
  );
  const living = (daily / Math.max(1, days - 1)) * days;
  const over = purse.usdEach === undefined ? 0 : (ways + living) / purse.usdEach - 1;
  const hours = [arrival, departure].reduce(
    (sum, way) => sum + way.hours + (way.flight ? way.flight.minutes / 60 + AT_AIRPORTS : 0),
    0,
  );
  const onTheWay = hours / (WAKING_HOURS * days) - SHARE_ON_THE_WAY;
  return unreached.length + hard * HARD_FLIGHT + Math.max(0, over) + Math.max(0, onTheWay);
}

/** The same without some cities, by slug. */
async function routeWithout(
  planning: Planning,
  without: ReadonlySet<string>,
  { known, chosen }: { readonly known?: WaysThereAndBack | undefined; readonly chosen?: Choice },
): Promise<Route> {
  const { wish } = planning;
  const excluded = new Set(without);
  const learnt: LearntHours = new Map();
  await turnToGoOn();
  let choice = chosen ?? chooseSpots(planning, excluded);
  let order = orderOf(choice, planning, learnt);
  let route = await routeThrough(choice, order, planning, known);
  for (let tries = 0; tries < MOST_REROUTES; tries++) {
    const spot = tooFar(route, wish);
    if (!spot) break;
    for (const { from, to, hours } of route.journeys.transfers) learnt.set(pairOf(from, to), hours);
    // Another order may avoid the hard way; where none does, a city is left out.
    const other = orderOf(choice, planning, learnt);
    const isOther = other.some((one, at) => one !== order[at]);
    const again = isOther ? await routeThrough(choice, other, planning, known) : route;
    order = other;
    if (isSameRoute(again.stays, route.stays)) {
      excluded.add(spot.slug);
      choice = chooseSpots(planning, excluded);
      // A hard way to the only cities that fit is better than a trip to none.
      if (choice.spots.length === 0) break;
      order = orderOf(choice, planning, learnt);
      route = await routeThrough(choice, order, planning, known);
    } else route = again;
  }
  return route;
}

/** As the words have it, else the shortest way through all of them. */
function orderOf(choice: Choice, planning: Planning, learnt: LearntHours): readonly Spot[] {
  const origin = originOf(choice, planning);
  return (
    asSaid(choice.spots, planning.wish) ??
    orderSpots(choice.spots, origin?.place, { ...planning, learnt })
  );
}

/** Where the trip starts, unless it stays there. */
function originOf(choice: Choice, { wish }: Planning): Wish["origin"] {
  return wish.origin && isElsewhere(wish, choice) ? wish.origin : undefined;
}

/**
 * The same route on another day. Its ways there and back are found first, since they decide whether
 * the day is any better; the rest only where `isBetter` says so.
 */
export async function routeOn(
  planning: Planning,
  { stays, choice }: Route,
  isBetter: (ends: Partial<WaysThereAndBack>) => boolean,
): Promise<Route | undefined> {
  const origin = originOf(choice, planning);
  const { arrival, departure } = await findEnds(planning, stays, origin);
  if (!isBetter({ ...(arrival && { arrival }), ...(departure && { departure }) })) return undefined;
  const known = arrival && departure && { arrival, departure };
  const route = await routeOf(planning, known);
  return isSameRoute(route.stays, stays) ? route : await routeOf(planning);
}

/** The same stays with the ways and the rooms of another planning; undefined where one cannot get there then. */
export async function sketchAgain(
  planning: Planning,
  { choice, frame }: Sketch,
): Promise<Sketch | undefined> {
  const origin = originOf(choice, planning);
  const { stays } = frame;
  const journeys = await findJourneys(planning, stays, origin);
  if (journeys.unreached.length > 0) return undefined;
  return await roomsFor(planning, { choice, stays, journeys: asOneTrip(planning, journeys) });
}

function isSameRoute(a: readonly Stay[], b: readonly Stay[]): boolean {
  return a.length === b.length && a.every(({ spot }, index) => spot === b[index]?.spot);
}

/** A route with rooms for its nights. */
export async function roomsFor(planning: Planning, route: Route): Promise<Sketch> {
  const { timing, wish } = planning;
  const { choice, stays, journeys } = route;
  const rooms: Rooms[] = [];
  let checkIn = timing.priced;
  for (const stay of stays) {
    rooms.push(await findRooms(planning, stay, checkIn));
    checkIn += stay.nights;
  }
  const frame = withSunsets(frameOf(stays, journeys, timing, wish), planning.deps.places);
  return { choice, frame, rooms, unreached: journeys.unreached };
}

/** Cities in their order, with the ways between them. */
export interface Route {
  readonly choice: Choice;
  readonly stays: readonly Stay[];
  readonly journeys: Journeys;
}

async function routeThrough(
  choice: Choice,
  order: readonly Spot[],
  planning: Planning,
  known: WaysThereAndBack | undefined,
): Promise<Route> {
  const { wish } = planning;
  await turnToGoOn();
  const origin = originOf(choice, planning);
  const said = asSaid(choice.spots, wish);
  let stays = withDatedNights(planning, shareNights(planning, order));
  let journeys = await findJourneys(planning, stays, origin, known);
  const given = new Set<Spot>();
  while (given.size < MOST_NIGHTS_MOVED) {
    const frame = frameOf(stays, journeys, planning.timing, wish);
    const evened = withoutHollowStay(planning, frame, given);
    if (!evened) break;
    stays = evened;
    journeys = await findJourneys(planning, stays, origin, known);
  }
  const rested = withGatewayNight(planning, stays, journeys.arrival);
  const fromTown = rested && (await findJourneys(planning, rested, origin));
  if (rested && fromTown?.unreached.length === 0) {
    stays = rested;
    journeys = fromTown;
  }
  if (!said && !rested && isUpAtNight(journeys.departure, planning.wish)) {
    const airport = planning.deps.places.find(journeys.departure.flight?.from ?? "");
    const other = lastAtTheAirport(order, airport?.cityCode);
    const otherStays = other && withDatedNights(planning, shareNights(planning, other));
    const ways = otherStays && (await findJourneys(planning, otherStays, origin));
    if (ways && ways.unreached.length === 0 && !isUpAtNight(ways.departure, planning.wish))
      return { choice, stays: otherStays, journeys: asOneTrip(planning, ways) };
  }
  return { choice, stays, journeys: asOneTrip(planning, journeys) };
}

const MOST_NIGHTS_MOVED = 2;

/** From town to take-off, and the hour before which the way to a far airport begins in the night. */
const TO_TAKE_OFF = 2.75;
const UP_AT = 6.5;

/** The same for those who asked for no early mornings. */
const UP_LATE_AT = 8.5;

function isUpAtNight({ flight, hours }: Journey, { wishes }: Wish): boolean {
  const up = wishes.some(({ kind }) => kind === "lateStart") ? UP_LATE_AT : UP_AT;
  return flight !== undefined && hours > 1 && hourOf(flight.departs) - TO_TAKE_OFF - hours < up;
}

/** The order of the words, where they give one and name every city; of a plan that is changed, its own. */
function asSaid(spots: readonly Spot[], wish: Wish): readonly Spot[] | undefined {
  const others = spots.filter((spot) => !wish.spots.includes(spot));
  if (wish.routed && others.length > 0) {
    let order = wish.spots.filter((spot) => spots.includes(spot));
    for (const spot of others) order = withOneMore(order, spot, wish.origin?.place);
    return order;
  }
  if (!(wish.ordered || wish.work) || others.length > 0) return undefined;
  // "Bali: Ubud 5 nights, then Seminyak 7": nights that were counted one after another say it best.
  const counted = (wish.stays ?? []).map(({ spot }) => spot);
  const said = spots.every((spot) => counted.includes(spot)) ? counted : wish.spots;
  return asTheyLead(said.filter((spot) => spots.includes(spot)));
}

/** A city that was not asked for and takes too long to reach; one that only fills days first. */
function tooFar({ choice, journeys, stays }: Route, wish: Wish): Spot | undefined {
  // Where any place will do, one that takes two changes of planes will not.
  const ends = [journeys.arrival.flight, journeys.departure.flight];
  if (choice.free && ends.some((flight) => flight && !isEasy(flight))) return stays[0]?.spot;
  const far = journeys.transfers
    .flatMap(({ from, to, mode, hours, unflown, flight }) =>
      [to, from].filter(
        (end) =>
          unflown ||
          (flight && !isEasy(flight)) ||
          hours > longestBy(mode, wish, () => longestTo(end, distanceKm(from, to), wish)),
      ),
    )
    .filter((end) => !isAskedFor(end, wish, choice));
  // Of the two ends of a hard way the better known one stays.
  const lessKnown = far.sort((a, b) => b.rank - a.rank)[0];
  return far.find((end) => choice.added.includes(end)) ?? lessKnown;
}

function longestBy(mode: string, { needs }: Wish, byAir: () => number): number {
  if (mode === "flight") return byAir();
  return mode === "train" && needs.includes("train") ? LONGEST_NIGHT_TRAIN : LONGEST_RIDE;
}

function longestTo({ country }: Spot, km: number, { countries, region }: Wish): number {
  const isWithin = [...countries, ...region].includes(country);
  return Math.min(
    isWithin ? LONGEST_TRANSFER_WITHIN : LONGEST_TRANSFER,
    LONGEST_TRANSFER_NEARBY + km / KM_PER_HOUR_MORE,
  );
}

/** Named, or the only city of a country that was. */
function isAskedFor(spot: Spot, { spots, countries }: Wish, choice: Choice): boolean {
  if (spots.includes(spot)) return true;
  const there = choice.spots.filter(({ country }) => country === spot.country);
  return countries.includes(spot.country) && there.length === 1;
}

/** False where the trip stays in the city it starts from: then there is no way there. */
export function isElsewhere({ origin }: Wish, { spots }: Choice): boolean {
  return !spots.some((spot) => spot === origin?.spot && spots.length === 1);
}
