import { type DayNumber, isoDate } from "../../../domain/dates.ts";
import { type Party, seatsNeeded } from "../../../domain/travel.ts";
import type { Spot } from "./atlas.ts";
import { arrivesEarly, type FlightPick, findFlight, isShort, leavesLate } from "./flights.ts";
import type { Journey, Transfer } from "./frame.ts";
import type { PlannerDeps, Planning } from "./planning.ts";
import { type Stay, toGateway } from "./route.ts";
import {
  AIRPORT_HOURS,
  type End,
  endOf,
  gatewayEnd,
  type Hop,
  halves,
  hopBetween,
  overland,
} from "./travel.ts";
import type { Origin } from "./understand/origin.ts";

/** Hours to an airport that is not the city's own. */
const LONGEST_TO_AIRPORT = 5;

/** There and back, and everything between. */
export interface Journeys {
  readonly arrival: Journey;
  readonly departure: Journey;
  readonly transfers: readonly Transfer[];
  /** Cities that no flight could be found to or from. */
  readonly unreached: readonly Spot[];
}

export type WaysThereAndBack = Pick<Journeys, "arrival" | "departure">;

/** Finds every way of a trip. `origin` is undefined where the way there is not part of it. */
export async function findJourneys(
  planning: Planning,
  stays: readonly Stay[],
  origin: Origin | undefined,
  known?: WaysThereAndBack,
): Promise<Journeys> {
  const { party } = planning.wish;
  const first = stays[0]?.spot;
  const last = stays.at(-1)?.spot;
  if (!first || !last) throw new Error("A trip goes somewhere");
  const arrival = known?.arrival ?? (await wayThere(planning, first, origin));
  const departure = known?.departure ?? (await wayBack(planning, stays, origin));
  const transfers: Transfer[] = [];
  let day = planning.timing.priced;
  for (const [index, { spot, nights }] of stays.entries()) {
    day += nights;
    const next = stays[index + 1];
    if (next) transfers.push(await transferBetween(planning, spot, next.spot, day));
  }
  const unreached = origin
    ? [...(arrival ? [] : [first]), ...(departure || last === first ? [] : [last])]
    : [];
  return {
    arrival: arrival ?? fromAirport(first, party),
    departure: departure ?? fromAirport(last, party),
    transfers,
    unreached,
  };
}

/** The way between a city and the airport, where the city has none of its own. */
function fromAirport(spot: Spot, party: Party): Journey {
  return { hours: toGateway(spot), price: gatewayFare(spot) * seatsNeeded(party) };
}

function gatewayFare(spot: Spot): number {
  const gateway = gatewayEnd(spot);
  return gateway ? hopBetween(gateway, endOf(spot)).fare : 0;
}

async function wayThere(
  planning: Planning,
  spot: Spot,
  origin: Origin | undefined,
): Promise<Journey | undefined> {
  const journey = await journeyBetween(planning, spot, origin, ({ code }) =>
    flightThere(planning, code, spot.gateway),
  );
  const isDayBefore =
    journey?.flight && journey.flight.departureDay < isoDate(planning.timing.priced);
  return isDayBefore ? { ...journey, dayBefore: true } : journey;
}

/** Home from the last city; where no seat is left there, from the nearest other city of the trip. */
async function wayBack(
  planning: Planning,
  stays: readonly Stay[],
  origin: Origin | undefined,
): Promise<Journey | undefined> {
  const last = stays.at(-1)?.spot;
  if (!last) return undefined;
  const day = stays.reduce((sum, { nights }) => sum + nights, planning.timing.priced);
  const homeFrom = (spot: Spot) =>
    journeyBetween(planning, spot, origin, ({ code }) =>
      findFlight(planning, { from: spot.gateway, to: code, day, prefer: leavesLate }),
    );
  const direct = await homeFrom(last);
  if (direct || !origin) return direct;
  for (const { spot } of stays.slice(0, -1).reverse()) {
    const way = overland(endOf(last), endOf(spot));
    if (spot.gateway === last.gateway || !way || way.hours > LONGEST_TO_AIRPORT) continue;
    const journey = await homeFrom(spot);
    if (!journey?.flight) continue;
    const price = journey.price + way.fare * seatsNeeded(planning.wish.party);
    return { ...journey, hours: journey.hours + way.hours, price };
  }
  return undefined;
}

