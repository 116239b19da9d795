import { type DayNumber, isoDate } from "../../../../domain/dates.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { seatsNeeded } from "../../../../domain/travel.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isRiddenThere, type Roads } from "../atlas/roads.ts";
import type { Frame, Journey, Transfer } from "../days/frame.ts";
import type { PlannerDeps, Planning } from "../planning.ts";
import { FLIGHT } from "../weights.ts";
import type { Origin } from "../wish/origin.ts";
import type { Wish } from "../wish/wish.ts";
import { fromAirport, gatewayFare, townOf } from "./airport-ways.ts";
import { airportsAround, atLeast, outOfTown } from "./airports-around.ts";
import { onClocks } from "./clocks.ts";
import { effort } from "./effort.ts";
import { flightThere } from "./flight-there.ts";
import {
  type Candidate,
  endsAtNight,
  type FlightPick,
  findFlight,
  inHours,
  isEasy,
  isShort,
  leavesAfterWork,
  leavesAtNight,
  leavesLate,
} from "./flights.ts";
import { type Stay, toGateway } from "./route.ts";
import { offTheSabbath } from "./sabbath.ts";
import { isFrail } from "./theme.ts";
import {
  AIRPORT_HOURS,
  type End,
  endOf,
  type Hop,
  halves,
  hopBetween,
  LONGEST_NIGHT_TRAIN,
  overland,
} from "./travel.ts";

/** Between two cities the thrifty ride so long before they fly. */
const LONGEST_CHEAP_RIDE = 9;
/** Who asks for the bus rides it through a night at most. */
const LONGEST_BUS_RIDE = 14;
/** Of a trip by train, the way there and back is flown where the train takes longer. */
const LONGEST_TRAIN_THERE = 10;
/** Each hour in a seat behind so many counts twice. */
const LONG_SITTING = 6;
/** A change of planes on a shorter way is worth looking for another airport. */
const NEARBY_KM = 1500;
const OWN_CAR_SEATS = 5;

/** There and back, and everything between. */
export interface Journeys {
  readonly arrival: Journey;
  readonly departure: Journey;
  readonly transfers: readonly Transfer[];
  /** Cities that no flight could be found to or from. */
  readonly unreached: readonly Spot[];
}

export type WaysThereAndBack = Pick<Journeys, "arrival" | "departure">;

/** The way there and the way back; undefined where nothing flies. */
export async function findEnds(
  planning: Planning,
  stays: readonly Stay[],
  origin: Origin | undefined,
): Promise<Partial<WaysThereAndBack>> {
  const first = stays[0]?.spot;
  if (!first) throw new Error("A trip goes somewhere");
  const there = await wayThere(planning, first, origin);
  const departure = await wayBack(planning, stays, origin, there?.flight?.from);
  const [left, back] = [there?.flight?.from, departure?.flight?.to];
  // Home has one airport: the way there is found again from the one that the way back ends at.
  const isApart = left !== undefined && back !== undefined && left !== back;
  const again = isApart ? await wayThere(planning, first, origin, back) : there;
  const arrival = again?.flight?.from === back ? again : there;
  return { ...(arrival && { arrival }), ...(departure && { departure }) };
}

/** Finds every way of a trip. `origin` is undefined where the way there is not part of it. */
export async function findJourneys(
  planning: Planning,
  stays: readonly Stay[],
  origin: Origin | undefined,
  known?: WaysThereAndBack,
): Promise<Journeys> {
  const first = stays[0]?.spot;
  const last = stays.at(-1)?.spot;
  if (!first || !last) throw new Error("A trip goes somewhere");
  const { arrival, departure } = known ?? (await findEnds(planning, stays, origin));
  const transfers: Transfer[] = [];
  let day = planning.timing.priced;
  for (const [index, { spot, nights }] of stays.entries()) {
    day += nights;
    const next = stays[index + 1];
    if (next) transfers.push(await transferBetween(planning, spot, next.spot, day));
  }
  const unreached = origin ? [...(arrival ? [] : [first]), ...(departure ? [] : [last])] : [];
  const found: Journeys = {
    arrival: arrival ?? fromAirport(first, planning),
    departure: departure ?? fromAirport(last, planning),
    transfers,
    unreached,
  };
  const ends = { home: origin?.place, first: first.gatewayPlace, last: last.gatewayPlace };
  const running = offTheSabbath(found, stays, planning.timing.start);
  return onClocks(running, ends, planning.deps.places, planning.timing.priced);
}

