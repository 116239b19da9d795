import { turnToGoOn } from "../../../memory/turns.ts";
import type { Spot } from "./atlas.ts";
import { type Choice, chooseSpots } from "./choose.ts";
import { isEasy } from "./flights.ts";
import { type Frame, frameOf } from "./frame.ts";
import { findEnds, findJourneys, type Journeys, type WaysThereAndBack } from "./journeys.ts";
import { findRooms, type Rooms } from "./lodging.ts";
import { asOneTrip } from "./one-trip.ts";
import type { Planning } from "./planning.ts";
import { orderSpots, type Stay, shareNights } from "./route.ts";
import type { Wish } from "./wish.ts";

/** A city that was not asked for and takes longer to reach is left out. */
const LONGEST_TRANSFER = 14;
const LONGEST_RIDE = 9.5;
/** The same in countries that were asked for, which may be a continent. */
const LONGEST_TRANSFER_WITHIN = 22;
const MOST_REROUTES = 4;

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

/** The cities of a trip with the ways there, between them and back. */
export async function routeOf(planning: Planning, known?: WaysThereAndBack): Promise<Route> {
  const { wish } = planning;
  const excluded = new Set<string>();
  await turnToGoOn();
  let route = await routeThrough(chooseSpots(planning, excluded), planning, known);
  for (let tries = 0; tries < MOST_REROUTES; tries++) {
    const spot = tooFar(route, wish);
    if (!spot) break;
    excluded.add(spot.slug);
    const choice = chooseSpots(planning, excluded);
    // A hard way to the only cities that fit is better than a trip to none.
    if (choice.spots.length === 0) break;
    route = await routeThrough(choice, planning, known);
  }
  return route;
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
  const { wish } = planning;
  const origin = wish.origin && isElsewhere(wish, choice) ? wish.origin : undefined;
  const { arrival, departure } = await findEnds(planning, stays, origin);
  if (!isBetter({ ...(arrival && { arrival }), ...(departure && { departure }) })) return undefined;
  const known = arrival && departure && { arrival, departure };
  const route = await routeOf(planning, known);
  const isSame =
    route.stays.length === stays.length &&
    route.stays.every(({ spot }, index) => spot === stays[index]?.spot);
  return isSame ? route : await routeOf(planning);
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
  const frame = frameOf(stays, journeys, timing, wish);
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
  planning: Planning,
  known: WaysThereAndBack | undefined,
): Promise<Route> {
  const { wish } = planning;
  await turnToGoOn();
  const origin = wish.origin && isElsewhere(wish, choice) ? wish.origin : undefined;
  const order = asSaid(choice.spots, wish) ?? orderSpots(choice.spots, origin?.place, planning);
  const stays = shareNights(planning, order);
  const journeys = await findJourneys(planning, stays, origin, known);
  return { choice, stays, journeys: asOneTrip(planning, journeys) };
}

/** The order of the words, where they give one and name every city. */
function asSaid(spots: readonly Spot[], wish: Wish): readonly Spot[] | undefined {
  if (!(wish.ordered || wish.work) || !spots.every((spot) => wish.spots.includes(spot)))
    return undefined;
  // "Bali: Ubud 5 nights, then Seminyak 7": nights that were counted one after another say it best.
  const counted = (wish.stays ?? []).map(({ spot }) => spot);
  const said = spots.every((spot) => counted.includes(spot)) ? counted : wish.spots;
  return said.filter((spot) => spots.includes(spot));
}

/** A city that was not asked for and takes too long to reach; one that only fills days first. */
function tooFar({ choice, journeys }: Route, wish: Wish): Spot | undefined {
  const far = journeys.transfers
    .flatMap(({ from, to, mode, hours, unflown, flight }) =>
      [to, from].filter(
        (end) =>
          unflown ||
          (flight && !isEasy(flight)) ||
          hours > (mode === "flight" ? longestTo(end, wish) : LONGEST_RIDE),
      ),
    )
    .filter((end) => !isAskedFor(end, wish, choice));
  return far.find((end) => choice.added.includes(end)) ?? far[0];
}

function longestTo({ country }: Spot, { countries, region }: Wish): number {
  return [...countries, ...region].includes(country) ? LONGEST_TRANSFER_WITHIN : LONGEST_TRANSFER;
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