/** By land where that is sensible, by the flight that is found, or by land after all. */
async function journeyBetween(
  { deps, wish: { party } }: Planning,
  spot: Spot,
  origin: Origin | undefined,
  findFlightFor: (origin: Origin) => Promise<FlightPick | undefined>,
): Promise<Journey | undefined> {
  if (!origin) return fromAirport(spot, party);
  const start = originEnd(origin, deps);
  const hop = hopBetween(start, endOf(spot));
  if (hop.mode !== "flight") return byLand(hop, party);
  const flight = await findFlightFor(origin);
  if (flight) {
    const { hours, price } = fromAirport(spot, party);
    return { mode: "flight", flight, hours, price: flight.price + price };
  }
  const way = overland(start, endOf(spot));
  return way && byLand(way, party);
}

function byLand(
  { mode, hours, fare }: Hop,
  party: Party,
): Pick<Transfer, "mode" | "hours" | "price"> {
  return { mode, hours, price: fare * seatsNeeded(party) };
}

/** A flight that only arrives the next day is taken a day earlier, so that the trip starts there. */
async function flightThere(
  planning: Planning,
  from: string,
  to: string,
): Promise<FlightPick | undefined> {
  const day = planning.timing.priced;
  const wish = { from, to, prefer: arrivesEarly };
  const sameDay = await findFlight(planning, { ...wish, day });
  if (!sameDay || sameDay.arrivalDay === sameDay.departureDay) return sameDay;
  if (day - 1 <= planning.clock.today) return sameDay;
  const dayBefore = await findFlight(planning, { ...wish, day: day - 1 });
  return dayBefore && dayBefore.arrivalDay > dayBefore.departureDay ? dayBefore : sameDay;
}

function originEnd({ place, spot }: Origin, { atlas, landmassOf }: PlannerDeps): End {
  if (spot) return endOf(spot);
  const country = [...atlas.countries].find(([, name]) => name.en === place.countryName)?.[0];
  const { lat, lon } = place;
  if (country === undefined) return { lat, lon, landmass: "main", mountains: false };
  return { lat, lon, country, landmass: landmassOf(country, place, place.code), mountains: false };
}

async function transferBetween(
  planning: Planning,
  from: Spot,
  to: Spot,
  day: DayNumber,
): Promise<Transfer> {
  const { party } = planning.wish;
  const hop = hopBetween(endOf(from), endOf(to));
  const plain = { from, to, ...byLand(hop, party) };
  if (hop.mode !== "flight") return plain;
  const way = overland(endOf(from), endOf(to));
  const overLand = way && { from, to, ...byLand(way, party) };
  const flight = await flightBetween(planning, from, to, day);
  // A flight by way of a far hub may well be slower than the road.
  if (flight && !(overLand && overLand.hours <= flight.hours)) return flight;
  return overLand ?? plain;
}

async function flightBetween(
  planning: Planning,
  from: Spot,
  to: Spot,
  day: DayNumber,
): Promise<Transfer | undefined> {
  if (from.gateway === to.gateway) return undefined;
  const flight = await findFlight(planning, {
    from: from.gateway,
    to: to.gateway,
    day,
    prefer: isShort(toGateway(from)),
  });
  if (!flight) return undefined;
  const roads = toGateway(from) + toGateway(to);
  const fares = (gatewayFare(from) + gatewayFare(to)) * seatsNeeded(planning.wish.party);
  const hours = halves(flight.minutes / 60 + AIRPORT_HOURS + roads);
  return { from, to, mode: "flight", hours, flight, price: flight.price + fares };
}