async function wayThere(
  planning: Planning,
  spot: Spot,
  origin: Origin | undefined,
  /** The airport that the trip ends at. */
  home?: string,
): Promise<Journey | undefined> {
  const journey = await journeyBetween(
    planning,
    { spot, home },
    origin,
    (start, gateway, roadHours) =>
      flightThere(planning, { from: start.code, to: gateway, roadHours, home }),
  );
  const isDayBefore =
    journey?.flight && journey.flight.departureDay < isoDate(planning.timing.priced);
  return isDayBefore ? { ...journey, dayBefore: true } : journey;
}

async function wayBack(
  planning: Planning,
  stays: readonly Stay[],
  origin: Origin | undefined,
  /** The airport that the trip began at. */
  home: string | undefined,
): Promise<Journey | undefined> {
  const last = stays.at(-1)?.spot;
  if (!last) return undefined;
  const day = stays.reduce((sum, { nights }) => sum + nights, planning.timing.priced);
  return await journeyBetween(
    planning,
    { spot: last, isHome: true, home },
    origin,
    (start, gateway, roadHours) => {
      const { work, workDays = planning.days, workFrom } = planning.wish;
      const isWorkday = work && planning.days - (workFrom === undefined ? 0 : 1) <= workDays;
      const late = isWorkday ? leavesAfterWork : leavesLate(roadHours, planning.days);
      const prefer = (one: Candidate) =>
        late(one) + (home === undefined || one.pick.to === home ? 0 : FLIGHT.otherAirport);
      return findFlight(planning, { from: gateway, to: start.code, day, prefer });
    },
  );
}

/** The longest ride of the old and those on wheels where one can fly, hours. */
const LONGEST_FOR_THE_FRAIL = 6;

function isTiring({ hours }: { readonly hours: number }, wish: Wish): boolean {
  const isByChoice = wish.needs.includes("train") || neverFlies(wish) || isRiddenThere(wish);
  return isFrail(wish) && hours > LONGEST_FOR_THE_FRAIL && !isByChoice;
}

/** The city at the other end of the way there or home, and the airport of home on the other of the two. */
interface JourneyEnd {
  readonly spot: Spot;
  readonly isHome?: boolean;
  readonly home: string | undefined;
}

/** By land where that is sensible, by the best flight that is found, or by land after all. */
async function journeyBetween(
  planning: Planning,
  { spot, isHome = false, home }: JourneyEnd,
  origin: Origin | undefined,
  findFlightFor: (
    origin: Origin,
    gateway: string,
    roadHours: number,
  ) => Promise<FlightPick | undefined>,
): Promise<Journey | undefined> {
  const { deps, wish, roads } = planning;
  const { party } = wish;
  if (!origin) return fromAirport(spot, planning);
  const start = originEnd(origin, deps, roads);
  const hop = hopBetween(start, endOf(spot), roads);
  const isFlownHome = isHome && isRiddenThere(wish);
  const isRidden = !isHome && isRiddenThere(wish);
  const way = isFlownHome
    ? undefined
    : overland(start, endOf(spot), roads, neverFlies(wish) || isRidden);
  if (hop.mode !== "flight" && !isFlownHome && !isTiring(hop, wish)) return byLand(hop, wish);
  if (way && (isRidden || staysOnLand(wish, way))) return byLand(way, wish);
  const isByTrain = way?.mode === "train" && wish.needs.includes("train");
  if (isByTrain && way.hours <= LONGEST_TRAIN_THERE) return byLand(way, wish);
  const { hours, price, onwardBy, town } = fromAirport(spot, planning);
  const own = await findFlightFor(origin, spot.gateway, hours);
  const flownTo = (isHome ? own?.from : own?.to) ?? spot.gateway;
  const farOut = spot.served && outOfTown(spot, flownTo, planning) > 0;
  let best: Journey | undefined = own && {
    mode: "flight",
    flight: own,
    hours,
    price: own.price + price,
    ...(onwardBy && { onwardBy }),
    ...(town && { town }),
    ...(farOut && { farOut }),
  };
  // "Fly home from Santiago itself": from no other airport, whatever it spares.
  const isOwnAsked = isHome && own && wish.changed?.homeFrom === spot;
  if (isOwnAsked) return best;
  const isElsewhere = ({ flight }: Journey) =>
    home !== undefined && flight && (isHome ? flight.to : flight.from) !== home;
  const costs = (journey: Journey) =>
    effort(journey, isHome) +
    inHours(planning, journey.price) +
    (isElsewhere(journey) ? FLIGHT.otherAirport : 0) +
    asBefore(planning.former, journey.flight);
  let least = best ? costs(best) : Number.POSITIVE_INFINITY;
  // A place without an airport may be nearer by another one, and some airports are flown to in vain.
  const isNear = distanceKm(origin.place, spot) <= NEARBY_KM;
  const isAtNight = own && (isHome ? leavesAtNight(own, hours) : endsAtNight(own, hours));
  if (!own || !isEasy(own) || isAtNight || (own.stops > 0 && (isNear || !spot.served))) {
    for (const other of airportsAround(spot, planning)) {
      const flight = await findFlightFor(origin, other.gateway, other.hop.hours);
      if (!flight || !isEasy(flight)) continue;
      const airport = isHome ? flight.from : flight.to;
      const journey: Journey = {
        mode: "flight",
        flight,
        hours: other.hop.hours + outOfTown(other.spot, airport, planning),
        onwardBy: other.hop.mode,
        town: other.spot.destination.city,
        price: flight.price + other.hop.fare * seatsNeeded(party),
      };
      const its = costs(journey);
      if (its < least) {
        best = { ...journey, ...(own && { passed: own }) };
        least = its;
      }
    }
  }
  // A night's drive to a far airport, or a day of changing planes, is worse than the road itself.
  const isSlower =
    way !== undefined &&
    best &&
    !isTiring(way, wish) &&
    way.hours + Math.max(0, way.hours - LONG_SITTING) < effort(best, isHome) + AIRPORT_HOURS;
  const onLand = way ?? (hop.mode === "flight" || isFlownHome ? undefined : hop);
  if (!best || isSlower) return onLand && byLand(onLand, wish);
  const { flight: chosen } = best;
  const last = isHome ? chosen?.from : chosen?.to;
  const direct = last === undefined ? 0 : atLeast(best.hours, spot, last, planning);
  return direct > best.hours ? { ...best, hours: direct, toTheGate: true } : best;
}

/** A plan that is changed keeps its flight and its airports, where another spares no day. */
function asBefore(former: Planning["former"], flight: FlightPick | undefined): number {
  if (!former || !flight) return 0;
  if (former.flights.has(flight.number)) return -FLIGHT.kept;
  const isThere = [flight.from, flight.to].every((code) => former.airports.includes(code));
  return former.airports.length === 0 || isThere ? 0 : FLIGHT.otherTown;
}

/** "No flying" holds for any way that there is, "by bus" for as long as one sits in a bus. */
function staysOnLand(wish: Wish, { hours }: Pick<Hop, "hours">): boolean {
  const isByBus = wish.wishes.some(({ kind }) => kind === "bus" || kind === "nightBus");
  return neverFlies(wish) || (isByBus && hours <= LONGEST_BUS_RIDE);
}

/** On no way at all, or on none between the places of the trip. */
function neverFlies({ wishes }: Wish, where?: "inside"): boolean {
  return wishes.some(
    ({ kind }) => kind === "noFlying" || (where === "inside" && kind === "noInnerFlights"),
  );
}

/** True where a flight of the plan goes over what can be ridden, before a night is spent on it. */
export function hasLandWay({ deps, wish, roads }: Planning, frame: Frame): boolean {
  const { origin } = wish;
  const start = origin && originEnd(origin, deps, roads);
  const [first, last] = [frame.stays[0]?.spot, frame.stays.at(-1)?.spot];
  const flown = [
    ...(frame.arrival.flight && start && first ? [overland(start, endOf(first), roads)] : []),
    ...(frame.departure.flight && start && last ? [overland(endOf(last), start, roads)] : []),
    ...frame.transfers
      .filter(({ flight }) => flight)
      .map(({ from, to }) => overland(endOf(from), endOf(to), roads)),
  ];
  return flown.some((way) => way !== undefined && way.hours <= LONGEST_BUS_RIDE);
}

function byLand(
  { mode, hours, fare, via, name }: Hop,
  { party, wishes }: Wish,
): Pick<Transfer, "mode" | "hours" | "price" | "via" | "name"> {
  const seats = seatsNeeded(party);
  // The fuel of a car is about what one seat of a bus costs.
  const isByCar =
    mode === "road" && wishes.some(({ kind }) => kind === "ownCar" || kind === "carHire");
  const price = fare * (isByCar ? Math.ceil(seats / OWN_CAR_SEATS) : seats);
  return { mode, hours, price, ...(via && { via }), ...(name && { name }) };
}

function originEnd({ place, spot }: Origin, { landmassOf }: PlannerDeps, roads: Roads): End {
  if (spot) return endOf(spot);
  const { lat, lon, country, code } = place;
  const landmass = landmassOf(country, place, code);
  return { node: roads.nodeOf(code), lat, lon, country, landmass, mountains: false };
}

async function transferBetween(
  planning: Planning,
  from: Spot,
  to: Spot,
  day: DayNumber,
): Promise<Transfer> {
  const { wish, roads } = planning;
  const hop = hopBetween(endOf(from), endOf(to), roads);
  const plain = { from, to, ...byLand(hop, wish) };
  if (hop.mode === "ferry" && !roads.way(endOf(from).node, endOf(to).node)) {
    // A boat that nobody has mapped is a guess, which any flight is better than.
    const flight = await flightBetween(planning, from, to, day);
    return flight?.flight?.stops === 0 ? flight : plain;
  }
  if (hop.mode !== "flight") return plain;
  const isRidden = neverFlies(wish, "inside");
  const way = overland(endOf(from), endOf(to), roads, isRidden);
  const overLand = way && { from, to, ...byLand(way, wish) };
  if (overLand && (isRidden || staysOnLand(wish, overLand))) return overLand;
  const isByTrain = overLand?.mode === "train" && wish.needs.includes("train");
  if (isByTrain && overLand.hours <= LONGEST_NIGHT_TRAIN) return overLand;
  if (overLand && wish.style === "economy" && overLand.hours <= LONGEST_CHEAP_RIDE) return overLand;
  const flight = await flightBetween(planning, from, to, day);
  // A flight by way of a far hub may well be slower than the road.
  if (flight && !(overLand && overLand.hours <= flight.hours)) return flight;
  const isLong = !overLand || overLand.hours > LONG_SITTING;
  const nearby = isLong ? await flightNearby(planning, from, to, day) : undefined;
  const known = flight ?? overLand;
  if (nearby && !(known && known.hours <= nearby.hours)) return nearby;
  return overLand ?? { ...plain, unflown: true };
}

/** Hours by land from the airport of another town to the next city. */
const LONGEST_FROM_NEARBY = 3;

/** Where no way to the next city is good: nonstop to the airport of a town beside it, and on by land. */
async function flightNearby(
  planning: Planning,
  from: Spot,
  to: Spot,
  day: DayNumber,
): Promise<Transfer | undefined> {
  const { roads, wish } = planning;
  const before = toGateway(from, roads);
  for (const { spot, gateway, hop } of airportsAround(to, planning)) {
    if (hop.hours > LONGEST_FROM_NEARBY || gateway === from.gateway) continue;
    const prefer = isShort(before);
    const flight = await findFlight(planning, { from: from.gateway, to: gateway, day, prefer });
    if (!flight || flight.stops > 0) continue;
    const after = hop.hours + outOfTown(spot, flight.to, planning);
    const hours = halves(flight.minutes / 60 + AIRPORT_HOURS + before + after);
    const fares = (gatewayFare(from, roads) + hop.fare) * seatsNeeded(wish.party);
    const price = flight.price + fares;
    const town = spot.destination.city;
    return { from, to, mode: "flight", hours, flight, before, after, price, town };
  }
  return undefined;
}

/** Airports on both sides of a border that one sight lies between: the falls of Iguazú. */
const TWINS: Readonly<Record<string, string>> = { IGU: "IGR", IGR: "IGU" };

async function flightBetween(
  planning: Planning,
  from: Spot,
  to: Spot,
  day: DayNumber,
): Promise<Transfer | undefined> {
  const { roads } = planning;
  if (from.gateway === to.gateway) return undefined;
  const prefer = isShort(toGateway(from, roads));
  const fly = (start: string, end: string) =>
    findFlight(planning, { from: start, to: end, day, prefer });
  let flight = await fly(from.gateway, to.gateway);
  const [start, end] = [TWINS[from.gateway], TWINS[to.gateway]];
  if ((start || end) && (!flight || flight.stops > 0)) {
    const other = await fly(start ?? from.gateway, end ?? to.gateway);
    if (other && (!flight || other.minutes < flight.minutes)) flight = other;
  }
  if (!flight) return undefined;
  const before = toGateway(from, roads);
  const after = toGateway(to, roads);
  const fares =
    (gatewayFare(from, roads) + gatewayFare(to, roads)) * seatsNeeded(planning.wish.party);
  const hours = halves(flight.minutes / 60 + AIRPORT_HOURS + before + after);
  const town = townOf(to, planning.deps.atlas);
  const price = flight.price + fares;
  return { from, to, mode: "flight", hours, flight, before, after, price, ...(town && { town }) };
}
